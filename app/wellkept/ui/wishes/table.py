"""The table of wishes, with one key for each answer."""

from enum import Enum, auto

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from wellkept.ui.list.table import CardTable


class Answer(Enum):
    """What the owner says to a wish, or to all of them."""

    YES = auto()
    NO = auto()
    REWORD = auto()
    ALL = auto()
    NONE = auto()


_KEYS = {
    Qt.Key.Key_Y: Answer.YES,
    Qt.Key.Key_N: Answer.NO,
    Qt.Key.Key_W: Answer.REWORD,
    Qt.Key.Key_F2: Answer.REWORD,
    Qt.Key.Key_A: Answer.ALL,
}


_MODIFIERS = Qt.KeyboardModifier.NoModifier | Qt.KeyboardModifier.ShiftModifier


def answer_of(event: QKeyEvent) -> Answer | None:
    """Return the answer a key stands for, None for another key, or one that is held down."""
    if event.isAutoRepeat() or event.modifiers() & ~_MODIFIERS:
        return None
    return _KEYS.get(Qt.Key(event.key()))


class WishesTable(CardTable):
    """Signals: `answered` an `Answer`."""

    answered = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer, or walk."""
        answer = answer_of(event)
        if answer is not None:
            self.answered.emit(answer)
        else:
            super().keyPressEvent(event)
