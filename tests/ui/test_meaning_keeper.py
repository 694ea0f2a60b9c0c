"""All memories become searchable by meaning while nobody waits, and the line under the list tells how far it is."""

import gc
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.building import memory
from tests.ui.stage import QuickModel, Stage
from wellkept.providers.embedder import Embedder, EmbedderUnavailable
from wellkept.providers.embedders import embedders
from wellkept.recall.nearest import Floats
from wellkept.service.answers import finish
from wellkept.service.requests import Keep, Proposal
from wellkept.service.wellkept import Wellkept


class Gated(QuickModel):
    """A model that reads only so many texts before it waits."""

    def __init__(self, texts: int) -> None:
        self.gate = threading.Event()
        self._left = texts

    def embed(self, texts: Sequence[str]) -> Floats:
        self._left -= len(texts)
        if self._left < 0:
            assert self.gate.wait(20)
        return super().embed(texts)


class Heavy(QuickModel):
    """A model whose loading takes as long as the test wants."""

    id = "heavy/1"
    loaded = False

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.started = threading.Event()

    def load(self) -> None:
        self.started.set()
        assert self.gate.wait(20)
        self.loaded = True


class Missing(QuickModel):
    """A model that is known not to be there."""

    def check(self) -> str | None:
        return "This model is not installed."


class Unreadable(QuickModel):
    """A model that turns out to be broken when it is loaded."""

    loaded = False
    _fault: str | None = None

    def check(self) -> str | None:
        return self._fault

    def load(self) -> None:
        self._fault = "This model cannot be read."
        raise EmbedderUnavailable(self._fault)


Opened = Callable[..., Stage]


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path, qapp: QApplication) -> Iterator[Opened]:
    """Return a maker of shown windows over so many memories and some embedders; the first is the built-in one."""
    stages: list[Stage] = []

    def make(count: int, *known: Embedder) -> Stage:
        names = [memory(f"Owner counts to {number} before sleeping.") for number in range(count)]
        stages.append(Stage(tmp_path, qapp, names, known={one.name: one for one in known} or None))
        return stages[-1].show()

    yield make
    for stage in stages:
        stage.close()


def said(stage: Stage) -> str:
    return stage.window.list.foot.text.text()


def press(stage: Stage) -> None:
    stage.click(stage.window.list.foot.button)


def offered(stage: Stage) -> str:
    button = stage.window.list.foot.button
    return "" if button.isHidden() else button.text()


def test_all_become_searchable_by_themselves(opened: Opened) -> None:
    stage = opened(200)
    stage.settle_meaning()
    assert said(stage) == "All 200 searchable by meaning"
    assert offered(stage) == ""


def test_the_built_in_model_is_loaded_on_its_own_thread(opened: Opened) -> None:
    stage = opened(3, *embedders().values())
    stage.settle_meaning()
    assert said(stage) == "All 3 searchable by meaning"


def test_searching_works_while_the_model_is_being_loaded(opened: Opened) -> None:
    heavy = Heavy()
    stage = opened(12, heavy)
    stage.wait_for(heavy.started.is_set)
    stage.type(stage.window.search, "to 11")
    assert stage.sentences() == ["Owner counts to 11 before sleeping."]
    heavy.gate.set()
    stage.settle_meaning()
    assert said(stage) == "All 12 searchable by meaning"


def test_what_a_model_brought_is_not_looked_through_for_garbage_again(opened: Opened) -> None:
    heavy = Heavy()
    stage = opened(1, heavy)
    stage.wait_for(heavy.started.is_set)
    brought = [[] for _ in range(5000)]  # type: ignore[var-annotated] # of nothing
    before = gc.get_freeze_count()
    heavy.gate.set()
    stage.settle_meaning()
    assert gc.get_freeze_count() >= before + len(brought)


def test_the_window_closes_while_the_model_is_being_loaded(opened: Opened) -> None:
    heavy = Heavy()
    stage = opened(1, heavy)
    stage.wait_for(heavy.started.is_set)
    threading.Timer(0.05, heavy.gate.set).start()
    thread = stage.window.meaning._models._thread
    assert thread.isRunning()
    stage.window.close()
    assert heavy.loaded
    assert not thread.isRunning()


@pytest.mark.parametrize(
    ("model", "reason"),
    [(Missing, "This model is not installed."), (Unreadable, "This model cannot be read.")],
)
def test_a_model_that_cannot_be_used_is_a_note(opened: Opened, model: type[QuickModel], reason: str) -> None:
    stage = opened(3, model())
    stage.settle_meaning()
    assert said(stage) == f"Searching by words only: {reason}"
    assert stage.window.messages.isHidden()
    assert offered(stage) == ""


def test_nothing_is_said_where_there_is_no_memory(opened: Opened) -> None:
    stage = opened(0)
    stage.settle_meaning()
    assert said(stage) == ""


def test_how_far_it_is_can_be_seen_and_paused_and_goes_on(opened: Opened) -> None:
    gated = Gated(96)
    stage = opened(300, gated)
    stage.wait_for(lambda: said(stage) == "Searchable by meaning: 96 of 300")
    assert offered(stage) == "Pause"
    stage.window.search.setFocus()
    gated.gate.set()
    press(stage)
    stage.settle_meaning()
    assert said(stage).endswith("of 300, paused")
    assert offered(stage) == "Go on"
    assert stage.window.search.hasFocus()
    press(stage)
    stage.settle_meaning()
    assert said(stage) == "All 300 searchable by meaning"


