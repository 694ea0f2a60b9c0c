"""Earlier words as a readable difference: what was taken out is struck through, what was put in underlined."""

from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QApplication, QTextEdit, QVBoxLayout, QWidget

from wellkept.model.memory import Memory
from wellkept.model.text import shown
from wellkept.ui.ages import ago, exact
from wellkept.ui.details.changes import Fate, Piece, changes
from wellkept.ui.details.sentence import SentenceView
from wellkept.ui.in_words import in_words
from wellkept.ui.safe_text import qt_length
from wellkept.ui.tokens import BODY, SMALL, XS, Colours, L, M, S, colours_of
from wellkept.ui.widgets import Label, clear, rule


class DiffView(SentenceView):
    """One change, word by word."""

    def __init__(self, before: str, after: str, parent: QWidget | None = None) -> None:
        self._pieces: tuple[Piece, ...] = ()
        super().__init__(self.tr("What changed"), BODY, parent)
        self._pieces = changes(shown(before), shown(after))
        self.setAccessibleDescription(self._spoken())
        self.show_text("".join(piece.text for piece in self._pieces))

    def _spoken(self) -> str:
        """Return the change as a screen reader says it."""
        said = {
            Fate.WENT: self.tr("Taken out: {words}."),
            Fate.CAME: self.tr("Put in: {words}."),
        }
        marked = [piece for piece in self._pieces if piece.fate in said and piece.text.strip()]
        return " ".join(said[piece.fate].format(words=piece.text.strip()) for piece in marked)

    def _mark(self) -> None:
        colours = colours_of(QApplication.palette())
        looks = {Fate.WENT: _went(colours), Fate.CAME: _came(colours)}
        marks, at = [], 0
        for piece in self._pieces:
            length = qt_length(piece.text)
            if piece.fate in looks:
                mark = QTextEdit.ExtraSelection()
                cursor = QTextCursor(self.document())
                cursor.setPosition(at)
                cursor.setPosition(at + qt_length(piece.text.rstrip()), QTextCursor.MoveMode.KeepAnchor)
                mark.cursor, mark.format = cursor, looks[piece.fate]
                marks.append(mark)
            at += length
        self.setExtraSelections(marks)


def _went(colours: Colours) -> QTextCharFormat:
    look = QTextCharFormat()
    look.setForeground(QColor(colours.danger))
    look.setFontStrikeOut(True)
    return look


def _came(colours: Colours) -> QTextCharFormat:
    look = QTextCharFormat()
    look.setForeground(QColor(colours.good))
    look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
    look.setUnderlineColor(QColor(colours.good))
    return look


class HistorySection(QWidget):
    """A part of the page of one memory: its changes, the newest first, each with its date and reason."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout()
        self._column.setSpacing(XS)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, L, 0, 0)
        column.setSpacing(S)
        column.addWidget(Label(self.tr("HOW ITS WORDS CHANGED"), size=SMALL, bold=True, tone="muted"))
        column.addLayout(self._column)

    def show_memory(self, memory: Memory, now: int) -> None:
        """Show the history of a memory; `now` in ms since 1970 UTC."""
        self.setVisible(bool(memory.history))
        clear(self._column)
        words = [*(earlier.was for earlier in memory.history), memory.content]
        for number, (earlier, after) in enumerate(reversed(list(zip(memory.history, words[1:], strict=True)))):
            if number:
                self._column.addSpacing(M)
                self._column.addWidget(rule())
            when = self.tr("Changed {when}").format(when=ago(earlier.changed_at, now))
            why = f"  ·  {shown(in_words(earlier.why))}" if earlier.why else ""
            label = Label(when + why, tone="muted", size=SMALL, wrap=True)
            label.setToolTip(exact(earlier.changed_at))
            self._column.addWidget(label)
            self._column.addWidget(DiffView(earlier.was, after))

    @property
    def views(self) -> list[DiffView]:
        """The changes in sight, the newest first."""
        return [one for one in self.findChildren(DiffView) if not one.isHidden()]
