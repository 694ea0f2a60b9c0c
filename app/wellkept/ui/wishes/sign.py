"""The quiet line at the foot of the window while wishes wait; it never takes the focus."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QWidget

from wellkept.ui.icons import pixmap
from wellkept.ui.messages import announce
from wellkept.ui.tokens import ICON, SMALL, XS, L, S, colours_of
from wellkept.ui.widgets import Button, Label
from wellkept.ui.wishes import words


class WishSign(QFrame):
    """Away while nothing waits, and after "Not now" until more do. Signals: `look_wanted`."""

    look_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("offline")  # it looks like the other signs at the foot
        self._put_off = 0
        self._count = 0
        self._elsewhere = True
        self._picture = QLabel()
        self.text = Label("", size=SMALL, bold=True, wrap=True)
        self.look = Button(self.tr("Show"), self.look_wanted.emit, look="link")
        self.later = Button(self.tr("Not now"), self._on_later, look="link")
        row = QHBoxLayout(self)
        row.setContentsMargins(L, XS, L, XS)
        row.setSpacing(S)
        row.addWidget(self._picture)
        row.addWidget(self.text, 1)
        row.addWidget(self.later)
        row.addSpacing(S)
        row.addWidget(self.look)
        self._tint()
        self.hide()

    def tell(self, count: int) -> None:
        """Show how many wait; a screen reader hears when there are more than before."""
        more = count > self._count
        self._count = count
        self._put_off = min(self._put_off, count)
        self.text.setText(words.sign(count) if count else "")
        self._arrange()
        if more and not self.isHidden():
            announce(self, self.text.text())

    def allow(self, allowed: bool) -> None:
        """Show it, or not while its page is in sight and says the same."""
        self._elsewhere = allowed
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the program."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()

    def _arrange(self) -> None:
        self.setVisible(self._elsewhere and self._count > self._put_off)

    def _on_later(self) -> None:
        self._put_off = self._count
        self._arrange()

    def _tint(self) -> None:
        colours = colours_of(QApplication.palette())
        self._picture.setPixmap(pixmap("assistant", colours.text, ICON, self.devicePixelRatioF()))
