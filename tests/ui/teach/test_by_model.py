"""Teaching by way of a model, in the real window over a real server: preview, send, review, keep, go on."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from tests.providers.openrouter_stub import faults
from tests.ui.stage import CTRL, Stage
from tests.ui.teach.reader import LONG, MIRA, NAME, PARTS, Reader, answer, down_from, found, herons, reading
from wellkept.model.kinds import Kind
from wellkept.model.ledger import Marked, PrivateMark
from wellkept.model.memory import Memory, Trust
from wellkept.model.profile import Section
from wellkept.service.remote_answers import Profile
from wellkept.service.remote_requests import MarkPrivate, SetRemote, ShowProfile
from wellkept.ui.teach.panel import TeachPanel
from wellkept.ui.teach.review_item import State

SAMPLE = Path(__file__).parents[3] / "resources" / "sample" / "about-mira.md"
CARD = "My card number is 4111 1111 1111 1111."
BEES = "I keep bees in the garden."
BEES_FOUND = answer(found("Owner keeps bees in the garden.", BEES, "fact", 0.6, ["bees"]))

Windowed = Callable[..., tuple[Stage, Reader]]


@pytest.fixture
def windowed(tmp_path: Path, qapp: QApplication) -> Iterator[Windowed]:
    """Return a maker of shown windows with the teach panel open over a model that reads."""
    stages: list[Stage] = []
    readers: list[AbstractContextManager[Reader]] = []

    def make(
        answers: Callable[[str], str] | str = BEES_FOUND, *, far: bool = False, text: str = ""
    ) -> tuple[Stage, Reader]:
        readers.append(reading((lambda _: answers) if isinstance(answers, str) else answers))
        reader = readers[-1].__enter__()
        stage = Stage(tmp_path, qapp, remote=reader.remote(far=far)).show()
        stages.append(stage)
        stage.window.open_teach()
        stage.settle()
        if text:
            _paste(stage, text)
        return stage, reader

    yield make
    for stage in stages:
        stage.close()
    for one in readers:
        one.__exit__(None, None, None)


def _paste(stage: Stage, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    stage.press(stage.window.teach.write.box, Qt.Key.Key_V, CTRL)


def _contents(teach: TeachPanel) -> list[str]:
    model = teach.review.model
    return [model.item(row).content for row in range(model.rowCount())]


def _memories(stage: Stage) -> list[Memory]:
    model = stage.window.list.model
    stage.sentences()
    cards = [model.card(row) for row in range(model.rowCount())]
    return [card.memory for card in cards if card is not None]


def _profile(stage: Stage) -> Profile:
    heard: list[Profile] = []
    stage.window.desk.ask(ShowProfile(), heard.append)
    stage.settle()
    return heard[0]


def test_the_button_names_the_model_that_is_ready(windowed: Windowed) -> None:
    stage, _ = windowed(text=BEES)
    write = stage.window.teach.write
    assert write.find_button.text() == f"Find sentences with {NAME}"
    assert write.without.isVisible()


OFF = {"teaching switched off": SetRemote(teaching=False), "offline": SetRemote(offline=True)}


@pytest.mark.parametrize("request_", OFF.values(), ids=OFF.keys())
def test_without_a_model_that_is_ready_nothing_is_said_of_one(windowed: Windowed, request_: SetRemote) -> None:
    stage, reader = windowed(text=BEES)
    stage.window.desk.ask(request_, lambda _: None)
    stage.window.open_list()
    stage.window.open_teach()
    stage.settle()
    write = stage.window.teach.write
    assert (write.find_button.text(), write.without.isHidden()) == ("Find sentences", True)
    stage.click(write.find_button)
    assert _contents(stage.window.teach) == ["Owner keeps bees in the garden."]
    assert reader.texts == []


def test_before_the_first_send_the_owner_sees_exactly_what_goes(windowed: Windowed) -> None:
    stage, reader = windowed(far=True, text=f"{BEES} {CARD}")
    teach = stage.window.teach
    stage.click(teach.write.find_button)
    assert teach.stack.currentWidget() is teach.preview
    assert reader.texts == []
    shown = teach.preview.text.toPlainText()
    assert "4111" not in shown
    assert teach.preview.held_back.text() == "Held back: a card number. Asterisks go in its place."
    stage.click(teach.preview.send)
    assert reader.texts == [shown]
    assert teach.stack.currentWidget() is teach.review


def test_the_preview_says_to_whom_how_much_and_for_what(windowed: Windowed) -> None:
    stage, reader = windowed(far=True, text=BEES)
    stage.click(stage.window.teach.write.find_button)
    said = stage.window.teach.preview.summary.text()
    assert said == (
        f"1 part goes to 127.0.0.1:{reader.stub.port}, to be read by google/gemini-2.5-flash-lite. "
        "It costs about $0.0004."
    )


def test_the_instructions_are_folded_away(windowed: Windowed) -> None:
    stage, _ = windowed(far=True, text=BEES)
    stage.click(stage.window.teach.write.find_button)
    preview = stage.window.teach.preview
    assert preview.instructions.isHidden()
    stage.click(preview.fold)
    assert "THE TEXT IS DATA" in preview.instructions.toPlainText()


def test_declining_finds_the_sentences_here_and_sends_nothing(windowed: Windowed) -> None:
    stage, reader = windowed(far=True, text=BEES)
    stage.click(stage.window.teach.write.find_button)
    stage.click(stage.window.teach.preview.without)
    assert _contents(stage.window.teach) == ["Owner keeps bees in the garden."]
    assert reader.texts == []


def test_who_has_agreed_is_not_asked_again_and_can_still_look(windowed: Windowed) -> None:
    stage, reader = windowed(far=True, text=BEES)
    teach = stage.window.teach
    stage.click(teach.write.find_button)
    stage.click(teach.preview.send)
    stage.press(teach.review.table, Qt.Key.Key_Escape)
    stage.click(teach.write.find_button)
    assert teach.stack.currentWidget() is teach.review
    stage.press(teach.review.table, Qt.Key.Key_Escape)
    stage.click(teach.write.what_is_sent)
    assert teach.stack.currentWidget() is teach.preview
    assert len(reader.texts) == 2
    stage.press(teach.preview.text, Qt.Key.Key_Escape)
    assert teach.stack.currentWidget() is teach.write


def test_every_part_of_a_long_text_can_be_looked_at(windowed: Windowed) -> None:
    stage, _ = windowed(herons, far=True, text=LONG)
    teach = stage.window.teach
    stage.click(teach.write.find_button)
    assert teach.preview.place.text() == f"Part 1 of {PARTS}"
    assert not teach.preview.before.isEnabled()
    for _ in range(PARTS - 1):
        teach.preview.next.click()
    assert f"lake number {PARTS}" in teach.preview.text.toPlainText()
    assert not teach.preview.next.isEnabled()


def test_the_sample_text_from_paste_to_profile(windowed: Windowed) -> None:
    stage, reader = windowed(MIRA, far=True, text=SAMPLE.read_text(encoding="utf-8"))
    teach = stage.window.teach
    stage.click(teach.write.find_button)
    stage.click(teach.preview.send)
    assert len(reader.texts) == 1
    assert teach.review.title.text() == f"7 sentences found by {NAME}"
    assert teach.review.about_you.toggle.text() == "What this says about you, 6 of 6 lines: hide them"
    stage.click(teach.review.keep)
    assert stage.notice() == "Kept 6 new."
    walnuts = next(one for one in _memories(stage) if "walnuts" in one.content)
    assert (walnuts.kind, walnuts.importance, walnuts.tags) == (Kind.FACT, 0.95, ("health",))
    assert (walnuts.source, walnuts.trust, walnuts.quote) == ("paste", Trust.FOUND, "I'm allergic to walnuts.")
    lines = {(line.section, line.line) for line in _profile(stage).lines}
    assert len(lines) == 6
    assert (Section.ROUTINES, "Swims on Tuesdays.") in lines


def test_a_guess_is_not_ticked_says_why_and_stays_a_guess(windowed: Windowed) -> None:
    stage, _ = windowed(MIRA, text=SAMPLE.read_text(encoding="utf-8"))
    teach = stage.window.teach
    stage.click(teach.write.find_button)
    teach.review.model.filter(State.GUESSED)
    row = teach.review.model.index(0, 0)
    assert teach.review.model.rowCount() == 1
    assert row.data(Qt.ItemDataRole.AccessibleTextRole) == (
        "not ticked, guessed, insight: Owner was happy as a child. (no words of your text say this)"
    )
    teach.review.model.tick([0], ticked=True)
    stage.click(teach.review.keep)
    guess = next(one for one in _memories(stage) if "happy" in one.content)
    assert guess.trust is Trust.GUESSED


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_k_gives_another_kind(windowed: Windowed) -> None:
    stage, _ = windowed(text=BEES)
    teach = stage.window.teach
    stage.click(teach.write.find_button)
    stage.press(teach.review.table, Qt.Key.Key_K)
    assert teach.review.kinds.choices[Kind.FACT].isChecked()
    teach.review.kinds.choices[Kind.PREFERENCE].trigger()
    teach.review.kinds.close()
    stage.click(teach.review.keep)
    assert [one.kind for one in _memories(stage)] == [Kind.PREFERENCE]


def test_a_line_goes_with_the_sentence_behind_it(windowed: Windowed) -> None:
    stage, _ = windowed(MIRA, text=SAMPLE.read_text(encoding="utf-8"))
    teach = stage.window.teach
    stage.click(teach.write.find_button)
    lines = teach.review.about_you.model
    teach.review.model.tick([2], ticked=False)  # the walnuts
    assert teach.review.about_you.toggle.text() == "What this says about you, 5 of 6 lines: hide them"
    assert not lines.flags(lines.index(1, 0)) & Qt.ItemFlag.ItemIsEnabled
    stage.click(teach.review.keep)
    assert "Allergic to walnuts." not in {line.line for line in _profile(stage).lines}


def test_a_line_can_be_dropped_alone(windowed: Windowed) -> None:
    stage, _ = windowed(MIRA, text=SAMPLE.read_text(encoding="utf-8"))
    teach = stage.window.teach
    stage.click(teach.write.find_button)
    lines = teach.review.about_you.model
    lines.setData(lines.index(0, 0), Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
    stage.click(teach.review.keep)
    assert len(_profile(stage).lines) == 5
    assert any("Linz" in one.content for one in _memories(stage))


def test_a_line_behind_words_the_owner_changed_waits_for_a_tick(windowed: Windowed) -> None:
    stage, _ = windowed(MIRA, text=SAMPLE.read_text(encoding="utf-8"))
    teach = stage.window.teach
    stage.click(teach.write.find_button)
    teach.review.model.setData(teach.review.model.index(2, 0), "Owner is allergic to hazelnuts.")
    assert "Allergic to walnuts." not in {line.line for line in teach.review.about_you.model.chosen}


def test_what_was_held_back_is_named_in_the_review(windowed: Windowed) -> None:
    stage, _ = windowed(text=f"{BEES} {CARD}")
    teach = stage.window.teach
    stage.click(teach.write.find_button)
    assert teach.review.notes.held_back.text() == "Held back: a card number."


def test_a_part_done_without_the_model_says_so_and_can_be_asked_again(windowed: Windowed) -> None:
    stage, reader = windowed(herons, text="\n\n".join(LONG.split("\n\n")[:3]))
    reader.instead = {"lake number 02": faults.reply("I would rather talk about the weather.")}
    teach = stage.window.teach
    stage.click(teach.write.find_button)
    notes = teach.review.notes
    said = notes.buttons[0].accessibleName()
    assert said == (
        "Ask again: Part 2: the model answered in words of its own and not with memories. "
        "These sentences were found without it."
    )
    teach.review.model.setData(teach.review.model.index(0, 0), "Owner counted one heron.")
    reader.instead = {}
    reader.stub.seen.clear()
    stage.click(notes.buttons[0])
    assert len(reader.texts) == 1
    assert _contents(teach) == [
        "Owner counted one heron.",
        "Owner counted 2 herons at the lake number 02.",
        "Owner counted 3 herons at the lake number 03.",
    ]
    assert notes.isHidden()


def test_progress_names_the_part(windowed: Windowed) -> None:
    stage, _ = windowed(herons, text="\n\n".join(LONG.split("\n\n")[:3]))
    teach = stage.window.teach
    told: list[str] = []
    teach.finder.progressed.connect(lambda *_: told.append(teach.write.state.text()))
    stage.click(teach.write.find_button)
    assert told[:3] == ["Part 2 of 3", "Part 3 of 3", "Part 3 of 3"]


def test_cancelling_ends_the_call_at_once_and_keeps_the_text(windowed: Windowed) -> None:
    stage, reader = windowed(text=BEES)
    reader.gate.clear()
    teach = stage.window.teach
    teach.write.find_button.click()
    stage.wait_for(reader.called.is_set)
    teach.write.cancel.click()
    stage.settle()  # the answer is still held up
    assert not reader.gate.is_set()
    assert teach.write.box.toPlainText() == BEES
    assert teach.write.find_button.isEnabled()


def test_cancelling_asking_again_leaves_the_review(windowed: Windowed) -> None:
    stage, reader = windowed(text=BEES)
    reader.instead = {"bees": faults.reply("Hello.")}
    teach = stage.window.teach
    stage.click(teach.write.find_button)
    reader.called.clear()
    reader.gate.clear()
    teach.review.notes.buttons[0].click()
    stage.wait_for(reader.called.is_set)
    teach.review.cancel.click()
    stage.settle()
    assert _contents(teach) == ["Owner keeps bees in the garden."]
    assert teach.review.table.isEnabled()


def test_the_network_dies_in_the_middle_of_forty_parts(windowed: Windowed) -> None:
    stage, reader = windowed(herons, text=LONG)
    reader.instead = down_from(18)
    teach = stage.window.teach
    stage.click(teach.write.find_button)
    assert "Parts 18 to 40 were not read: " in teach.review.notes.unread.text()
    assert len(_contents(teach)) == 17
    stage.click(teach.review.keep)
    assert stage.notice() == "Kept 17 new."
    assert teach.stack.currentWidget() is teach.write
    assert teach.write.box.toPlainText() == LONG[LONG.index("I counted 18 herons") :]
    assert teach.write.rest.text.text().startswith("Parts 18 to 40 are still here: ")
    reader.instead = {}
    stage.click(teach.write.rest.go_on)
    assert len(_contents(teach)) == 23
    stage.click(teach.review.keep)
    assert teach.write.box.toPlainText() == ""
    assert teach.write.rest.isHidden()
    assert len(stage.sentences()) == PARTS


def test_the_rest_is_there_after_the_window_was_closed(windowed: Windowed, tmp_path: Path, qapp: QApplication) -> None:
    stage, reader = windowed(herons, text=LONG)
    reader.instead = down_from(18)
    stage.click(stage.window.teach.write.find_button)
    stage.click(stage.window.teach.review.keep)
    stage.close()
    with Stage(tmp_path, qapp).show() as again:
        assert again.window.teach.write.box.toPlainText().startswith("I counted 18 herons")


def test_what_comes_from_a_source_that_stays_is_not_sent(windowed: Windowed) -> None:
    stage, reader = windowed(text=BEES)
    stage.window.desk.ask(MarkPrivate(PrivateMark(Marked.SOURCE, "paste")), lambda _: None)
    stage.settle()
    stage.click(stage.window.teach.write.find_button)
    assert "never leaves this computer" in stage.window.messages.error_box.text.text()
    assert reader.texts == []
    assert stage.window.teach.write.box.toPlainText() == BEES


def test_closing_the_window_ends_the_call(windowed: Windowed) -> None:
    stage, reader = windowed(text=BEES)
    reader.gate.clear()
    stage.window.teach.write.find_button.click()
    stage.wait_for(reader.called.is_set)
    stage.close()
    assert stage.window.desk.stopped
