"""The button that shows the keys of a command, and takes new ones once it is pressed."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence

from wellkept.ui.commands import Command, keys_of, native, plain
from wellkept.ui.widgets import Button

_ALONE = (
    Qt.Key.Key_Control,
    Qt.Key.Key_Shift,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
    Qt.Key.Key_unknown,
)


class KeyButton(Button):
    """Signals: `taken` keys in Qt's portable form, "" for none."""

    taken = Signal(str)
    _listening = False  # Qt sends events before the maker below has come to its end

    def __init__(self, command: Command) -> None:
        super().__init__("", self._listen, look="keys")
        self.command = command
        self.setAccessibleDescription(
            self.tr("Press it, then the new keys. Esc leaves them, Backspace takes them away.")
        )
        self.renew()

    def renew(self) -> None:
        """Show the keys that are in use."""
        keys = ", ".join(native(one) for one in keys_of(self.command))
        name = self.tr("Keys of “{command}”: {keys}") if keys else self.tr("Keys of “{command}”: none")
        self.setText(self.tr("Press the new keys…") if self._listening else keys or self.tr("None"))
        self.setAccessibleName(name.format(command=plain(self.command), keys=keys))

    def event(self, event: QEvent) -> bool:
        """Take keys before any command does, Tab too."""
        if self._listening and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self._take(event)
                return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Listen no more."""
        self._stop()
        super().focusOutEvent(event)

    def _listen(self) -> None:
        self._listening = True
        self.setFocus()
        self.renew()

    def _stop(self) -> None:
        self._listening = False
        self.renew()

    def _take(self, event: QKeyEvent) -> None:
        if event.key() in _ALONE:
            return
        self._stop()
        bare = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if bare and event.key() == Qt.Key.Key_Backspace:
            self.taken.emit("")
        elif not (bare and event.key() == Qt.Key.Key_Escape):
            self.taken.emit(QKeySequence(_pressed(event)).toString(QKeySequence.SequenceFormat.PortableText))


def _pressed(event: QKeyEvent) -> int:
    """Return what was pressed as a number of Qt's; Shift is left out where it only made the sign, as in `+`."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    text = event.text()
    if text and text.isprintable() and not text.isalpha() and not text.isspace():
        held &= ~Qt.KeyboardModifier.ShiftModifier
    return event.key() | held.value
