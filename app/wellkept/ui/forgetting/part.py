"""What the window knows of forgetting a person, a topic or a time: its command. The page is made when first opened."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from wellkept.ui.acts import Acts
from wellkept.ui.desk import Desk
from wellkept.ui.frame import Frame

if TYPE_CHECKING:
    from wellkept.ui.forgetting.keeper import ForgettingKeeper


class ForgettingPart(QObject):
    """Signals: `left` back to the list."""

    left = Signal()

    def __init__(
        self, desk: Desk, frame: Frame, acts: Acts, usable: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        """Show the page while `usable` says that a store is open."""
        super().__init__(parent)
        self._desk, self._frame, self._acts, self._usable = desk, frame, acts, usable
        self._made = False

    @cached_property
    def keeper(self) -> "ForgettingKeeper":
        """The page and what it asks for."""
        from wellkept.ui.forgetting.keeper import ForgettingKeeper

        made = ForgettingKeeper(self._desk, self._frame.messages, self._acts, self._frame.clock, self)
        self._frame.stack.addWidget(made.page)
        self._frame.stack.currentChanged.connect(self._on_turned)
        made.page.left.connect(self.left)
        self._made = True
        return made

    def begin(self) -> None:
        """Start with a store that has been opened: nothing of another one stays."""
        if self._made:
            self.keeper.leave()

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return what its command does."""
        return {"forget_about": self.open}

    def end(self) -> None:
        """Stop: the window closes."""
        self.begin()

    def open(self) -> None:
        """Show the page."""
        if self._usable() and self._frame.stack.currentWidget() is not self.keeper.page:
            self._frame.turn_to(self.keeper.page)
            self.keeper.show_page()

    def _on_turned(self, _place: int) -> None:
        if self._frame.stack.currentWidget() is not self.keeper.page:
            self.keeper.leave()
