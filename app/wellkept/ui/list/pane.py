"""The list of memories with its count and filters; keeps its place when what it shows changes."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from wellkept.model.kinds import Kind
from wellkept.model.query import Filters, Query
from wellkept.service.answers import Found
from wellkept.service.requests import Find
from wellkept.ui import wording
from wellkept.ui.ages import Clock
from wellkept.ui.desk import Desk
from wellkept.ui.empty import Empty
from wellkept.ui.list.delegate import CardDelegate
from wellkept.ui.list.model import MemoryModel
from wellkept.ui.list.table import CardTable
from wellkept.ui.tokens import HEAD, L, M, S
from wellkept.ui.widgets import Label, named, rule

_KEPT_SELECTION_MAX = 1000


class MemoryTable(CardTable):
    """The table of memories. Signals: `opened` by Return; `search_wanted` by a slash."""

    opened = Signal()
    search_wanted = Signal()
    moved = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open, go to the search box, or walk."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.text() == "/":
            self.search_wanted.emit()
        else:
            super().keyPressEvent(event)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Tell that something else is selected."""
        super().selectionChanged(selected, deselected)
        self.moved.emit()


@dataclass(frozen=True, slots=True)
class _Place:
    current: int | None
    row: int
    selected: tuple[int, ...]
    top: int | None
    offset: int


