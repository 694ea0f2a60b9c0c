"""The line about what stays forgotten: how much, where its key is, and how to end it."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from wellkept.service.forgotten_requests import ForgottenList
from wellkept.ui.forgetting import words
from wellkept.ui.tokens import SMALL, XS, M
from wellkept.ui.widgets import Button, Label


class ListSign(QWidget):
    """Signals: `watched` whether to hold back what was forgotten; `emptied` the list is to be emptied."""

    watched = Signal(bool)
    emptied = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = Label(tone="muted", size=SMALL, wrap=True)
        self.watch = QCheckBox(self.tr("What I had forgotten stays forgotten"))
        self.watch.toggled.connect(self.watched)
        tip = self.tr("Nobody will know any more that these sentences were forgotten")
        self.empty = Button(self.tr("Empty the list of the forgotten"), self.emptied.emit, look="link", tip=tip)
        row = QHBoxLayout()
        row.setSpacing(M)
        row.addWidget(self.watch)
        row.addStretch(1)
        row.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(XS)
        column.addLayout(row)
        column.addWidget(self.text)

    def tell(self, found: ForgottenList) -> None:
        """Say how the list stands."""
        blocked = QSignalBlocker(self.watch)
        self.watch.setChecked(found.watched)
        del blocked
        self.text.setText(words.known(found))
        self.empty.setVisible(found.count > 0)
