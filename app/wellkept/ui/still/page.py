"""The page of "Still true?": one card at a time, four answers, and a quiet count."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from wellkept.service.still_requests import StillCard
from wellkept.ui import wording
from wellkept.ui.ages import Clock
from wellkept.ui.empty import Empty
from wellkept.ui.flow import Flow
from wellkept.ui.still.card import CardView
from wellkept.ui.tokens import TITLE, XL, L, M, S
from wellkept.ui.widgets import Button, Label, named, rule

_CARD_WIDTH = 720


class StillPage(QWidget):
    """Signals: `left` to the list; `true`, `forgotten`, `later` the answers to the card in sight; `changed` its new
    words; `back` take the last answer back; `more` go on after a sitting.
    """

    left = Signal()
    true = Signal()
    changed = Signal(str)
    forgotten = Signal()
    later = Signal()
    back = Signal()
    more = Signal()

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._words = ""
        self.setObjectName("page")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        tip = self.tr("Back (Esc)")
        self.leave = Button(self.tr("Back"), self.left.emit, look="quiet", glyph="back", tip=tip)
        self.progress = Label(tone="muted")
        self.card = CardView()
        self.card.box.saved.connect(self.changed)
        self.card.box.left.connect(self._on_not_changed)
        self.answers = self._buttons()
        self.note = Label(tone="muted", wrap=True)
        self.undo = Button(
            self.tr("Take back (B)"), self.back.emit, look="quiet", glyph="undo", tip=self.tr("The last answer (B)")
        )
        policy = self.undo.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # or the page would shift with the first answer
        self.undo.setSizePolicy(policy)
        self.looking = Empty("why", self.tr("Looking through your memories …"))
        self.none = Empty("done")
        self.go_on = self.none.add_button(self.tr("Go on"), self.more.emit)
        self.to_list = self.none.add_button(self.tr("Back to the memories"), self.left.emit)
        self._build()

    def _buttons(self) -> tuple[Button, ...]:
        still_so = self.tr("It is still so; asked again much later (T)")
        gone = self.tr("Erase it for good; Ctrl+Z brings it back (F)")
        return (
            Button(self.tr("True (T)"), self.true.emit, look="primary", tip=still_so),
            Button(self.tr("Changed (C)"), self.start_change, glyph="correct", tip=self.tr("Give it new words (C)")),
            Button(self.tr("Forget (F)"), self.forgotten.emit, look="danger", glyph="forget", tip=gone),
            Button(self.tr("Later (L)"), self.later.emit, tip=self.tr("Ask another day (L)")),
        )

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(XL, L, XL, M)
        head.setSpacing(M)
        head.addWidget(self.leave)
        head.addWidget(Label(self.tr("Still true?"), size=TITLE, bold=True), 1)
        head.addWidget(self.progress)
        self.stack = QStackedWidget()
        self.asking = self._asking()
        for page in (QWidget(), self.looking, self.asking, self.none):
            self.stack.addWidget(page)
        foot = QHBoxLayout()
        foot.setContentsMargins(XL, S, XL, S)
        foot.setSpacing(M)
        foot.addWidget(self.note, 1)
        foot.addWidget(self.undo)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(rule())
        column.addWidget(self.stack, 1)
        column.addWidget(rule())
        column.addLayout(foot)

    def _asking(self) -> QScrollArea:
        sheet = named(QWidget(), "page")
        middle = QWidget()
        middle.setMaximumWidth(_CARD_WIDTH)
        inner = QVBoxLayout(middle)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(L)
        inner.addStretch(2)
        inner.addWidget(self.card)
        inner.addLayout(Flow(*self.answers))
        inner.addStretch(3)
        row = QHBoxLayout(sheet)
        row.setContentsMargins(XL, L, XL, L)
        row.addStretch(1)
        row.addWidget(middle, 100)
        row.addStretch(1)
        area = named(QScrollArea(widgetResizable=True), "page")
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(sheet)
        return area

    def show_looking(self) -> None:
        """Say that memories are being looked through."""
        self.clear()
        self.stack.setCurrentWidget(self.looking)

    def show_card(self, card: StillCard, number: int, of: int) -> None:
        """Ask about a memory, the `number`th of so many."""
        self._words = card.memory.content
        self.card.show_card(card, self._clock())
        self.count(number, of)
        self._allow(answering=True)
        self.stack.setCurrentWidget(self.asking)
        self.asking.verticalScrollBar().setValue(0)
        self.card.focus()

    def count(self, number: int, of: int) -> None:
        """Say how far the sitting has come."""
        self.progress.setText(self.tr("{n} of {most}").format(n=wording.number(number), most=wording.number(of)))

    def show_end(self, *, asked: bool, more: bool) -> None:
        """Say that there is nothing to ask, or that a sitting is over and whether there is more."""
        self._hold_nothing()
        if more:
            self.none.say(
                self.tr("Enough for one sitting"),
                self.tr("There are more memories that may have aged. They can wait for another day."),
            )
        elif asked:
            self.none.say(self.tr("That was all"), self.tr("Nothing else looks as if it had aged."))
        else:
            self.none.say(
                self.tr("Nothing to ask"),
                self.tr(
                    "No memory looks as if it had aged. Work and home, ages, plans whose day has passed and the like "
                    "come here when their time is up."
                ),
            )
        self.go_on.setVisible(more)
        self.stack.setCurrentWidget(self.none)
        (self.go_on if more else self.to_list).setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, note: str, *, can_take_back: bool) -> None:
        """Say what the last answer did, and whether it can be taken back here."""
        self.note.setText(note)
        self.undo.setVisible(can_take_back)

    def start_change(self) -> None:
        """Offer the words of the memory in sight for change."""
        if self._words and not self.card.editing:
            self.card.edit(self._words)
            self._allow(answering=False)

    def clear(self) -> None:
        """Hold no words any more."""
        self._hold_nothing()
        self.say("", can_take_back=False)
        self.stack.setCurrentIndex(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by one key; leave all others to the window."""
        acts = {
            Qt.Key.Key_T: self.true.emit,
            Qt.Key.Key_C: self.start_change,
            Qt.Key.Key_F: self.forgotten.emit,
            Qt.Key.Key_Delete: self.forgotten.emit,
            Qt.Key.Key_L: self.later.emit,
        }
        plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        act = acts.get(Qt.Key(event.key())) if plain and not event.isAutoRepeat() else None
        if plain and event.key() == Qt.Key.Key_B and not self.undo.isHidden() and not self.card.editing:
            self.back.emit()
        elif act is not None and self._words and not self.card.editing:
            act()
        else:
            super().keyPressEvent(event)

    def _on_not_changed(self) -> None:
        self.card.edit(None)
        self._allow(answering=True)
        self.card.focus()

    def _allow(self, *, answering: bool) -> None:
        for button in self.answers:
            button.setVisible(answering)

    def _hold_nothing(self) -> None:
        self._words = ""
        self.card.clear()
        self.progress.setText("")
