"""What the page of settings is made of: titled sections, and switches with a sentence below."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QFrame,
    QLineEdit,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from wellkept.ui.tokens import BASE_PT, SMALL, XL, L, M, S
from wellkept.ui.widgets import Label, named

_COLUMN_WIDTH = 720


class Section(QFrame):
    """A card with a title; put widgets into `column`."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("section")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(L, M, L, L)
        self.column.setSpacing(S)
        self.column.addWidget(Label(title, size=SMALL, bold=True, tone="muted"))


class Column(QWidget):
    """A column from where one begins to read that is no wider than is good to read, at any size of the font."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.rows = QVBoxLayout(self)
        self.rows.setSpacing(L)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Ask for no height: what wraps is as high as its width makes it."""
        return QSize(super().minimumSizeHint().width(), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the rest of the width empty."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        widest = round(_COLUMN_WIDTH * QApplication.font().pointSizeF() / BASE_PT)
        rest = max(XL, self.width() - XL - widest)
        left, right = (XL, rest) if self.isLeftToRight() else (rest, XL)
        self.rows.setContentsMargins(left, M, right, XL)


class Switch(QWidget):
    """A tick box with a muted sentence below it. Signals: `asked` the owner wants it so."""

    asked = Signal(bool)

    def __init__(self, text: str, more: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QCheckBox(text)
        self.box.setAccessibleDescription(more)
        self.box.clicked.connect(self.asked)
        self.more = Label(more, tone="muted", size=SMALL, wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.box, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.more)
        self._indent()

    def tell(self, *, on: bool) -> None:
        """Show how it is."""
        self.box.setChecked(on)

    def _indent(self) -> None:
        """Let the sentence begin where the text of the box does."""
        option = QStyleOptionButton()
        self.box.initStyleOption(option)
        option.direction = Qt.LayoutDirection.LeftToRight
        before = max(self.box.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self.box).left(), L)
        left, right = (before, 0) if self.isLeftToRight() else (0, before)
        self.more.setContentsMargins(left, 0, right, 0)


class Entry(QLineEdit):
    """The line of a box in which one can also choose. Signals: `entered` by Return, once.

    Left to itself Return goes on to the box, which hands it back.
    """

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Return; all else is text."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            self.entered.emit()
        else:
            super().keyPressEvent(event)


def fault_label() -> Label:
    """Return a label for what was refused, away until there is something to say."""
    label = named(Label(tone="danger", wrap=True), "fault")
    label.hide()
    return label


def say(label: Label, text: str) -> None:
    """Put a text into a label and take the label away where there is none."""
    label.setText(text)
    label.setVisible(bool(text))
