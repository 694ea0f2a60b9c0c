"""The bar over the list: how many memories there are, and the filters in use."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wellkept.model.query import Filters
from wellkept.service.answers import Found
from wellkept.ui import wording
from wellkept.ui.commands import tip_of
from wellkept.ui.filters.chips import FilterChips
from wellkept.ui.tokens import HEAD, L, M, S
from wellkept.ui.widgets import Button, Label


class ListHead(QWidget):
    """Holds the filters. Signals: `changed` they are others; `side_wanted` the sidebar, or no longer."""

    changed = Signal()
    side_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filters = Filters()
        self.count = Label(tone="muted")
        self.side = Button(self.tr("Filters"), look="quiet", glyph="filter", tip=partial(tip_of, "filters"))
        self.side.setAccessibleName(self.tr("Show or hide the filters"))
        self.side.setCheckable(True)
        self.side.clicked.connect(self.side_wanted)
        self.chips = FilterChips()
        row = QHBoxLayout()
        row.setContentsMargins(L, S, M, S)
        row.setSpacing(S)
        row.addStrut(HEAD)
        row.addWidget(self.count, 1)
        row.addWidget(self.side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self.chips)

    @property
    def filters(self) -> Filters:
        """What may pass."""
        return self._filters

    def choose(self, filters: Filters) -> None:
        """Let pass what these filters let pass."""
        if filters != self._filters:
            self._filters = filters
            self.changed.emit()

    def clear(self) -> None:
        """Let everything pass."""
        self.choose(Filters())

    def tell(self, found: Found) -> None:
        """Say how many memories were found, of how many."""
        text = wording.memories(found.of)
        if len(found.keys) != found.of:
            text = self.tr("{n} of {all}").format(n=wording.number(len(found.keys)), all=text)
        self.count.setText(text)
        self.side.setVisible(found.of > 0)

    def tick_side(self, shown: bool) -> None:
        """Show whether the sidebar is in sight."""
        self.side.setChecked(shown)
