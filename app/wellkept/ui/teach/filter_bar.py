"""A row of buttons over the found sentences, each showing only those of one state."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from wellkept.ui import wording
from wellkept.ui.teach.review_item import State
from wellkept.ui.teach.review_model import ReviewModel
from wellkept.ui.tokens import XS
from wellkept.ui.widgets import Button


class FilterBar(QWidget):
    """Signals: `changed` other sentences are shown."""

    changed = Signal()

    def __init__(self, model: ReviewModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._group = QButtonGroup(self)
        self.buttons: dict[State | None, Button] = {}
        bar = QHBoxLayout(self)
        bar.setContentsMargins(0, 0, 0, 0)
        bar.setSpacing(XS)
        for state in (None, *State):
            button = Button("", partial(self._on_filter, state), look="quiet")
            button.setCheckable(True)
            self._group.addButton(button)
            self.buttons[state] = button
            bar.addWidget(button)
        bar.addStretch(1)
        self.name()

    def show_all(self) -> None:
        """Show that nothing is filtered, as after loading."""
        self.buttons[None].setChecked(True)

    def name(self) -> None:
        """Say how many sentences there are of each state; the states of none are hidden."""
        names = {
            None: self.tr("All"),
            State.NEW: self.tr("New"),
            State.KNOWN: self.tr("Already known"),
            State.UPDATE: self.tr("Updates"),
            State.CONFLICT: self.tr("Conflicts"),
            State.NEAR: self.tr("Possibly the same"),
            State.REPEATED: self.tr("Repeated"),
            State.FORGOTTEN: self.tr("Held back"),
            State.FIRST: self.tr("First person"),
            State.GUESSED: self.tr("Guessed"),
        }
        for state, button in self.buttons.items():
            count = self._model.count(state)
            button.setText(f"{names[state]}  {wording.number(count)}")
            button.setVisible(state is None or count > 0)

    def _on_filter(self, state: State | None, _checked: bool = True) -> None:
        self._model.filter(state)
        self.changed.emit()
