"""What a backup would bring back: three groups in one list, ticked or not, read as they come into sight."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt, QTimer, Signal

from wellkept.model.memory import Memory
from wellkept.model.text import shown
from wellkept.service.backup_requests import Group, Restore, RestorePreview, RestoreRow, RestoreRows
from wellkept.ui.backups import words
from wellkept.ui.list.model import ROOT, Index

ROW = Qt.ItemDataRole.UserRole
TICKED = Qt.ItemDataRole.UserRole + 1
HEAD = Qt.ItemDataRole.UserRole + 2
_AT_ONCE = 100


class RestoreModel(QAbstractTableModel):
    """Signals: `rows_wanted` a group and places in it; `ticks_changed`."""

    rows_wanted = Signal(object, object)
    ticks_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ticks: dict[Group, bytearray] = {group: bytearray() for group in Group}
        self._rows: dict[tuple[Group, int], RestoreRow] = {}
        self._missing: dict[tuple[Group, int], None] = {}
        self._asked: set[tuple[Group, int]] = set()
        self._ask_due = QTimer(self, singleShot=True, interval=0)
        self._ask_due.timeout.connect(self._ask)

    def load(self, preview: RestorePreview | None) -> None:
        """Show another backup: what is only there is ticked. None empties the list and forgets all words."""
        self.beginResetModel()
        counts = (preview.lost, preview.changed, preview.newer) if preview is not None else (0, 0, 0)
        self._ticks = {
            group: bytearray([group is Group.LOST]) * count for group, count in zip(Group, counts, strict=True)
        }
        self._rows.clear()
        self._missing.clear()
        self._asked.clear()
        self.endResetModel()
        self.ticks_changed.emit()

    def take(self, rows: RestoreRows) -> None:
        """Show rows that were asked for."""
        for row in rows.rows:
            self._rows[rows.group, row.place] = row
        if rows.rows:
            first = self._first(rows.group)
            places = [row.place for row in rows.rows]
            self.dataChanged.emit(self.index(first + min(places), 0), self.index(first + max(places), 0))

    def tick(self, rows: Iterable[int]) -> None:
        """Tick some rows, or untick them if all are ticked."""
        places = [self._place(row) for row in rows]
        value = not all(self._ticks[group][place] for group, place in places)
        for group, place in places:
            self._ticks[group][place] = value
        self._tell_all()

    def tick_group(self, group: Group, *, ticked: bool) -> None:
        """Tick a whole group, or none of it."""
        self._ticks[group] = bytearray([ticked]) * len(self._ticks[group])
        self._tell_all()

    def ticked(self, group: Group) -> int:
        """Return how many of a group are ticked."""
        return self._ticks[group].count(1)

    def count(self, group: Group) -> int:
        """Return how many there are of a group."""
        return len(self._ticks[group])

    def chosen(self) -> Restore:
        """Return what is ticked as a request."""
        return Restore(self._chosen(Group.LOST), self._chosen(Group.CHANGED), self._chosen(Group.NEWER))

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return how many differ in all."""
        return 0 if parent.isValid() else sum(map(len, self._ticks.values()))

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return 1."""
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row as it was read, its tick, its heading, or what a screen reader says of it."""
        if not index.isValid():
            return None
        group, place = self._place(index.row())
        if role == TICKED:
            return bool(self._ticks[group][place])
        if role == HEAD:
            return words.group(group, len(self._ticks[group])) if place == 0 else ""
        if role not in (ROW, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        row = self._rows.get((group, place))
        if row is None:
            self._want(group, place)
            return None
        return row if role == ROW else self._spoken(group, place, row)

    def _spoken(self, group: Group, place: int, row: RestoreRow) -> str:
        ticked = self.tr("ticked") if self._ticks[group][place] else self.tr("not ticked")
        then, now = _said(row.then), _said(row.now)
        text = {
            Group.LOST: self.tr("Only in the backup, {ticked}: {then}"),
            Group.CHANGED: self.tr("In the backup, {ticked}: {then} Now: {now}"),
            Group.NEWER: self.tr("Only here now, {ticked}: {now}"),
        }[group]
        return text.format(ticked=ticked, then=then, now=now)

    def _chosen(self, group: Group) -> tuple[int, ...] | None:
        """Return the ticked places, None for all of them."""
        ticks = self._ticks[group]
        return None if all(ticks) and ticks else tuple(place for place, ticked in enumerate(ticks) if ticked)

    def _place(self, row: int) -> tuple[Group, int]:
        for group in Group:
            if row < len(self._ticks[group]):
                return group, row
            row -= len(self._ticks[group])
        raise IndexError(row)

    def _first(self, group: Group) -> int:
        groups = list(Group)
        return sum(len(self._ticks[one]) for one in groups[: groups.index(group)])

    def _want(self, group: Group, place: int) -> None:
        if (group, place) not in self._asked:
            self._missing[group, place] = None
            self._asked.add((group, place))
            self._ask_due.start()

    def _ask(self) -> None:
        missing, self._missing = list(self._missing), {}
        for group in Group:
            places = [place for one, place in missing if one is group]
            for start in range(0, len(places), _AT_ONCE):
                self.rows_wanted.emit(group, tuple(places[start : start + _AT_ONCE]))

    def _tell_all(self) -> None:
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, 0))
        self.ticks_changed.emit()


def _said(memory: Memory | None) -> str:
    return shown(memory.content) if memory is not None else ""
