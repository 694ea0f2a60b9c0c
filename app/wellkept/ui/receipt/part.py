"""The part of the window that proves what was forgotten; its page is made when it is first opened."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from wellkept.service.receipt_requests import AskWaiting, Waits
from wellkept.ui.acts import ASK_ABOVE, Acts
from wellkept.ui.desk import Desk
from wellkept.ui.frame import Frame
from wellkept.ui.receipt.waiting_sign import WaitingSign

if TYPE_CHECKING:
    from wellkept.ui.receipt.keeper import ReceiptKeeper

TRY_EVERY_MS = 2000
"""How often the file is tried while something waits, also when the window is not looked at."""


class ReceiptPart(QObject):
    """Signals: `left` back to the list."""

    left = Signal()

    def __init__(
        self, desk: Desk, frame: Frame, acts: Acts, usable: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        """Show the page while `usable` says that a store is open."""
        super().__init__(parent)
        self._desk, self._frame, self._acts, self._usable = desk, frame, acts, usable
        self._made = False
        self.sign = WaitingSign()
        frame.add_sign(self.sign)
        self._again = QTimer(self, interval=TRY_EVERY_MS, singleShot=True)
        self._again.timeout.connect(self.ask_waiting)
        acts.check_wanted.connect(self.open)
        acts.held_up.connect(self.ask_waiting)

    @cached_property
    def keeper(self) -> "ReceiptKeeper":
        """The page and what it asks for."""
        from wellkept.ui.receipt.keeper import ReceiptKeeper

        made = ReceiptKeeper(self._desk, self._acts, self)
        self._frame.stack.addWidget(made.page)
        self._frame.stack.currentChanged.connect(self._on_turned)
        made.page.left.connect(self.left)
        made.forgot.connect(self._acts.changed)
        made.held_up.connect(self.ask_waiting)
        self._made = True
        return made

    def begin(self) -> None:
        """Start with a store that has been opened: a debt of an earlier time is paid, or said."""
        if self._made:
            self.keeper.leave()
        self.ask_waiting()

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return what its commands do."""
        return {"receipt": self.open, "forget_checked": self.forget_checked}

    def end(self) -> None:
        """Stop: the window closes."""
        self._again.stop()
        if self._made:
            self.keeper.leave()

    def open(self) -> None:
        """Search for what was forgotten last."""
        if self._usable():
            self._frame.turn_to(self.keeper.page)
            self.keeper.check()

    def forget_checked(self) -> None:
        """Forget what is selected, and show what was in the files before and after; of many, only forget."""
        keys = self._frame.list.selected_keys()
        if len(keys) > ASK_ABOVE:
            self._acts.forget(keys)
        elif keys and self._usable():
            self._frame.turn_to(self.keeper.page)
            self.keeper.forget(tuple(keys))

    def ask_waiting(self) -> None:
        """Try to pay what is owed, and ask how much still waits."""
        self._desk.ask(AskWaiting(), self._on_waits, failed=self._on_failed)

    def _on_waits(self, waits: Waits) -> None:
        self.sign.tell(waits.count)
        if waits.count:
            self._again.start()

    def _on_failed(self, _error: Exception) -> None:
        """Say nothing: what cannot be paid now is tried again."""
        self._again.start()

    def _on_turned(self, _place: int) -> None:
        if self._frame.stack.currentWidget() is not self.keeper.page:
            self.keeper.leave()
