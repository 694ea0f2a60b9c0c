"""Finding the sentences of a text: without a model, or with one after the owner has seen what goes to it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from wellkept.service.answers import Review, Span
from wellkept.service.remote_answers import Preview, RemoteState
from wellkept.service.remote_requests import AskRemote, FindByModel, PreviewSending
from wellkept.service.requests import FindSentences
from wellkept.ui.desk import Desk
from wellkept.ui.teach.whole import Whole


class Finder(QObject):
    """One at a time. Signals: `told` which model is ready, "" for none; `previewed` a `Preview` to show first;
    `found` a `Review`; `found_again` a `Review` of some parts, and their spans; `progressed` how far it has come;
    `ended` with no answer.
    """

    told = Signal(str)
    previewed = Signal(object)
    found = Signal(object)
    found_again = Signal(object, object)
    progressed = Signal(int, int)
    ended = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._ticket = 0
        self._whole = Whole("", "", "")

    def look(self) -> None:
        """Ask how things stand with the model; nothing waits for the answer."""
        self._desk.ask(AskRemote(), self.take, failed=_ignore)

    def take(self, state: RemoteState) -> None:
        """Take in how things stand."""
        self.told.emit(state.chat_model if state.ready and state.teaching else "")

    def find(self, whole: Whole) -> None:
        """Find the sentences without a model."""
        self._ask(FindSentences(whole.text, whole.source), self.found.emit)

    def find_by_model(self, whole: Whole) -> None:
        """Find them with the model; where the owner has not agreed to it yet, show what would go first."""
        self._whole = whole
        self._ask(PreviewSending(whole.text, whole.source), self._on_preview)

    def show(self, whole: Whole) -> None:
        """Show what would go."""
        self._whole = whole
        self._ask(PreviewSending(whole.text, whole.source), self.previewed.emit)

    def send(self) -> None:
        """Send what was shown: the owner agrees."""
        self._send(agreed=True)

    def ask_again(self, spans: tuple[Span, ...]) -> None:
        """Ask about some parts of the text again."""
        request = FindByModel(self._whole.text, self._whole.source, only=spans)
        self._ask(request, partial(self._on_found_again, spans))

    def cancel(self) -> None:
        """End what is under way."""
        self._desk.cancel(self._ticket)

    def _on_preview(self, preview: Preview) -> None:
        if preview.agreed:
            self._send(agreed=False)
        else:
            self.previewed.emit(preview)

    def _send(self, *, agreed: bool) -> None:
        self._ask(FindByModel(self._whole.text, self._whole.source, agreed=agreed), self.found.emit)

    def _on_found_again(self, spans: tuple[Span, ...], review: Review) -> None:
        self.found_again.emit(review, spans)

    def _ask(self, request: object, answered: Callable[..., None]) -> None:
        self._ticket = self._desk.ask(
            request,
            answered,
            failed=self._on_failed,
            progressed=self.progressed.emit,
            stopped=self.ended.emit,
        )

    def _on_failed(self, error: Exception) -> None:
        self.ended.emit()
        self._desk.failed.emit(error)


def _ignore(_error: Exception) -> None:
    """Do nothing: without an answer the sentences are found without a model."""
