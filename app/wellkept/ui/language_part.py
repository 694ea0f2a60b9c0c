"""The commands that choose the language of the window."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from wellkept.ui.language import LANGUAGES, SYSTEM, language

_PREFIX = "language_"


class LanguagePart(QObject):
    """Ticks the one that is chosen, and asks for another."""

    def __init__(self, actions: dict[str, QAction], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._actions = {choice: actions[_command(choice)] for choice in (SYSTEM, *LANGUAGES)}
        self._tick()

    def begin(self) -> None:
        """Do nothing: no store is needed to choose a language."""

    def end(self) -> None:
        """Do nothing: nothing is under way."""

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return what the commands do."""
        return {_command(choice): partial(self._choose, choice) for choice in self._actions}

    def _choose(self, choice: str, _ticked: bool = True) -> None:
        self._tick()
        if choice != language().choice:
            language().choose(choice)

    def _tick(self) -> None:
        for choice, action in self._actions.items():
            action.setChecked(choice == language().choice)


def _command(choice: str) -> str:
    return _PREFIX + (choice or "system")
