"""What the window knows of encryption: the command, and when a store opens. The page is made at need."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from wellkept.ui.desk import Desk
from wellkept.ui.frame import Frame

if TYPE_CHECKING:
    from wellkept.ui.encryption.keeper import EncryptionKeeper


class EncryptionPart(QObject):
    """Signals: `left` back to the list."""

    left = Signal()

    def __init__(self, desk: Desk, frame: Frame, usable: Callable[[], bool], parent: QObject) -> None:
        """Show the page while `usable` says that a store is open."""
        super().__init__(parent)
        self._desk, self._frame, self._usable = desk, frame, usable

    @cached_property
    def keeper(self) -> "EncryptionKeeper":
        """The page and what it asks for."""
        from wellkept.ui.encryption.keeper import EncryptionKeeper

        made = EncryptionKeeper(self._desk, self)
        self._frame.stack.addWidget(made.page)
        self._frame.stack.currentChanged.connect(self._on_turned)
        made.page.left.connect(self.left)
        return made

    def begin(self) -> None:
        """Forget the code that was shown for a store that was open before."""
        if "keeper" in vars(self):
            self.keeper.leave()

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return what the command does."""
        return {"encryption": self.open}

    def end(self) -> None:
        """Show no code any more: the window closes."""
        self.begin()

    def open(self) -> None:
        """Show the page."""
        if self._usable():
            self._frame.turn_to(self.keeper.page)
            self.keeper.show_page()

    def _on_turned(self, _place: int) -> None:
        if self._frame.stack.currentWidget() is not self.keeper.page:
            self.keeper.leave()
