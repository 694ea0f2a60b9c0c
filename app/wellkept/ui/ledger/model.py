"""The rows of the ledger: the newest first, more of them as one scrolls."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from wellkept.model.ledger import SentRow
from wellkept.ui.ledger.words import row as row_of
from wellkept.ui.list.model import ROOT, Index
from wellkept.ui.rows import ROW

PAGE_ROWS = 100


class LedgerModel(QAbstractTableModel):
    """Signals: `more_wanted` the number of the last row there is."""

    more_wanted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[SentRow] = []
        self._whole = True

    def load(self, rows: tuple[SentRow, ...]) -> None:
        """Show the latest rows in place of all others."""
        self.beginResetModel()
        self._rows = list(rows)
        self._whole = len(rows) < PAGE_ROWS
        self.endResetModel()

    def add(self, rows: tuple[SentRow, ...]) -> None:
        """Show older rows below."""
        self._whole = len(rows) < PAGE_ROWS
        if rows:
            self.beginInsertRows(QModelIndex(), len(self._rows), len(self._rows) + len(rows) - 1)
            self._rows.extend(rows)
            self.endInsertRows()

    def canFetchMore(self, parent: Index = ROOT) -> bool:
        """Say whether there are older rows that have not been asked for."""
        return not parent.isValid() and not self._whole

    def fetchMore(self, _parent: Index = ROOT) -> None:
        """Ask for older rows, once."""
        if not self._whole:
            self._whole = True
            self.more_wanted.emit(self._rows[-1].sent_id)

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return how many rows are there by now."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return 1."""
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row, its words, or what a screen reader says of it."""
        if not index.isValid() or role not in (ROW, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        made = row_of(self._rows[index.row()].sent)
        return made if role == ROW else made.spoken
