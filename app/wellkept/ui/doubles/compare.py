"""Two memories side by side, with the words lit in which they differ, and what can be done with them."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from wellkept.model.memory import Memory
from wellkept.service.answers import Novelty
from wellkept.service.double_answers import SideBySide
from wellkept.ui.ages import Clock, ago, exact
from wellkept.ui.details.changes import differing
from wellkept.ui.details.correct import CorrectBox
from wellkept.ui.details.sentence import SentenceView
from wellkept.ui.doubles import words
from wellkept.ui.doubles.verdicts import Verdict
from wellkept.ui.safe_text import Span
from wellkept.ui.tokens import BASE_PT, SMALL, TITLE, XL, L, M, S
from wellkept.ui.widgets import Button, Label, named

_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
_CARD_LEAST = 220
"""Device-independent pixels at the usual type size: cards that would be narrower stand one below the other."""


class Side(QFrame):
    """One of the two. Signals: `chosen` keep this one."""

    chosen = Signal()

    def __init__(self, name: str, button: str, tip: str) -> None:
        super().__init__()
        self.setObjectName("card")
        self.head = Label(size=SMALL, bold=True, tone="muted")
        self.when = Label(size=SMALL, tone="muted")
        self.sentence = SentenceView(name, TITLE)
        self.record = Label(size=SMALL, tone="muted", wrap=True)
        self.keep = Button(button, self.chosen.emit, tip=tip)
        self.keep.setAccessibleName(tip)
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
        column.addWidget(self.keep, 0, Qt.AlignmentFlag.AlignLeft)

    def show_memory(self, memory: Memory, head: str, spans: tuple[Span, ...], now: int) -> None:
        """Show a memory; `spans` are lit, `now` in ms since 1970 UTC."""
        self.head.setText(head)
        self.when.setText(ago(memory.created_at, now))
        self.when.setToolTip(exact(memory.created_at))
        self.sentence.show_text(memory.content, spans)
        self.record.setText(words.record(memory))


class Compare(QScrollArea):
    """Signals: `decided` a `Verdict`; `written` the sentence that both become."""

    decided = Signal(object)
    written = Signal(str)

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._newer = ""
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.title = Label(size=TITLE, bold=True, wrap=True)
        self.advice = Label(tone="muted", wrap=True)
        keep = self.tr("Keep this one")
        self.older = Side(
            self.tr("The first memory"), keep, self.tr("Keep the first; the other becomes part of it (1)")
        )
        self.newer = Side(
            self.tr("The second memory"), keep, self.tr("Keep the second; the other becomes part of it (2)")
        )
        self.older.chosen.connect(lambda: self.decided.emit(Verdict.KEEP_OLDER))
        self.newer.chosen.connect(lambda: self.decided.emit(Verdict.KEEP_NEWER))
        self.box = CorrectBox()
        self.box.words.setAccessibleName(self.tr("One sentence for both"))
        self.box.note.setText(self.tr("Both sentences stay in the history."))
        self.box.saved.connect(self.written)
        self.box.left.connect(self.stop_writing)
        self._build()
        self.stop_writing()

    def _build(self) -> None:
        self._cards = QHBoxLayout()
        self._cards.setSpacing(M)
        self._cards.addWidget(self.older, 1)
        self._cards.addWidget(self.newer, 1)
        self.replace = self._button(self.tr("Newer replaces older"), Verdict.REPLACE, "U")
        self.both = self._button(self.tr("Keep both"), Verdict.BOTH, "B")
        self.write = self._button(self.tr("Write one sentence"), Verdict.WRITE, "W")
        self.skip = self._button(self.tr("Skip"), Verdict.SKIP, "S", look="quiet")
        self.acts = QWidget()
        self._row = QHBoxLayout(self.acts)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(S)
        for button in (self.replace, self.both, self.write, self.skip):
            self._row.addWidget(button)
        self._row.addStretch(1)
        sheet = named(QWidget(), "sheet")
        column = QVBoxLayout(sheet)
        column.setContentsMargins(XL, L, XL, L)
        column.setSpacing(S)
        column.addWidget(self.title)
        column.addWidget(self.advice)
        column.addSpacing(S)
        column.addLayout(self._cards)
        column.addSpacing(S)
        column.addWidget(self.acts)
        column.addWidget(self.box)
        column.addStretch(1)
        self.setWidget(sheet)

    def _button(self, text: str, verdict: Verdict, key: str, *, look: str = "") -> Button:
        tip = self.tr("{act} ({key})").format(act=text, key=key)
        return Button(text, lambda: self.decided.emit(verdict), look=look, tip=tip)

    def show_pair(self, pair: SideBySide, novelty: Novelty) -> None:
        """Show two memories, the older one first."""
        older, newer = pair.older, pair.newer
        self._newer = newer.content
        self.title.setText(words.title(novelty))
        self.advice.setText(words.advice(novelty))
        lit = differing(older.content, newer.content)
        dated = older.created_at < newer.created_at
        heads = (_tr("THE OLDER ONE"), _tr("THE NEWER ONE")) if dated else (_tr("ONE"), _tr("THE OTHER"))
        for side, memory, head, spans in zip((self.older, self.newer), (older, newer), heads, lit, strict=True):
            side.show_memory(memory, head, spans, self._clock())
        self.replace.setVisible(novelty is not Novelty.KNOWN and dated)
        self.replace.set_look("primary" if novelty is Novelty.UPDATE else "")
        self.stop_writing()
        self.verticalScrollBar().setValue(0)
        self._fit()

    def start_writing(self) -> None:
        """Offer a box for one sentence; the words of the newer one stand in it."""
        self.acts.hide()
        self.box.show()
        self.box.start(self._newer)
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
        """Put cards and buttons one below the other where there is no room side by side."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        room = self.viewport().width() - 2 * XL
        least = 2 * _CARD_LEAST * self.font().pointSizeF() / BASE_PT + M
        self._cards.setDirection(_BESIDE if room >= least else _BELOW)
        buttons = [one for one in (self.replace, self.both, self.write, self.skip) if not one.isHidden()]
        needed = sum(one.sizeHint().width() + S for one in buttons)
        self._row.setDirection(_BESIDE if needed <= room else _BELOW)


def _tr(text: str) -> str:
    return QCoreApplication.translate("doubles", text)
