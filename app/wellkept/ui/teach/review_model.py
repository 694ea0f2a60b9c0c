"""The sentences found in a text, with what the owner decided about each. Good for 100,000."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt, Signal

from wellkept.model.text import shown
from wellkept.service.answers import Candidate, Novelty, Voice
from wellkept.ui.errands import KeepChosen
from wellkept.ui.list.model import ROOT, Index

ITEM = Qt.ItemDataRole.UserRole


class State(StrEnum):
    """What a sentence is shown as: its novelty, or in the first person."""

    NEW = "new"
    KNOWN = "known"
    NEAR = "near"
    REPEATED = "repeated"
    FIRST = "first"


@dataclass(frozen=True, slots=True)
class Item:
    """One row: what was found, the words as they would be kept, and whether they will be."""

    candidate: Candidate
    content: str = field(repr=False)
    ticked: bool

    @property
    def edited(self) -> bool:
        """Whether the owner changed the words."""
        return self.content != self.candidate.content


class ReviewModel(QAbstractTableModel):
    """Rows may be filtered by state. Signals: `counts_changed` after ticking or loading."""

    counts_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._candidates: Sequence[Candidate] = ()
        self._ticked = bytearray()
        self._edits: dict[int, str] = {}
        self._rows: Sequence[int] = ()
        self._counts: Counter[State] = Counter()

    def load(self, candidates: Sequence[Candidate]) -> None:
        """Show other sentences; new and known ones are ticked, doubtful ones left to the owner."""
        self.beginResetModel()
        self._candidates = candidates
        self._ticked = bytearray(c.novelty in (Novelty.NEW, Novelty.KNOWN) for c in candidates)
        self._edits = {}
        self._rows = range(len(candidates))
        self._counts = Counter(State(c.novelty.value) for c in candidates)
        self._counts[State.FIRST] = sum(c.voice is Voice.FIRST for c in candidates)
        self.endResetModel()
        self.counts_changed.emit()

    def filter(self, state: State | None) -> None:
        """Show only the sentences of one state; None shows all."""
        self.beginResetModel()
        everything = range(len(self._candidates))
        self._rows = everything if state is None else [at for at in everything if self._is(at, state)]
        self.endResetModel()

    def count(self, state: State | None = None) -> int:
        """Return how many sentences have a state; None counts all."""
        return len(self._candidates) if state is None else self._counts[state]

    @property
    def ticked_count(self) -> int:
        """How many sentences would be kept."""
        return self._ticked.count(1)

    def tick(self, rows: Iterable[int], ticked: bool) -> None:
        """Tick or untick the sentences of some visible rows."""
        changed = list(rows)
        for row in changed:
            self._ticked[self._rows[row]] = ticked
        if changed:
            self.dataChanged.emit(self.index(min(changed), 0), self.index(max(changed), 0))
            self.counts_changed.emit()

    def chosen(self, source: str, trust: str) -> KeepChosen:
        """Return the ticked sentences as the owner wants them kept."""
        return KeepChosen(self._candidates, bytes(self._ticked), dict(self._edits), source, trust)

    def item(self, row: int) -> Item:
        """Return what a visible row shows."""
        at = self._rows[row]
        candidate = self._candidates[at]
        return Item(candidate, self._edits.get(at, candidate.content), bool(self._ticked[at]))

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return how many sentences pass the filter."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return 1: a row is a card."""
        return 0 if parent.isValid() else 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every sentence may be selected, ticked and changed."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flag = Qt.ItemFlag
        return flag.ItemIsSelectable | flag.ItemIsEnabled | flag.ItemIsEditable | flag.ItemIsUserCheckable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return an item, its words, or what a screen reader says of it."""
        if not index.isValid():
            return None
        item = self.item(index.row())
        if role == ITEM:
            return item
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if item.ticked else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.EditRole:
            return item.content
        if role == Qt.ItemDataRole.DisplayRole:
            return shown(item.content)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            ticked = self.tr("ticked") if item.ticked else self.tr("not ticked")
            return f"{ticked}, {self.state_words(item)}: {shown(item.content)}"
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Change the words, or the tick."""
        if not index.isValid():
            return False
        if role == Qt.ItemDataRole.CheckStateRole:
            self.tick([index.row()], Qt.CheckState(value) == Qt.CheckState.Checked)
            return True
        if role != Qt.ItemDataRole.EditRole or not str(value).strip():
            return False
        at = self._rows[index.row()]
        self._edits[at] = " ".join(str(value).split())
        self._ticked[at] = True
        self.dataChanged.emit(index, index)
        self.counts_changed.emit()
        return True

    def state_words(self, item: Item) -> str:
        """Return what a sentence is to the memories there are."""
        if item.edited:
            return self.tr("changed by you")
        return {
            Novelty.NEW: self.tr("new"),
            Novelty.KNOWN: self.tr("already known"),
            Novelty.NEAR: self.tr("possibly the same"),
            Novelty.REPEATED: self.tr("repeated"),
        }[item.candidate.novelty]

    def remark(self, item: Item) -> str:
        """Return what else the owner should know of a sentence, "" for nothing."""
        candidate = item.candidate
        if candidate.voice is Voice.FIRST and not item.edited:
            return self.tr("speaks as “I”: press F2 to reword it")
        if candidate.voice is Voice.REWRITTEN or item.edited:
            return self.tr("was “{quote}”").format(quote=shown(candidate.quote))
        if candidate.novelty is Novelty.KNOWN:
            return self.tr("keeping it makes the one you have more important")
        return ""

    def _is(self, at: int, state: State) -> bool:
        candidate = self._candidates[at]
        if state is State.FIRST:
            return candidate.voice is Voice.FIRST
        return candidate.novelty.value == state.value
