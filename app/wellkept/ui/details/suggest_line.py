"""A line to type in that suggests what there is."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from wellkept.ui.details.suggesting import Suggester
from wellkept.ui.widgets import suggestions

_WIDTH = 150
_FRAME = 30
"""Device-independent pixels around the words: padding, frame, and room for the caret."""


class SuggestLine(QLineEdit):
    """Empties itself once something was entered. Signals: `entered` a text, never blank; `left` by Esc when empty."""

    entered = Signal(str)
    left = Signal()

    def __init__(
        self, name: str, suggester: Suggester, offered: Callable[[], Sequence[str]], parent: QWidget | None = None
    ) -> None:
        """Suggest what `offered` returns once the suggester is ready."""
        super().__init__(parent)
        self._hint: QSize | None = None
        self.setAccessibleName(name)
        self.setPlaceholderText(name)
        self._suggester, self._offered = suggester, offered
        self._names = QStringListModel(self)
        self._completer = QCompleter(self._names, self)
        self._completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self._completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._popup = suggestions()
        self._completer.setPopup(self._popup)
        self.setCompleter(self._completer)
        # Queued: the line itself takes the text when it is activated, and only then can it be emptied.
        self._completer.activated.connect(self._enter, Qt.ConnectionType.QueuedConnection)

    def sizeHint(self) -> QSize:
        """Return a width that shows a short name, and what the line is for."""
        if self._hint is None:
            needed = self.fontMetrics().horizontalAdvance(self.placeholderText()) + _FRAME
            self._hint = QSize(max(_WIDTH, needed), super().sizeHint().height())
        return self._hint

    def minimumSizeHint(self) -> QSize:
        """Return the same: it is never narrower."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font size of the program."""
        self._hint = None
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Get the suggestions that there are now."""
        super().focusInEvent(event)
        self._suggester.want(self._on_ready)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, leave, or type; a suggestion that is chosen in the list is entered by the list."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._popup.isVisible() and self._popup.currentIndex().isValid():
                event.ignore()
            else:
                self._popup.hide()
                self._enter(self.text())
        elif event.key() == Qt.Key.Key_Escape and not self._popup.isVisible():
            self._leave()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the window where no typing can be taken back."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undo = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
            redo = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            if undo or redo:
                event.ignore()
                return False
        return super().event(event)

    def _on_ready(self) -> None:
        self._names.setStringList(list(self._offered()))
        if self.text() and self.hasFocus():  # typed while they were on their way
            self._completer.setCompletionPrefix(self.text())
            self._completer.complete()

    def _enter(self, text: str) -> None:
        self.setText("")  # unlike clear(), leaves nothing to take back
        if text.strip():
            self.entered.emit(text.strip())

    def _leave(self) -> None:
        if self.text():
            self.setText("")
        else:
            self.left.emit()
