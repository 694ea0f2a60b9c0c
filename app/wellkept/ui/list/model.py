"""The list's rows: an array of keys, and the cards of those rows that were looked at lately."""

from array import array
from collections import OrderedDict
from collections.abc import Iterable, KeysView, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer, Signal

from wellkept.model.text import shown
from wellkept.service.answers import Card, Cards, Found
from wellkept.service.requests import ShowRows
from wellkept.ui.ages import Clock
from wellkept.ui.desk import Desk
from wellkept.ui.wording import spoken

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
CARD = Qt.ItemDataRole.UserRole
PAGE_ROWS = 48
CACHE_CARDS = 4000
_AROUND = 20_000
"""Rows: as far as forgetting many moves the others. To look through a million takes 13 to 50 ms, these half of one."""
_FEW = 10  # looking for that many one by one is quicker than walking all rows
_IN_FLIGHT_MAX = 4


class MemoryModel(QAbstractTableModel):
    """Rows of one column; a row that is not there yet is asked for and shown as a placeholder.

    Cards of an older query stay visible until their successors come, so that nothing flickers
    while typing; their generation says that they are old. After a write they go when their successors
    are there: nobody can tell which of them are of memories that were forgotten.

    Signals: `let_go` cards that were kept are gone, and so must be what was made from them.
    """

    let_go = Signal()

    def __init__(self, desk: Desk, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._clock = clock
        self._keys: array[int] = array("q")
        self._text = ""
        self._generation = 0
        self._written = False
        self._cards: OrderedDict[int, tuple[int, Card | None]] = OrderedDict()
        self._wanted: dict[int, None] = {}
        self._in_flight: dict[int, int] = {}
        self._flush_due = QTimer(self, singleShot=True, interval=0)
        self._flush_due.timeout.connect(self._flush)
        desk.wrote.connect(self._on_wrote)

    @property
    def keys(self) -> "array[int]":
        """The keys of all rows, in order. Not to be changed."""
        return self._keys

    @property
    def kept(self) -> KeysView[int]:
        """The keys of the cards that are in RAM."""
        return self._cards.keys()

    @property
    def now(self) -> int:
        """The time that ages are counted from, ms since 1970 UTC."""
        return self._clock()

    def show(self, found: Found) -> None:
        """Show the answer to a query in place of the last one."""
        self.beginResetModel()
        self._keys = found.keys
        self._text = found.query.text
        self._generation += 1
        self._drop_asked()
        self._take_first(found)
        self.endResetModel()
        if not self._keys:
            self._drop_old()

    def renew(self, found: Found) -> None:
        """Show the same rows anew: their records may be others."""
        self._text = found.query.text
        self._generation += 1
        self._drop_asked()
        self._take_first(found)
        if self._keys:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._keys) - 1, 0))

    def _drop_asked(self) -> None:
        self._wanted.clear()
        for ticket in self._in_flight.values():
            self._desk.drop(ticket)
        self._in_flight.clear()

    def _on_wrote(self) -> None:
        self._written = True

    def _drop_old(self) -> None:
        """Let go of all cards that are not of this generation, if something was written since they came."""
        if self._written:
            self._written = False
            old = [key for key, (generation, _) in self._cards.items() if generation != self._generation]
            for key in old:
                del self._cards[key]
            self.let_go.emit()

    def key(self, row: int) -> int | None:
        """Return the key of a row, None outside the list."""
        return self._keys[row] if 0 <= row < len(self._keys) else None

    def row_of(self, key: int, near: int = 0) -> int | None:
        """Return the row that shows a key, if one does; looked for first around the row where it was."""
        first = max(0, near - _AROUND)
        for stretch in ((first, first + 2 * _AROUND), (0, len(self._keys))):
            with suppress(ValueError):
                return self._keys.index(key, *stretch)
        return None

    def rows_of(self, keys: Iterable[int], near: int = 0) -> list[int]:
        """Return the rows that show some keys, in order; looked for first around a row where they were."""
        wanted = set(keys)
        if len(wanted) < _FEW:
            return sorted(row for key in wanted if (row := self.row_of(key, near)) is not None)
        first = max(0, near - _AROUND)
        around = [row for row, key in enumerate(self._keys[first : first + 2 * _AROUND], first) if key in wanted]
        if len(around) == len(wanted):
            return around
        return [row for row, key in enumerate(self._keys) if key in wanted]

    def card(self, row: int) -> Card | None:
        """Return the card of a row; None while it is on its way, or if its memory is gone."""
        key = self._keys[row]
        entry = self._cards.get(key)
        if entry is None or entry[0] != self._generation:
            self._wanted[row // PAGE_ROWS] = None
            self._flush_due.start()
        return entry[1] if entry is not None else None

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return how many memories were found; all of them are rows."""
        return 0 if parent.isValid() else len(self._keys)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return 1: a row is a card."""
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a card, its sentence, or what a screen reader says of it."""
        if not index.isValid() or role not in _ROLES:
            return None
        card = self.card(index.row())
        if role == CARD:
            return card
        if card is None:
            return self.tr("Loading")
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(card.memory, self.now)
        return shown(card.memory.content)

    def _flush(self) -> None:
        """Ask for the pages that were painted as placeholders, the last painted first."""
        pages = [page for page in reversed(self._wanted) if page not in self._in_flight]
        self._wanted.clear()
        for page in reversed(pages[:_IN_FLIGHT_MAX]):
            keys = tuple(self._keys[page * PAGE_ROWS : (page + 1) * PAGE_ROWS])
            answered = partial(self._on_cards, self._generation, page, keys)
            self._in_flight[page] = self._desk.ask(ShowRows(keys, self._text), answered)
        while len(self._in_flight) > _IN_FLIGHT_MAX:
            oldest = next(iter(self._in_flight))
            self._desk.drop(self._in_flight.pop(oldest))

    def _on_cards(self, generation: int, page: int, keys: Sequence[int], answer: Cards) -> None:
        if generation != self._generation:
            return
        self._in_flight.pop(page, None)
        self._take(keys, answer.cards)
        first = page * PAGE_ROWS
        self.dataChanged.emit(self.index(first, 0), self.index(first + len(keys) - 1, 0))

    def _take_first(self, found: Found) -> None:
        """Take the cards that came along with the answer; where none did they are asked for when they are painted."""
        if found.first:
            self._take(self._keys[:PAGE_ROWS], found.first)

    def _take(self, keys: Sequence[int], cards: Sequence[Card]) -> None:
        came = {card.key: card for card in cards}
        for key in keys:
            self._cards[key] = (self._generation, came.get(key))
            self._cards.move_to_end(key)
        while len(self._cards) > CACHE_CARDS:
            self._cards.popitem(last=False)
        if not self._in_flight and not self._wanted:
            self._drop_old()


_ROLES = frozenset((Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, CARD))
