"""Does what the first cards offer, and keeps the line over the list while samples are there."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from wellkept.service.answers import Found, Samples
from wellkept.service.requests import AskSamples
from wellkept.service.samples import sample_file
from wellkept.ui.acts import Acts
from wellkept.ui.desk import Desk
from wellkept.ui.errands import LookAround
from wellkept.ui.frame import Frame
from wellkept.ui.language import language


class FirstRunKeeper(QObject):
    """Asks for the samples only when there may be more or fewer of them than at the last answer."""

    def __init__(
        self, desk: Desk, frame: Frame, acts: Acts, actions: dict[str, QAction], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._desk, self._frame, self._acts = desk, frame, acts
        self._ticket = 0
        self._of: int | None = None
        first, line = frame.list.first_steps, frame.list.samples
        first.paste.clicked.connect(actions["teach"].trigger)
        first.bring.clicked.connect(actions["teach"].trigger)
        first.bring.clicked.connect(frame.teach.write.choose_files)
        first.look.clicked.connect(self.look_around)
        line.removed.connect(self._on_removed)
        line.left.connect(frame.list.table.setFocus)
        frame.list.shown.connect(self._on_shown)
        desk.wrote.connect(self._on_wrote)

    def begin(self) -> None:
        """Look anew: another store has been opened."""
        self._of = None

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return nothing: the cards and the line are pressed."""
        return {}

    def end(self) -> None:
        """Stop: nothing of this outlives the desk."""

    def look_around(self) -> None:
        """Write the samples, in the language of the window, into the empty store."""
        self._desk.ask(LookAround(sample_file(language().code)), self._on_added)

    def _on_added(self, _added: Samples) -> None:
        self._frame.list.refresh()
        self._frame.list.table.setFocus()

    def _on_wrote(self) -> None:
        self._of = None

    def _on_shown(self, found: Found) -> None:
        if found.of != self._of:
            self._of = found.of
            self._desk.drop(self._ticket)
            self._ticket = self._desk.ask(AskSamples(), self._on_samples)

    def _on_samples(self, samples: Samples) -> None:
        self._frame.list.samples.tell(len(samples.keys), self._of or 0)

    def _on_removed(self) -> None:
        """Ask once more which they are: one may have become the owner's own meanwhile."""
        self._desk.ask(AskSamples(), self._on_to_forget)

    def _on_to_forget(self, samples: Samples) -> None:
        self._acts.forget(samples.keys)
