"""Over the box: how much of a text is still there because it could not be read, and why, with a way to go on."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from wellkept.model.kinds import Kind
from wellkept.service.answers import Review
from wellkept.ui.icons import pixmap
from wellkept.ui.messages import announce
from wellkept.ui.teach import part_words
from wellkept.ui.tokens import ICON, M, S, colours_of
from wellkept.ui.widgets import Button, Label, named


class RestBar(QFrame):
    """Hidden until there is a rest. Signals: `go_on_wanted`."""

    go_on_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "message").setProperty("tone", "notice")
        self._picture = QLabel()
        self.text = Label(wrap=True).selectable()
        self.go_on = Button(self.tr("Go on"), self.go_on_wanted.emit)
        row = QHBoxLayout(self)
        row.setContentsMargins(M, S, S, S)
        row.setSpacing(S)
        row.addWidget(self._picture)
        row.addWidget(self.text, 1)
        row.addWidget(self.go_on)
        self.hide()

    def tell(self, review: Review) -> None:
        """Show what of a text is still in the box."""
        colours = colours_of(self.palette())
        self._picture.setPixmap(pixmap("warning", colours.kinds[Kind.DOCUMENT].ink, ICON, self.devicePixelRatioF()))
        self.text.setText(part_words.rest(review))
        self.show()
        announce(self, self.text.text())
