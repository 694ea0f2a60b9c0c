"""What another program does is seen."""

import apsw
from PySide6.QtCore import Qt

from tests.store.sqlite.test_erase import traces
from tests.ui.conftest import Staged
from wellkept.service.answers import finish
from wellkept.service.requests import Keep, Proposal
from wellkept.service.wellkept import Wellkept
from wellkept.ui.watcher import TIDY_EVERY


def test_memories_of_another_program_appear(staged: Staged) -> None:
    stage = staged("Owner walks.")
    other = Wellkept.open(stage.path, stage.clock)
    finish(other.keep(Keep((Proposal("Owner rows."),))))
    other.close()
    stage.window._watcher.ask()
    stage.settle()
    assert stage.sentences() == ["Owner rows.", "Owner walks."]


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
