"""The rows of the wishes that wait."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from wellkept.service.assistant_requests import WaitingWish
from wellkept.ui.ages import Clock
from wellkept.ui.list.model import ROOT, Index
from wellkept.ui.rows import ROW
from wellkept.ui.wishes.words import row


class WishesModel(QAbstractTableModel):
    """The oldest first."""

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self.wishes: tuple[WaitingWish, ...] = ()

    def load(self, wishes: Sequence[WaitingWish]) -> None:
        """Show these in place of all others."""
        self.beginResetModel()
        self.wishes = tuple(wishes)
        self.endResetModel()

    def wish(self, place: int) -> WaitingWish | None:
        """Return the wish of a row, None where there is none."""
        return self.wishes[place] if 0 <= place < len(self.wishes) else None

    def place(self, wish_id: str) -> int:
        """Return the row of a wish, -1 where it is not there."""
        return next((at for at, one in enumerate(self.wishes) if one.id == wish_id), -1)

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return how many wishes there are."""
        return 0 if parent.isValid() else len(self.wishes)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return 1."""
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row, its words, or what a screen reader says of it."""
        if not index.isValid() or role not in (ROW, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        made = row(self.wishes[index.row()], self._clock())
        return made if role == ROW else made.spoken
