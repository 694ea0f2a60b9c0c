"""Changing a found sentence in place: a box over its row."""

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from wellkept.ui.list.model import Index
from wellkept.ui.tokens import XS, L, M, S

TICK = 18
LEFT = L + TICK + M
"""Where the words of a found sentence begin, right of its tick."""
_EDITOR_MIN_HEIGHT = 72


class RewordingDelegate(QStyledItemDelegate):
    """Return keeps the new words; Esc leaves them as they were."""

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index) -> QWidget:
        """Return a box for the words."""
        box = QPlainTextEdit(parent)
        box.setAccessibleName(self.tr("The words to keep"))
        box.setTabChangesFocus(True)
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802 - Qt's name
        """Put the words into the box."""
        if isinstance(editor, QPlainTextEdit):
            editor.setPlainText(index.data(Qt.ItemDataRole.EditRole))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:  # noqa: N802 - Qt's name
        """Take the words out of the box."""
        if isinstance(editor, QPlainTextEdit):
            model.setData(index, editor.toPlainText())

    def updateEditorGeometry(  # noqa: N802 - Qt's name
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        """Put the box over the words."""
        frame = QRect(option.rect).adjusted(LEFT - S - 2, XS, -M, -XS)
        frame.setHeight(max(frame.height(), _EDITOR_MIN_HEIGHT))
        editor.setGeometry(QStyle.visualRect(option.direction, option.rect, frame))

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Return keeps the words; Esc leaves them as they were."""
        pressed = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        key = event.key() if isinstance(event, QKeyEvent) and pressed else None
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(editor, QWidget):
            self.commitData.emit(editor)
            self.closeEditor.emit(editor)
            return True
        return super().eventFilter(editor, event)