class ListPane(QWidget):
    """Asks, shows, and keeps its place.

    Signals: `moved` the selection may be another; `shown` a `Found`; `cleared` search for nothing.
    """

    moved = Signal()
    shown = Signal(object)
    cleared = Signal()

    def __init__(self, desk: Desk, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._desk = desk
        self._text = ""
        self._found: Found | None = None
        self._to_select: tuple[int, ...] = ()
        self.model = MemoryModel(desk, clock, self)
        self.table = MemoryTable(self.tr("Memories"))
        delegate = CardDelegate(self.table, clock)
        self.table.setModel(self.model)
        self.table.setItemDelegate(delegate)
        self.table.set_heights(delegate)
        self.table.moved.connect(self.moved)
        self._build()

    def _build(self) -> None:
        self.count = Label(tone="muted")
        self.kinds = QComboBox()
        self.kinds.setAccessibleName(self.tr("Kind of memory"))
        self.kinds.addItem(self.tr("All kinds"), None)
        for kind in Kind:
            self.kinds.addItem(wording.kind(kind), kind)
        self.core = QCheckBox(self.tr("Always in mind"))
        self.core.setToolTip(self.tr("Show only what your assistants always have in mind"))
        self.kinds.currentIndexChanged.connect(self._on_filter)
        self.core.toggled.connect(self._on_filter)
        head = QHBoxLayout()
        head.setContentsMargins(L, S, M, S)
        head.setSpacing(S)
        head.addStrut(HEAD)
        head.addWidget(self.count, 1)
        head.addWidget(self.core)
        head.addWidget(self.kinds)
        self.first_steps = Empty(
            "wellkept",
            self.tr("No memories yet"),
            self.tr(
                "Teach Wellkept something about yourself: paste or type a text, and choose which of its "
                "sentences to keep. Nothing is kept before you say so, and nothing leaves this computer."
            ),
        )
        self.nothing = Empty("search")
        self.nothing.add_button(self.tr("Clear search and filters"), self.clear_all)
        self.loading = named(QWidget(), "sheet")
        self.loading.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.stack = QStackedWidget()
        for page in (self.loading, self.table, self.first_steps, self.nothing):
            self.stack.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(rule())
        column.addWidget(self.stack, 1)

    @property
    def query(self) -> Query:
        """What is being looked for."""
        kind = self.kinds.currentData()
        core = True if self.core.isChecked() else None
        return Query(text=self._text, filters=Filters(kinds=(Kind(kind),) if kind else (), core=core))

    @property
    def text(self) -> str:
        """The text that the rows in sight were found for."""
        return self._found.query.text if self._found is not None else ""

    def search(self, text: str) -> None:
        """Look for a text."""
        self._text = text
        self.refresh()

    def clear_all(self) -> None:
        """Drop text and filters; the search box empties by its own signal."""
        self.kinds.setCurrentIndex(0)
        self.core.setChecked(False)
        self.cleared.emit()

    def refresh(self) -> None:
        """Ask again for the same; the place in the list is kept."""
        self._desk.ask(Find(self.query), self._on_found)

    def current_key(self) -> int | None:
        """Return the key of the current memory."""
        return self.model.key(self.table.currentIndex().row())

    def selected_keys(self) -> tuple[int, ...]:
        """Return the keys of all selected memories, in order. Reads ranges, so any number is quick."""
        return tuple(key for top, bottom in self.table.selected_ranges() for key in self.model.keys[top : bottom + 1])

    def selected_count(self) -> int:
        """Return how many memories are selected."""
        return sum(bottom - top + 1 for top, bottom in self.table.selected_ranges())

    def walk(self, event: QKeyEvent) -> None:
        """Walk as if the key had been pressed in the list."""
        QApplication.sendEvent(self.table, event)

    def select_after_refresh(self, keys: Sequence[int]) -> None:
        """Select memories by key, and bring the first into sight, once the next answer is there."""
        self._to_select = tuple(keys)

    def _on_filter(self) -> None:
        self.refresh()

    def _on_found(self, found: Found) -> None:
        same = self._found is not None and self._found.query == found.query
        place = self._place()
        self._found = found
        self.model.show(found)
        self._say_count(found)
        empty = self.nothing if found.of else self.first_steps
        self.stack.setCurrentWidget(self.table if found.keys else empty)
        self._go_back(place, same)
        self.moved.emit()
        self.shown.emit(found)

    def _place(self) -> _Place:
        top = self.table.rowAt(0)
        chosen = self.selected_keys() if self.selected_count() <= _KEPT_SELECTION_MAX else ()
        return _Place(
            self.current_key(),
            self.table.currentIndex().row(),
            chosen,
            self.model.key(top),
            self.table.rowViewportPosition(top) if top >= 0 else 0,
        )

    def _go_back(self, place: _Place, same: bool) -> None:
        """Restore current row, selection and scroll by key; a new query starts at its best row."""
        count = self.model.rowCount()
        wanted, self._to_select = self.model.rows_of(self._to_select), ()
        if not count:
            return
        if wanted:
            self._select(wanted, wanted[0])
            self.table.scrollTo(self.model.index(wanted[0], 0))
            return
        if not same:
            self._select([0], 0)
            self.table.scrollToTop()
            return
        row = self.model.row_of(place.current) if place.current is not None else None
        row = row if row is not None else min(max(place.row, 0), count - 1)
        self._select(self.model.rows_of(place.selected) or [row], row)
        top = self.model.row_of(place.top) if place.top is not None else None
        if top is not None:
            self.table.fit()
            bar = self.table.verticalScrollBar()
            bar.setValue(bar.value() + self.table.rowViewportPosition(top) - place.offset)

    def _select(self, rows: Sequence[int], current: int) -> None:
        chosen = QItemSelection()
        for first, last in _runs(rows):
            chosen.select(self.model.index(first, 0), self.model.index(last, 0))
        picker = self.table.selectionModel()
        picker.setCurrentIndex(self.model.index(current, 0), QItemSelectionModel.SelectionFlag.NoUpdate)
        picker.select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _say_count(self, found: Found) -> None:
        if len(found.keys) == found.of:
            text = wording.memories(found.of)
        else:
            text = self.tr("{n} of {all}").format(n=wording.number(len(found.keys)), all=wording.memories(found.of))
        self.count.setText(text)
        for control in (self.core, self.kinds):
            control.setVisible(found.of > 0)
        wanted = found.query.text.strip()
        title = self.tr("Nothing found") if wanted else self.tr("No memory passes these filters")
        text = self.tr("Try fewer or other words, or part of a word.") if wanted else ""
        self.nothing.say(title, text)


def _runs(rows: Sequence[int]) -> list[tuple[int, int]]:
    """Return rising rows as ranges of neighbours, both ends included."""
    runs: list[tuple[int, int]] = []
    for row in rows:
        if runs and runs[-1][1] == row - 1:
            runs[-1] = (runs[-1][0], row)
        else:
            runs.append((row, row))
    return runs
