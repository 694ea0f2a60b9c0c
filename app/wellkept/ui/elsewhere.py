"""Shows what another program has changed in the file, and says when the file is gone: no more is asked than must be."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from wellkept.model.errors import StoreMissing
from wellkept.service.answers import Cards
from wellkept.service.changed import Changed
from wellkept.service.requests import ShowRows
from wellkept.ui.desk import Desk
from wellkept.ui.frame import Frame
from wellkept.ui.further import Further
from wellkept.ui.meaning_keeper import MeaningKeeper
from wellkept.ui.watcher import ChangeWatcher


class Elsewhere(QObject):
    """Hears the watcher."""

    def __init__(
        self,
        watcher: ChangeWatcher,
        desk: Desk,
        frame: Frame,
        meaning: MeaningKeeper,
        further: Further,
        open_again: Callable[[], None],
    ) -> None:
        super().__init__(watcher)
        self._desk, self._frame, self._meaning, self._further = desk, frame, meaning, further
        self._open_again = open_again
        watcher.changed.connect(self._on_changed)
        watcher.lost.connect(self._on_lost)
        watcher.found.connect(frame.messages.clear_error)

    def _on_changed(self, changed: Changed) -> None:
        memories = self._frame.list
        if changed.shown or (changed.meaning and memories.text):
            memories.refresh()
        elif changed.meaning:
            memories.moved.emit()  # what is near the memory in sight
        elif changed.reads:
            self._look_at_the_one_in_sight()
        if changed.shown or changed.meaning:
            self._meaning.note_write()
        self._further.tell_changed(changed)

    def _look_at_the_one_in_sight(self) -> None:
        key = self._frame.details.key
        if key is not None:
            self._desk.ask(ShowRows((key,)), self._on_cards)

    def _on_cards(self, found: Cards) -> None:
        """Show the memory in sight anew where it was recalled; to explain why it was found again takes long."""
        shown = self._frame.details.details
        for card in found.cards:
            if shown is not None and card.key == shown.key and card.memory.last_accessed != shown.memory.last_accessed:
                self._frame.list.moved.emit()

    def _on_lost(self, error: StoreMissing) -> None:
        self._frame.messages.error(error, self.tr("Open it again"), self._open_again)
