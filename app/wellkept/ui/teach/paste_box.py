"""The box for text to teach. Very long text is never put into it: laying it out would freeze the window."""

from pathlib import Path

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

BOX_MAX_CHARS = 200_000
LINE_MAX_CHARS = 30_000
"""A key typed into one line of that length took 17 ms, into one of 190,000 chars 89 ms (2 slow cores)."""


def fits_a_box(text: str) -> bool:
    """Say whether a text can be typed in without being felt."""
    return len(text) <= BOX_MAX_CHARS and max(map(len, text.splitlines()), default=0) <= LINE_MAX_CHARS


class PasteBox(QPlainTextEdit):
    """Signals: `too_long` a pasted text for which the box has no room; `dropped` paths; `done` Ctrl+Return."""

    too_long = Signal(object)
    dropped = Signal(object)
    done = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Text to teach"))
        self.setPlaceholderText(self.tr("Paste or type a text about yourself here, or drop .txt and .md files."))
        self.setTabChangesFocus(True)
        self.pasted = False

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Accept text and files."""
        return source.hasText() or source.hasUrls()

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Take pasted or dropped text, or hand on what does not belong into a box."""
        paths = [Path(url.toLocalFile()) for url in source.urls() if url.isLocalFile()]
        if paths:
            self.dropped.emit(paths)
            return
        text = source.text()
        full = len(text) + self.document().characterCount() > BOX_MAX_CHARS
        if full or not fits_a_box(text):
            self.too_long.emit(text)
            return
        self.pasted = True
        self.textCursor().insertText(text)
        self.ensureCursorVisible()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Find sentences on Ctrl+Return; leave on Esc; all else is text."""
        returned = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if returned and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.done.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
