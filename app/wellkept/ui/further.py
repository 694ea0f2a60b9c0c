"""What stands beside the list and is looked at now and then: each part knows its own commands, begin and end."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from wellkept.service.changed import Changed
from wellkept.ui.acts import Acts
from wellkept.ui.assistants.part import AssistantsPart
from wellkept.ui.backups.part import BackupsPart
from wellkept.ui.beings.keeper import BeingKeeper
from wellkept.ui.desk import Desk
from wellkept.ui.details.beside_keeper import BesideKeeper
from wellkept.ui.details.many_keeper import ManyKeeper
from wellkept.ui.details.readers_keeper import ReadersKeeper
from wellkept.ui.doubles.part import DoublesPart
from wellkept.ui.encryption.part import EncryptionPart
from wellkept.ui.first_run.keeper import FirstRunKeeper
from wellkept.ui.forgetting.part import ForgettingPart
from wellkept.ui.frame import Frame
from wellkept.ui.keys.keeper import KeyKeeper
from wellkept.ui.language_part import LanguagePart
from wellkept.ui.list.nearest_keeper import NearestKeeper
from wellkept.ui.map.keeper import MapKeeper
from wellkept.ui.meaning_keeper import MeaningKeeper
from wellkept.ui.outside_pages import OutsidePages
from wellkept.ui.palette.entries import Entry
from wellkept.ui.receipt.part import ReceiptPart
from wellkept.ui.saved.keeper import SavedKeeper
from wellkept.ui.still.part import StillPart
from wellkept.ui.timeline.keeper import TimelineKeeper
from wellkept.ui.window_state import WindowState
from wellkept.ui.wishes.part import WishesPart


class FurtherPart(Protocol):
    """A part that the window needs to know nothing of but its commands and when a store opens and closes."""

    def begin(self) -> None:
        """Start with a store that has been opened."""

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return what its commands do, by command id."""

    def end(self) -> None:
        """Stop: the window closes."""


class Further(QObject):
    """Makes these parts and joins them with the window.

    Signals: `left` back to the list; `memory_wanted` show the memory with a key there; `changed` marks are others.
    """

    left = Signal()
    memory_wanted = Signal(object)
    changed = Signal()

    def __init__(
        self,
        desk: Desk,
        frame: Frame,
        meaning: MeaningKeeper,
        acts: Acts,
        actions: dict[str, QAction],
        usable: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """Make the parts; they show pages while `usable` says that a store is open."""
        super().__init__(parent)
        self.outside = OutsidePages(desk, frame, meaning, acts, usable, self)
        self.outside.use_switch(actions["offline"])
        self.outside.left.connect(self.left)
        self.outside.memory_wanted.connect(self.memory_wanted)
        self.outside.changed.connect(self.changed)
        self.doubles = DoublesPart(desk, frame, acts, usable, self)
        self.doubles.left.connect(self.left)
        self.still = StillPart(desk, frame, acts, usable, self)
        self.still.left.connect(self.left)
        self.still.changed.connect(self.changed)
        self.forgetting = ForgettingPart(desk, frame, acts, usable, self)
        self.forgetting.left.connect(self.left)
        self.backups = BackupsPart(desk, frame, acts, usable, self)
        self.backups.left.connect(self.left)
        self.timeline = TimelineKeeper(desk, frame, self)
        self.receipt = ReceiptPart(desk, frame, acts, usable, self)
        self.receipt.left.connect(self.left)
        self.map = MapKeeper(desk, frame, meaning, usable, frame.list.clock, self)
        self.map.left.connect(self.left)
        self.map.memory_wanted.connect(self.memory_wanted)
        self.keys = KeyKeeper(frame, actions, self)
        self.saved = SavedKeeper(desk, frame, self)
        self.beings = BeingKeeper(desk, frame, actions, self)
        self.beings.switched.connect(self._on_switched)
        self.first_run = FirstRunKeeper(desk, frame, acts, actions, self)
        self.many = ManyKeeper(desk, frame, self)
        self.beside = BesideKeeper(desk, frame, meaning, self)
        self.beside.memory_wanted.connect(self.memory_wanted)
        self.nearest = NearestKeeper(desk, frame, meaning, self)
        self.nearest.memory_wanted.connect(self.memory_wanted)
        self.encryption = EncryptionPart(desk, frame, usable, self)
        self.encryption.left.connect(self.left)
        self.language = LanguagePart(actions, self)
        self.readers = ReadersKeeper(desk, frame, self)
        self.assistants = AssistantsPart(desk, frame, usable, self)
        self.wishes = WishesPart(desk, frame, acts, usable, self)
        self._join_assistants()
        self._parts: tuple[FurtherPart, ...] = (
            self.outside,
            self.keys,
            self.beings,
            self.saved,
            self.first_run,
            self.doubles,
            self.still,
            self.forgetting,
            self.backups,
            self.receipt,
            self.timeline,
            self.map,
            self.many,
            self.beside,
            self.nearest,
            self.encryption,
            self.language,
            self.readers,
            self.assistants,
            self.wishes,
        )

    def _join_assistants(self) -> None:
        """Let the page of assistants and that of their wishes lead to each other, and hear of the same."""
        for part, other in ((self.assistants, self.wishes), (self.wishes, self.assistants)):
            part.left.connect(self.left)
            part.told.connect(other.take)
        self.assistants.wishes_wanted.connect(self.wishes.open)
        self.wishes.assistants_wanted.connect(self.assistants.open)

    def restore(self, state: WindowState) -> None:
        """Bring back what the window remembers of these parts."""
        self.keys.restore(state)

    def offers(self) -> list[Entry]:
        """Return what these parts offer in the palette beside their commands."""
        return [*self.saved.offers(), *self.beings.offers()]

    def begin(self) -> None:
        """Start with a store that has been opened."""
        for part in self._parts:
            part.begin()

    def tell_changed(self, changed: Changed) -> None:
        """Ask again for what assistants did and want, where another program wrote it down."""
        if changed.reads:
            self.readers.renew()
        if changed.assistants or (changed.reads and self.assistants.in_sight):
            self.wishes.renew()

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return what the commands of all parts do, by command id."""
        return {name: act for part in self._parts for name, act in part.doing().items()}

    def end(self) -> None:
        """Stop: the window closes."""
        for part in self._parts:
            part.end()

    def _on_switched(self) -> None:
        """Show the list, and what is saved for the being it is of now."""
        self.left.emit()
        self.saved.begin()
