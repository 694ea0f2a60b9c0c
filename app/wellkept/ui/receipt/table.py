"""The files of a receipt, one a row: what it is for, how many traces there were, how many there are."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QVBoxLayout

from wellkept.model.text import shown
from wellkept.service.receipt_requests import Receipt
from wellkept.ui import wording
from wellkept.ui.receipt import words
from wellkept.ui.tokens import SMALL, XL, L, M, S
from wellkept.ui.widgets import Label, clear, named, rule

_NUMBER = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignTop
_COLUMNS = 3


class FilesTable(QFrame):
    """A card with a row for each file, and one for the word indexes."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "card")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.said: tuple[str, ...] = ()

    def show_receipt(self, receipt: Receipt) -> None:
        """Show the files of a receipt."""
        self.clear()
        grid = named(QFrame(), "grid")
        rows = QGridLayout(grid)
        rows.setContentsMargins(L, M, L, M)
        rows.setHorizontalSpacing(XL)
        rows.setVerticalSpacing(S)
        rows.setColumnStretch(0, 1)
        heads = (self.tr("File"), self.tr("Traces before"), self.tr("Traces now"))
        for place, head in enumerate(heads):
            rows.addWidget(Label(head, tone="muted", size=SMALL), 0, place, _NUMBER if place else Qt.AlignmentFlag(0))
        for file in receipt.files:
            self._add(rows, (shown(file.name), words.notes(file)), words.before(file, receipt), file.left)
        index = self.tr("The word indexes"), self.tr("Inside the file of memories; asked and not searched")
        self._add(rows, index, wording.number(receipt.terms), receipt.terms_left)
        self._column.addWidget(grid)

    def clear(self) -> None:
        """Show nothing."""
        clear(self._column)
        self.said = ()

    def _add(self, rows: QGridLayout, texts: tuple[str, str], before: str, now: int) -> None:
        row = rows.rowCount()
        rows.addWidget(rule(), row, 0, 1, _COLUMNS)
        name, note = Label(texts[0], wrap=True).selectable(), Label(texts[1], tone="muted", size=SMALL, wrap=True)
        both = QVBoxLayout()
        both.setSpacing(0)
        both.addWidget(name)
        both.addWidget(note)
        rows.addLayout(both, row + 1, 0)
        was = Label(before, tone="muted")
        is_now = Label(wording.number(now), tone="danger" if now else "", bold=True)
        said = self.tr("{file}: before {before}, now {now}").format(file=texts[0], before=before, now=now)
        is_now.setAccessibleName(said)
        self.said = (*self.said, said)
        rows.addWidget(was, row + 1, 1, _NUMBER)
        rows.addWidget(is_now, row + 1, 2, _NUMBER)
