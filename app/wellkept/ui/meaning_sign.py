"""Where the window shows how much can be found by meaning: the foot of the list, the menu, and the results."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from wellkept.ui.commands import tick_embedder
from wellkept.ui.list.pane import ListPane
from wellkept.ui.meaning_keeper import MeaningKeeper, Standing, State


class MeaningSign(QObject):
    """Tells it on, and searches again when what is in sight may be found otherwise by now."""

    def __init__(
        self, meaning: MeaningKeeper, memories: ListPane, actions: dict[str, QAction], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._list, self._actions = memories, actions
        self._meant = 0
        meaning.told.connect(self._on_standing)
        meaning.reader.read.connect(memories.refresh)
        memories.foot.pause_wanted.connect(meaning.pause)
        memories.foot.go_on_wanted.connect(meaning.go_on)

    def _on_standing(self, standing: Standing) -> None:
        self._list.foot.tell(standing)
        tick_embedder(self._actions, standing.coverage.model)
        if standing.state is State.RUNS or standing.coverage.with_ == self._meant:
            return
        self._meant = standing.coverage.with_
        if self._list.text.strip():
            self._list.refresh()  # what is on the screen may now be found, or ranked, by meaning
