"""A sheet that scrolls where there is no room for all of it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from wellkept.ui.widgets import named


class Sheet(QWidget):
    """The ground that words stand on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheet")

    def minimumSizeHint(self) -> QSize:
        """Ask for no height: what wraps is as high as its width makes it."""
        return QSize(super().minimumSizeHint().width(), 0)


def scrolled(sheet: Sheet) -> QScrollArea:
    """Return an area around a sheet; wheel and arrows move it, Tab passes it by."""
    area = named(QScrollArea(widgetResizable=True), "sheet")
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(sheet)
    return area
