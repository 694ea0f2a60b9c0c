"""Other memories beside the one in sight: learned together with it, or near it in what they say."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wellkept.service.answers import Card
from wellkept.ui.details.memory_line import MemoryLine
from wellkept.ui.tokens import SMALL, XS, L
from wellkept.ui.widgets import Label


class BesideSection(QWidget):
    """A part of the page of one memory, away while it has nothing to show. Signals: `wanted` show the one of a key."""

    wanted = Signal(object)

    def __init__(self, title: str, most: int, parent: QWidget | None = None) -> None:
        """Make room for at most so many memories: lines stay the same widgets from one memory to the next."""
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, L, 0, 0)
        column.setSpacing(0)
        column.addWidget(Label(title, size=SMALL, bold=True, tone="muted"))
        column.addSpacing(XS)
        self._lines = [MemoryLine() for _ in range(most)]
        for line in self._lines:
            line.hide()
            line.clicked.connect(self._on_clicked)
            column.addWidget(line)
        self.hide()

    @property
    def lines(self) -> tuple[MemoryLine, ...]:
        """The lines in sight."""
        return tuple(line for line in self._lines if line.key is not None)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What one comes to by Tab, in order."""
        return tuple(self._lines)

    def show_cards(self, cards: Sequence[Card], now: int) -> None:
        """Show memories in place of those before; `now` in ms since 1970 UTC."""
        spare = [None] * (len(self._lines) - len(cards))
        for line, card in zip(self._lines, [*cards, *spare], strict=False):
            line.show_card(card, now)
        self.setVisible(bool(cards))

    def _on_clicked(self) -> None:
        line = self.sender()
        if isinstance(line, MemoryLine) and line.key is not None:
            self.wanted.emit(line.key)
