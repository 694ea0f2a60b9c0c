"""Two sentences facing each other, what is said above them, and below them the answers or a box for other words."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from wellkept.ui.ages import Clock, ago, exact
from wellkept.ui.details.correct import CorrectBox
from wellkept.ui.details.sentence import SentenceView
from wellkept.ui.flow import Flow
from wellkept.ui.safe_text import Span
from wellkept.ui.settings.parts import say
from wellkept.ui.tokens import BASE_PT, SMALL, TITLE, XL, L, M, S
from wellkept.ui.widgets import Button, Label, named

_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
_CARD_LEAST = 220
"""Device-independent pixels at the usual type size: cards that would be narrower stand one below the other."""


class SentenceCard(QFrame):
    """A sentence under a heading, with its record below, and what can be done with it last."""

    def __init__(self, name: str, *acts: Button, head: str = "") -> None:
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
        for act in acts:
            column.addWidget(act, 0, Qt.AlignmentFlag.AlignLeft)

    def show_words(self, text: str, spans: tuple[Span, ...], facts: str, at: int | None, now: int) -> None:
        """Show a sentence; `spans` are lit, `at` when it was said and `now` in ms since 1970 UTC."""
        self.sentence.show_text(text, spans)
        say(self.record, facts)
        self.when.setText(ago(at, now) if at is not None else "")
        self.when.setToolTip(exact(at) if at is not None else "")


class TwoCards(QScrollArea):
    """Signals: `written` the owner's words in the box.

    Attributes: `said` stands below the title; `words` stand in the box when it opens, and "" leaves it closed.
    """

    written = Signal(str)

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock
        self.words = ""
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.title = Label(size=TITLE, bold=True, wrap=True)
        self.said = Label(tone="muted", wrap=True)
        self._cards = QHBoxLayout()
        self._cards.setSpacing(M)
        self.box = CorrectBox()
        self.box.saved.connect(self.written)
        self.box.left.connect(self.stop_writing)

    def lay_out(self, cards: Sequence[SentenceCard], answers: Sequence[Button], note: QWidget | None = None) -> None:
        """Put everything in its place: the cards, a note if there is one, then the answers."""
        for card in cards:
            self._cards.addWidget(card, 1)
        self.acts = QWidget()
        row = QVBoxLayout(self.acts)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(Flow(*answers))
        sheet = named(QWidget(), "sheet")
        column = QVBoxLayout(sheet)
        column.setContentsMargins(XL, L, XL, L)
        column.setSpacing(S)
        column.addWidget(self.title)
        column.addWidget(self.said)
        column.addSpacing(S)
        column.addLayout(self._cards)
        if note is not None:
            column.addWidget(note)
        column.addSpacing(S)
        column.addWidget(self.acts)
        column.addWidget(self.box)
        column.addStretch(1)
        self.setWidget(sheet)
        self.stop_writing()

    def begin(self) -> None:
        """Start at the top with two other sentences."""
        self.stop_writing()
        self.verticalScrollBar().setValue(0)
        self._fit()

    def start_writing(self) -> None:
        """Offer a box for other words in place of the answers."""
        if self.words:
            self.acts.hide()
            self.box.show()
            self.box.start(self.words)
            self.ensureWidgetVisible(self.box)

    def stop_writing(self) -> None:
        """Take the box away."""
        self.box.hide()
        self.acts.show()

    @property
    def writing(self) -> bool:
        """Whether the box is open."""
        return not self.box.isHidden()

    def event(self, event: QEvent) -> bool:
        """Put the cards one below the other where there is no room side by side."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        room = self.viewport().width() - 2 * XL
        least = 2 * _CARD_LEAST * self.font().pointSizeF() / BASE_PT + M
        self._cards.setDirection(_BESIDE if room >= least else _BELOW)
