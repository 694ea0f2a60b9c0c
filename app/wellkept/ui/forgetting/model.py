"""The rows of what was gathered: a head for each group, its memories below, each with a tick. Good for 100,000.

Wishes of assistants are the last group. A row knows a memory by its key, a wish by its id.
"""

from bisect import bisect_right
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt, Signal

from wellkept.model.text import shown
from wellkept.service.answers import Card
from wellkept.service.gathering_requests import GatherMentions, MentionGroup, Mentions
from wellkept.ui.forgetting import words
from wellkept.ui.list.model import ROOT, Index
from wellkept.ui.rows import ROW, Row
from wellkept.ui.wishes.words import said

TICK = Qt.ItemDataRole.CheckStateRole
_LINES = 3


Key = int | str


@dataclass(frozen=True, slots=True)
class Place:
    """What a row is: the number of its group, and what it stands for, None for the head of the group."""

    group: int
    key: Key | None


@dataclass(frozen=True, slots=True)
class _Group:
    """Rows under one head; `reason` is None for wishes."""

    keys: tuple[Key, ...]
    reason: MentionGroup | None

    @property
    def meant(self) -> bool:
        """Whether its rows are ticked at first."""
        return self.reason is None or self.reason.mention.direct

    def head(self, asked: str) -> str:
        """Return what its rows have in common."""
        if self.reason is None:
            return words.wishes_head(len(self.keys))
        return words.head(self.reason, len(self.keys), asked)


def _groups(found: Mentions) -> tuple[_Group, ...]:
    groups = [_Group(group.keys, group) for group in found.groups]
    if found.wishes:
        groups.append(_Group(tuple(wish.id for wish in found.wishes), None))
    return tuple(groups)


