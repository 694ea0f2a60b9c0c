"""The page of wishes: those that wait, and one of them beside the memory it would change."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from wellkept.service.assistant_requests import WaitingWish, WaitingWishes
from wellkept.ui.ages import Clock
from wellkept.ui.empty import Empty
from wellkept.ui.rows import RowDelegate
from wellkept.ui.tokens import SMALL, TITLE, XL, L, M, S
from wellkept.ui.widgets import Button, Label, rule
from wellkept.ui.wishes import words
from wellkept.ui.wishes.model import WishesModel
from wellkept.ui.wishes.table import Answer, WishesTable, answer_of
from wellkept.ui.wishes.view import WishView

_LIST_WIDTH, _LIST_LEAST = 320, 200


class WishesPage(QWidget):
    """Signals: `left` to the list; `answered` an `Answer` to the wish in sight; `reworded` the words kept instead;
    `assistants_wanted`.
    """

    left = Signal()
    answered = Signal(object)
    reworded = Signal(str)
    assistants_wanted = Signal()

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.model = WishesModel(clock, self)
        self.table = WishesTable(self.tr("Wishes of assistants"))
        delegate = RowDelegate(self.table)
        self.table.setModel(self.model)
        self.table.setItemDelegate(delegate)
        self.table.set_heights(delegate)
        self.table.answered.connect(self._on_answered)
        self.table.selectionModel().currentChanged.connect(self._on_moved)
        self.view = WishView(clock)
        self.view.granted.connect(lambda: self._on_answered(Answer.YES))
        self.view.refused.connect(lambda: self._on_answered(Answer.NO))
        self.view.written.connect(self.reworded)
        self.view.box.left.connect(self.focus)
        self.none = Empty(
            "done",
            self.tr("No wish waits for you"),
            self.tr(
                "What an assistant would like to keep, correct or forget comes here, and nothing of it happens before "
                "you say yes."
            ),
        )
        self.to_assistants = self.none.add_button(self.tr("Assistants"), self.assistants_wanted.emit)
        self._build()

    def _build(self) -> None:
        self.back = Button(self.tr("Back"), self.left.emit, look="quiet", glyph="back", tip=self.tr("Back (Esc)"))
        self.title = Label(self.tr("Wishes of assistants"), size=TITLE, bold=True)
        self.every = Button(self.tr("Grant all (A)"), lambda: self._on_answered(Answer.ALL), look="quiet")
        self.no_more = Button(self.tr("Refuse all"), lambda: self._on_answered(Answer.NONE), look="quiet")
        head = QHBoxLayout()
        head.setContentsMargins(XL, L, XL, M)
        head.setSpacing(M)
        head.addWidget(self.back)
        head.addWidget(self.title, 1)
        head.addWidget(self.every)
        head.addWidget(self.no_more)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(self.table)
        self.splitter.addWidget(self.view)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([_LIST_WIDTH, 2 * _LIST_WIDTH])
        self.table.setMinimumWidth(_LIST_LEAST)
        self.stack = QStackedWidget()
        for place in (QWidget(), self.none, self.splitter):
            self.stack.addWidget(place)
        self.hint = Label(
            self.tr("Y grants the wish, W puts it into your own words, N refuses it, A grants all."),
            tone="muted",
            size=SMALL,
            wrap=True,
        )
        self.hint.setContentsMargins(XL, S, XL, S)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(rule())
        column.addWidget(self.stack, 1)
        column.addWidget(self.hint)

    @property
    def wish(self) -> WaitingWish | None:
        """The wish in sight."""
        return self.model.wish(self.table.currentIndex().row())

    def load(self, found: WaitingWishes) -> None:
        """Show the wishes that wait; the one in sight stays, or the one that takes its place."""
        row, before = self.table.currentIndex().row(), self.wish
        kept = found.wishes.index(before) if before in found.wishes else -1
        if before is not None and kept >= 0 and self.view.writing:
            self._say(found)
            return  # what is being typed stays; the list follows when that is done
        self.model.load(found.wishes)
        there = bool(found.wishes)
        self.stack.setCurrentWidget(self.splitter if there else self.none)
        self._say(found)
        if there:
            place = kept if kept >= 0 else min(max(row, 0), len(found.wishes) - 1)
            self.table.setCurrentIndex(self.model.index(place, 0))
        else:
            self.view.clear()

    def _say(self, found: WaitingWishes) -> None:
        self.title.setText(words.waiting(found.total) if found.total else self.tr("Wishes of assistants"))
        for widget in (self.every, self.no_more):
            widget.setVisible(found.total > 1)
        self.hint.setVisible(found.total > 0)

    def focus(self) -> None:
        """Move the focus to the wishes, or to where they come from where there are none."""
        (self.table if self.model.rowCount() else self.to_assistants).setFocus()

    def clear(self) -> None:
        """Hold no words any more."""
        self.model.load(())
        self.view.clear()
        self.stack.setCurrentIndex(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by one key from anywhere on the page."""
        answer = answer_of(event)
        if answer is not None and self.model.rowCount():
            self._on_answered(answer)
        else:
            super().keyPressEvent(event)

    def _on_moved(self) -> None:
        if self.wish is not None:
            self.view.show_wish(self.wish)

    def _on_answered(self, answer: Answer) -> None:
        if self.wish is None or self.view.writing:
            return
        if answer is Answer.REWORD:
            self.view.start_writing()
        else:
            self.answered.emit(answer)
