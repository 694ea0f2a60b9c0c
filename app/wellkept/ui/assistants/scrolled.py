"""A sheet that scrolls where there is no room for all of it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from wellkept.ui.widgets import named


def scrolled(sheet: QWidget) -> QScrollArea:
    """Return an area around a sheet; wheel and arrows move it, Tab passes it by."""
    area = named(QScrollArea(widgetResizable=True), "sheet")
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(sheet)
    return area
