"""The list of memories: asks for what is looked for, shows it, and keeps its place."""

from array import array
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from wellkept.model.query import Query
from wellkept.service.answers import Found
from wellkept.service.nearest import MOST
from wellkept.service.requests import Find
from wellkept.ui.ages import Clock
from wellkept.ui.desk import Desk
from wellkept.ui.details.beside import BesideSection
from wellkept.ui.empty import Empty
from wellkept.ui.first_run.page import FirstRun
from wellkept.ui.first_run.sample_line import SampleLine
from wellkept.ui.list.delegate import CardDelegate
from wellkept.ui.list.expected import ExpectedLine, PointingStrip
from wellkept.ui.list.foot import ListFoot
from wellkept.ui.list.head import ListHead
from wellkept.ui.list.memory_table import MemoryTable
from wellkept.ui.list.model import PAGE_ROWS, MemoryModel
from wellkept.ui.list.place import KEPT_SELECTION_MAX, Place, go_back, place_in, select
from wellkept.ui.timeline.chart import Timeline
from wellkept.ui.widgets import holds_focus, named, rule

SETTLE_MS = 220
"""How long after the last key a search is taken as it stands, and looked into more closely."""


class ListPane(QWidget):
    """Signals: `moved` the selection may be another; `shown` a `Found`; `stands` the same `Found` a frame later, unless
    another came: what is counted about it may be asked for; `cleared` search for nothing.
    """

    moved = Signal()
    shown = Signal(object)
    stands = Signal(object)
    cleared = Signal()

    def __init__(self, desk: Desk, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._desk, self.clock = desk, clock
        self._text = ""
        self._found: Found | None = None
        self._to_select: tuple[int, ...] = ()
        self._settling = False
        self._picked = False  # whether the owner chose the current memory, or it is only the first that was found
        self.reading: QWidget | None = None
        """Where the current memory is read: as long as the focus is there, it stays."""
        self.settle_due = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self.settle_due.timeout.connect(self._ask_settled)
        self.head = ListHead()
        self.head.changed.connect(self.refresh)
        self.timeline = Timeline()
        self.model = MemoryModel(desk, clock, self)
        self.table = MemoryTable(self.tr("Memories"))
        delegate = CardDelegate(self.table, clock)
        self.table.setModel(self.model)
        self.table.setItemDelegate(delegate)
        self.table.set_heights(delegate)
        self.model.let_go.connect(delegate.forget_layouts)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.table.moved.connect(self._on_moved)
        self.table.verticalScrollBar().valueChanged.connect(desk.at_work.note)
        self.foot = ListFoot()
        self.foot.left.connect(self.table.setFocus)
        self.pointing, self.expected = PointingStrip(), ExpectedLine()
        self._build()

    def _build(self) -> None:
        self.first_steps, self.samples = FirstRun(), SampleLine()
        self.nothing = Empty("search")
        self.nearest = BesideSection(self.tr("Nothing says this. Nearest by meaning:"), MOST)
        self.nothing.add_below_text(self.nearest)
        self.nothing.add_button(self.tr("Clear search and filters"), self.clear_all)
        self.point = self.nothing.add_button(self.tr("Point at the memory you expected"), None)
        loading = named(QWidget(), "sheet")
        loading.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.stack = QStackedWidget()
        for page in (loading, self.table, self.first_steps, self.nothing):
            self.stack.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.pointing)
        column.addWidget(self.head)
        column.addWidget(self.timeline)
        column.addWidget(rule())
        column.addWidget(self.samples)
        column.addWidget(self.stack, 1)
        column.addWidget(self.expected)
        column.addWidget(self.foot)

    @property
    def text(self) -> str:
        """The text that the rows in sight were found for."""
        return self._found.query.text if self._found is not None else ""

    @property
    def query(self) -> Query | None:
        """The query that the rows in sight answer."""
        return self._found.query if self._found is not None else None

    @property
    def settled(self) -> bool:
        """Whether the rows in sight are those of a search that was looked into closely."""
        return self._found is not None and self._found.settled

    def search(self, text: str) -> None:
        """Look for a text at once, and more closely when no other follows."""
        self._text = text
        if text.strip():
            self._desk.ask(Find(self._wanted, rows=PAGE_ROWS), self._on_found)
            self.settle_due.start()
        else:
            self.refresh()

    def settle(self) -> None:
        """Look more closely now, if that is still to come."""
        if self.settle_due.isActive():
            self._ask_settled()

    def refresh(self) -> None:
        """Ask again for the same; the place in the list is kept."""
        self.settle_due.stop()
        self._desk.ask(Find(self._wanted, settled=True, rows=PAGE_ROWS), self._on_found)

    @property
    def _wanted(self) -> Query:
        return Query(text=self._text, filters=self.head.filters)

    def _ask_settled(self) -> None:
        self.settle_due.stop()
        self._desk.ask(Find(self._wanted, settled=True, rows=PAGE_ROWS), self._on_settled)

    def clear_all(self) -> None:
        """Drop text and filters; the search box empties by its own signal."""
        self.head.clear()
        self.cleared.emit()

    def current_key(self) -> int | None:
        """Return the key of the current memory."""
        return self.model.key(self.table.currentIndex().row())

    def selected_keys(self) -> "array[int]":
        """Return the keys of all selected memories, in order. Not to be changed: all of them are those of the model."""
        keys, ranges = array("q"), self.table.selected_ranges()
        if ranges == [(0, len(self.model.keys) - 1)]:
            return self.model.keys  # a copy of a million takes up to 50 ms, most of it to be given the memory
        for top, bottom in ranges:
            keys.extend(self.model.keys[top : bottom + 1])
        return keys

    def selected_count(self) -> int:
        """Return how many memories are selected."""
        return sum(bottom - top + 1 for top, bottom in self.table.selected_ranges())

    def walk(self, event: QKeyEvent) -> None:
        """Walk as if the key had been pressed in the list."""
        QApplication.sendEvent(self.table, event)

    def select_after_refresh(self, keys: Sequence[int]) -> None:
        """Select memories by key, and bring the first into sight, once the next answer is there."""
        self._to_select = tuple(keys) if len(keys) <= KEPT_SELECTION_MAX else tuple(keys[:1])

    def _on_settled(self, found: Found) -> None:
        """Swap the rows where their order is another; where it is the same nothing moves.

        What the owner chose, or reads, stays chosen; else it is the first, which answers best.
        """
        before = self._found
        if before is not None and before.query == found.query and before.keys == found.keys:
            self._found = found
            self.moved.emit()  # what is said of the memory in sight is about the new scores
            return
        at_top = self.table.verticalScrollBar().value() == 0
        beside = self.table.hasFocus() or (self.reading is not None and holds_focus(self.reading))
        self._on_found(found, stay=self._picked or beside)
        if at_top:
            self.table.scrollToTop()  # whatever came ahead of the row that was first is better

    def _on_found(self, found: Found, *, stay: bool = True) -> None:
        same = self._found is not None and self._found.query == found.query
        if same and self._found is not None and found.keys and self._found.keys == found.keys:
            self._renew(found)
            return
        place = place_in(self.table, self.model)
        self._found = found
        self.model.show(found)
        self.head.tell(found)
        self.foot.setVisible(found.of > 0)
        self._explain_nothing(found)
        empty = self.nothing if found.of else self.first_steps
        self.stack.setCurrentWidget(self.table if found.keys else empty)
        self._settling = True
        try:
            self._settle(found, place if same and stay else None)
        finally:
            self._settling = False
        self.table.fit_around_current()  # before they are painted: the first cards came along
        self.moved.emit()
        self._tell_shown(found)

    def _renew(self, found: Found) -> None:
        """Show the same rows as they are now: selection and scroll stay, however many are selected."""
        self._found = found
        self.model.renew(found)
        self.head.tell(found)
        self._to_select, wanted = (), self.model.rows_of(self._to_select)
        if wanted:
            select(self.table, self.model, wanted, wanted[0])
            self.table.scrollTo(self.model.index(wanted[0], 0))
        self.moved.emit()
        self._tell_shown(found)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let what nobody waits for give way while the window is dragged."""
        self._desk.at_work.note()
        super().resizeEvent(event)

    def _tell_shown(self, found: Found) -> None:
        self.shown.emit(found)
        self._desk.pace.next_frame(partial(self._tell_standing, found))

    def _tell_standing(self, found: Found) -> None:
        if found is self._found:
            self.stands.emit(found)

    def _settle(self, found: Found, place: Place | None) -> None:
        """Select and scroll to what is wanted; else go back to a place; else to the top."""
        wanted, self._to_select = self.model.rows_of(self._to_select), ()
        if wanted:
            select(self.table, self.model, wanted, wanted[0])
            self.table.scrollTo(self.model.index(wanted[0], 0))
        elif place is not None and found.keys:
            go_back(self.table, self.model, place)
        elif found.keys:
            self._picked = False
            select(self.table, self.model, [0], 0)
            self.table.scrollToTop()

    def _on_moved(self) -> None:
        """Tell it on; an answer tells it once, when it has settled, so that details are asked for once."""
        if not self._settling:
            self._picked = True
            self.moved.emit()

    def _explain_nothing(self, found: Found) -> None:
        wanted = found.query.text.strip()
        title = self.tr("Nothing found") if wanted else self.tr("No memory passes these filters")
        self.nothing.say(title, self.tr("Try fewer or other words, or part of a word.") if wanted else "")
