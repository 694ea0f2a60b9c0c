"""The search box. The caret stays in it while the list is walked."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from wellkept.ui.icons import icon
from wellkept.ui.tokens import colours_of

QUERY_MAX_CHARS = 100_000
_CLEAR_ACTION = "_q_qlineeditclearaction"
_WALKS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class SearchBox(QLineEdit):
    """Asks at each key.

    Signals: `asked` the text; `walked` a key press for the list; `opened`; `copy_wanted` of the memory.
    """

    asked = Signal(str)
    walked = Signal(object)
    opened = Signal()
    copy_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search")
        self.setAccessibleName(self.tr("Search memories"))
        self.setPlaceholderText(self.tr("Search your memories"))
        self.setClearButtonEnabled(True)
        self.setMaxLength(QUERY_MAX_CHARS)
        self._glass = QAction(self.tr("Search"), self)
        self.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        cross = self.findChild(QAction, _CLEAR_ACTION)
        if cross is not None:
            cross.setText(self.tr("Clear the search"))  # Qt leaves it without a name
        self.textChanged.connect(self.asked)
        self._tint()

    def minimumSizeHint(self) -> QSize:
        """Return a width that shows a few words."""
        return QSize(240, super().minimumSizeHint().height())

    def begin_with(self, text: str) -> None:
        """Take the focus and write a text in place of what stood there, which Ctrl+Z brings back."""
        self.setFocus()
        self.selectAll()
        self.insert(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, open or clear; all else is text."""
        if event.key() in _WALKS:
            self.walked.emit(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.matches(QKeySequence.StandardKey.Copy) and not self.hasSelectedText():
            self.copy_wanted.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Leave to the window what it does by key: its commands here, and undo where no typing can be taken back.

        Without this the box would take some for itself: under X11 Ctrl+E moves its caret to the end.
        """
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undo = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
            redo = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            pressed = QKeySequence(event.keyCombination())
            if undo or redo or any(pressed in action.shortcuts() for action in self.actions()):
                event.ignore()
                return False
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the program."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()

    def _tint(self) -> None:
        self._glass.setIcon(icon("search", colours_of(QApplication.palette()).muted))
