"""Switches the whole window to the memories of another being, and remembers which."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from wellkept.model.memory import OWNER_BEING
from wellkept.service.answers import Beings, Found
from wellkept.service.requests import ShowBeings, UseBeing
from wellkept.ui import wording
from wellkept.ui.desk import Desk
from wellkept.ui.frame import Frame
from wellkept.ui.palette.entries import Entry


class BeingKeeper(QObject):
    """Which one it is stands in the store: the name of a being is no business of a settings file.

    Signals: `switched` the memories of another being are wanted.
    """

    switched = Signal()

    def __init__(self, desk: Desk, frame: Frame, actions: dict[str, QAction], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._frame, self._action = desk, frame, actions["being"]
        self._beings: tuple[str, ...] = ()
        self._stale = False
        self._action.setEnabled(False)
        frame.being.chosen.connect(self.use)
        frame.list.shown.connect(self._on_shown)
        desk.wrote.connect(self._on_wrote)

    def begin(self) -> None:
        """Show the being that was chosen last in the store that has been opened."""
        self._desk.being = OWNER_BEING
        self._desk.ask(ShowBeings(), self._on_opened)

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return what its command does."""
        return {"being": self._frame.being.open}

    def end(self) -> None:
        """Stop: nothing of this outlives the desk."""

    def offers(self) -> list[Entry]:
        """Return the ways to the beings, for the palette; none where there is one only. Their ids are numbers."""
        pattern = self.tr("Being: {name}")
        several = enumerate(self._beings) if len(self._beings) > 1 else ()
        return [
            Entry(f"being:{number}", "", pattern.format(name=wording.person(being)), "", enabled=True,
                  ticked=being == self._desk.being, act=partial(self.use, being))
            for number, being in several
        ]  # fmt: skip

    def use(self, being: str) -> None:
        """Show the memories of another being from now on."""
        if being == self._desk.being:
            return
        self._desk.ask(UseBeing(being), _ignore)
        self._switch(being)

    def _switch(self, being: str) -> None:
        self._desk.being = being
        self._show()
        self._frame.teach.stack.setCurrentWidget(self._frame.teach.write)  # a review was of the other's memories
        self._frame.list.clear_all()
        self._frame.list.refresh()
        self._desk.wrote.emit()
        self.switched.emit()

    def _on_opened(self, answer: Beings) -> None:
        self._beings = answer.ids
        if answer.chosen in answer.ids and answer.chosen != self._desk.being:
            self._switch(answer.chosen)
        else:
            self._show()

    def _on_wrote(self) -> None:
        self._stale = True

    def _on_shown(self, _found: Found) -> None:
        if self._stale:
            self._stale = False
            self._desk.ask(ShowBeings(), self._on_beings)

    def _on_beings(self, answer: Beings) -> None:
        current = self._desk.being
        self._beings = answer.ids if current in answer.ids else (*answer.ids, current)
        self._show()

    def _show(self) -> None:
        self._frame.being.show_beings(self._beings, self._desk.being)
        self._action.setEnabled(len(self._beings) > 1)


def _ignore(_answer: object) -> None:
    """Do nothing: remembering a choice has no answer."""
