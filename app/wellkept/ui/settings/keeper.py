"""The page of settings and those who join it with what it asks for."""

from PySide6.QtCore import QObject

from wellkept.ui.desk import Desk
from wellkept.ui.meaning_keeper import MeaningKeeper
from wellkept.ui.remote_standing import RemoteStanding
from wellkept.ui.settings.chooser import Chooser
from wellkept.ui.settings.key_keeper import KeyKeeper
from wellkept.ui.settings.page import SettingsPage


class SettingsKeeper(QObject):
    """Makes the page; whoever shows it puts it into the window."""

    def __init__(
        self, desk: Desk, standing: RemoteStanding, meaning: MeaningKeeper, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.page = SettingsPage()
        self._keys = KeyKeeper(desk, standing, self.page.key, self)
        self._chooser = Chooser(desk, standing, self.page, meaning, self)
        standing.repeat()

    def show_page(self) -> None:
        """Bring the page up to date."""
        self.page.focus()
        self._keys.look()

    def leave(self) -> None:
        """End what only waits for somebody who looks at the page."""
        self._keys.leave()
