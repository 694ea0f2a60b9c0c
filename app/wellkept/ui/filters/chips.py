"""The filters in use, over the list: each can be taken off."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wellkept.ui.filters.choosing import Choice
from wellkept.ui.flow import Flow
from wellkept.ui.tokens import XS, L, M, S
from wellkept.ui.widgets import Button, clear, holds_focus

_TEXT_CHARS = 40
_GLYPH = 12


class Chip(Button):
    """One filter in use. Del and Backspace take it off, as a press does."""

    def __init__(self, choice: Choice, text: str) -> None:
        cut = text if len(text) <= _TEXT_CHARS else text[: _TEXT_CHARS - 1] + "…"
        super().__init__(cut.replace("&", "&&"), look="chip", glyph="close", icon_size=_GLYPH)
        self.choice = choice
        self.setAccessibleName(self.tr("Remove the filter {name}").format(name=text))
        turned = Qt.LayoutDirection.RightToLeft if self.isLeftToRight() else Qt.LayoutDirection.LeftToRight
        self.setLayoutDirection(turned)  # so that the cross stands behind the text

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take it off."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class FilterChips(QWidget):
    """Signals: `removed` a `Choice`; `cleared` all; `left` the last one went away while it had the focus."""

    removed = Signal(object)
    cleared = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips: list[Chip] = []
        self.clear_all = Button(self.tr("Clear all"), self.cleared.emit, look="link")
        self.clear_all.setParent(self)  # also while it stands in no layout: without one it would outlive the window
        self.clear_all.setObjectName("clear_all")
        self.clear_all.setAccessibleName(self.tr("Clear all filters"))
        self._flow = Flow()
        self._flow.setSpacing(XS)
        column = QVBoxLayout(self)
        column.setContentsMargins(L, 0, M, S)
        column.addLayout(self._flow)
        self.hide()

    def show_chips(self, wanted: Sequence[tuple[Choice, str]]) -> None:
        """Show what is chosen. Where the one with the focus goes, the next gets it."""
        if [(chip.choice, chip.text()) for chip in self.chips] == [(choice, text) for choice, text in wanted]:
            return
        focused = holds_focus(self)
        place = next((place for place, chip in enumerate(self.chips) if chip.hasFocus()), 0)
        self._flow.removeWidget(self.clear_all)
        self.clear_all.setParent(self)
        clear(self._flow)
        self.chips = [Chip(choice, text) for choice, text in wanted]
        for chip in self.chips:
            chip.clicked.connect(self._on_clicked)
            self._flow.addWidget(chip)
        self._flow.addWidget(self.clear_all)
        self.setVisible(bool(wanted))
        self._order(place, focused=focused)

    def _order(self, place: int, *, focused: bool) -> None:
        for before, after in pairwise((*self.chips, self.clear_all)):
            self.setTabOrder(before, after)
        if focused and self.chips:
            self.chips[min(place, len(self.chips) - 1)].setFocus()
        elif focused:
            self.left.emit()

    def _on_clicked(self) -> None:
        chip = self.sender()
        if isinstance(chip, Chip):
            self.removed.emit(chip.choice)