def test_paused_it_stays_paused_and_counts_what_comes(opened: Opened) -> None:
    stage = opened(200)
    stage.settle_meaning()
    stage.window.meaning.pause()
    _keep(stage, "Owner rows.")
    stage.wait_for(lambda: said(stage) == "Searchable by meaning: 200 of 201, paused")
    assert offered(stage) == "Go on"


def test_closing_in_the_middle_keeps_what_was_done(opened: Opened, tmp_path: Path, qapp: QApplication) -> None:
    stage = opened(300, Gated(96))
    stage.wait_for(lambda: said(stage) == "Searchable by meaning: 96 of 300")
    stage.close()
    with Stage(tmp_path, qapp).show() as again:
        again.settle_meaning()
        assert said(again) == "All 300 searchable by meaning"


def test_what_is_kept_and_forgotten_is_followed(opened: Opened) -> None:
    stage = opened(3)
    stage.settle_meaning()
    _keep(stage, "Owner rows.")
    stage.settle_meaning()
    assert said(stage) == "All 4 searchable by meaning"
    stage.press(stage.window.list.table, Qt.Key.Key_Delete)
    stage.settle_meaning()
    assert said(stage) == "All 3 searchable by meaning"


def _keep(stage: Stage, content: str) -> None:
    stage.window.desk.ask(Keep((Proposal(content),)), lambda _: None)
    stage.settle()


def test_what_another_program_wrote_is_read_too(opened: Opened) -> None:
    stage = opened(3)
    stage.settle_meaning()
    other = Wellkept.open(stage.path, stage.clock)
    finish(other.keep(Keep((Proposal("Owner rows."),))))
    other.close()
    stage.window._watcher.ask()
    stage.settle()
    stage.settle_meaning()
    assert said(stage) == "All 4 searchable by meaning"


def ticked(stage: Stage) -> list[str]:
    return [name for name in ("built_in", "hash_words") if stage.window.actions_by_id[name].isChecked()]


def test_another_embedder_takes_over_when_all_is_read(opened: Opened) -> None:
    stage = opened(5)
    stage.settle_meaning()
    assert ticked(stage) == ["built_in"]
    stage.window.actions_by_id["hash_words"].trigger()
    stage.settle_meaning()
    assert said(stage) == "All 5 searchable by meaning"
    assert ticked(stage) == ["hash_words"]


def test_a_change_of_embedder_is_taken_back_by_choosing_the_one_before(opened: Opened) -> None:
    gated = Gated(96)
    gated.name = "hash-words"
    gated.id = "gated/1"
    stage = opened(300, QuickModel(), gated)
    stage.settle_meaning()
    stage.window.actions_by_id["hash_words"].trigger()
    stage.wait_for(lambda: said(stage) == "Changing to hashed words: 96 of 300")
    gated.gate.set()
    stage.window.actions_by_id["built_in"].trigger()
    stage.settle_meaning()
    assert said(stage) == "All 300 searchable by meaning"
    assert ticked(stage) == ["built_in"]


def test_what_cannot_be_chosen_is_said_and_not_ticked(opened: Opened) -> None:
    broken = Missing()
    broken.name = "hash-words"
    stage = opened(3, QuickModel(), broken)
    stage.settle_meaning()
    stage.window.actions_by_id["hash_words"].trigger()
    stage.settle_meaning()
    assert "This model is not installed." in stage.window.messages.error_box.text.text()
    assert ticked(stage) == ["built_in"]


def test_a_file_that_cannot_be_written_is_a_note(as_somebody_else: Path, qapp: QApplication) -> None:
    with Stage(as_somebody_else, qapp, [memory("Owner walks."), memory("Owner rows.")]) as stage:
        stage.path.chmod(0o444)
        os.seteuid(65534)
        stage.show()
        stage.settle_meaning()
        assert said(stage).startswith("Searchable by meaning: 0 of 2. The file of memories is read-only")
        assert stage.window.messages.error_box.isHidden()


def test_changes_slip_in_while_memories_are_read(opened: Opened) -> None:
    gated = Gated(96)
    stage = opened(300, gated)
    stage.wait_for(lambda: said(stage) == "Searchable by meaning: 96 of 300")
    gated.gate.set()
    stage.press(stage.window.list.table, Qt.Key.Key_Delete)
    assert stage.window.list.head.count.text() == "299 memories"
    stage.settle_meaning()
    assert said(stage) == "All 299 searchable by meaning"


def test_a_search_on_the_screen_is_asked_again_once_meaning_is_ready(tmp_path: Path, qapp: QApplication) -> None:
    sentences = [memory("Owner is allergic to walnuts."), memory("Owner's car is red.")]
    with Stage(tmp_path, qapp, sentences, known=embedders()) as stage:
        stage.show()
        stage.type(stage.window.search, "food intolerances")
        stage.settle_meaning()
        assert stage.sentences() == ["Owner is allergic to walnuts."]
        assert "near to them in meaning" in stage.window.details.page._why_text.text()
