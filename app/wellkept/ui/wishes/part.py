"""The part of the window about wishes: a sign while some wait, and their page, made when it is first opened."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from wellkept.service.assistant_requests import Assistants, ShowAssistants
from wellkept.ui.acts import Acts
from wellkept.ui.desk import Desk
from wellkept.ui.frame import Frame
from wellkept.ui.wishes.sign import WishSign

if TYPE_CHECKING:
    from wellkept.ui.wishes.keeper import WishesKeeper

PAUSE_MS = 400
"""So long after the list was shown anew is asked whether wishes wait: no key press waits for it."""


class WishesPart(QObject):
    """Signals: `left` back to the list; `assistants_wanted`; `told` an `Assistants`, whenever one is heard of."""

    left = Signal()
    assistants_wanted = Signal()
    told = Signal(object)

    def __init__(
        self, desk: Desk, frame: Frame, acts: Acts, usable: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        """Show the page while `usable` says that a store is open."""
        super().__init__(parent)
        self._desk, self._frame, self._acts, self._usable = desk, frame, acts, usable
        self._made = False
        self._ticket = 0
        self.sign = WishSign()
        self.sign.look_wanted.connect(self.open)
        frame.add_sign(self.sign)
        self.due = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self.due.timeout.connect(self.renew)
        frame.list.shown.connect(self._on_list_shown)

    @cached_property
    def keeper(self) -> "WishesKeeper":
        """The page and what it asks for."""
        from wellkept.ui.wishes.keeper import WishesKeeper

        made = WishesKeeper(self._desk, self._frame.messages, self._acts, self._frame.clock, self)
        self._frame.stack.addWidget(made.page)
        self._frame.stack.currentChanged.connect(self._on_turned)
        made.page.left.connect(self.left)
        made.page.assistants_wanted.connect(self.assistants_wanted)
        self._made = True
        return made

    def begin(self) -> None:
        """Start with a store that has been opened: nothing of another one stays."""
        if self._made:
            self.keeper.leave()
        self.sign.tell(0)
        self.due.start()

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return what its command does."""
        return {"wishes": self.open}

    def end(self) -> None:
        """Stop: the window closes."""
        self.due.stop()
        if self._made:
            self.keeper.leave()

    def open(self) -> None:
        """Show the wishes."""
        if self._usable():
            self._frame.turn_to(self.keeper.page)
            self.sign.allow(False)
            self.keeper.show_page()

    def renew(self) -> None:
        """Ask how many wait now, and who was let in."""
        if self._usable():
            self._desk.drop(self._ticket)
            self._ticket = self._desk.ask(ShowAssistants(), self._on_told)

    def take(self, found: Assistants) -> None:
        """Say how many wait, and show which where that is in sight."""
        self.sign.tell(found.waiting)
        if self._made:
            self.keeper.renew()

    def _on_list_shown(self, _found: object) -> None:
        """Memories may have changed, here or by another program, and with them what waits."""
        self.due.start()

    def _on_told(self, found: Assistants) -> None:
        self.take(found)
        self.told.emit(found)

    def _on_turned(self, _place: int) -> None:
        here = self._frame.stack.currentWidget() is self.keeper.page
        self.sign.allow(not here)
        if not here:
            self.keeper.leave()
