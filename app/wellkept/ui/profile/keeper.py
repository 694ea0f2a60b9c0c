"""Joins the page of the profile with what it asks for."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from wellkept.service.answers import Cards
from wellkept.service.remote_answers import Profile, ProfileLine
from wellkept.service.remote_requests import ForgetLines, ShowProfile
from wellkept.service.requests import ShowRows
from wellkept.ui.desk import Desk
from wellkept.ui.messages import MessageBar
from wellkept.ui.profile.page import ProfilePage

_ROWS = 200


class ProfileKeeper(QObject):
    """Asks for the profile when it is shown, and again when memories or lines have changed."""

    def __init__(
        self,
        desk: Desk,
        page: ProfilePage,
        messages: MessageBar,
        undo: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        """Take back a forgotten line by `undo`."""
        super().__init__(parent)
        self._desk, self._page, self._messages, self._undo = desk, page, messages, undo
        self._ticket = 0
        page.removed.connect(self._on_removed)
        page.words_wanted.connect(self._on_words_wanted)

    def show_page(self) -> None:
        """Bring the page up to date."""
        self._page.model.renew()
        self._renew()

    def renew_if_shown(self) -> None:
        """Bring the page up to date where it is in sight."""
        if self._page.isVisible():
            self.show_page()

    def _renew(self) -> None:
        self._desk.drop(self._ticket)
        self._ticket = self._desk.ask(ShowProfile(), self._on_profile)

    def _on_profile(self, profile: Profile) -> None:
        waits = self._page.back.hasFocus() and not self._page.model.rowCount()
        self._page.load(profile)
        if waits:
            self._page.focus()

    def _on_words_wanted(self, keys: tuple[int, ...]) -> None:
        for start in range(0, len(keys), _ROWS):
            self._desk.ask(ShowRows(keys[start : start + _ROWS]), self._on_cards)

    def _on_cards(self, cards: Cards) -> None:
        self._page.model.take(cards.cards)

    def _on_removed(self, line: ProfileLine) -> None:
        self._desk.ask(ForgetLines((line.line_id,)), self._on_forgotten)

    def _on_forgotten(self, _done: object) -> None:
        self._messages.notice(self.tr("Forgot the line; its memories stay."), self.tr("Undo"), self._undo)
        self._renew()
