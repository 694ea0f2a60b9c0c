"""The page of one memory: the sentence, why it was found, its record, what stands beside it, and its history."""

from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from wellkept.recall.explain import Why
from wellkept.service.answers import Details
from wellkept.service.beside_answers import Beside
from wellkept.ui.ages import Clock
from wellkept.ui.details import why as why_words
from wellkept.ui.details.beside import BesideSection
from wellkept.ui.details.correct import CorrectBox
from wellkept.ui.details.fields import Fields
from wellkept.ui.details.history import HistorySection
from wellkept.ui.details.leaving import LeavingSection
from wellkept.ui.details.passage import PassageView
from wellkept.ui.details.readers import ReadersSection
from wellkept.ui.details.record import Line, names, record
from wellkept.ui.details.rows import Rows
from wellkept.ui.details.sentence import SentenceView
from wellkept.ui.details.suggesting import Suggester
from wellkept.ui.details.told import told
from wellkept.ui.details.why_not import WhyNotSection
from wellkept.ui.exam.questions import QuestionsSection
from wellkept.ui.tokens import LARGE, SMALL, XL, XS, L, S
from wellkept.ui.widgets import Button, Label, named

_LAYOUT = QEvent.Type.LayoutRequest.value
TOGETHER, NEAR = 2, 3
"""So many memories at most are told of beside one: see `service/beside.py`."""


class Section(QWidget):
    """A titled part of the page that is away when it has nothing to say."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.body = QWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, L, 0, 0)
        column.setSpacing(S)
        column.addWidget(Label(title, size=SMALL, bold=True, tone="muted"))
        column.addWidget(self.body)


class Page(QScrollArea):
    """Shows `Details`; while correcting, a box stands where the sentence was."""

    def __init__(self, clock: Clock, suggester: Suggester, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.sentence = SentenceView(self.tr("The memory"), LARGE)
        self.correct_box = CorrectBox()
        self.told = Label(tone="muted", wrap=True).selectable()
        self.why = Section(self.tr("WHY THIS ONE"))
        self.why_not = WhyNotSection()
        self.questions = QuestionsSection()
        self.record = Section(self.tr("WHAT IS KEPT WITH IT"))
        self.quote = Section(self.tr("THE WORDS IT CAME FROM"))
        self.together = BesideSection(self.tr("LEARNED TOGETHER WITH"), TOGETHER)
        self.near = BesideSection(self.tr("SOUNDS NEAR"), NEAR)
        self.history = HistorySection()
        self.leaving = LeavingSection()
        self.readers = ReadersSection()
        self.fields = Fields(suggester, self)
        self.names = Label(tone="muted", size=SMALL).selectable()
        self._build()

    def _build(self) -> None:
        sheet = named(QWidget(), "sheet")
        column = QVBoxLayout(sheet)
        column.setContentsMargins(XL, L, XL, XL)
        column.setSpacing(0)
        column.addWidget(self.sentence)
        column.addWidget(self.correct_box)
        column.addSpacing(S)
        column.addWidget(self.told)
        found = (self.why_not, self.why, self.quote)
        beside = (self.together, self.near)
        for section in (*found, self.record, *beside, self.questions, self.leaving, self.readers, self.history):
            column.addWidget(section)
        column.addSpacing(L)
        column.addWidget(self.names)
        column.addStretch(1)
        self.setWidget(sheet)
        self._why_text = Label(wrap=True).selectable()
        self._found_by: Why | None = None
        self._numbers = Rows()
        self._more = Button(self.tr("Show the numbers"), self._on_more, look="link")
        why_column = _column(self.why.body, XS)
        why_column.addWidget(self._why_text)
        why_column.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)
        why_column.addWidget(self._numbers)
        self._numbers.hide()
        self._quote_text = PassageView(self.tr("The words it came from"))
        _column(self.quote.body, 0).addWidget(self._quote_text)
        self._record = Rows()
        self.fields.put_into(self._record)
        self._folded = True
        self._record.fold(True)
        self.whole = Button(self.tr("Show the whole record"), self._on_whole, look="link")
        record_column = _column(self.record.body, XS)
        record_column.addWidget(self._record)
        record_column.addWidget(self.whole, 0, Qt.AlignmentFlag.AlignLeft)
        self.correct_box.hide()
        lines = (*self.together.stops, *self.near.stops)
        stops = (self.why_not.more, self._more, self._quote_text, *self.fields.stops, self.whole, *lines)
        for one, following in pairwise(stops):
            self.setTabOrder(one, following)
        self._nested = sorted((one for one in self.findChildren(QWidget) if one.layout()), key=_depth, reverse=True)

    def show_details(self, details: Details) -> None:
        """Show a memory."""
        memory = details.memory
        self.sentence.show_text(memory.content, details.spans)
        self._show_why(details.why)
        self.quote.setVisible(bool(memory.quote))
        self._quote_text.show_text(memory.quote or "", details.quote_spans)
        self.fields.show_memory(memory)
        self._tell(details)
        self.names.setText(names(memory))
        self.questions.show_lines(details.key, details.questions)
        self.leaving.show_details(details)
        self.history.show_memory(memory, self._clock())

    def show_beside(self, beside: Beside) -> None:
        """Show what stands beside the memory in sight."""
        self.together.show_cards(beside.together, self._clock())
        self.near.show_cards(beside.near, self._clock())

    def lay_out(self) -> None:
        """Lay all of it out now, from the inside out.

        Each part asks the one around it for room. Left to Qt that goes on in rounds, in each of which all of the page
        is laid out anew, and the first of them are painted.
        """
        for one in self._nested:
            QCoreApplication.sendPostedEvents(one, _LAYOUT)
        QCoreApplication.sendPostedEvents(None, _LAYOUT)

    def edit(self, text: str | None, *, typed: bool = False) -> None:
        """Put the box with some words, or those `typed` before, in place of the sentence; None puts it back."""
        self.correct_box.setVisible(text is not None)
        self.sentence.setVisible(text is None)
        if text is not None:
            self.verticalScrollBar().setValue(0)
            self.correct_box.start(text, typed=typed)

    def _tell(self, details: Details) -> None:
        """Tell the record in plain words, and keep it row by row for who wants to see it whole."""
        now = self._clock()
        plain = told(details.memory, now, details.confirmed_at)
        self.told.setText(plain.text)
        self.told.setToolTip(plain.times)
        self.told.setAccessibleDescription(plain.times)
        self._record.show_lines(record(details.memory, now, details.confirmed_at))

    def _on_whole(self) -> None:
        self._folded = not self._folded
        self._record.fold(self._folded)
        self.whole.setText(self.tr("Show the whole record") if self._folded else self.tr("Hide the whole record"))

    def _show_why(self, why: Why | None) -> None:
        self.why.setVisible(why is not None)
        if why is None:
            return
        self._found_by = why
        self._why_text.setText(why_words.sentence(why))
        if not self._numbers.isHidden():
            self._count(why)

    def _on_more(self) -> None:
        opens = self._numbers.isHidden()
        if opens and self._found_by is not None:
            self._count(self._found_by)
        self._numbers.setVisible(opens)
        self._more.setText(self.tr("Hide the numbers") if opens else self.tr("Show the numbers"))

    def _count(self, why: Why) -> None:
        self._numbers.show_lines([Line(name, value) for name, value in why_words.numbers(why)])


def _depth(widget: QWidget) -> int:
    above = widget.parentWidget()
    return 0 if above is None else 1 + _depth(above)


def _column(widget: QWidget, spacing: int) -> QVBoxLayout:
    column = QVBoxLayout(widget)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(spacing)
    return column
