"""The bar over one memory: its kind, and what can be done to it. Where there is little room only glyphs stay."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from wellkept.model.kinds import Kind
from wellkept.ui import wording
from wellkept.ui.commands import tip_of
from wellkept.ui.list.parts import BADGE, draw_badge
from wellkept.ui.tokens import HEAD, XL, L, S, colours_of
from wellkept.ui.widgets import Button, Label

_GIVES = 12
"""Device-independent pixels that the buttons' own padding can do without before a letter is cut."""


class Badge(QWidget):
    """A kind's glyph on its colour."""

    def __init__(self) -> None:
        super().__init__()
        self._kind = Kind.FACT
        self.setFixedSize(BADGE, BADGE)

    def show_kind(self, kind: Kind) -> None:
        """Show another kind."""
        self._kind = kind
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the badge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tint = colours_of(self.palette()).kinds[self._kind]
        draw_badge(painter, QRectF(self.rect()), self._kind, tint, outlined=False)
        painter.end()


class Folding(Button):
    """A button that can do with its glyph alone; its name and its tooltip stay."""

    def __init__(
        self, text: str, pressed: Callable[[], object], *, glyph: str, tip: Callable[[], str], look: str = ""
    ) -> None:
        super().__init__(text, pressed, look=look, glyph=glyph, tip=tip)
        self._words = text
        self.setAccessibleName(text)

    def fold(self, *, folded: bool) -> None:
        """Show the glyph alone, or the words beside it."""
        text = "" if folded else self._words
        if self.text() != text:
            self.setText(text)


class Head(QWidget):
    """Calls what it is given."""

    def __init__(self, copy: Callable[[], object], correct: Callable[[], object], forget: Callable[[], object]) -> None:
        super().__init__()
        self._badge, self._kind = Badge(), Label(bold=True)
        self.copy = Button("", copy, look="quiet", glyph="copy", tip=partial(tip_of, "copy"))
        self.correct = Folding(
            self.tr("Correct"),
            correct,
            glyph="correct",
            tip=lambda: tip_of("correct", self.tr("Change the words")),
        )
        self.forget = Folding(
            self.tr("Forget"),
            forget,
            look="danger",
            glyph="forget",
            tip=lambda: tip_of("forget", self.tr("Erase this memory; undo brings it back")),
        )
        self._needed = 0
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(XL, S, L, S)
        row.setSpacing(S)
        row.addStrut(HEAD)
        row.addWidget(self._badge)
        row.addWidget(self._kind, 1)
        for button in (self.copy, self.correct, self.forget):
            row.addWidget(button)

    def show_kind(self, kind: Kind) -> None:
        """Show the kind of another memory."""
        self._badge.show_kind(kind)
        self._kind.setText(wording.kind(kind))
        self._measure()

    def minimumSizeHint(self) -> QSize:
        """Ask for no width: there is always something left to fold."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold or unfold."""
        super().resizeEvent(event)
        self._fold()

    def event(self, event: QEvent) -> bool:
        """Measure anew with another size of the font, once the parts have it."""
        done = super().event(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.Show, QEvent.Type.FontChange):
            self._measure()
        return done

    def _measure(self) -> None:
        """Find out what width all words need."""
        for button in (self.correct, self.forget):
            button.ensurePolished()
            button.fold(folded=False)
        self._needed = self._row.sizeHint().width() - _GIVES
        self._fold()

    def _fold(self) -> None:
        for button in (self.correct, self.forget):
            button.fold(folded=self.width() < self._needed)
