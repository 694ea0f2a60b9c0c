"""The rows of the pairs that wait: what they are to each other, and the words of the newer one."""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from wellkept.model.text import shown
from wellkept.service.answers import Card
from wellkept.service.double_answers import Double
from wellkept.ui.doubles import words
from wellkept.ui.list.model import ROOT, Index
from wellkept.ui.rows import ROW, Row

_LINES = 2


class PairsModel(QAbstractTableModel):
    """One column; the words are shown as they come."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pairs: list[Double] = []
        self._texts: dict[int, str] = {}

    def load(self, pairs: Sequence[Double]) -> None:
        """Show pairs. More at the end are added, so that nothing moves while they come."""
        count = len(self._pairs)
        if count and len(pairs) >= count and self._pairs == list(pairs[:count]):
            if len(pairs) > count:
                self.beginInsertRows(ROOT, count, len(pairs) - 1)
                self._pairs = list(pairs)
                self.endInsertRows()
            return
        self.beginResetModel()
        self._pairs = list(pairs)
        self.endResetModel()

    def missing(self) -> tuple[int, ...]:
        """Return the keys of memories whose words are not there yet."""
        return tuple(dict.fromkeys(pair.newer for pair in self._pairs if pair.newer not in self._texts))

    def take(self, cards: Iterable[Card]) -> None:
        """Take in the words of memories."""
        self._texts.update((card.key, card.memory.content) for card in cards)
        if self._pairs:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._pairs) - 1, 0))

    def renew(self) -> None:
        """Forget the words of memories: they may be others now."""
        self._texts.clear()

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return how many pairs there are."""
        return 0 if parent.isValid() else len(self._pairs)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return 1."""
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row, its words, or what a screen reader says of it."""
        if not index.isValid() or role not in (ROW, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        pair = self._pairs[index.row()]
        row = Row(shown(self._texts.get(pair.newer, "…")), more=words.kind(pair.novelty), most=_LINES)
        return row if role == ROW else row.spoken
