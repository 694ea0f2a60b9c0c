"""Opening what cannot be opened, and remembering how the window stood."""

import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import apsw
import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

from tests.building import memory
from tests.ui.conftest import Staged
from tests.ui.stage import Stage
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.ui.app import _report_faults
from wellkept.ui.bugs import BugDialog
from wellkept.ui.theme import Scheme
from wellkept.ui.window_state import WindowState


def _not_a_database(path: Path) -> None:
    path.write_bytes(b"a shopping list, and no database at all. " * 50)


def _too_new(path: Path) -> None:
    SqliteStore.open(path).close()
    connection = apsw.Connection(str(path))
    connection.execute("pragma user_version = 999999")
    connection.close()


FAULTS: dict[str, Callable[[Path], None]] = {"not a database": _not_a_database, "too new": _too_new}


@pytest.mark.parametrize("spoil", FAULTS.values(), ids=FAULTS.keys())
def test_a_store_that_cannot_be_opened_is_said_with_ways_on(
    staged: Staged, path: Path, spoil: Callable[[Path], None]
) -> None:
    spoil(path)
    before = path.read_bytes()
    stage = staged()
    assert stage.window.stack.currentWidget() is stage.window.fault
    assert str(path) in stage.window.fault.text_label.text()
    assert "--store" not in stage.window.fault.text_label.text()
    assert not stage.window.search.isEnabled()
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("spoil", "likely"), [(_not_a_database, "other"), (_too_new, "again")], ids=["not a database", "too new"]
)
def test_return_takes_the_likely_way_on(staged: Staged, path: Path, spoil: Callable[[Path], None], likely: str) -> None:
    spoil(path)
    fault = staged().window.fault
    button = {"other": fault.other, "again": fault.again}[likely]
    assert button.hasFocus()
    assert [one.property("look") == "primary" for one in (fault.other, fault.again)].count(True) == 1
    assert button.property("look") == "primary"


def test_what_nobody_caught_on_another_thread_is_told_in_the_window(
    staged: Staged, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stage = staged("Owner walks.")
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    _report_faults(stage.sitting)
    thread = threading.Thread(target=lambda: sys.excepthook(ValueError, ValueError(), None))
    thread.start()
    thread.join()
    stage.wait_for(lambda: stage.window.findChild(BugDialog) is not None)
    dialog = stage.window.findChild(BugDialog)
    assert dialog is not None
    assert dialog.thread() is stage.window.thread()
    assert "ValueError" in capsys.readouterr().err
    dialog.close()
    stage.settle()


def test_try_again_opens_once_the_fault_is_mended(staged: Staged, path: Path) -> None:
    _not_a_database(path)
    stage = staged()
    path.unlink()
    stage.click(stage.window.fault.again)
    assert stage.window.stack.currentWidget() is stage.window.splitter


def test_another_file_can_be_chosen(staged: Staged, path: Path) -> None:
    _not_a_database(path)
    stage = staged()
    stage.window.fault.chosen.emit(path.with_name("other.db"))
    stage.settle()
    assert stage.window.list.head.count.text() == "0 memories"


def test_a_missing_folder_is_said_and_not_made(tmp_path: Path, qapp: QApplication) -> None:
    with Stage(tmp_path / "missing", qapp, remembers=True) as stage:
        stage.show()
        assert stage.window.stack.currentWidget() is stage.window.fault
    assert not (tmp_path / "missing").exists()


def test_closing_remembers_the_window(tmp_path: Path, qapp: QApplication) -> None:
    with Stage(tmp_path, qapp, remembers=True) as stage:
        stage.show(Scheme.DARK, 1.25)
    with Stage(tmp_path, qapp, remembers=True) as again:
        assert (again.theme.scheme, again.theme.scale) == (Scheme.DARK, 1.25)


@pytest.mark.parametrize("mode", [0o755, 0o777], ids=["so is its folder", "its folder is not"])
def test_a_read_only_store_is_shown_and_says_why_it_cannot_be_changed(
    as_somebody_else: Path, qapp: QApplication, mode: int
) -> None:
    as_somebody_else.chmod(mode)
    with Stage(as_somebody_else, qapp, [memory("Owner walks."), memory("Owner rows.")]) as stage:
        stage.path.chmod(0o444)
        os.seteuid(65534)
        stage.show()
        assert stage.window.list.head.count.text() == "2 memories"
        stage.press(stage.window.list.table, Qt.Key.Key_Delete)
        assert "read-only" in stage.window.messages.error_box.text.text()
        assert stage.window.messages.error_box.isVisible()
        assert stage.window.list.head.count.text() == "2 memories"


def test_window_comes_back_as_it_was_left(staged: Staged, path: Path) -> None:
    stage = staged("Owner walks.")
    stage.window.resize(760, 500)
    stage.window.splitter.setSizes([400, 360])
    stage.theme.set_scheme(Scheme.DARK)
    stage.theme.set_scale(1.25)
    sizes = stage.window.splitter.sizes()
    WindowState(path).save(stage.window, stage.window.splitter, stage.theme)
    stage.theme.set_scheme(Scheme.LIGHT)
    stage.theme.usual_size()
    stage.window.splitter.setSizes([330, 430])
    WindowState(path).restore(stage.window, stage.window.splitter, stage.theme)
    QCoreApplication.processEvents()
    assert stage.window.splitter.sizes() == sizes
    assert (stage.theme.scheme, stage.theme.scale) == (Scheme.DARK, 1.25)


def test_a_spoiled_state_is_passed_over(staged: Staged, path: Path) -> None:
    stage = staged("Owner walks.")
    (path.parent / "window.ini").write_text("[General]\nscheme=loud\nscale=huge\ngeometry=1\n")
    WindowState(path).restore(stage.window, stage.window.splitter, stage.theme)
    assert stage.theme.scheme is Scheme.LIGHT
