"""The faults of the file that owners can meet, staged for real, for the photographs. The table is docs/faults.md."""

import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import apsw
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.building import NOON
from tests.screens.people import twelve
from tests.sealing import sealed_store
from tests.ui.stage import Stage
from wellkept.model.errors import StoreReadOnly
from wellkept.service.requests import Keep, Proposal
from wellkept.service.wellkept import Wellkept
from wellkept.store.backups import BackupKind
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.ui.errands import Service
from wellkept.ui.theme import Scheme

Scene = Callable[[Path, QApplication], QImage]
_SHORT_WAIT_MS = 20


def _store_of(service: Service) -> SqliteStore:
    assert isinstance(service, Wellkept)
    store = service._store
    assert isinstance(store, SqliteStore)
    return store


def _no_page_more(service: Service) -> Service:
    con = _store_of(service)._con
    con.execute(f"pragma max_page_count={con.execute('pragma page_count').get}").fetchall()
    return service


def _not_to_be_written(service: Service) -> Service:
    _store_of(service)._unwritable = StoreReadOnly()
    return service


def _impatient(service: Service) -> Service:
    _store_of(service)._con.set_busy_timeout(_SHORT_WAIT_MS)
    return service


def _keep_much(stage: Stage) -> None:
    much = tuple(Proposal(f"Owner wrote a long line number {number}. " * 40) for number in range(60))
    stage.window.desk.ask(Keep(much), lambda _: None)


def _forget(stage: Stage) -> None:
    stage.window.list.table.setFocus()
    stage.press(stage.window.list.table, Qt.Key.Key_Down)
    stage.window.actions_by_id["forget"].trigger()
    stage.settle()


def _move_and_forget(stage: Stage) -> None:
    stage.path.rename(stage.path.with_name("elsewhere.db"))
    _forget(stage)


def _forget_while_held(stage: Stage) -> None:
    with closing(apsw.Connection(str(stage.path))) as other:
        other.execute("begin immediate")
        _forget(stage)
        stage.settle()
        other.execute("rollback")


def _open(
    scheme: Scheme,
    act: Callable[[Stage], None],
    wrap: Callable[[Service], Service] | None = None,
    scale: float = 1.0,
) -> Scene:
    """A window that is at work when the fault comes."""

    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, twelve(), wrap=wrap).show(scheme, scale) as stage:
            stage.settle_meaning()
            act(stage)
            stage.settle()
            return stage.picture()

    return scene


def _at_start(scheme: Scheme, spoil: Callable[[Path], None], scale: float = 1.0) -> Scene:
    """A window that cannot open the file."""

    def scene(folder: Path, app: QApplication) -> QImage:
        spoil(folder / "memories.db")
        with Stage(folder, app).show(scheme, scale) as stage:
            label = stage.window.fault.text_label
            label.setText(label.text().partition("\n")[0])  # the path is another each time
            stage.settle()
            return stage.picture()

    return scene


def _cut_in_half(path: Path) -> None:
    store = SqliteStore.open(path)
    store.insert(twelve())
    store.keep_backup(store.back_up(lambda: False), BackupKind.ASKED, NOON)
    store.close()
    os.truncate(path, path.stat().st_size // 2)


def _of_tomorrow(path: Path) -> None:
    SqliteStore.open(path).close()
    with closing(apsw.Connection(str(path))) as con:
        con.execute("pragma user_version = 999")


def _sealed(path: Path) -> None:
    sealed_store(path).close()


SCENES: dict[str, Scene] = {
    "fault_full_disk": _open(Scheme.LIGHT, _keep_much, _no_page_more),
    "fault_read_only": _open(Scheme.DARK, _forget, _not_to_be_written),
    "fault_moved": _open(Scheme.LIGHT, _move_and_forget, scale=1.5),
    "fault_locked": _open(Scheme.DARK, _forget_while_held, _impatient),
    "fault_damaged": _at_start(Scheme.LIGHT, _cut_in_half),
    "fault_too_new": _at_start(Scheme.DARK, _of_tomorrow, 1.5),
    "fault_no_keyring": _at_start(Scheme.LIGHT, _sealed),
}
