"""What stands beside the list and is looked at now and then: each part knows its own commands, begin and end."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from wellkept.ui.acts import Acts
from wellkept.ui.desk import Desk
from wellkept.ui.doubles.part import DoublesPart
from wellkept.ui.encryption.part import EncryptionPart
from wellkept.ui.frame import Frame
from wellkept.ui.meaning_keeper import MeaningKeeper
from wellkept.ui.outside_pages import OutsidePages
from wellkept.ui.still.part import StillPart
from wellkept.ui.timeline.keeper import TimelineKeeper


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
        self.timeline = TimelineKeeper(desk, frame, self)
        self.encryption = EncryptionPart(desk, frame, usable, self)
        self.encryption.left.connect(self.left)
        self._parts: tuple[FurtherPart, ...] = (
            self.outside, self.doubles, self.still, self.timeline, self.encryption,
        )  # fmt: skip

    def begin(self) -> None:
        """Start with a store that has been opened."""
        for part in self._parts:
            part.begin()

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return what the commands of all parts do, by command id."""
        return {name: act for part in self._parts for name, act in part.doing().items()}

    def end(self) -> None:
        """Stop: the window closes."""
        for part in self._parts:
            part.end()
