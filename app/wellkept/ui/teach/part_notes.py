"""A strip over the found sentences: which parts the model could not do, what was left away, what was held back."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from wellkept.service.answers import PartNote, Review
from wellkept.ui.counting import counted
from wellkept.ui.teach import part_words, sending_words
from wellkept.ui.tokens import XS, L, M
from wellkept.ui.widgets import Button, Label, clear, named

_HEIGHT_MOST = 132
_SCROLL_BAR = 12
"""As wide as the style sheet makes it, device-independent pixels."""


class PartNotes(QWidget):
    """Signals: `again_wanted` the spans of parts to ask the model about again."""

    again_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[Button] = []
        self._count = 0
        self.unread = Label(wrap=True, tone="danger").selectable()
        self.held_back = Label(wrap=True, bold=True).selectable()
        self.toggle = Button("", self._on_toggle, look="link")
        self.sheet = named(QWidget(), "page")
        self._rows = QVBoxLayout(self.sheet)
        self._rows.setContentsMargins(0, 0, M, 0)
        self._rows.setSpacing(XS)
        self.area = named(QScrollArea(), "page")
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(self.sheet)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(XS)
        column.addWidget(self.unread)
        column.addWidget(self.held_back)
        column.addWidget(self.toggle, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.area)
        self.hide()

    def load(self, review: Review) -> None:
        """Show what is to be said of a review; open where the model could not do a part."""
        self.unread.setText("" if review.rest is None else part_words.unread(review))
        self.held_back.setText(sending_words.held_back(part_words.held_back(review.parts)))
        for label in (self.unread, self.held_back):
            label.setVisible(bool(label.text()))
        rows = _rows(review)
        self._count = len(rows)
        self._fill(rows)
        self.toggle.setVisible(bool(rows))
        self.area.setVisible(any(spans for _, spans in rows))
        self._say()
        self.setVisible(bool(self.unread.text() or self.held_back.text() or rows))

    def _fill(self, rows: list[tuple[str, tuple[PartNote, ...]]]) -> None:
        clear(self._rows)
        self.buttons = []
        for text, again in rows:
            line = QHBoxLayout()
            line.setSpacing(L)
            label = Label(text, wrap=True).selectable()
            label.setMinimumHeight(1)  # it would ask for room as if it were narrow
            line.addWidget(label, 1)
            holder = QWidget()
            holder.setLayout(line)
            line.setContentsMargins(0, 0, 0, 0)
            if again:
                spans = tuple(note.span for note in again)
                button = Button(self.tr("Ask again"), partial(self._on_again, spans), look="link")
                button.setAccessibleName(self.tr("Ask again: {what}").format(what=text))
                self.buttons.append(button)
                line.addWidget(button)
            self._rows.addWidget(holder)
            holder.show()  # at once, so that its height counts
        self._rows.addStretch(1)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the remarks the height they need, up to a limit."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        width = max(1, self.width() - _SCROLL_BAR)
        needed = self._rows.totalHeightForWidth(width) if self._count else 0
        self.area.setFixedHeight(max(1, min(_HEIGHT_MOST, needed)))

    def _on_again(self, spans: tuple[tuple[int, int], ...], _checked: bool = False) -> None:
        self.again_wanted.emit(spans)

    def _on_toggle(self) -> None:
        self.area.setVisible(self.area.isHidden())
        self._say()

    def _say(self) -> None:
        count = counted("PartNotes", "1 remark on what the model did", "{n} remarks on what the model did", self._count)
        text = self.tr("{count}: show") if self.area.isHidden() else self.tr("{count}: hide")
        self.toggle.setText(text.format(count=count))


def _rows(review: Review) -> list[tuple[str, tuple[PartNote, ...]]]:
    """Return each sentence once, with the parts it is about; the parts that can be asked about again come first."""
    failed: dict[str, list[PartNote]] = {}
    told: dict[str, list[PartNote]] = {}
    for note in review.parts:
        if note.without_model:
            failed.setdefault(note.without_model, []).append(note)
        for sentence in note.notes:
            if sentence not in part_words.held_back([note]):
                told.setdefault(sentence, []).append(note)
    again = [(part_words.said(tuple(notes), sentence), tuple(notes)) for sentence, notes in failed.items()]
    return again + [(part_words.said(tuple(notes), sentence), ()) for sentence, notes in told.items()]
