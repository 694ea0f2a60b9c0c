"""One wish: who, what, the sentence as it would be, beside the memory it would change, and the answers to it."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from wellkept.service.assistant_requests import WaitingWish, Wish
from wellkept.ui.ages import Clock, ago, exact
from wellkept.ui.details.changes import differing
from wellkept.ui.details.correct import CorrectBox
from wellkept.ui.details.sentence import SentenceView
from wellkept.ui.flow import Flow
from wellkept.ui.safe_text import Span
from wellkept.ui.settings.parts import say
from wellkept.ui.tokens import BASE_PT, SMALL, TITLE, XL, L, M, S
from wellkept.ui.widgets import Button, Label, named
from wellkept.ui.wishes import words

_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
_CARD_LEAST = 220
"""Device-independent pixels at the usual type size: cards that would be narrower stand one below the other."""


class Card(QFrame):
    """A sentence under a heading, with its record below."""

    def __init__(self, head: str, name: str) -> None:
        super().__init__()
        self.setObjectName("card")
        self.head = Label(head, size=SMALL, bold=True, tone="muted")
        self.when = Label(size=SMALL, tone="muted")
        self.sentence = SentenceView(name, TITLE)
        self.record = Label(size=SMALL, tone="muted", wrap=True)
        top = QHBoxLayout()
        top.addWidget(self.head)
        top.addStretch(1)
        top.addWidget(self.when)
        column = QVBoxLayout(self)
        column.setContentsMargins(L, M, L, L)
        column.setSpacing(M)
        column.addLayout(top)
        column.addWidget(self.sentence)
        column.addWidget(self.record)
        column.addStretch(1)

    def show_words(self, text: str, spans: tuple[Span, ...], facts: str, at: int | None, now: int) -> None:
        """Show a sentence; `spans` are lit, `at` when it was said and `now` in ms since 1970 UTC."""
        self.sentence.show_text(text, spans)
        say(self.record, facts)
        self.when.setText(ago(at, now) if at is not None else "")
        self.when.setToolTip(exact(at) if at is not None else "")


class WishView(QScrollArea):
    """Signals: `granted`; `refused`; `reworded` the owner's own words, which are kept instead."""

    granted = Signal()
    refused = Signal()
    reworded = Signal(str)

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._words = ""
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.title = Label(size=TITLE, bold=True, wrap=True)
        self.why = Label(tone="muted", wrap=True).selectable()
        self.before = Card(self.tr("AS IT IS"), self.tr("The memory as it is"))
        self.after = Card(self.tr("AS IT WOULD BE"), self.tr("The sentence as it would be"))
        self.gone = Label(self.tr("The memory it would change is not there any more."), tone="muted", wrap=True)
        self.box = CorrectBox()
        self.box.words.setAccessibleName(self.tr("Your own words"))
        self.box.note.setText(self.tr("Your words are kept instead of those of the assistant."))
        self.box.saved.connect(self.reworded)
        self.box.left.connect(self.stop_rewording)
        self.yes = Button("", self.granted.emit, look="primary")
        tip = self.tr("Say it in your own words (W)")
        self.reword = Button(self.tr("Reword (W)"), self.start_rewording, glyph="correct", tip=tip)
        self.no = Button("", self.refused.emit)
        self._build()
        self.stop_rewording()

    def _build(self) -> None:
        self._cards = QHBoxLayout()
        self._cards.setSpacing(M)
        self._cards.addWidget(self.before, 1)
        self._cards.addWidget(self.after, 1)
        self.acts = QWidget()
        row = QVBoxLayout(self.acts)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(Flow(self.yes, self.reword, self.no))
        sheet = named(QWidget(), "sheet")
        column = QVBoxLayout(sheet)
        column.setContentsMargins(XL, L, XL, L)
        column.setSpacing(S)
        column.addWidget(self.title)
        column.addWidget(self.why)
        column.addSpacing(S)
        column.addLayout(self._cards)
        column.addWidget(self.gone)
        column.addSpacing(S)
        column.addWidget(self.acts)
        column.addWidget(self.box)
        column.addStretch(1)
        self.setWidget(sheet)

    def show_wish(self, wish: WaitingWish) -> None:
        """Show a wish."""
        now, target, forgets = self._clock(), wish.target, wish.wish is Wish.FORGET
        self.title.setText(words.title(wish))
        say(self.why, words.why(wish))
        was = target.content if target is not None else ""
        self._words = "" if forgets else words.sentence(wish)
        old, new = differing(was, self._words) if was and not forgets else ((), ())
        self.before.setVisible(target is not None)
        self.after.setVisible(not forgets)
        self.gone.setVisible(target is None and wish.wish is not Wish.KEEP)
        if target is not None:
            self.before.show_words(was, old, words.current(target), target.created_at, now)
        if not forgets:
            self.after.show_words(self._words, new, words.record(wish), wish.asked_at, now)
        self.after.head.setText(self.tr("AS IT WOULD BE") if target is not None else self.tr("A NEW MEMORY"))
        self.yes.setText(words.yes(wish.wish))
        self.yes.setToolTip(words.yes_tip(wish.wish))
        self.yes.set_look("danger" if forgets else "primary")
        self.no.setText(words.no(wish.wish))
        self.no.setToolTip(self.tr("Refuse; nothing changes (N)"))
        self.reword.setVisible(not forgets)
        self.stop_rewording()
        self.verticalScrollBar().setValue(0)
        self._fit()

    def start_rewording(self) -> None:
        """Offer a box for other words, where there are words at all."""
        if self._words:
            self.acts.hide()
            self.box.show()
            self.box.start(self._words)
            self.ensureWidgetVisible(self.box)

    def stop_rewording(self) -> None:
        """Take the box away."""
        self.box.hide()
        self.acts.show()

    @property
    def rewording(self) -> bool:
        """Whether the box is open."""
        return not self.box.isHidden()

    def clear(self) -> None:
        """Hold no words any more."""
        self._words = ""
        for card in (self.before, self.after):
            card.show_words("", (), "", None, 0)
        self.why.setText("")
        self.box.words.setPlainText("")
        self.stop_rewording()

    def event(self, event: QEvent) -> bool:
        """Put the cards one below the other where there is no room side by side."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        room = self.viewport().width() - 2 * XL
        least = 2 * _CARD_LEAST * self.font().pointSizeF() / BASE_PT + M
        self._cards.setDirection(_BESIDE if room >= least else _BELOW)
