"""The sign at the foot of the window while forgotten memories wait for another program."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QWidget

from wellkept.ui.icons import pixmap
from wellkept.ui.messages import announce
from wellkept.ui.receipt import words
from wellkept.ui.tokens import ICON, SMALL, XS, L, S, colours_of
from wellkept.ui.widgets import Label


class WaitingSign(QFrame):
    """Away while nothing waits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("offline")  # it looks like the other sign at the foot
        self._picture = QLabel()
        self.text = Label("", size=SMALL, bold=True, wrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(L, XS, L, XS)
        row.setSpacing(S)
        row.addWidget(self._picture)
        row.addWidget(self.text, 1)
        self._tint()
        self.hide()

    def tell(self, count: int) -> None:
        """Show how many wait; a screen reader hears of the first, and that it is over."""
        if not count and not self.isHidden():
            announce(self, self.tr("What was forgotten has left the file now."))
        elif count and self.isHidden():
            announce(self, words.waiting(count))
        self.text.setText(words.waiting(count) if count else "")
        self.setVisible(count > 0)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the program."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()

    def _tint(self) -> None:
        colours = colours_of(QApplication.palette())
        self._picture.setPixmap(pixmap("forget", colours.text, ICON, self.devicePixelRatioF()))
