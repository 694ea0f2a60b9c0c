"""Joins the page of the receipt with what it asks for."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from wellkept.service.receipt_requests import CheckForgotten, ForgetChecked, NothingForgotten, Receipt
from wellkept.ui.acts import Acts
from wellkept.ui.desk import Desk
from wellkept.ui.receipt.page import ReceiptPage


class ReceiptKeeper(QObject):
    """Holds no receipt when the page is left. Signals: `forgot` memories with their receipt; `held_up` not scrubbed."""

    forgot = Signal()
    held_up = Signal()

    def __init__(self, desk: Desk, acts: Acts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self.page = desk, ReceiptPage()
        self._ticket = self._droppable = 0
        self.page.again.connect(self.check)
        self.page.stop.connect(self._on_stop)
        acts.came_back.connect(self._on_came_back)

    def check(self) -> None:
        """Search for what was forgotten last."""
        self._ask(CheckForgotten())
        self._droppable = self._ticket

    def forget(self, keys: tuple[int, ...]) -> None:
        """Forget memories, and show what was in the files before and after."""
        self._ask(ForgetChecked(keys))

    def leave(self) -> None:
        """Hold nothing any more, and want no answer. What is being forgotten is forgotten all the same."""
        self._desk.drop(self._droppable)
        self.page.clear()

    def _ask(self, request: CheckForgotten | ForgetChecked) -> None:
        self._desk.drop(self._droppable)
        self.page.show_looking()
        forgets = isinstance(request, ForgetChecked)
        self._ticket = self._desk.ask(
            request,
            partial(self._on_answer, forgets),
            failed=partial(self._on_failed, forgets),
            stopped=partial(self._on_stopped, forgets),
            progressed=self.page.count,
        )

    def _on_answer(self, forgets: bool, answer: Receipt | NothingForgotten) -> None:
        if isinstance(answer, Receipt) and not answer.scrubbed:
            self.held_up.emit()
        if isinstance(answer, Receipt) and self.page.isVisible():
            self.page.show_receipt(answer)
        else:
            self.page.clear()
        self._tell(forgets)

    def _on_failed(self, forgets: bool, error: Exception) -> None:
        self._on_stopped(forgets)
        self._desk.failed.emit(error)

    def _on_stopped(self, forgets: bool) -> None:
        self.page.clear()
        self._tell(forgets)

    def _tell(self, forgets: bool) -> None:
        if forgets:
            self.forgot.emit()

    def _on_stop(self) -> None:
        self._desk.cancel(self._ticket)

    def _on_came_back(self, _keys: object) -> None:
        """What was forgotten may be back: the receipt is not about what is there now."""
        if self.page.isVisible():
            self.check()
