"""Shows the sheet of keys and gives commands the keys that are chosen there, at once and for the next time."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from wellkept.ui.commands import Command, bind, keys_of, native, plain, use_keys
from wellkept.ui.keys.own import Own, clash, given, packed, unpacked
from wellkept.ui.keys.sheet import KeySheet
from wellkept.ui.window_state import WindowState


class KeyKeeper(QObject):
    """Keeps the owner's keys; without a `WindowState` they last until the window closes."""

    def __init__(self, window: QWidget, actions: dict[str, QAction], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window, self._actions = window, actions
        self._state: WindowState | None = None
        self._refused: tuple[Command, str] | None = None
        self.own: Own = {}
        self.sheet: KeySheet | None = None
        self._use({})

    def begin(self) -> None:
        """Keys are the same for every store."""

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return what its command does."""
        return {"keys": self.show}

    def end(self) -> None:
        """Leave the keys of the table to the next window."""
        use_keys({})

    def restore(self, state: WindowState) -> None:
        """Use the keys that were chosen before."""
        self._state = state
        self._use(unpacked(state.keys()))

    def show(self) -> None:
        """Show the sheet."""
        if self.sheet is None:
            self.sheet = KeySheet(self._window.window())
            self.sheet.wanted.connect(self._on_wanted)
            self.sheet.insisted.connect(self._on_insisted)
            self.sheet.reset.connect(self._on_reset)
            self.sheet.destroyed.connect(self._on_closed)
            self.sheet.renew(self.own)
        self.sheet.show()
        self.sheet.raise_()
        self.sheet.activateWindow()

    def _use(self, own: Own) -> None:
        self.own = own
        use_keys(own)
        bind(self._actions)

    def _choose(self, own: Own, said: str) -> None:
        self._use(own)
        self._refused = None
        if self._state is not None:
            self._state.save_keys(packed(own))
        if self.sheet is not None:
            self.sheet.renew(own)
            self.sheet.say(said)

    def _on_wanted(self, command: Command, keys: str) -> None:
        if keys and keys in keys_of(command):
            self._say_nothing()
            return
        found = clash(command, keys) if keys else None
        if found is None:
            self._give(command, keys)
        elif self.sheet is not None:
            self._refused = (command, keys) if found.holder else None
            self.sheet.say(found.sentence, can_insist=found.holder is not None, wrong=True)

    def _on_insisted(self) -> None:
        if self._refused is not None and self.sheet is not None:
            command, keys = self._refused
            self.sheet.buttons[command.id].setFocus()
            self._give(command, keys)

    def _give(self, command: Command, keys: str) -> None:
        if keys:
            said = self.tr("{keys} now stands for “{name}”.").format(keys=native(keys), name=plain(command))
        else:
            said = self.tr("“{name}” has no keys now.").format(name=plain(command))
        self._choose(given(self.own, command, (keys,) if keys else ()), said)

    def _on_reset(self, command: Command | None) -> None:
        if command is None:
            self._choose({}, self.tr("All keys are as they were at first."))
            return
        self._choose(given(self.own, command, command.keys), "")
        keys = ", ".join(native(one) for one in keys_of(command))
        if self.sheet is not None and keys:
            said = self.tr("{keys} stands for “{name}” again.")
            self.sheet.say(said.format(keys=keys, name=plain(command)))

    def _say_nothing(self) -> None:
        if self.sheet is not None:
            self.sheet.say("")

    def _on_closed(self) -> None:
        self.sheet, self._refused = None, None
