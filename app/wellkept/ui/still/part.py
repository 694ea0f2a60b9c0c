"""The part of the window that asks whether memories are still true; its page is made when it is first opened."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from wellkept.ui.acts import Acts
from wellkept.ui.desk import Desk
from wellkept.ui.frame import Frame

if TYPE_CHECKING:
    from wellkept.ui.still.keeper import StillKeeper


class StillPart(QObject):
    """Signals: `left` back to the list; `changed` the details of a memory say something else now."""

    left = Signal()
    changed = Signal()

    def __init__(
        self, desk: Desk, frame: Frame, acts: Acts, usable: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        """Show the page while `usable` says that a store is open."""
        super().__init__(parent)
        self._desk, self._frame, self._acts, self._usable = desk, frame, acts, usable
        self._made = False

    @cached_property
    def keeper(self) -> "StillKeeper":
        """The page and what it holds."""
        from wellkept.ui.still.keeper import StillKeeper

        made = StillKeeper(self._desk, self._acts, self._frame.clock, self)
        self._frame.stack.addWidget(made.page)
        self._frame.stack.currentChanged.connect(self._on_turned)
        self._frame.list.shown.connect(made.check)
        made.page.left.connect(self.left)
        made.answered.connect(self.changed)
        self._made = True
        return made

    def begin(self) -> None:
        """Start with a store that has been opened: nothing of another one stays."""
        if self._made:
            self.keeper.leave()

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return what its command does."""
        return {"still": self.open}

    def end(self) -> None:
        """Stop: the window closes."""
        self.begin()

    def open(self) -> None:
        """Begin a sitting, where none is under way."""
        if self._usable() and self._frame.stack.currentWidget() is not self.keeper.page:
            self._frame.turn_to(self.keeper.page)
            self.keeper.show_page()

    def _on_turned(self, _place: int) -> None:
        if self._frame.stack.currentWidget() is not self.keeper.page:
            self.keeper.leave()
