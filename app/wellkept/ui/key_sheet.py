"""The sheet of all keys (F1), written from the table of commands."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from wellkept.ui.commands import key_sheet, words
from wellkept.ui.tokens import TITLE, XL, L, S
from wellkept.ui.widgets import Button, Label, named


class KeySheet(QDialog):
    """Lists keys by place. Not modal: it may stay open while one tries them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("sheet")
        self.setWindowTitle(self.tr("Keys"))
        sheet = named(QWidget(), "sheet")
        grid = QGridLayout(sheet)
        grid.setContentsMargins(XL, L, XL, L)
        grid.setHorizontalSpacing(XL)
        grid.setVerticalSpacing(S)
        grid.setColumnStretch(1, 1)
        row = 0
        for where, keys in key_sheet().items():
            heading = Label(words(where.value), bold=True)
            heading.setContentsMargins(0, S if row else 0, 0, 0)
            grid.addWidget(heading, row, 0, 1, 2)
            for pressed, text in keys:
                row += 1
                grid.addWidget(Label(pressed, tone="chip"), row, 0, Qt.AlignmentFlag.AlignLeft)
                grid.addWidget(Label(text), row, 1)
            row += 1
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(sheet)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, L, L)
        column.setSpacing(L)
        title = Label(self.tr("Keys"), size=TITLE, bold=True)
        title.setContentsMargins(XL, L, 0, 0)
        column.addWidget(title)
        column.addWidget(area, 1)
        column.addWidget(Button(self.tr("Close"), self.accept, look="primary"), 0, Qt.AlignmentFlag.AlignRight)
        self.resize(620, 640)
