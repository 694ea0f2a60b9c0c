"""The right side: nothing, one memory, or several, with what can be done to them."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from wellkept.model.errors import MemoryNotFound, WellkeptError
from wellkept.service.answers import Corrected, Details
from wellkept.service.draft_requests import KeepUnsaved
from wellkept.service.forgotten import HadForgotten
from wellkept.service.requests import Correct, Edit, ShowDetails
from wellkept.ui.ages import Clock
from wellkept.ui.desk import Desk
from wellkept.ui.details.fields import Fields
from wellkept.ui.details.head import Head
from wellkept.ui.details.many import Many
from wellkept.ui.details.page import Page
from wellkept.ui.details.suggesting import Suggester
from wellkept.ui.empty import Empty
from wellkept.ui.held import Held
from wellkept.ui.in_words import fault_words
from wellkept.ui.list.parts import unit
from wellkept.ui.widgets import named, rule

MIN_WIDTH = 320
"""The least width at the usual font size, px: names and fields have room side by side in every language."""
KEEP_MS = 600
"""How long after the last key words that are being typed are kept in the file."""


class DetailsPane(QWidget):
    """Signals: `forget_wanted`; `copy_wanted`; `corrected` a `Corrected`; `back_wanted` to the list;
    `shown` the `Details` in sight; `edit_wanted` an `Edit`, without keys where it is for all that are selected.
    """

    forget_wanted = Signal()
    copy_wanted = Signal()
    corrected = Signal(object)
    back_wanted = Signal()
    shown = Signal(object)
    edit_wanted = Signal(object)

    def __init__(self, desk: Desk, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheet")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._desk = desk
        self._details: Details | None = None
        self._ticket = 0
        self._wanted: int | None = None
        self._turn = 0
        self._unsaved: dict[int, str] = {}
        self._keep_due = QTimer(self, singleShot=True, interval=KEEP_MS)
        self._keep_due.timeout.connect(self._keep_typed)
        self._asked_again: str | None = None
        self._suggester = Suggester(desk, self)
        self.page = Page(clock, self._suggester)
        self.page.fields.wanted.connect(self._on_edit)
        self.page.fields.left.connect(self.back_wanted)
        self.page.correct_box.saved.connect(self._on_save)
        self.page.correct_box.left.connect(self._on_left)
        self.page.correct_box.typed.connect(self._keep_due.start)
        self.page.questions.left.connect(self.back_wanted)
        self._build()
        self._keep_width()

    def changeEvent(self, event: QEvent) -> None:
        """Be wide enough for larger letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._keep_width()

    def _keep_width(self) -> None:
        self.setMinimumWidth(round(MIN_WIDTH * max(1.0, unit(QApplication.font()))))

    def _build(self) -> None:
        self.none = Empty(
            "document",
            self.tr("No memory chosen"),
            self.tr("Choose one in the list to see all that is kept with it."),
        )
        self.many = Many(self._suggester)
        self.many.wanted.connect(self.edit_wanted)
        self.many.forget_wanted.connect(self.forget_wanted)
        self.many.left.connect(self.back_wanted)
        self.head = Head(self.copy_wanted.emit, self.start_correct, self.forget_wanted.emit)
        one = QWidget()
        column = QVBoxLayout(one)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(rule())
        column.addWidget(self.page, 1)
        self.stack = QStackedWidget()
        self.one = one
        self.blank = named(QWidget(), "page")  # not the ground that words stand on: nothing is meant to be there
        self.blank.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        for page in (self.none, self.one, self.many, self.blank):
            self.stack.addWidget(page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Held(self.stack))

    @property
    def key(self) -> int | None:
        """The key of the memory in sight, None if there is not exactly one."""
        return self._details.key if self._details is not None else None

    @property
    def details(self) -> Details | None:
        """The memory in sight, None if there is not exactly one."""
        return self._details

    def show_key(self, key: int, text: str, *, settled: bool = False) -> None:
        """Ask for a memory and show it when it comes; `text` is the query to explain, as it was asked."""
        self._desk.drop(self._ticket)
        self._wanted = key
        self._turn += 1
        self._ticket = self._desk.ask(ShowDetails(key, text, settled), self._on_details, failed=self._on_gone)

    def show_none(self, *, choosable: bool = True) -> None:
        """Show that nothing is chosen; nothing at all where there is nothing to choose."""
        self._leave()
        self.stack.setCurrentWidget(self.none if choosable else self.blank)

    def show_many(self, count: int) -> None:
        """Show what can be done to several memories, in the frame after the one in which the list shows them chosen."""
        self._leave()
        self._desk.pace.next_frame(partial(self._show_many, self._turn, count))

    def _show_many(self, turn: int, count: int) -> None:
        if turn == self._turn:
            self.many.tell(count)
            self.stack.setCurrentWidget(self.many)

    def focus(self) -> None:
        """Move the focus to the sentence."""
        self.page.sentence.setFocus()

    def start_correct(self) -> None:
        """Offer the words for change."""
        if self._details is not None:
            content = self._details.memory.content
            self._set_editing(self._unsaved.get(self._details.key, content))

    def start_question(self, text: str) -> None:
        """Offer a line for a question that should find this memory, with some words already there."""
        if self._details is not None:
            self.page.questions.start(text)
            self.page.ensureWidgetVisible(self.page.questions.editor)

    def start_tag(self, *, removing: bool) -> None:
        """Move to where a tag is added, or removed, of one memory or of several."""
        if self.stack.currentWidget() is self.many:
            self.many.start(removing=removing)
        elif self._details is not None:
            self.page.fields.tags.start(removing=removing)
            self.page.ensureWidgetVisible(self.page.fields.tags)

    def start_about(self) -> None:
        """Offer to change whom one memory, or several, are about."""
        self._fields.about.start()

    def start_importance(self) -> None:
        """Offer another importance for one memory, or several."""
        self._fields.importance.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._fields.importance.open()

    @property
    def _fields(self) -> Fields | Many:
        return self.many if self.stack.currentWidget() is self.many else self.page.fields

    def unsaved(self) -> Mapping[int, str]:
        """Return the words that were typed but not saved, by key; what is being typed goes out of sight."""
        self._keep_unsaved()
        return dict(self._unsaved)

    def take_unsaved(self, words: Mapping[int, str]) -> None:
        """Offer words that were typed in another pane when their memory is shown."""
        self._unsaved = dict(words)

    def _on_edit(self, change: Edit) -> None:
        if self._details is not None:
            self.edit_wanted.emit(replace(change, keys=(self._details.key,)))

    def _leave(self) -> None:
        self._keep_unsaved()
        self._desk.drop(self._ticket)
        self._wanted = None
        self._details = None
        self._turn += 1

    def _on_details(self, details: Details) -> None:
        if details.key != self._wanted:
            return
        another = self._details is None or self._details.key != details.key
        if another:
            self._keep_unsaved()
        self._details = details
        self.setUpdatesEnabled(False)
        self._desk.pace.next_frame(self._paint)
        self.page.show_details(details)
        self.head.show_kind(details.memory.kind)
        self.stack.setCurrentWidget(self.one)
        if another:
            self.page.verticalScrollBar().setValue(0)
            self._take_typed(details)
            self._set_editing(self._unsaved.get(details.key), focus=False)
        self.shown.emit(details)
        self.page.lay_out()

    def _paint(self) -> None:
        """Paint the details in the frame after the one in which they were laid out."""
        self.setUpdatesEnabled(True)

    def _on_gone(self, error: Exception) -> None:
        if isinstance(error, MemoryNotFound):
            self.show_none()
        else:
            self._desk.failed.emit(error)

    def _take_typed(self, details: Details) -> None:
        """Take over words that the file kept; where it lost them, because its memory was gone meanwhile, keep them."""
        if details.unsaved:
            self._unsaved.setdefault(details.key, details.unsaved)
        typed = self._unsaved.get(details.key, "")
        if typed != details.unsaved:
            self._desk.ask(KeepUnsaved(details.key, typed), _ignore, failed=_ignore)

    def keep_typed(self) -> None:
        """Have words that were typed and not saved kept in the file now, if there are any that are not."""
        if self._keep_due.isActive():
            self._keep_typed()

    def _keep_typed(self) -> None:
        self._keep_due.stop()
        if self._details is None or self.page.correct_box.isHidden():
            return
        key, text = self._details.key, self.page.correct_box.text()
        if text == self._details.memory.content:
            self._drop_unsaved(key)
        elif text != self._unsaved.get(key):
            self._unsaved[key] = text
            self._desk.ask(KeepUnsaved(key, text), _ignore, failed=_ignore)

    def _drop_unsaved(self, key: int) -> None:
        self._keep_due.stop()
        if self._unsaved.pop(key, None) is not None:
            self._desk.ask(KeepUnsaved(key, ""), _ignore, failed=_ignore)

    def _keep_unsaved(self) -> None:
        """Keep words that were typed but not saved until the owner comes back to them."""
        if self._details is None or self.page.correct_box.isHidden():
            return
        self._keep_typed()
        self._set_editing(None)

    def _set_editing(self, text: str | None, *, focus: bool = True) -> None:
        had = QApplication.focusWidget()
        self.page.edit(text, typed=self._details is not None and self._details.key in self._unsaved)
        self.head.correct.setEnabled(text is None)
        if not focus and had is not None:
            had.setFocus()

    def _on_save(self, text: str) -> None:
        if self._details is None:
            return
        if text.strip() == self._details.memory.content:
            self._on_left()
            return
        saved = partial(self._on_corrected, self._details.key)
        request = Correct(self._details.key, text, again=text == self._asked_again)
        self._asked_again = None
        self._desk.ask(request, saved, failed=partial(self._on_refused, text))

    def _on_corrected(self, key: int, corrected: Corrected) -> None:
        self._drop_unsaved(key)
        if self.key == key:
            self._set_editing(None)
            self.back_wanted.emit()
        self.corrected.emit(corrected)

    def _on_refused(self, text: str, error: Exception) -> None:
        """Say why not. What was forgotten is asked about once: saving the very same words again is the yes."""
        self._asked_again = text if isinstance(error, HadForgotten) else None
        if isinstance(error, WellkeptError):
            self.page.correct_box.fail(fault_words(error))
        else:
            self.page.correct_box.fail(self.tr("The words could not be saved. They are still here."))
            self._desk.failed.emit(error)

    def _on_left(self) -> None:
        if self._details is not None:
            self._drop_unsaved(self._details.key)
        self._set_editing(None)
        self.back_wanted.emit()


def _ignore(_outcome: object) -> None:
    """Say nothing: words that could not be kept are still in the box, and saving them says what is wrong."""
