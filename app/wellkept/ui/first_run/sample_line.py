"""The quiet line over the list while there are samples in it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wellkept.ui.counting import counted
from wellkept.ui.tokens import SMALL, XS, L, M, S
from wellkept.ui.widgets import Button, Label, rule


class SampleLine(QWidget):
    """Signals: `removed` all samples shall go; `left` the button went away while it had the focus."""

    removed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = Label(tone="muted", size=SMALL, wrap=True)
        self.remove = Button(self.tr("Remove them all"), self.removed.emit, look="link")
        self.remove.setAccessibleName(self.tr("Remove all sample memories"))
        self.remove.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row = QHBoxLayout()
        row.setContentsMargins(L, XS, M, XS)
        row.setSpacing(S)
        row.addWidget(self.text, 1)
        row.addWidget(self.remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(rule())
        self.hide()

    def tell(self, samples: int, of: int) -> None:
        """Say how many of all memories are samples; go out of sight where none are."""
        if samples == of:
            self.text.setText(self.tr("These are sample memories."))
        else:
            one = "One of these is a sample memory."
            self.text.setText(counted("SampleLine", one, "{n} of these are sample memories.", samples))
        if self.remove.hasFocus() and not samples:
            self.left.emit()
        self.setVisible(samples > 0)
