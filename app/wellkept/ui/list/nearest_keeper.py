"""Offers what is nearest in meaning where a search found nothing. It stands by itself, in no count."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from wellkept.service.answers import Found
from wellkept.service.nearest import AskNearest, Nearest
from wellkept.ui.desk import Desk
from wellkept.ui.frame import Frame
from wellkept.ui.meaning_keeper import MeaningKeeper, Standing


class NearestKeeper(QObject):
    """One of the further parts. Signals: `memory_wanted` show the memory with a key in the list."""

    memory_wanted = Signal(object)

    def __init__(self, desk: Desk, frame: Frame, meaning: MeaningKeeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._list = desk, frame.list
        self._found: Found | None = None
        self._ticket = 0
        frame.list.nearest.wanted.connect(self.memory_wanted)
        frame.list.shown.connect(self._on_shown)
        meaning.told.connect(self._on_told)

    def begin(self) -> None:
        """Nothing was searched for yet."""
        self._found = None
        self._list.nearest.show_cards((), 0)

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return no command: lines are pressed where they stand."""
        return {}

    def end(self) -> None:
        """Stop: the window closes."""
        self._desk.drop(self._ticket)

    def _on_shown(self, found: Found) -> None:
        self._desk.drop(self._ticket)
        self._found = found if found.ranked and not found.keys else None
        if self._found is not None:
            self._ticket = self._desk.ask(AskNearest(found.query), self._on_nearest)
        else:
            self._list.nearest.show_cards((), 0)

    def _on_told(self, _standing: Standing) -> None:
        """Look again once more can be found by meaning."""
        if self._found is not None:
            self._on_shown(self._found)

    def _on_nearest(self, nearest: Nearest) -> None:
        if self._found is not None and self._found.query == nearest.query:
            self._list.nearest.show_cards(nearest.cards, self._list.clock())
