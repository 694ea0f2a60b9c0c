"""What the window knows of the model service: asked for once, told to all who show it."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from wellkept.model.errors import WellkeptError
from wellkept.service.remote_answers import RemoteState
from wellkept.service.remote_requests import AskRemote, SetRemote
from wellkept.ui.desk import Desk


class RemoteStanding(QObject):
    """Signals: `told` a `RemoteState`."""

    told = Signal(object)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.state: RemoteState | None = None

    @property
    def offline(self) -> bool:
        """Whether no connection is opened."""
        return self.state is not None and self.state.offline

    def begin(self) -> None:
        """Start with a store that has been opened. The keyring is left in peace, and what fails here says nothing."""
        self._desk.ask(AskRemote(keyring=False), self.take, failed=self._on_unknown)

    def set(self, request: SetRemote, failed: Callable[[Exception], None] | None = None) -> None:
        """Change settings. Where that fails all who show them show them as they are."""
        self._desk.ask(request, self.take, failed=failed or self._on_failed)

    def take(self, state: RemoteState) -> None:
        """Take in how things stand now."""
        self.state = state
        self.told.emit(state)

    def repeat(self) -> None:
        """Tell again what is known."""
        if self.state is not None:
            self.told.emit(self.state)

    def _on_failed(self, error: Exception) -> None:
        self.repeat()
        self._desk.failed.emit(error)

    def _on_unknown(self, error: Exception) -> None:
        """Say nothing of a file that cannot be read: that is told where its memories are asked for."""
        if not isinstance(error, WellkeptError):
            self._desk.failed.emit(error)
