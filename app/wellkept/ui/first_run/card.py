"""A card that can be pressed: a glyph, what it does, and a few words about it."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy, QVBoxLayout

from wellkept.ui.icons import pixmap
from wellkept.ui.list.parts import unit
from wellkept.ui.tokens import XS, L, colours_of
from wellkept.ui.widgets import Label, Pressable

_GLYPH = 26


class Card(Pressable):
    """A push button as large as its words need it."""

    def __init__(self, glyph: str, title: str, text: str) -> None:
        super().__init__()
        self._glyph = glyph
        self.setProperty("look", "card")
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._picture = QLabel()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(L, L, L, L)
        self._column.setSpacing(XS)
        self._column.addWidget(self._picture)
        self._column.addSpacing(XS)
        for label in (Label(title, bold=True, wrap=True), Label(text, tone="muted", wrap=True)):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._column.addWidget(label)
        self._column.addStretch(1)
        self._picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._tint()

    def sizeHint(self) -> QSize:
        """Return what its words need."""
        return self._column.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the least that its words need."""
        return self._column.minimumSize()

    def hasHeightForWidth(self) -> bool:
        """Return True: narrower is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return how high it is at a width, in device-independent pixels."""
        return self._column.totalHeightForWidth(width)

    def event(self, event: QEvent) -> bool:
        """Ask for another size where the words need one: a push button does not look at its layout by itself."""
        answer = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return answer

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours and the font size of the program."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._tint()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the colours there are now: what was never shown has heard of no change."""
        self._tint()
        super().showEvent(event)

    def _tint(self) -> None:
        ink = colours_of(QApplication.palette()).accent
        size = round(_GLYPH * unit(QApplication.font()))
        self._picture.setPixmap(pixmap(self._glyph, ink, size, self.devicePixelRatioF()))
