"""The rows of the list of backups."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from wellkept.store.backups import Backup
from wellkept.ui.ages import Clock
from wellkept.ui.backups.words import row
from wellkept.ui.list.model import ROOT, Index
from wellkept.ui.rows import ROW


class BackupsModel(QAbstractTableModel):
    """The newest first."""

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._backups: tuple[Backup, ...] = ()

    def load(self, backups: tuple[Backup, ...]) -> None:
        """Show these in place of all others."""
        self.beginResetModel()
        self._backups = backups
        self.endResetModel()

    def backup(self, place: int) -> Backup | None:
        """Return the backup of a row, None where there is none."""
        return self._backups[place] if 0 <= place < len(self._backups) else None

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return how many backups there are."""
        return 0 if parent.isValid() else len(self._backups)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return 1."""
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row, its words, or what a screen reader says of it."""
        if not index.isValid() or role not in (ROW, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        made = row(self._backups[index.row()], self._clock())
        return made if role == ROW else made.spoken
