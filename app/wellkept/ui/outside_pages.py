"""The pages about what goes out of this computer and comes back: settings, the ledger, the profile, the switch.

Each is made when it is first opened: most owners seldom do, and making them would hold up the first rows.
"""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from wellkept.service.remote_answers import RemoteState
from wellkept.service.remote_requests import SetRemote
from wellkept.ui.acts import Acts
from wellkept.ui.desk import Desk
from wellkept.ui.frame import Frame
from wellkept.ui.meaning_keeper import MeaningKeeper
from wellkept.ui.remote_standing import RemoteStanding
from wellkept.ui.staying import Staying

if TYPE_CHECKING:
    from wellkept.ui.ledger.keeper import LedgerKeeper
    from wellkept.ui.profile.keeper import ProfileKeeper
    from wellkept.ui.settings.keeper import SettingsKeeper


class OutsidePages(QObject):
    """Shows them and joins them with what they ask for.

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
        usable: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """Show pages while `usable` says that a store is open."""
        super().__init__(parent)
        self._desk, self._frame, self._meaning, self._acts = desk, frame, meaning, acts
        self._usable = usable
        self._offline: QAction | None = None
        self.standing = RemoteStanding(desk, self)
        self.staying = Staying(desk, frame.messages, self)
        self.standing.told.connect(self._on_standing)
        self.standing.told.connect(frame.teach.finder.take)
        self.staying.changed.connect(self.changed)
        frame.details.page.leaving.marked.connect(self._on_marked)
        frame.offline.online_wanted.connect(self._on_online)

    @cached_property
    def settings(self) -> "SettingsKeeper":
        """The page of models on other computers."""
        from wellkept.ui.settings.keeper import SettingsKeeper

        made = SettingsKeeper(self._desk, self.standing, self._meaning, self)
        self._frame.stack.addWidget(made.page)
        self._frame.stack.currentChanged.connect(self._on_turned)
        made.page.left.connect(self.left)
        return made

    @cached_property
    def ledger(self) -> "LedgerKeeper":
        """The page of what left this computer."""
        from wellkept.ui.ledger.keeper import LedgerKeeper

        made = LedgerKeeper(self._desk, self.staying, self)
        self._frame.stack.addWidget(made.page)
        made.page.left.connect(self.left)
        return made

    @cached_property
    def profile(self) -> "ProfileKeeper":
        """The page of what the memories say about the owner."""
        from wellkept.ui.profile.keeper import ProfileKeeper

        made = ProfileKeeper(self._desk, self._frame.messages, self._acts, self)
        self._frame.stack.addWidget(made.page)
        made.page.left.connect(self.left)
        made.page.opened.connect(self.memory_wanted)
        return made

    def begin(self) -> None:
        """Start with a store that has been opened."""
        self.standing.begin()

    def end(self) -> None:
        """Stop: nothing of these pages outlives the desk."""

    def use_switch(self, offline: QAction) -> None:
        """Tick `offline` while no connection is opened."""
        self._offline = offline

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return what the commands about all this do, by command id."""
        return {
            "settings": self.open_settings,
            "ledger": self.open_ledger,
            "profile": self.open_profile,
            "offline": self._on_offline,
            "keep_here": self.keep_here,
        }

    def open_settings(self) -> None:
        """Show the settings of models on other computers, and ask the keyring how the key stands."""
        if self._usable():
            self._frame.turn_to(self.settings.page)
            self.settings.show_page()

    def open_ledger(self) -> None:
        """Show what left this computer."""
        if self._usable():
            self._frame.turn_to(self.ledger.page)
            self.ledger.show_page()

    def open_profile(self) -> None:
        """Show what the memories say about the owner."""
        if self._usable():
            self._frame.turn_to(self.profile.page)
            self.profile.show_page()

    def keep_here(self) -> None:
        """Mark what is selected to never leave; take the mark off a single memory that has it."""
        keys = self._frame.list.selected_keys()
        details = self._frame.details.details
        has_it = len(keys) == 1 and details is not None and details.key == keys[0] and details.kept_here
        self.staying.keep_here(keys, marked=not has_it)

    def _on_turned(self, _place: int) -> None:
        if self._frame.stack.currentWidget() is not self.settings.page:
            self.settings.leave()

    def _on_marked(self, marked: bool) -> None:
        key = self._frame.details.key
        if key is not None:
            self.staying.keep_here((key,), marked=marked)

    def _on_offline(self, offline: bool) -> None:
        self.standing.set(SetRemote(offline=offline))

    def _on_online(self) -> None:
        self.standing.set(SetRemote(offline=False))

    def _on_standing(self, state: RemoteState) -> None:
        self._frame.offline.tell(offline=state.offline)
        if self._offline is not None:
            self._offline.setChecked(state.offline)
