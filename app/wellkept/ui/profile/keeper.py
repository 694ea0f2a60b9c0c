"""Joins the page of the profile with what it asks for."""

from PySide6.QtCore import QObject

from wellkept.service.answers import Cards
from wellkept.service.remote_answers import Profile, ProfileLine
from wellkept.service.remote_requests import ForgetLines, ShowProfile
from wellkept.service.requests import ShowRows
from wellkept.ui.acts import Acts
from wellkept.ui.desk import Desk
from wellkept.ui.messages import MessageBar
from wellkept.ui.profile.page import ProfilePage

_ROWS = 200


class ProfileKeeper(QObject):
    """Makes the page, and asks for the profile when it is shown, and again when memories or lines have changed."""

    def __init__(self, desk: Desk, messages: MessageBar, acts: Acts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._messages, self._acts = desk, messages, acts
        self.page = ProfilePage()
        self._ticket = 0
        self.page.removed.connect(self._on_removed)
        self.page.words_wanted.connect(self._on_words_wanted)
        acts.changed.connect(self.renew_if_shown)
        acts.came_back.connect(self.renew_if_shown)

    def show_page(self) -> None:
        """Bring the page up to date."""
        self.page.focus()
        self.page.model.renew()
        self._renew()

    def renew_if_shown(self) -> None:
        """Bring the page up to date where it is in sight."""
        if self.page.isVisible():
            self.page.model.renew()
            self._renew()

    def _renew(self) -> None:
        self._desk.drop(self._ticket)
        self._ticket = self._desk.ask(ShowProfile(), self._on_profile)

    def _on_profile(self, profile: Profile) -> None:
        waits = self.page.back.hasFocus() and not self.page.model.rowCount()
        self.page.load(profile)
        if waits:
            self.page.focus()

    def _on_words_wanted(self, keys: tuple[int, ...]) -> None:
        for start in range(0, len(keys), _ROWS):
            self._desk.ask(ShowRows(keys[start : start + _ROWS]), self._on_cards)

    def _on_cards(self, cards: Cards) -> None:
        self.page.model.take(cards.cards)

    def _on_removed(self, line: ProfileLine) -> None:
        self._desk.ask(ForgetLines((line.line_id,)), self._on_forgotten)

    def _on_forgotten(self, _done: object) -> None:
        self._messages.notice(self.tr("Forgot the line; its memories stay."), self.tr("Undo"), self._acts.undo)
        self._renew()
