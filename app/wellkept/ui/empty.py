"""What is shown where there is nothing to show: what that means and what to do."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from wellkept.ui.icons import pixmap
from wellkept.ui.tokens import TITLE, XL, L, S, colours_of
from wellkept.ui.widgets import Button, Label, named

_TEXT_WIDTH = 480
_GLYPH = 40
_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class _Sheet(QWidget):
    """What is scrolled: as high as it must be at its width, no higher."""

    def minimumSizeHint(self) -> QSize:
        """Return nothing: that of the layout is for words at their narrowest."""
        return QSize(0, 0)


class Empty(QScrollArea):
    """A glyph, a title, a sentence, and buttons, in the middle; large type may need more height than there is."""

    def __init__(self, glyph: str, title: str = "", text: str = "") -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        sheet = named(_Sheet(), "sheet")
        sheet.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._glyph = glyph
        self._picture = QLabel(alignment=Qt.AlignmentFlag.AlignHCenter)
        self.title_label = Label(title, size=TITLE, bold=True, wrap=True)
        self.text_label = Label(text, tone="muted", wrap=True)
        self._added: list[Button] = []
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(S)
        column = QVBoxLayout(sheet)
        column.setContentsMargins(XL, XL, XL, XL)
        column.setSpacing(S)
        column.addStretch(2)
        column.addWidget(self._picture)
        column.addSpacing(S)
        for label in (self.title_label, self.text_label):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            label.setMaximumWidth(_TEXT_WIDTH)
            row = QHBoxLayout()
            row.addStretch(1)
            row.addWidget(label, 100)
            row.addStretch(1)
            column.addLayout(row)
        self._below = QHBoxLayout()
        column.addLayout(self._below)
        column.addSpacing(L)
        column.addLayout(self._buttons)
        column.addStretch(3)
        self._buttons.addStretch(1)
        self._buttons.addStretch(1)
        self.setWidget(sheet)
        self._tint()

    def say(self, title: str, text: str) -> None:
        """Show other words."""
        self.title_label.setText(title)
        self.text_label.setText(text)

    def set_glyph(self, glyph: str) -> None:
        """Show another glyph."""
        self._glyph = glyph
        self._tint()

    def add_button(self, text: str, pressed: Callable[[], object] | None, *, look: str = "") -> Button:
        """Add a button and return it."""
        button = Button(text, pressed, look=look)
        self._added.append(button)
        self._buttons.insertWidget(self._buttons.count() - 1, button, 0, Qt.AlignmentFlag.AlignHCenter)
        return button

    def add_below_text(self, widget: QWidget) -> None:
        """Add a widget as wide as the text, between it and the buttons."""
        widget.setMaximumWidth(_TEXT_WIDTH)
        self._below.addStretch(1)
        self._below.addWidget(widget, 100)
        self._below.addStretch(1)

    def minimumSizeHint(self) -> QSize:
        """Return a size that never makes the window grow."""
        return QSize(160, 120)

    def event(self, event: QEvent) -> bool:
        """Put the buttons one above the other where they have no room side by side."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            widths = [one.sizeHint().width() + S for one in self._added if not one.isHidden()]
            fits = sum(widths) <= self.width() - 2 * XL
            self._buttons.setDirection(_BESIDE if fits else _BELOW)
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the program."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()

    def _tint(self) -> None:
        colours = colours_of(QApplication.palette())
        self._picture.setPixmap(pixmap(self._glyph, colours.edge, _GLYPH, self.devicePixelRatioF()))
