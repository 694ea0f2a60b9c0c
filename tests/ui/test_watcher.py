"""What another program does is seen."""

import shutil
from typing import Any

import apsw
import pytest
from PySide6.QtCore import Qt

from tests.store.sqlite.test_erase import traces
from tests.ui.caller import CallerBeside
from tests.ui.conftest import Staged
from tests.ui.stage import Stage
from wellkept.service.answers import finish
from wellkept.service.requests import Keep, Proposal
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.ui.watcher import TIDY_EVERY


def test_memories_of_another_program_appear(staged: Staged) -> None:
    stage = staged("Owner walks.")
    other = Wellkept.open(stage.path, stage.clock)
    finish(other.keep(Keep((Proposal("Owner rows."),))))
    other.close()
    stage.window._watcher.ask()
    stage.settle()
    assert stage.sentences() == ["Owner rows.", "Owner walks."]


_OF_THE_LIST = frozenset({"Find", "CountFacets", "CountTimes"})


def _asked_by_a_look(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return what the window asks for after another program has written, by the names of the requests."""
    asked: set[str] = set()
    ask = stage.window.desk.ask

    def noting(request: object, *given: Any, **more: Any) -> int:
        asked.add(type(request).__name__)
        return ask(request, *given, **more)

    monkeypatch.setattr(stage.window.desk, "ask", noting)
    stage.window._watcher.ask()
    stage.settle()
    return asked


def test_a_draft_of_another_program_makes_the_window_ask_nothing(
    staged: Staged, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = staged("Owner walks.")
    stage.settle_meaning()
    stage.window._watcher.ask()  # what the window itself did by then, its vectors, is not another's
    stage.settle()
    other = SqliteStore.open(stage.path)
    other.save_draft("elsewhere", "Owner")
    assert not _asked_by_a_look(stage, monkeypatch) & {*_OF_THE_LIST, "ShowDetails", "ShowAccesses"}
    other.close()


def test_who_read_the_memory_in_sight_and_when_is_seen_without_a_search(
    staged: Staged, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = staged("Owner walks.")
    page = stage.window.details.page
    with CallerBeside(stage) as caller:
        stage.window._watcher.ask()
        stage.settle()
        caller.recalls("walks")
        asked = _asked_by_a_look(stage, monkeypatch)
    assert page.readers.readers.text() == "Read by Claude once, just now."
    assert stage.window.details.details is not None
    assert stage.window.details.details.memory.last_accessed == stage.clock.now
    assert not asked & _OF_THE_LIST


def test_vectors_of_another_program_are_searched_by(staged: Staged, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = staged("Owner walks.")
    stage.settle_meaning()
    other = SqliteStore.open(stage.path)
    other.save_setting("anything", "else")
    asked = _asked_by_a_look(stage, monkeypatch)
    assert "Find" not in asked
    assert {"ShowDetails", "ShowBeside"} <= asked
    stage.window.search.setText("walks")
    stage.settle()
    other.save_setting("anything", "other")
    assert "Find" in _asked_by_a_look(stage, monkeypatch)
    other.close()


@pytest.mark.parametrize("replaced", [pytest.param(False, id="moved"), pytest.param(True, id="replaced")])
def test_a_file_that_is_lost_is_said_once_and_taken_back_when_it_is_there_again(staged: Staged, replaced: bool) -> None:
    stage = staged("Owner walks.")
    box, away = stage.window.messages.error_box, stage.path.with_name("away.db")
    stage.path.rename(away)
    if replaced:
        stage.path.write_bytes(b"another")
    stage.window._watcher.ask()
    stage.settle()
    assert box.text.text().startswith("The file of memories was moved, deleted or replaced while it was open")
    box.hide()
    stage.window._watcher.ask()
    stage.settle()
    assert box.isHidden()
    away.replace(stage.path)
    box.show()
    stage.window._watcher.ask()
    stage.settle()
    assert box.isHidden()


def test_a_file_that_was_deleted_is_looked_for_again_from_where_it_is_said(staged: Staged) -> None:
    stage = staged("Owner walks.")
    away = stage.path.with_name("away.db")
    shutil.copyfile(stage.path, away)
    stage.path.unlink()
    stage.window._watcher.ask()
    stage.settle()
    box = stage.window.messages.error_box
    assert box.action.text() == "Open it again"
    away.rename(stage.path)  # put back, but not the file that was open
    stage.click(box.action)
    stage.settle()
    assert box.isHidden()
    assert stage.window.stack.currentWidget() is stage.window.splitter
    assert stage.sentences() == ["Owner walks."]


def test_nobody_looks_while_the_window_is_away(staged: Staged) -> None:
    stage = staged("Owner walks.")
    assert stage.window._watcher._due.isActive()
    stage.window._watcher.watch(looking=False)
    assert not stage.window._watcher._due.isActive()


def test_bytes_that_another_reader_kept_go_at_a_later_look(staged: Staged) -> None:
    stage = staged("Owner keeps bees.", "Owner hid a quokka.")
    reader = apsw.Connection(str(stage.path))
    reader.execute("begin")
    reader.execute("select count(*) from meta").fetchall()
    stage.press(stage.window.list.table, Qt.Key.Key_Down)
    stage.press(stage.window.list.table, Qt.Key.Key_Delete)
    assert traces(stage.path, "quokka")
    reader.close()
    for _ in range(TIDY_EVERY):
        stage.window._watcher.ask()
        stage.settle()
    assert traces(stage.path, "quokka") == []
