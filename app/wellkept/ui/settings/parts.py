"""What the page of settings is made of: titled sections, and switches with a sentence below."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QStyle, QStyleOptionButton, QVBoxLayout, QWidget

from wellkept.ui.tokens import SMALL, L, M, S
from wellkept.ui.widgets import Label, named


class Section(QFrame):
    """A card with a title; put widgets into `column`."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("section")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(L, M, L, L)
        self.column.setSpacing(S)
        self.column.addWidget(Label(title, size=SMALL, bold=True, tone="muted"))


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
        column.addWidget(self.box)
        column.addWidget(self.more)
        self._column = column
        self._indent()

    def tell(self, *, on: bool) -> None:
        """Show how it is."""
        self.box.setChecked(on)

    def _indent(self) -> None:
        """Let the sentence begin where the text of the box does."""
        option = QStyleOptionButton()
        self.box.initStyleOption(option)
        left = self.box.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self.box).left()
        self.more.setContentsMargins(max(left, L), 0, 0, 0)


def fault_label() -> Label:
    """Return a label for what was refused, away until there is something to say."""
    label = named(Label(tone="danger", wrap=True), "fault")
    label.hide()
    return label


def say(label: Label, text: str) -> None:
    """Put a text into a label and take the label away where there is none."""
    label.setText(text)
    label.setVisible(bool(text))
