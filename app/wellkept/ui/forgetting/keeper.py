"""Joins the page of forgetting with what it asks for."""

from PySide6.QtCore import QObject, QTimer

from wellkept.service.answers import Cards
from wellkept.service.forgotten_requests import EmptyForgotten, ForgottenList, ShowForgotten, WatchForgotten
from wellkept.service.gathering_requests import AskRemaining, GatherMentions, Mentions, Remaining
from wellkept.service.requests import ShowRows
from wellkept.ui.acts import Acts
from wellkept.ui.ages import Clock
from wellkept.ui.desk import Desk
from wellkept.ui.forgetting.page import ForgettingPage
from wellkept.ui.messages import MessageBar

_ROWS = 200


class ForgettingKeeper(QObject):
    """Gathers while the page is in sight; of what was asked and found nothing stays when it is left."""

    def __init__(self, desk: Desk, messages: MessageBar, acts: Acts, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._messages, self._acts = desk, messages, acts
        self.page = ForgettingPage(clock)
        self._request: GatherMentions | None = None  # what is asked for, and was
        self._found = False
        self._ticket = self._known = 0
        self._missing: list[int] = []
        self._due = QTimer(self, singleShot=True, interval=0)
        self._due.timeout.connect(self._fetch)
        page = self.page
        page.asking.wanted.connect(self.gather)
        page.stop_wanted.connect(self._on_stop)
        page.forget_wanted.connect(acts.forget)
        page.model.words_wanted.connect(self._on_words_wanted)
        page.sign.watched.connect(self._on_watched)
        page.sign.emptied.connect(self._on_emptied)
        acts.changed.connect(self._on_changed)
        acts.came_back.connect(self._on_came_back)

    def show_page(self) -> None:
        """Begin, and say what stays forgotten."""
        self.page.start()
        self.page.asking.focus()
        self._ask_known()

    def leave(self) -> None:
        """Stop looking, and hold nothing any more."""
        self._desk.drop(self._ticket)
        self._desk.drop(self._known)
        self._request, self._found = None, False
        self._missing.clear()
        self._due.stop()
        self.page.start()

    def gather(self, request: GatherMentions) -> None:
        """Look for mentions; what was being looked for is not wanted any more."""
        self._desk.drop(self._ticket)
        self._found = self._found and request == self._request
        self._request = request
        self.page.set_looking(True)
        self._ticket = self._desk.ask(request, self._on_found, failed=self._on_failed)

    def _on_found(self, found: Mentions) -> None:
        self._ticket = 0
        had = self.page.asking.words.hasFocus() or self.page.asking.look.hasFocus()
        self.page.load(found, again=self._found)
        self.page.set_looking(False)
        self._found = True
        if had:
            self.page.focus_found()

    def _on_failed(self, error: Exception) -> None:
        self._ticket = 0
        self.page.set_looking(False)
        self._desk.failed.emit(error)

    def _on_stop(self) -> None:
        self._desk.drop(self._ticket)
        self._ticket = 0
        self.page.set_looking(False)

    def _on_changed(self) -> None:
        """Take out what is gone. Not gathered anew: what was only likely meant was so by what is gone now."""
        if self.page.isVisible():
            self._ask_known()
            self.page.model.renew()
            if self._found and not self._ticket:
                self._desk.ask(AskRemaining(self.page.model.keys, self.page.model.wishes), self._on_remaining)

    def _on_remaining(self, remaining: Remaining) -> None:
        if self._found:
            self.page.keep_only(remaining.keys | remaining.wishes)

    def _on_came_back(self, _keys: object) -> None:
        if self.page.isVisible():
            self._ask_known()
            if self._request is not None and self._found:
                self.gather(self._request)

    def _on_words_wanted(self, key: int) -> None:
        self._missing.append(key)
        self._due.start()

    def _fetch(self) -> None:
        keys, self._missing = tuple(self._missing), []
        for start in range(0, len(keys), _ROWS):
            self._desk.ask(ShowRows(keys[start : start + _ROWS]), self._on_cards)

    def _on_cards(self, cards: Cards) -> None:
        self.page.model.take(cards.cards)

    def _ask_known(self) -> None:
        self._desk.drop(self._known)
        self._known = self._desk.ask(ShowForgotten(), self._on_known)

    def _on_known(self, found: ForgottenList) -> None:
        self.page.sign.tell(found)

    def _on_watched(self, on: bool) -> None:
        self._desk.ask(WatchForgotten(on), self._on_known)

    def _on_emptied(self) -> None:
        self._messages.stay(
            self.tr("Empty the list of the forgotten? Then what is on it may be taught again without a question."),
            self.tr("Empty the list"),
            self._empty,
        )

    def _empty(self) -> None:
        self._messages.clear_notice()
        self._desk.ask(EmptyForgotten(), self._on_known)
