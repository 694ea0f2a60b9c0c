"""Teaching from first letter to kept sentences. What is written survives errors, cancelling and crashes."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent, QTextCursor
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from wellkept.service.answers import Kept, Review, Span
from wellkept.service.remote_answers import Preview
from wellkept.ui.desk import Desk
from wellkept.ui.errands import FetchDraft, KeepDraft, Part, ReadText
from wellkept.ui.teach.finder import Finder
from wellkept.ui.teach.preview_page import PreviewPage
from wellkept.ui.teach.review_page import ReviewPage
from wellkept.ui.teach.teaching import Teaching
from wellkept.ui.teach.whole import Whole, rest_of, whole
from wellkept.ui.teach.write_page import WritePage

DRAFT_MS = 300
_LONG_DRAFT_CHARS = 1_000_000
_LONG_DRAFT_MS = 3000  # writing megabytes at every pause in typing would be felt


class TeachPanel(QWidget):
    """Signals: `kept` a `Kept`; `kept_some` a `Kept`, and some of the text is still in the box; `left` back to the
    list; `changed` some of the work was stopped.
    """

    kept = Signal(object)
    kept_some = Signal(object)
    left = Signal()
    changed = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._desk = desk
        self._ticket = 0
        self._by_model = False
        self._whole = Whole("", "", "")
        self._saved = KeepDraft("")
        self._loaded = False
        self._save_due = QTimer(self, singleShot=True, interval=DRAFT_MS)
        self._save_due.timeout.connect(self.save_draft)
        self.finder = Finder(desk, self)
        self.write = WritePage()
        self.preview = PreviewPage()
        self.review = ReviewPage()
        self.stack = QStackedWidget()
        for page in (self.write, self.preview, self.review):
            self.stack.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stack)
        self._connect()

    def _connect(self) -> None:
        self.write.edited.connect(self._on_edited)
        self.write.find_wanted.connect(self._on_find)
        self.write.model_wanted.connect(self._on_find_by_model)
        self.write.preview_wanted.connect(self._on_preview_wanted)
        self.write.rest.go_on_wanted.connect(self._on_find_by_model)
        self.write.cancel_wanted.connect(self.finder.cancel)
        self.write.left.connect(self.left)
        self.write.files_given.connect(self.read_files)
        self.preview.send_wanted.connect(self._on_send)
        self.preview.without_wanted.connect(self._on_find)
        self.preview.left.connect(self._on_back)
        self.review.keep_wanted.connect(self._on_keep)
        self.review.again_wanted.connect(self._on_ask_again)
        self.review.cancel_wanted.connect(self._on_cancel)
        self.review.left.connect(self._on_back)
        self.finder.told.connect(self.write.set_model)
        self.finder.previewed.connect(self._on_previewed)
        self.finder.found.connect(self._on_found)
        self.finder.found_again.connect(self._on_found_again)
        self.finder.progressed.connect(self._on_progressed)
        self.finder.ended.connect(self._on_stopped)

    def load_draft(self) -> None:
        """Bring back what was being written when the window closed."""
        self._desk.ask(FetchDraft(), self._on_draft)

    def save_draft(self) -> None:
        """Have the draft saved now, if it is another."""
        self._save_due.stop()
        draft = self.write.draft()
        if self._loaded and draft != self._saved:
            self._saved = draft
            self._desk.ask(draft, _ignore)

    def teaching(self) -> Teaching | None:
        """Return the review in sight, as it stands; None where there is none."""
        if self.stack.currentWidget() is not self.review:
            return None
        page = self.review
        return Teaching(self._whole, self._by_model, page.review, page.model.decided(), page.about_you.model.decided())

    def resume(self, teaching: Teaching) -> None:
        """Go on with a review of another panel."""
        self._whole, self._by_model = teaching.whole, teaching.by_model
        self._on_found(teaching.review)
        self.review.model.decide(teaching.decided)
        self.review.about_you.model.decide(teaching.lines)

    def focus(self) -> None:
        """Move the focus to where work goes on: back to the text, if nothing was found in it."""
        if self.stack.currentWidget() is self.review and self.review.is_empty:
            self._on_back()
        elif self.stack.currentWidget() is self.review:
            self.review.table.setFocus()
        elif self.stack.currentWidget() is self.preview:
            self.preview.text.setFocus()
        else:
            self.write.box.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Look whether a model is ready; the page is there meanwhile."""
        super().showEvent(event)
        if not event.spontaneous():
            self.finder.look()

    def read_files(self, paths: Iterable[Path]) -> None:
        """Read files and attach their texts."""
        for path in paths:
            self._desk.ask(ReadText(path), self._on_read)

    def _on_draft(self, draft: KeepDraft) -> None:
        self._loaded = True
        self._saved = draft
        if self.write.draft() == KeepDraft(""):
            self.write.set_draft(draft)
            self.write.box.moveCursor(QTextCursor.MoveOperation.End)  # where typing goes on

    def _on_read(self, part: Part) -> None:
        self.write.attachments.add(part)

    def _on_edited(self) -> None:
        long = sum(len(part.text) for part in self.write.attachments.parts) > _LONG_DRAFT_CHARS
        self._save_due.start(_LONG_DRAFT_MS if long else self._save_due.interval())

    def _on_find(self) -> None:
        self.finder.find(self._begin(by_model=False))

    def _on_find_by_model(self) -> None:
        self.finder.find_by_model(self._begin(by_model=True))

    def _on_preview_wanted(self) -> None:
        self.finder.show(self._begin(by_model=False))

    def _on_send(self) -> None:
        self._wait(by_model=True)
        self.finder.send()

    def _begin(self, *, by_model: bool) -> Whole:
        """Return the text as it is now; what is attached from here on is for the next time."""
        self.save_draft()
        self._whole = whole(self.write.draft(), pasted=self.write.box.pasted)
        self._wait(by_model=by_model)
        return self._whole

    def _wait(self, *, by_model: bool) -> None:
        self._by_model = by_model
        self.stack.setCurrentWidget(self.write)
        self.write.set_finding(True)

    def _on_progressed(self, done: int, total: int) -> None:
        if self.stack.currentWidget() is self.review:
            self.review.set_progress(0, 0)  # the parts asked about again lie anywhere in the text
        elif self._by_model:
            self.write.set_part(done, total)
        else:
            self.write.set_progress(done, total)

    def _on_previewed(self, preview: Preview) -> None:
        self.write.set_finding(False)
        self.stack.setCurrentWidget(self.preview)
        self.preview.load(preview)

    def _on_found(self, review: Review) -> None:
        self.write.set_finding(False)
        self.stack.setCurrentWidget(self.review)
        self.review.load(review)

    def _on_ask_again(self, spans: tuple[Span, ...]) -> None:
        self.review.set_busy(True)
        self.finder.ask_again(spans)

    def _on_found_again(self, review: Review, spans: tuple[Span, ...]) -> None:
        self.review.renew(review, spans)

    def _on_keep(self) -> None:
        lines = self.review.about_you.model.chosen
        self.review.set_busy(True)
        self._ticket = self._desk.ask(
            self.review.model.chosen(self._whole.source, self._whole.trust, lines),
            self._on_kept,
            failed=self._on_failed,
            progressed=self.review.set_progress,
            stopped=self._on_stopped,
        )

    def _on_kept(self, kept: Kept) -> None:
        review = self.review.review
        self.review.set_busy(False)
        done = len(self._whole.text) if review.rest is None else review.rest
        self.write.set_draft(rest_of(self.write.draft(), done))
        self.save_draft()
        self.stack.setCurrentWidget(self.write)
        if review.rest is None:
            self.kept.emit(kept)
            return
        self.write.rest.tell(review)
        self.write.rest.go_on.setFocus()
        self.kept_some.emit(kept)

    def _on_cancel(self) -> None:
        self.finder.cancel()
        self._desk.cancel(self._ticket)

    def _on_failed(self, error: Exception) -> None:
        self._on_stopped()
        self._desk.failed.emit(error)

    def _on_stopped(self) -> None:
        self.write.set_finding(False)
        self.review.set_busy(False)
        self.changed.emit()

    def _on_back(self) -> None:
        self.stack.setCurrentWidget(self.write)
        self.write.box.setFocus()


def _ignore(_answer: object) -> None:
    """Do nothing: saving a draft has no answer."""
