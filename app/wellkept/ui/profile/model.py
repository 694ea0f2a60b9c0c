"""The rows of the profile: each line, and below it the memories that it stands on."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from wellkept.model.text import shown
from wellkept.service.answers import Card
from wellkept.service.remote_answers import Profile, ProfileLine, Section
from wellkept.ui.list.model import ROOT, Index
from wellkept.ui.profile.words import more, title
from wellkept.ui.rows import ROW, Row

SHOWN_BEHIND = 3
"""So many memories stand below a line at first; a row below them opens the rest."""


@dataclass(frozen=True, slots=True)
class Place:
    """What a row of the table is: a line, a memory behind it, or (neither key nor `is_line`) the rest of those."""

    line: ProfileLine
    key: int | None = None
    is_line: bool = False


class ProfileModel(QAbstractTableModel):
    """One column; memories are shown as they come."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[ProfileLine, ...] = ()
        self._texts: dict[int, str] = {}
        self._opened: set[int] = set()
        self._places: list[Place] = []
        self._heads: set[int] = set()

    def load(self, profile: Profile) -> None:
        """Show a profile."""
        order = list(Section)
        self._lines = tuple(sorted(profile.lines, key=lambda line: order.index(line.section)))
        self._heads = _first_of_each(self._lines)
        self._arrange()

    def missing(self) -> tuple[int, ...]:
        """Return the keys of memories in sight whose words are not there yet."""
        keys = (place.key for place in self._places if place.key is not None)
        return tuple(dict.fromkeys(key for key in keys if key not in self._texts))

    def take(self, cards: Iterable[Card]) -> None:
        """Take in the words of memories."""
        self._texts.update((card.key, card.memory.content) for card in cards)
        if self._places:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._places) - 1, 0))

    def renew(self) -> None:
        """Forget the words of memories: they may be others now."""
        self._texts.clear()

    def open(self, line_id: int) -> None:
        """Show all memories behind a line."""
        self._opened.add(line_id)
        self._arrange()

    def place(self, row: int) -> Place | None:
        """Return what a row is, None outside the table."""
        return self._places[row] if 0 <= row < len(self._places) else None

    def row_of(self, place: Place) -> int:
        """Return where something is, or where it was: the row before what is gone."""
        same = (row for row, other in enumerate(self._places) if _same(other, place))
        order = (row for row, other in enumerate(self._places) if other.line.line_id == place.line.line_id)
        return next(same, next(order, -1))

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return how many rows there are."""
        return 0 if parent.isValid() else len(self._places)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return 1."""
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row, its words, or what a screen reader says of it."""
        if not index.isValid() or role not in (ROW, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        row = self._row(index.row())
        return row if role == ROW else row.spoken

    def _row(self, number: int) -> Row:
        place = self._places[number]
        line, after = place.line, self.place(number + 1)
        ends = after is None or after.is_line
        if place.is_line:
            return Row(shown(line.line), head=title(line.section) if line.line_id in self._heads else "", ends=ends)
        if place.key is None:
            return Row(more(len(line.behind) - SHOWN_BEHIND), level=1, quiet=True, ends=ends)
        return Row(shown(self._texts.get(place.key, "…")), level=1, quiet=True, ends=ends)

    def _arrange(self) -> None:
        self.beginResetModel()
        self._places = [place for line in self._lines for place in self._of(line)]
        self.endResetModel()

    def _of(self, line: ProfileLine) -> Iterator[Place]:
        yield Place(line, is_line=True)
        whole = line.line_id in self._opened or len(line.behind) <= SHOWN_BEHIND + 1
        for key in line.behind if whole else line.behind[:SHOWN_BEHIND]:
            yield Place(line, key)
        if not whole:
            yield Place(line)


def _first_of_each(lines: tuple[ProfileLine, ...]) -> set[int]:
    first: Mapping[Section, int] = {line.section: line.line_id for line in reversed(lines)}
    return set(first.values())


def _same(one: Place, other: Place) -> bool:
    return (one.line.line_id, one.key, one.is_line) == (other.line.line_id, other.key, other.is_line)
