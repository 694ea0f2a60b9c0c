"""The sentences found in a text, with what the owner decided about each. Good for 100,000."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt, Signal

from wellkept.model.kinds import Kind
from wellkept.model.text import has_ink, shown
from wellkept.service.answers import Candidate, FoundLine, Voice
from wellkept.ui import wording
from wellkept.ui.errands import Choice, KeepChosen
from wellkept.ui.list.model import ROOT, Index
from wellkept.ui.teach import review_words
from wellkept.ui.teach.review_item import Item, State, usual
from wellkept.ui.teach.teaching import Decided

ITEM = Qt.ItemDataRole.UserRole


class ReviewModel(QAbstractTableModel):
    """Rows may be filtered by state. Signals: `counts_changed` after ticking or loading."""

    counts_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._candidates: Sequence[Candidate] = ()
        self._choices = bytearray()
        self._replacing: dict[str, int] = {}
        self._edits: dict[int, str] = {}
        self._kinds: dict[int, Kind] = {}
        self._by_model = False
        self._rows: Sequence[int] = ()
        self._counts: Counter[State] = Counter()

    def load(self, candidates: Sequence[Candidate], *, by_model: bool = False) -> None:
        """Show other sentences, with the choices that an owner would expect who only says yes to them all.

        Whatever says something new is kept, also beside a memory that it may update or contradict: so no words
        of the text are lost, and no memory is touched before the owner chooses to replace it. What has no word
        that a memory like it has not, was said earlier in the text, or is a guess of a model, is left out.
        """
        self._edits, self._kinds = {}, {}
        self._take(candidates, bytearray(map(usual, candidates)), by_model=by_model)

    def renew(self, candidates: Sequence[Candidate], *, by_model: bool) -> None:
        """Show sentences of which some are the very same as before: what was decided about those stays."""
        before = {id(candidate): at for at, candidate in enumerate(self._candidates)}
        moved = {before[id(c)]: at for at, c in enumerate(candidates) if id(c) in before}
        choices = bytearray(map(usual, candidates))
        for old, new in moved.items():
            choices[new] = self._choices[old]
        self._edits = {moved[old]: words for old, words in self._edits.items() if old in moved}
        self._kinds = {moved[old]: kind for old, kind in self._kinds.items() if old in moved}
        self._take(candidates, choices, by_model=by_model)

    def _take(self, candidates: Sequence[Candidate], choices: bytearray, *, by_model: bool) -> None:
        self.beginResetModel()
        self._candidates, self._choices, self._by_model = candidates, choices, by_model
        replacing = (at for at, choice in enumerate(choices) if choice == Choice.REPLACE)
        self._replacing = {twin.id: at for at in replacing if (twin := candidates[at].twin) is not None}
        self._rows = range(len(candidates))
        self._counts = Counter(State(c.novelty.value) for c in candidates)
        self._counts[State.FIRST] = sum(c.voice is Voice.FIRST for c in candidates)
        self._counts[State.GUESSED] = sum(map(review_words.guessed, candidates))
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
        return len(self._choices) - self._choices.count(Choice.LEAVE)

    @property
    def replaced_count(self) -> int:
        """How many of them would take the place of a memory."""
        return self._choices.count(Choice.REPLACE)

    def tick(self, rows: Iterable[int], ticked: bool) -> None:
        """Tick or untick the sentences of some visible rows. What is ticked in some way stays so."""
        changed = list(rows)
        for row in changed:
            now = self._choices[self._rows[row]]
            self._choose(self._rows[row], Choice(now or Choice.KEEP) if ticked else Choice.LEAVE)
        self._tell(changed)

    def choose(self, rows: Iterable[int], choice: Choice) -> None:
        """Choose what becomes of some visible rows; only one beside a memory can replace it.

        A memory is replaced by one sentence at most: another that was to replace it is kept beside it.
        """
        changed = [row for row in rows if choice is not Choice.REPLACE or review_words.asks(self.item(row).candidate)]
        for row in changed:
            self._choose(self._rows[row], choice)
        self._tell(changed)

    def set_kind(self, rows: Iterable[int], kind: Kind) -> None:
        """Give the sentences of some visible rows another kind."""
        changed = list(rows)
        self._kinds.update(dict.fromkeys((self._rows[row] for row in changed), kind))
        self._tell(changed)

    def is_kept(self, at: int) -> bool:
        """Return whether the sentence in a place of the review will be kept."""
        return self._choices[at] != Choice.LEAVE

    def is_edited(self, at: int) -> bool:
        """Return whether the owner changed the words of the sentence in a place of the review."""
        return self._edits.get(at, self._candidates[at].content) != self._candidates[at].content

    def _choose(self, at: int, choice: Choice) -> None:
        twin = self._candidates[at].twin
        if choice is Choice.REPLACE and twin is not None:
            other = self._replacing.get(twin.id, at)
            if self._choices[other] == Choice.REPLACE:
                self._choices[other] = Choice.KEEP
            self._replacing[twin.id] = at
        self._choices[at] = choice

    def _tell(self, changed: list[int]) -> None:
        if changed:
            self.dataChanged.emit(self.index(min(changed), 0), self.index(max(changed), 0))
            self.counts_changed.emit()

    def chosen(self, source: str, trust: str, lines: tuple[FoundLine, ...] = ()) -> KeepChosen:
        """Return the ticked sentences as the owner wants them kept, and lines for the profile.

        What a model put into words was not said by the owner, even if the text was.
        """
        trust = "found" if self._by_model else trust
        choices, edits, kinds = bytes(self._choices), dict(self._edits), dict(self._kinds)
        return KeepChosen(self._candidates, choices, edits, source, trust, kinds, lines)

    def decided(self) -> Decided:
        """Return what was decided so far."""
        return Decided(bytes(self._choices), dict(self._edits), dict(self._kinds))

    def decide(self, decided: Decided) -> None:
        """Decide all as it was decided before, about the same sentences."""
        self._edits, self._kinds = dict(decided.edits), dict(decided.kinds)
        self._take(self._candidates, bytearray(decided.choices), by_model=self._by_model)

    def item(self, row: int) -> Item:
        """Return what a visible row shows."""
        at = self._rows[row]
        candidate = self._candidates[at]
        return Item(
            candidate,
            self._edits.get(at, candidate.content),
            Choice(self._choices[at]),
            self._kinds.get(at, candidate.kind),
            self._by_model,
        )

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
            kind = wording.kind_within(item.kind) if item.by_model else ""
            return review_words.spoken(item.candidate, item.content, item.choice, kind)
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Change the words, or the tick."""
        if not index.isValid():
            return False
        if role == Qt.ItemDataRole.CheckStateRole:
            self.tick([index.row()], Qt.CheckState(value) == Qt.CheckState.Checked)
            return True
        if role != Qt.ItemDataRole.EditRole or not has_ink(str(value)):
            return False
        at = self._rows[index.row()]
        self._edits[at] = " ".join(str(value).split())
        self._choices[at] = self._choices[at] or Choice.KEEP
        self.dataChanged.emit(index, index)
        self.counts_changed.emit()
        return True

    def _is(self, at: int, state: State) -> bool:
        candidate = self._candidates[at]
        if state is State.FIRST:
            return candidate.voice is Voice.FIRST
        if state is State.GUESSED:
            return review_words.guessed(candidate)
        return candidate.novelty.value == state.value
