"""Teaching from first letter to kept sentences. What is written survives errors, cancelling and crashes."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from wellkept.service.answers import Kept, Review
from wellkept.service.requests import FindSentences
from wellkept.ui.desk import Desk
from wellkept.ui.errands import FetchDraft, KeepDraft, Part, ReadText
from wellkept.ui.teach.review_page import ReviewPage
from wellkept.ui.teach.write_page import WritePage

DRAFT_MS = 300
_LONG_DRAFT_CHARS = 1_000_000
_LONG_DRAFT_MS = 3000  # writing megabytes at every pause in typing would be felt


class TeachPanel(QWidget):
    """Signals: `kept` a `Kept`; `left` back to the list; `changed` some of the work was stopped."""

    kept = Signal(object)
    left = Signal()
    changed = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._desk = desk
        self._ticket = 0
        self._saved = KeepDraft("")
        self._loaded = False
        self._save_due = QTimer(self, singleShot=True, interval=DRAFT_MS)
        self._save_due.timeout.connect(self.save_draft)
        self.write = WritePage()
        self.review = ReviewPage()
        self.stack = QStackedWidget()
        self.stack.addWidget(self.write)
        self.stack.addWidget(self.review)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stack)
        self.write.edited.connect(self._on_edited)
        self.write.find_wanted.connect(self._on_find)
        self.write.cancel_wanted.connect(self._on_cancel)
        self.write.left.connect(self.left)
        self.write.files_given.connect(self.read_files)
        self.review.keep_wanted.connect(self._on_keep)
        self.review.cancel_wanted.connect(self._on_cancel)
        self.review.left.connect(self._on_back)

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

    def focus(self) -> None:
        """Move the focus to where work goes on."""
        if self.stack.currentWidget() is self.review:
            self.review.table.setFocus()
        else:
            self.write.box.setFocus()

    def read_files(self, paths: Iterable[Path]) -> None:
        """Read files and attach their texts."""
        for path in paths:
            self._desk.ask(ReadText(path), self._on_read)

    def _on_draft(self, draft: KeepDraft) -> None:
        self._loaded = True
        self._saved = draft
        if self.write.draft() == KeepDraft(""):
            self.write.set_draft(draft)

    def _on_read(self, part: Part) -> None:
        self.write.attachments.add(part)

    def _on_edited(self) -> None:
        long = sum(len(part.text) for part in self.write.attachments.parts) > _LONG_DRAFT_CHARS
        self._save_due.start(_LONG_DRAFT_MS if long else self._save_due.interval())

    def _text_and_source(self) -> tuple[str, str, str]:
        """Return the whole text, where it is from, and how far it is to be trusted."""
        draft = self.write.draft()
        pieces = [draft.text] if draft.text.strip() else []
        text = "\n\n".join(pieces + [part.text for part in draft.parts])
        if not pieces and len(draft.parts) == 1 and draft.parts[0].from_file:
            return text, f"file:{draft.parts[0].name}", "found"
        typed = not draft.parts and not self.write.box.pasted
        return (text, "typed", "said") if typed else (text, "paste", "found")

    def _on_find(self) -> None:
        self.save_draft()
        text, source, _ = self._text_and_source()
        self.write.set_finding(True)
        self._ticket = self._desk.ask(
            FindSentences(text, source),
            self._on_found,
            failed=self._on_failed,
            progressed=self.write.set_progress,
            stopped=self._on_stopped,
        )

    def _on_found(self, review: Review) -> None:
        self.write.set_finding(False)
        self.stack.setCurrentWidget(self.review)
        self.review.load(review)

    def _on_keep(self) -> None:
        _, source, trust = self._text_and_source()
        self.review.set_keeping(True)
        self._ticket = self._desk.ask(
            self.review.model.chosen(source, trust),
            self._on_kept,
            failed=self._on_failed,
            progressed=self.review.set_progress,
            stopped=self._on_stopped,
        )

    def _on_kept(self, kept: Kept) -> None:
        self.review.set_keeping(False)
        self.write.set_draft(KeepDraft(""))
        self.save_draft()
        self.stack.setCurrentWidget(self.write)
        self.kept.emit(kept)

    def _on_cancel(self) -> None:
        self._desk.cancel(self._ticket)

    def _on_failed(self, error: Exception) -> None:
        self._on_stopped()
        self._desk.failed.emit(error)

    def _on_stopped(self) -> None:
        self.write.set_finding(False)
        self.review.set_keeping(False)
        self.changed.emit()

    def _on_back(self) -> None:
        self.stack.setCurrentWidget(self.write)
        self.write.box.setFocus()


def _ignore(_answer: object) -> None:
    """Do nothing: saving a draft has no answer."""
