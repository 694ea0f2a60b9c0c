"""What an owner can decide of two memories, and by which key."""

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent


class Verdict(Enum):
    """One of six."""

    KEEP_OLDER = Qt.Key.Key_1
    KEEP_NEWER = Qt.Key.Key_2
    REPLACE = Qt.Key.Key_U
    BOTH = Qt.Key.Key_B
    WRITE = Qt.Key.Key_W
    SKIP = Qt.Key.Key_S


_MODIFIERS = Qt.KeyboardModifier.NoModifier | Qt.KeyboardModifier.KeypadModifier


def verdict_of(event: QKeyEvent) -> Verdict | None:
    """Return what a key decides, None for any other, and for one that is held down."""
    if event.isAutoRepeat() or event.modifiers() & ~_MODIFIERS:
        return None
    return next((one for one in Verdict if one.value == event.key()), None)