class MentionsModel(QAbstractTableModel):
    """One column. Signals: `counts_changed` after ticking; `words_wanted` keys whose words are needed for drawing."""

    counts_changed = Signal()
    words_wanted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked = ""
        self._groups: tuple[_Group, ...] = ()
        self._starts: list[int] = []
        self._ticked: list[set[Key]] = []
        self._texts: dict[Key, str] = {}
        self._wishes: dict[Key, str] = {}
        self._wanted: set[Key] = set()

    def load(self, found: Mentions, *, again: bool = False) -> None:
        """Show what was gathered; what is meant as far as a machine can tell is ticked.

        `again`: the same was asked before, so what the owner ticked or unticked stays so.
        """
        before = {key: key in on for one, on in zip(self._groups, self._ticked, strict=True) for key in one.keys}
        self.beginResetModel()
        self._asked, self._groups = found.request.words, _groups(found)
        self._wishes = {wish.id: said(wish) for wish in found.wishes}
        decided = before if again else {}
        self._ticked = [{key for key in group.keys if decided.get(key, group.meant)} for group in self._groups]
        self._arrange()
        self.renew()
        self.endResetModel()
        self.counts_changed.emit()

    @property
    def keys(self) -> tuple[int, ...]:
        """The keys of all memories, in the order of the rows."""
        return _memories(key for group in self._groups for key in group.keys)

    @property
    def wishes(self) -> tuple[str, ...]:
        """The ids of all wishes."""
        return tuple(map(str, self._wishes))

    def keep_only(self, there: Collection[Key]) -> None:
        """Show only those that are still there; what is ticked stays so."""
        self.beginResetModel()
        pairs = zip(self._groups, self._ticked, strict=True)
        left = [(tuple(key for key in one.keys if key in there), one, on) for one, on in pairs]
        left = [(keys, one, on) for keys, one, on in left if keys]
        self._groups = tuple(replace(one, keys=keys) for keys, one, _ in left)
        self._wishes = {key: text for key, text in self._wishes.items() if key in there}
        self._ticked = [on.intersection(keys) for keys, _, on in left]
        self._arrange()
        self.endResetModel()
        self.counts_changed.emit()

    def _arrange(self) -> None:
        """Find where each group begins."""
        self._starts = []
        start = 0
        for group in self._groups:
            self._starts.append(start)
            start += 1 + len(group.keys)

    def clear(self) -> None:
        """Hold nothing any more."""
        self.load(Mentions(GatherMentions(), ()))

    def renew(self) -> None:
        """Forget the words of memories: they may be others now."""
        self._texts.clear()
        self._wanted.clear()

    def take(self, cards: Iterable[Card]) -> None:
        """Take in the words of memories."""
        self._texts.update((card.key, card.memory.content) for card in cards)
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, 0))

    @property
    def total(self) -> int:
        """How many memories and wishes there are."""
        return sum(len(group.keys) for group in self._groups)

    @property
    def ticked(self) -> tuple[int, ...]:
        """The keys of the ticked memories, in the order of the rows."""
        pairs = zip(self._groups, self._ticked, strict=True)
        return _memories(key for group, ticked in pairs for key in group.keys if key in ticked)

    @property
    def ticked_wishes(self) -> tuple[str, ...]:
        """The ids of the ticked wishes."""
        return tuple(wish for wish in self.wishes if wish in self._ticked[-1])

    def place(self, row: int) -> Place | None:
        """Return what a row is, None where there is no such row."""
        if not 0 <= row < self.rowCount():
            return None
        group = bisect_right(self._starts, row) - 1
        within = row - self._starts[group]
        return Place(group, self._groups[group].keys[within - 1] if within else None)

    def toggle(self, rows: Iterable[int]) -> None:
        """Tick some rows, or untick them where all are ticked; a head stands for its whole group."""
        chosen: dict[int, set[Key]] = {}
        for place in filter(None, map(self.place, rows)):
            keys = (place.key,) if place.key is not None else self._groups[place.group].keys
            chosen.setdefault(place.group, set()).update(keys)
        off = all(some <= self._ticked[group] for group, some in chosen.items())
        for group, some in chosen.items():
            self._ticked[group] = self._ticked[group] - some if off else self._ticked[group] | some
        self._tell()

    def toggle_group(self, row: int) -> None:
        """Tick all of the group that a row is in, or untick all of it."""
        place = self.place(row)
        if place is not None:
            self.toggle([self._starts[place.group]])

    def _tell(self) -> None:
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, 0))
        self.counts_changed.emit()

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return how many rows there are, heads included."""
        return 0 if parent.isValid() else len(self._groups) + self.total

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return 1."""
        return 0 if parent.isValid() else 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every row can be chosen and ticked."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flag = Qt.ItemFlag
        return flag.ItemIsSelectable | flag.ItemIsEnabled | flag.ItemIsUserCheckable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row, its words, its tick, or what a screen reader says of it."""
        place = self.place(index.row()) if index.isValid() else None
        if place is None:
            return None
        if role == TICK:
            return self._tick(place)
        if role not in (ROW, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        row = self._row(place)
        if role == ROW:
            return row
        return words.spoken(row.text, self._tick(place)) if role == Qt.ItemDataRole.AccessibleTextRole else row.text

    def _tick(self, place: Place) -> Qt.CheckState:
        ticked, group = self._ticked[place.group], self._groups[place.group]
        if place.key is not None:
            return Qt.CheckState.Checked if place.key in ticked else Qt.CheckState.Unchecked
        if not ticked:
            return Qt.CheckState.Unchecked
        return Qt.CheckState.Checked if len(ticked) == len(group.keys) else Qt.CheckState.PartiallyChecked

    def _row(self, place: Place) -> Row:
        if place.key is None:
            return Row(self._groups[place.group].head(self._asked))
        text = self._wishes.get(place.key, self._texts.get(place.key))
        if text is None and place.key not in self._wanted:
            self._wanted.add(place.key)
            self.words_wanted.emit(place.key)
        return Row(shown(text) if text is not None else "…", level=1, most=_LINES)


def _memories(keys: Iterable[Key]) -> tuple[int, ...]:
    return tuple(key for key in keys if isinstance(key, int))
