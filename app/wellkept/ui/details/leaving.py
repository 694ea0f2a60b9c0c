"""Whether a memory has left this computer, and the mark that it never does."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from wellkept.service.answers import Details
from wellkept.ui.ledger.words import sent_on
from wellkept.ui.tokens import SMALL, L, S
from wellkept.ui.widgets import Label

_MOST = 5


class LeavingSection(QWidget):
    """A part of the page of one memory. Signals: `marked` let it never leave, or take that back."""

    marked = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QCheckBox(self.tr("Never leaves this computer"))
        self.box.clicked.connect(self.marked)
        self.sent = Label(wrap=True).selectable()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, L, 0, 0)
        column.setSpacing(S)
        column.addWidget(Label(self.tr("OUTSIDE THIS COMPUTER"), size=SMALL, bold=True, tone="muted"))
        column.addWidget(self.sent)
        column.addWidget(self.box)
        self.by_mark = Label(
            self.tr("Its source or one of its tags is marked, so it stays here either way."),
            tone="muted",
            size=SMALL,
            wrap=True,
        )
        column.addWidget(self.by_mark)

    def show_details(self, details: Details) -> None:
        """Show where a memory has been and whether it may go."""
        lines = [sent_on(row.sent) for row in details.sent[:_MOST]]
        if len(details.sent) > _MOST:
            lines.append(self.tr("More of it in “What left this computer”."))
        self.sent.setText("\n".join(lines) or self.tr("Never left this computer."))
        self.box.setChecked(details.kept_here)
        self.by_mark.setVisible(details.stays and not details.kept_here)
