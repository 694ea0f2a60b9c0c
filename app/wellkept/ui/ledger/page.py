"""The page of what left this computer: every call, the sums, and what never leaves."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from wellkept.service.remote_answers import Ledger
from wellkept.ui.empty import Empty
from wellkept.ui.ledger import words
from wellkept.ui.ledger.marks import MarksPane
from wellkept.ui.ledger.model import LedgerModel
from wellkept.ui.list.table import CardTable
from wellkept.ui.rows import RowDelegate
from wellkept.ui.tokens import TITLE, XL, XS, L, M, S
from wellkept.ui.widgets import Button, Label, rule

_PANE_MIN_WIDTH = 300


class LedgerPage(QWidget):
    """Signals: `left` to the list; `more_wanted` what is older than a row's number."""

    left = Signal()
    more_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.back = Button(self.tr("Back"), self.left.emit, look="quiet", glyph="back", tip=self.tr("Back (Esc)"))
        self.model = LedgerModel(self)
        self.model.more_wanted.connect(self.more_wanted)
        self.table = CardTable(self.tr("What left this computer"))
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        delegate = RowDelegate(self.table)
        self.table.setModel(self.model)
        self.table.setItemDelegate(delegate)
        self.table.set_heights(delegate)
        self.marks = MarksPane()
        self.none = Empty(
            "wellkept",
            self.tr("Nothing has left this computer"),
            self.tr("When a model elsewhere is asked something, every call is written down here, without its words."),
        )
        self._build()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(M)
        head.addWidget(self.back)
        head.addWidget(Label(self.tr("What left this computer"), size=TITLE, bold=True), 1)
        top = QVBoxLayout()
        top.setContentsMargins(XL, L, XL, M)
        top.setSpacing(S)
        top.addLayout(head)
        top.addWidget(self._sums())
        self.stack = QStackedWidget()
        self.stack.addWidget(self.none)
        self.stack.addWidget(self.table)
        sides = QHBoxLayout()
        sides.setSpacing(0)
        sides.addWidget(self.stack, 3)
        line = rule()
        line.setMinimumHeight(0)
        line.setMaximumHeight(16_777_215)
        line.setFixedWidth(1)
        sides.addWidget(line)
        sides.addWidget(self._side(), 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(rule())
        column.addLayout(sides, 1)

    def _sums(self) -> QWidget:
        self.sums = QWidget()
        grid = QGridLayout(self.sums)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(L)
        grid.setVerticalSpacing(XS)
        grid.setColumnStretch(1, 1)
        self.month, self.all = (Label(wrap=True).selectable() for _ in range(2))
        for place, (name, label) in enumerate(((self.tr("This month"), self.month), (self.tr("In all"), self.all))):
            grid.addWidget(Label(name, tone="muted"), place, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label, place, 1)
        return self.sums

    def _side(self) -> QScrollArea:
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setMinimumWidth(_PANE_MIN_WIDTH)
        area.setWidget(self.marks)
        return area

    def load(self, ledger: Ledger) -> None:
        """Show the latest of the ledger."""
        self.model.load(ledger.rows)
        self.stack.setCurrentWidget(self.table if ledger.rows else self.none)
        self.sums.setVisible(bool(ledger.rows))
        self.month.setText(words.total(ledger.this_month))
        self.all.setText(words.total(ledger.total))
        self.marks.tell(ledger.staying, ledger.marks)
        if ledger.rows:
            self.table.setCurrentIndex(self.model.index(0, 0))

    def add(self, ledger: Ledger) -> None:
        """Show what is older, below."""
        self.model.add(ledger.rows)

    def focus(self) -> None:
        """Move the focus to the calls, or to the way back where there are none."""
        (self.table if self.model.rowCount() else self.back).setFocus()
