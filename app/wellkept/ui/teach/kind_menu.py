"""A small menu of the kinds of memories."""

from functools import partial

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from wellkept.model.kinds import Kind
from wellkept.ui import wording


class KindMenu(QMenu):
    """Signals: `chosen` rows, and the `Kind` for them."""

    chosen = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Kind"))
        self._rows: list[int] = []
        self.choices = {kind: self.addAction(wording.kind(kind)) for kind in Kind}
        for kind, action in self.choices.items():
            action.setCheckable(True)
            action.triggered.connect(partial(self._on_chosen, kind))

    def open(self, rows: list[int], now: Kind, at: QPoint) -> None:
        """Offer the kinds for some rows, at a place of the screen; `now` is ticked."""
        self._rows = rows
        for kind, action in self.choices.items():
            action.setChecked(kind is now)
        self.setActiveAction(self.choices[now])
        self.popup(at)

    def _on_chosen(self, kind: Kind, _checked: bool = False) -> None:
        self.chosen.emit(self._rows, kind)
