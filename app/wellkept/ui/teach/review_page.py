"""Second step of teaching: the sentences found, to tick, reword and keep."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QProgressBar,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from wellkept.service.answers import Review
from wellkept.ui import wording
from wellkept.ui.empty import Empty
from wellkept.ui.errands import Choice
from wellkept.ui.teach import review_words
from wellkept.ui.teach.left_out import LeftOutSection
from wellkept.ui.teach.review_delegate import ReviewDelegate
from wellkept.ui.teach.review_model import ReviewModel, State
from wellkept.ui.teach.review_table import ReviewTable
from wellkept.ui.tokens import TITLE, XL, XS, L, M, S
from wellkept.ui.widgets import Button, Label, rule


class ReviewPage(QWidget):
    """Signals: `keep_wanted`; `cancel_wanted`; `left` back to the text."""

    keep_wanted = Signal()
    cancel_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._keeping = False
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
        self.table.done.connect(self._on_done)
        self.table.left.connect(self.left)
        self.left_out = LeftOutSection()
        self._build()

    def _build(self) -> None:
        self.back = Button(self.tr("Back to the text"), self.left.emit, look="quiet", glyph="back")
        self.title = Label(size=TITLE, bold=True)
        head = QHBoxLayout()
        head.setSpacing(M)
        head.addWidget(self.back)
        head.addWidget(self.title, 1)
        head.addWidget(Button(self.tr("Tick all"), partial(self._on_all, True), look="link"))
        head.addWidget(Button(self.tr("Untick all"), partial(self._on_all, False), look="link"))
        self.filters = QButtonGroup(self)
        self._filter_buttons: dict[State | None, Button] = {}
        bar = QHBoxLayout()
        bar.setSpacing(XS)
        for state in (None, *State):
            button = Button("", partial(self._on_filter, state), look="quiet")
            button.setCheckable(True)
            self.filters.addButton(button)
            self._filter_buttons[state] = button
            bar.addWidget(button)
        bar.addStretch(1)
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
        column.addLayout(bar)
        column.addWidget(rule())
        column.addWidget(self.stack, 1)
        column.addWidget(rule())
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

    def load(self, review: Review) -> None:
        """Show what was found in a text."""
        self.model.load(review.candidates)
        self.left_out.load(review.left_out)
        self.title.setText(self.tr("{found} found").format(found=wording.sentences(len(review.candidates))))
        self._name_filters()
        self.hint.setText(self._hint())
        self._filter_buttons[None].setChecked(True)
        self.stack.setCurrentWidget(self.table if review.candidates else self.none)
        self.set_keeping(False)
        if review.candidates:
            self.table.setCurrentIndex(self.model.index(0, 0))
            self.table.scrollToTop()
            self.table.setFocus()

    def set_keeping(self, keeping: bool) -> None:
        """Show that sentences are being kept, or no longer."""
        self._keeping = keeping
        self.progress.setVisible(keeping)
        self.cancel.setVisible(keeping)
        self.hint.setVisible(not keeping)
        self.table.setEnabled(not keeping)
        self.back.setEnabled(not keeping)
        self.progress.setRange(0, 0)
        self._on_counts()

    def set_progress(self, done: int, total: int) -> None:
        """Show how far keeping has come."""
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def _hint(self) -> str:
        if any(self.model.count(state) for state in (State.UPDATE, State.CONFLICT, State.NEAR)):
            return self.tr("Space ticks, R replaces the one you have, F2 rewords, Ctrl+Return keeps")
        return self.tr("Space ticks, F2 rewords, Ctrl+Return keeps")

    def _name_filters(self) -> None:
        names = {
            None: self.tr("All"),
            State.NEW: self.tr("New"),
            State.KNOWN: self.tr("Already known"),
            State.UPDATE: self.tr("Updates"),
            State.CONFLICT: self.tr("Conflicts"),
            State.NEAR: self.tr("Possibly the same"),
            State.REPEATED: self.tr("Repeated"),
            State.FIRST: self.tr("First person"),
        }
        for state, button in self._filter_buttons.items():
            count = self.model.count(state)
            button.setText(f"{names[state]}  {wording.number(count)}")
            button.setVisible(state is None or count > 0)

    def _on_counts(self) -> None:
        count = self.model.ticked_count
        replaced = self.model.replaced_count
        parts = [self.tr("Keep {what}").format(what=wording.sentences(count - replaced))]
        if replaced:
            kept = parts if count > replaced else []
            words = self.tr("replace {n}") if kept else self.tr("Replace {n}")
            parts = [*kept, words.format(n=wording.number(replaced))]
        self.keep.setText(", ".join(parts))
        self.keep.setEnabled(count > 0 and not self._keeping)

    def _on_filter(self, state: State | None, _checked: bool = True) -> None:
        self.model.filter(state)
        self.table.scrollToTop()

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

    def _on_chosen(self, row: int, choice: Choice) -> None:
        self.model.choose([row], choice)

    def _on_done(self) -> None:
        if self.keep.isEnabled():
            self.keep_wanted.emit()
