"""Second step of teaching: the sentences found, to tick, reword and keep."""

from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from wellkept.service.answers import Review, Span
from wellkept.ui import wording
from wellkept.ui.empty import Empty
from wellkept.ui.errands import Choice
from wellkept.ui.teach import review_words
from wellkept.ui.teach.about_you import AboutYou
from wellkept.ui.teach.filter_bar import FilterBar
from wellkept.ui.teach.kind_menu import KindMenu
from wellkept.ui.teach.left_out import LeftOutSection
from wellkept.ui.teach.part_notes import PartNotes
from wellkept.ui.teach.renewed import renewed
from wellkept.ui.teach.review_delegate import ReviewDelegate
from wellkept.ui.teach.review_item import State
from wellkept.ui.teach.review_model import ReviewModel
from wellkept.ui.teach.review_table import ReviewTable
from wellkept.ui.teach.rewording import LEFT
from wellkept.ui.teach.sending_words import model_name
from wellkept.ui.tokens import TITLE, XL, L, M, S
from wellkept.ui.widgets import Button, Label, holds_focus, rule


class ReviewPage(QWidget):
    """Signals: `keep_wanted`; `again_wanted` the spans of parts to ask a model about again; `cancel_wanted`; `left`
    back to the text.
    """

    keep_wanted = Signal()
    again_wanted = Signal(object)
    cancel_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._busy = False
        self.review = Review((), ())
        self.model = ReviewModel(self)
        self.model.counts_changed.connect(self._on_counts)
        self.table = ReviewTable(self.tr("Sentences found"))
        delegate = ReviewDelegate(self.table)
        self.table.setModel(self.model)
        self.table.setItemDelegate(delegate)
        self.table.set_heights(delegate)
        self.table.toggled.connect(self._on_toggled)
        self.table.replace_wanted.connect(self._on_replace)
        self.table.chosen.connect(self._on_chosen)
        self.table.kind_wanted.connect(self._on_kind)
        self.table.done.connect(self._on_done)
        self.table.left.connect(self.left)
        self.notes = PartNotes()
        self.notes.again_wanted.connect(self.again_wanted)
        self.about_you = AboutYou(self.model)
        self.left_out = LeftOutSection()
        self.kinds = KindMenu(self)
        self.kinds.chosen.connect(self.model.set_kind)
        self._build()

    def _build(self) -> None:
        self.back = Button(self.tr("Back to the text"), self.left.emit, look="quiet", glyph="back")
        self.title = Label(size=TITLE, bold=True)
        head = QHBoxLayout()
        head.setSpacing(M)
        head.addWidget(self.back)
        head.addWidget(self.title, 1)
        self.ticks = (
            Button(self.tr("Tick all"), partial(self._on_all, True), look="link"),
            Button(self.tr("Untick all"), partial(self._on_all, False), look="link"),
        )
        for button in self.ticks:
            head.addWidget(button)
        self.filters = FilterBar(self.model)
        self.filters.changed.connect(self.table.scrollToTop)
        self.none = Empty(
            "search",
            self.tr("No sentences found"),
            self.tr("A sentence worth keeping has 12 to 400 characters. What was left out is listed below."),
        )
        self.stack = QStackedWidget()
        self.stack.addWidget(self.table)
        self.stack.addWidget(self.none)
        column = QVBoxLayout(self)
        column.setContentsMargins(XL, L, XL, L)
        column.setSpacing(S)
        column.addLayout(head)
        column.addWidget(self.notes)
        column.addWidget(self.filters)
        column.addWidget(rule())
        column.addWidget(self.stack, 1)
        column.addWidget(rule())
        column.addWidget(self.about_you)
        column.addWidget(self.left_out)
        column.addLayout(self._foot())

    def _foot(self) -> QHBoxLayout:
        self.hint = Label(tone="muted")
        self.progress = QProgressBar(textVisible=False)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.cancel = Button(self.tr("Cancel"), self.cancel_wanted.emit)
        self.keep = Button("", self.keep_wanted.emit, look="primary")
        foot = QHBoxLayout()
        foot.setSpacing(M)
        foot.addWidget(self.hint, 1)
        foot.addWidget(self.progress, 1, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self.cancel)
        foot.addWidget(self.keep)
        return foot

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to decide."""
        return not (self.review.candidates or self.review.lines)

    def load(self, review: Review) -> None:
        """Show what was found in a text."""
        self.review = review
        self.model.load(review.candidates, by_model=bool(review.model))
        self.about_you.load(review.lines)
        self._show_review()
        self.filters.show_all()
        if review.candidates:
            self.table.setCurrentIndex(self.model.index(0, 0))
            self.table.scrollToTop()
            self.table.setFocus()

    def renew(self, new: Review, spans: Collection[Span]) -> None:
        """Show what asking again about some parts brought; what was decided about the others stays."""
        self.review = renewed(self.review, new, spans)
        self.model.renew(self.review.candidates, by_model=bool(self.review.model))
        self.about_you.load(self.review.lines, again=True)
        self._show_review()
        self.table.setFocus()

    def _show_review(self) -> None:
        review = self.review
        self.notes.load(review)
        self.left_out.load(review.left_out)
        found = self.tr("{found} found").format(found=wording.sentences(len(review.candidates)))
        by_model = self.tr("{found} by {model}").format(found=found, model=model_name(review.model))
        self.title.setText(by_model if review.model else found)
        self.filters.name()
        self.hint.setText(self._hint())
        self.stack.setCurrentWidget(self.table if review.candidates else self.none)
        for button in self.ticks:
            button.setVisible(bool(review.candidates))
        self.set_busy(False)

    def set_busy(self, busy: bool) -> None:
        """Show that sentences are being kept, or a model is asked again; or no longer."""
        self._busy = busy
        self.progress.setVisible(busy)
        if busy:
            focused = holds_focus(self)
            self.cancel.show()
            if focused:
                self.cancel.setFocus()
        self.hint.setVisible(not busy)
        for widget in (self.table, self.back, self.notes, self.about_you):
            widget.setEnabled(not busy)
        if not busy:
            self.cancel.hide()  # once the table can have the focus again
        self.progress.setRange(0, 0)
        self._on_counts()

    def set_progress(self, done: int, total: int) -> None:
        """Show how far keeping has come."""
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def _hint(self) -> str:
        if not self.review.candidates:
            return ""
        if any(self.model.count(state) for state in (State.UPDATE, State.CONFLICT, State.NEAR)):
            return self.tr("Space ticks, R replaces the one you have, F2 rewords, Ctrl+Return keeps")
        if self.review.model:
            return self.tr("Space ticks, K changes the kind, F2 rewords, Ctrl+Return keeps")
        return self.tr("Space ticks, F2 rewords, Ctrl+Return keeps")

    def _on_counts(self) -> None:
        count = self.model.ticked_count
        replaced = self.model.replaced_count
        parts = [self.tr("Keep {what}").format(what=wording.sentences(count - replaced))]
        if replaced:
            kept = parts if count > replaced else []
            words = self.tr("replace {n}") if kept else self.tr("Replace {n}")
            parts = [*kept, words.format(n=wording.number(replaced))]
        self.keep.setText(", ".join(parts))
        self.keep.setEnabled(count > 0 and not self._busy)

    def _on_all(self, ticked: bool, _checked: bool = False) -> None:
        self.model.tick(range(self.model.rowCount()), ticked)

    def _on_toggled(self, rows: list[int]) -> None:
        if rows:
            self.model.tick(rows, not all(self.model.item(row).ticked for row in rows))

    def _on_replace(self, rows: list[int]) -> None:
        """Let the selected ones that can replace a memory do so; if all do already, keep them beside it."""
        items = {row: self.model.item(row) for row in rows}
        able = [row for row, item in items.items() if review_words.asks(item.candidate)]
        all_do = all(items[row].choice is Choice.REPLACE for row in able)
        self.model.choose(able, Choice.KEEP if all_do else Choice.REPLACE)

    def _on_kind(self, rows: list[int]) -> None:
        if rows and self.review.model:
            row = self.table.visualRect(self.model.index(rows[0], 0))
            at = self.table.viewport().mapToGlobal(row.bottomLeft() + QPoint(LEFT, 0))
            self.kinds.open(rows, self.model.item(rows[0]).kind, at)

    def _on_chosen(self, row: int, choice: Choice) -> None:
        self.model.choose([row], choice)

    def _on_done(self) -> None:
        if self.keep.isEnabled():
            self.keep_wanted.emit()
