"""The sign at the foot of the window while it opens no connection."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QWidget

from wellkept.ui.icons import pixmap
from wellkept.ui.messages import announce
from wellkept.ui.tokens import ICON, SMALL, XS, L, S, colours_of
from wellkept.ui.widgets import Button, Label


class OfflineSign(QFrame):
    """Away while the program is not offline. Signals: `online_wanted`."""

    online_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("offline")
        self._picture = QLabel()
        self.text = Label(self.tr("Offline: no connection is opened."), size=SMALL, bold=True)
        self.online = Button(self.tr("Go online"), self.online_wanted.emit, look="link")
        row = QHBoxLayout(self)
        row.setContentsMargins(L, XS, L, XS)
        row.setSpacing(S)
        row.addWidget(self._picture)
        row.addWidget(self.text, 1)
        row.addWidget(self.online)
        self._tint()
        self.hide()

    def tell(self, *, offline: bool) -> None:
        """Show the sign or take it away; a screen reader hears of a change."""
        if offline == self.isHidden():
            self.setVisible(offline)
            announce(self, self.text.text() if offline else self.tr("Online again."))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the program."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()

    def _tint(self) -> None:
        colours = colours_of(QApplication.palette())
        self._picture.setPixmap(pixmap("offline", colours.text, ICON, self.devicePixelRatioF()))
