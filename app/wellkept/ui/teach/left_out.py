"""The pieces of a text that are not proposed, with the reason: nothing is passed over in silence."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QObject, Qt
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from wellkept.model.text import shown
from wellkept.service.answers import LeftOut
from wellkept.ui.counting import counted
from wellkept.ui.in_words import in_words
from wellkept.ui.list.model import ROOT, Index
from wellkept.ui.tokens import XS
from wellkept.ui.widgets import Button

_SHOWN_CHARS = 300
_LIST_HEIGHT = 150


class LeftOutModel(QAbstractListModel):
    """Rows of "reason: piece"."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pieces: Sequence[LeftOut] = ()

    def load(self, pieces: Sequence[LeftOut]) -> None:
        """Show other pieces."""
        self.beginResetModel()
        self._pieces = pieces
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return how many pieces were left out."""
        return 0 if parent.isValid() else len(self._pieces)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a piece on one line, with its reason."""
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole:
            return None
        piece = self._pieces[index.row()]
        text = " ".join(piece.text[:_SHOWN_CHARS].split())
        return f"{in_words(piece.reason)}:  {shown(text)}"


class LeftOutSection(QWidget):
    """A line that says how many pieces were left out, and opens to show them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self.model = LeftOutModel(self)
        self.toggle = Button("", self._on_toggle, look="link")
        self.view = QListView(uniformItemSizes=True)
        self.view.setAccessibleName(self.tr("Left out"))
        self.view.setModel(self.model)
        self.view.setFixedHeight(_LIST_HEIGHT)
        self.view.hide()
        self.view.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(XS)
        column.addWidget(self.toggle, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.view)

    def load(self, pieces: Sequence[LeftOut]) -> None:
        """Show other pieces, closed."""
        self._count = len(pieces)
        self.model.load(pieces)
        self.view.hide()
        self.setVisible(bool(pieces))
        self._say()

    def _on_toggle(self) -> None:
        self.view.setVisible(self.view.isHidden())
        self._say()

    def _say(self) -> None:
        count = counted("LeftOutSection", "1 piece", "{n} pieces", self._count)
        text = (
            self.tr("{count} left out: show them") if self.view.isHidden() else self.tr("{count} left out: hide them")
        )
        self.toggle.setText(text.format(count=count))
