"""What the window does about backups and damage by itself."""

from collections.abc import Callable
from pathlib import Path

import apsw
import pytest
from PySide6.QtWidgets import QApplication

from tests.building import NOON, memory
from tests.ui.stage import Stage
from wellkept.store.backups import BackupKind
from wellkept.store.sqlite.sqlite_store import SqliteStore


def fill(path: Path, *, backup: bool = False) -> None:
    store = SqliteStore.open(path)
    store.insert([memory("Owner likes tea."), memory("Owner likes rain.")])
    if backup:
        store.keep_backup(store.back_up(lambda: False), BackupKind.DAILY, NOON)
    store.close()


def spoil(path: Path) -> None:
    path.write_bytes(b"a shopping list, and no database at all. " * 50)


def empty(path: Path) -> None:
    path.write_bytes(b"")


@pytest.mark.parametrize("harm", [spoil, empty, Path.unlink], ids=["noise", "empty", "gone"])
def test_a_store_that_cannot_be_opened_starts_again_from_its_backup(
    tmp_path: Path, qapp: QApplication, harm: Callable[[Path], None]
) -> None:
    path = tmp_path / "memories.db"
    fill(path, backup=True)
    harm(path)
    with Stage(tmp_path, qapp).show() as stage:
        fault = stage.window.fault
        assert stage.window.stack.currentWidget() is fault
        assert fault.backup.isVisible()
        assert fault.backup.hasFocus()
        stage.click(fault.backup)
        assert sorted(stage.sentences()) == ["Owner likes rain.", "Owner likes tea."]


def test_no_backup_is_offered_where_there_is_none(tmp_path: Path, qapp: QApplication) -> None:
    spoil(tmp_path / "memories.db")
    with Stage(tmp_path, qapp).show() as stage:
        assert not stage.window.fault.backup.isVisible()
        assert stage.window.fault.other.hasFocus()


def test_after_a_crash_a_broken_word_index_is_made_anew_and_said(tmp_path: Path, qapp: QApplication) -> None:
    path = tmp_path / "memories.db"
    fill(path)
    store = SqliteStore.open(path)
    store.insert([memory("Owner likes snow.")])
    log = path.with_name("memories.db-wal")
    con = apsw.Connection(str(path))
    con.execute("insert into words_fts(words_fts) values('delete-all')")
    as_crashed = {file: file.read_bytes() for file in (path, log)}
    con.close()
    store.close()
    for file, data in as_crashed.items():
        file.write_bytes(data)
    with Stage(tmp_path, qapp).show() as stage:
        stage.wait_for(lambda: "made anew" in stage.notice())
        stage.type(stage.window.search, "snow")
        assert stage.sentences() == ["Owner likes snow."]


def test_a_file_that_others_may_read_is_said(tmp_path: Path, qapp: QApplication) -> None:
    path = tmp_path / "memories.db"
    fill(path)
    path.chmod(0o644)
    tmp_path.chmod(0o755)
    with Stage(tmp_path, qapp).show() as stage:
        stage.wait_for(lambda: "permissions are too wide" in stage.notice())
