"""The table of pairs, with one key for each act."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from wellkept.ui.doubles.verdicts import verdict_of
from wellkept.ui.list.table import CardTable


class PairsTable(CardTable):
    """Signals: `decided` a `Verdict`."""

    decided = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Decide, or walk."""
        verdict = verdict_of(event)
        if verdict is not None:
            self.decided.emit(verdict)
        else:
            super().keyPressEvent(event)
