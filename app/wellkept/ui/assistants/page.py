"""The page of assistants: the door on top, who is let in on the left, and one of them on the right."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from wellkept.model.assistants import Assistant
from wellkept.service.assistant_requests import Assistants
from wellkept.ui.ages import Clock
from wellkept.ui.assistants import words
from wellkept.ui.assistants.accesses import AccessPane
from wellkept.ui.assistants.door import DoorState
from wellkept.ui.assistants.door_card import DoorCard
from wellkept.ui.assistants.form import AssistantForm
from wellkept.ui.assistants.model import AssistantsModel
from wellkept.ui.assistants.scrolled import scrolled
from wellkept.ui.assistants.token_sheet import TokenSheet
from wellkept.ui.assistants.view import AssistantView
from wellkept.ui.empty import Empty
from wellkept.ui.exam.table import ExamTable
from wellkept.ui.rows import RowDelegate
from wellkept.ui.tokens import TITLE, XL, L, M
from wellkept.ui.widgets import Button, Label, holds_focus, rule

_LIST_WIDTH, _LIST_LEAST, _SIDE_LEAST = 320, 200, 300
_STACK_LEAST = 160
"""So high at least is what stands below the door, px: all of it scrolls, and a window with every message in sight must
not grow beyond its screen."""


class AssistantsPage(QWidget):
    """Signals: `left` to the list; `add_wanted`; `wishes_wanted`; `moved` another assistant is chosen."""

    left = Signal()
    add_wanted = Signal()
    wishes_wanted = Signal()
    moved = Signal()

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._clock = clock
        self._state = DoorState()
        self._loading = False
        self.back = Button(self.tr("Back"), self.left.emit, look="quiet", glyph="back", tip=self.tr("Back (Esc)"))
        self.add = Button(self.tr("Let an assistant in"), self.add_wanted.emit, glyph="teach")
        self.door = DoorCard()
        self.wishes = Button("", self.wishes_wanted.emit, look="link", glyph="assistant")
        self.model = AssistantsModel(clock, self)
        self.table = self._table()
        self.view, self.form, self.token = AssistantView(), AssistantForm(), TokenSheet()
        self.table.removed.connect(self.view.out_wanted)
        self.accesses = AccessPane(clock)
        self.none = Empty(
            "assistant",
            self.tr("No assistant is let in"),
            self.tr(
                "Claude, Cursor and other programs can remember with you: they read what you allow, and propose what "
                "they learn. Each gets a token of its own, and you see everything it reads."
            ),
        )
        self.first = self.none.add_button(self.tr("Let an assistant in"), self.add_wanted.emit, look="primary")
        self._build()

    def _table(self) -> ExamTable:
        table = ExamTable(self.tr("Assistants"))
        delegate = RowDelegate(table)
        table.setModel(self.model)
        table.setItemDelegate(delegate)
        table.set_heights(delegate)
        table.setMinimumWidth(_LIST_LEAST)
        table.selectionModel().currentChanged.connect(self._on_moved)
        table.clicked.connect(self._on_moved)
        table.opened.connect(self._on_opened)
        return table

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(M)
        head.addWidget(self.back)
        head.addWidget(Label(self.tr("Assistants"), size=TITLE, bold=True), 1)
        head.addWidget(self.add)
        top = QVBoxLayout()
        top.setContentsMargins(XL, L, XL, M)
        top.setSpacing(M)
        top.addLayout(head)
        top.addWidget(self.door)
        top.addWidget(self.wishes, 0, Qt.AlignmentFlag.AlignLeft)
        self.wishes.hide()
        self.side = QStackedWidget()
        self.view_area, self.token_area = scrolled(self.view), scrolled(self.token)
        for place in (QWidget(), self.view_area, self.form, self.token_area, self.accesses):
            self.side.addWidget(place)
        self.side.setMinimumWidth(_SIDE_LEAST)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(self.table)
        self.splitter.addWidget(self.side)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([_LIST_WIDTH, 2 * _LIST_WIDTH])
        self.stack = QStackedWidget()
        for place in (QWidget(), self.none, self.splitter):
            self.stack.addWidget(place)
        self.stack.setMinimumHeight(_STACK_LEAST)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(rule())
        column.addWidget(self.stack, 1)

    @property
    def chosen(self) -> Assistant | None:
        """The assistant that is chosen in the list."""
        return self.model.assistant(self.table.currentIndex().row())

    @property
    def resting(self) -> bool:
        """Whether nothing is being typed and no token is in sight that would be lost."""
        return self.side.currentWidget() not in (self.form, self.token_area)

    def load(self, found: Assistants, choose: str = "") -> None:
        """Show who is there, with one of them chosen; what is being typed, or a token in sight, stays."""
        before = self.chosen
        wanted = choose or (before.id if before is not None else "")
        self._loading = True  # whoever reads the page has not gone to another
        self.model.load(found.assistants, found.this_week)
        self.table.setVisible(bool(found.assistants))
        self.add.setVisible(bool(found.assistants))
        self.tell_door(self._state)
        self.tell_waiting(found.waiting)
        if found.assistants:
            self.table.setCurrentIndex(self.model.index(max(self.model.place(wanted), 0), 0))
        self._loading = False
        if self.resting:
            self.show_chosen(stay=True)

    def tell_door(self, state: DoorState) -> None:
        """Show how the door stands."""
        self._state = state
        rows = range(self.model.rowCount())
        inside = [one for row in rows if (one := self.model.assistant(row)) is not None and one.revoked_at is None]
        self.door.tell(state, anybody=bool(inside))

    def tell_waiting(self, count: int) -> None:
        """Show how many wishes wait."""
        self.wishes.setText(words.waiting(count) if count else "")
        self.wishes.setVisible(count > 0)

    def show_chosen(self, *, stay: bool = False) -> None:
        """Show the assistant that is chosen; `stay` with its accesses where they are in sight."""
        one, had = self.chosen, holds_focus(self.side)
        if one is None:
            self.stack.setCurrentWidget(self.none)
            return
        self.stack.setCurrentWidget(self.splitter)
        self.view.show_assistant(one, self.model.times(one.id), self._clock())
        if not (stay and self.side.currentWidget() is self.accesses):
            self.side.setCurrentWidget(self.view_area)
        if had and not holds_focus(self.side):
            self.view.focus()

    def show_form(self) -> None:
        """Show the form; it has been started."""
        self.stack.setCurrentWidget(self.splitter)
        self.side.setCurrentWidget(self.form)

    def show_token(self) -> None:
        """Show the token; the sheet has it."""
        self.stack.setCurrentWidget(self.splitter)
        self.side.setCurrentWidget(self.token_area)
        self.token_area.verticalScrollBar().setValue(0)

    def show_accesses(self) -> None:
        """Show what the chosen assistant read and wrote."""
        self.side.setCurrentWidget(self.accesses)
        self.accesses.focus()

    def focus(self) -> None:
        """Move the focus to the list, or to the first thing to do where it is empty."""
        (self.table if self.model.rowCount() else self.first).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves the form, or the token; all other keys are the window's."""
        if event.key() == Qt.Key.Key_Escape and not self.resting:
            self.form.left.emit()
        else:
            super().keyPressEvent(event)

    def _on_moved(self) -> None:
        if not self._loading:
            self.moved.emit()

    def _on_opened(self) -> None:
        if self.chosen is not None and self.resting:
            self.view.focus()
