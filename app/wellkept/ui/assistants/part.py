"""The part of the window about assistants: their door, their page, and who read a memory. The page is made at need."""

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from wellkept.model.assistants import Assistant, Caller
from wellkept.model.errors import WellkeptError
from wellkept.model.query import Filters
from wellkept.service.assistant_requests import Assistants, ShowAssistants
from wellkept.service.door_switch import PORTS, AskDoor, DoorWanted, SetDoor
from wellkept.ui import wording
from wellkept.ui.assistants import words
from wellkept.ui.assistants.door import Door, DoorProcess, DoorState
from wellkept.ui.desk import Desk
from wellkept.ui.frame import Frame

if TYPE_CHECKING:
    from wellkept.ui.assistants.keeper import AssistantsKeeper


class AssistantsPart(QObject):
    """Signals: `left` back to the list; `wishes_wanted`; `told` an `Assistants`, whenever one is heard of."""

    left = Signal()
    wishes_wanted = Signal()
    told = Signal(object)

    def __init__(self, desk: Desk, frame: Frame, usable: Callable[[], bool], parent: QObject | None = None) -> None:
        """Show the page while `usable` says that a store is open."""
        super().__init__(parent)
        self._desk, self._frame, self._usable = desk, frame, usable
        self._made = False
        self._wanted: DoorWanted | None = None
        self._anybody = False
        self.door = DoorProcess(self)
        self.door.told.connect(self._on_door)

    @cached_property
    def keeper(self) -> "AssistantsKeeper":
        """The page and what it asks for."""
        from wellkept.ui.assistants.keeper import AssistantsKeeper

        made = AssistantsKeeper(self._desk, self._frame.messages, self._frame.clock, self.door.command, self)
        self._frame.stack.addWidget(made.page)
        self._frame.stack.currentChanged.connect(self._on_turned)
        made.page.left.connect(self.left)
        made.page.wishes_wanted.connect(self.wishes_wanted)
        made.told.connect(self._on_told)
        made.listed.connect(self._on_listed)
        made.sight_wanted.connect(self._on_sight)
        card = made.page.door
        card.asked.connect(self._on_asked)
        card.again.connect(self._open_again)
        card.elsewhere.connect(self._on_elsewhere)
        card.copy_wanted.connect(made.copy)
        if self._wanted is not None:
            made.take_wanted(self._wanted)
        self._made = True
        return made

    def begin(self) -> None:
        """Start with a store that has been opened: open its door, if the owner left it open."""
        if self._made:
            self.keeper.leave()
        self._wanted = None
        self.door.shut()
        self._desk.ask(ShowAssistants(), self._on_begun)

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return what its command does."""
        return {"assistants": self.open}

    def end(self) -> None:
        """Shut the door: the window closes, at once for the owner, and the door ends what it is asked meanwhile."""
        if self.door.running:
            self._frame.window().hide()
        self.door.end()

    def open(self) -> None:
        """Show the assistants."""
        if self._usable():
            self._frame.turn_to(self.keeper.page)
            self.keeper.page.tell_door(self.door.state)
            self.keeper.show_page()

    @property
    def in_sight(self) -> bool:
        """Whether the owner looks at the page."""
        return self._made and self.keeper.page.isVisible()

    def take(self, found: Assistants) -> None:
        """Show who is there now, where that is in sight."""
        self._note(found)
        if self.in_sight:
            self.keeper.take(found)

    def _note(self, found: Assistants) -> None:
        """Shut the door behind the last one who is let in; open one that is wanted to the first."""
        self._anybody = any(one.revoked_at is None for one in found.assistants)
        if self._wanted is None:
            return
        if not self._anybody:
            self.door.shut()
        elif self._wanted.open and self.door.state.door is Door.SHUT:
            self.door.open(self._wanted)

    def _on_told(self, found: Assistants) -> None:
        self._note(found)
        self.told.emit(found)

    def _on_begun(self, found: Assistants) -> None:
        self._on_told(found)
        self._desk.ask(AskDoor(), self._on_wanted)

    def _on_wanted(self, wanted: DoorWanted) -> None:
        """Open or shut the door as the owner wants it. Nobody let in: there is nobody to open it for."""
        self._wanted = wanted
        if self._made:
            self.keeper.take_wanted(wanted)
        if wanted.open and self._anybody:
            self.door.open(wanted)
        else:
            self.door.shut()

    def _on_asked(self, wanted: bool) -> None:
        self._desk.ask(SetDoor(open=wanted), self._on_wanted)

    def _open_again(self) -> None:
        if self._wanted is not None:
            self.door.open(replace(self._wanted, open=True))

    def _on_elsewhere(self) -> None:
        port = self.door.state.port + 1
        self._desk.ask(SetDoor(port=port if port in PORTS else PORTS[0]), self._on_wanted)

    def _on_door(self, state: DoorState) -> None:
        if self._made:
            self.keeper.page.tell_door(state)
        if not self.in_sight and state.door in (Door.TAKEN, Door.REFUSED, Door.FELL):
            said = WellkeptError(words.door(state, anybody=True), words.door_more(state, anybody=True))
            self._frame.messages.error(said, self.tr("Assistants"), self.open)

    def _on_listed(self, keys: tuple[int, ...]) -> None:
        self._show(Filters(among=keys))

    def _on_sight(self, one: Assistant) -> None:
        """Show the list as an assistant may read it; of a being it is not let to that is nothing."""
        if self._desk.being in one.rights.beings:
            self._show(Filters(readable=Caller(one).readable))
        else:
            text = self.tr("{name} is not let to the memories of {being}, which are in sight.")
            being = wording.person(self._desk.being)
            self._frame.messages.notice(text.format(name=words.name(one), being=being))

    def _show(self, filters: Filters) -> None:
        self.left.emit()
        self._frame.list.clear_all()
        self._frame.list.head.choose(filters)

    def _on_turned(self, _place: int) -> None:
        if self._frame.stack.currentWidget() is not self.keeper.page:
            self.keeper.leave()
