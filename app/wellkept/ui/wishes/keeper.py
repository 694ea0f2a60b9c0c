"""Joins the page of wishes with what it asks for."""

from functools import partial

from PySide6.QtCore import QObject

from wellkept.model.errors import WellkeptError
from wellkept.service.assistant_requests import AnswerWishes, ShowWishes, WaitingWishes, WishesAnswered
from wellkept.ui.acts import Acts
from wellkept.ui.ages import Clock
from wellkept.ui.desk import Desk
from wellkept.ui.in_words import fault_words
from wellkept.ui.messages import MessageBar
from wellkept.ui.widgets import holds_focus
from wellkept.ui.wishes import words
from wellkept.ui.wishes.page import WishesPage
from wellkept.ui.wishes.table import Answer


class WishesKeeper(QObject):
    """Makes the page; its words stay only while it is in sight."""

    def __init__(self, desk: Desk, messages: MessageBar, acts: Acts, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._messages, self._acts = desk, messages, acts
        self._showing = 0
        self._deciding = False
        self.page = WishesPage(clock)
        self.page.answered.connect(self._on_answer)
        self.page.reworded.connect(self._on_reworded)
        acts.came_back.connect(self._on_came_back)

    def show_page(self) -> None:
        """Bring the page up to date, with the focus on the first wish."""
        self._ask(focus=True)

    def renew(self) -> None:
        """Bring the page up to date where it is in sight."""
        if self.page.isVisible():
            self._ask(focus=False)

    def leave(self) -> None:
        """Hold no words any more."""
        self._desk.drop(self._showing)
        self.page.clear()

    def _ask(self, *, focus: bool) -> None:
        self._desk.drop(self._showing)
        self._showing = self._desk.ask(ShowWishes(), partial(self._on_wishes, focus))

    def _on_wishes(self, focus: bool, found: WaitingWishes) -> None:
        self._deciding = False
        if not self.page.isVisible():
            return
        had = holds_focus(self.page)
        self.page.load(found)
        if focus or (had and not holds_focus(self.page)) or (had and not found.wishes):
            self.page.focus()

    def _on_came_back(self, _keys: object) -> None:
        self.renew()

    def _on_answer(self, answer: Answer) -> None:
        wish, every = self.page.wish, self.page.model.wishes
        if self._deciding or wish is None:
            return
        match answer:
            case Answer.YES:
                self._decide(AnswerWishes((wish.id,), grant=True))
            case Answer.NO:
                self._decide(AnswerWishes((wish.id,), grant=False))
            case Answer.ALL:
                request = AnswerWishes(tuple(one.id for one in every), grant=True)
                self._messages.stay(words.all_at_once(every), self.tr("Grant all"), partial(self._decide, request))
            case Answer.NONE:
                request = AnswerWishes(tuple(one.id for one in every), grant=False)
                self._messages.stay(words.none_at_all(every), self.tr("Refuse all"), partial(self._decide, request))

    def _on_reworded(self, text: str) -> None:
        wish = self.page.wish
        if not self._deciding and wish is not None:
            self._deciding = True
            request = AnswerWishes((wish.id,), grant=True, content=text)
            self._desk.ask(request, self._on_done, failed=self._on_not_reworded)

    def _decide(self, request: AnswerWishes) -> None:
        self._deciding = True
        self._desk.ask(request, self._on_done, failed=self._on_failed)

    def _on_done(self, done: WishesAnswered) -> None:
        self._deciding = False
        self.page.view.stop_writing()
        self._messages.clear_error()
        undoable = done.granted or done.refused
        self._messages.notice(words.answered(done), self.tr("Undo") if undoable else "", self._acts.undo)
        self._acts.changed.emit()
        self._ask(focus=True)

    def _on_not_reworded(self, error: Exception) -> None:
        self._deciding = False
        if isinstance(error, WellkeptError):
            self.page.view.box.fail(fault_words(error))
        else:
            self._desk.failed.emit(error)

    def _on_failed(self, error: Exception) -> None:
        self._desk.failed.emit(error)
        self._ask(focus=True)
