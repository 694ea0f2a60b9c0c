"""A selected card covers the ground that the view has under it, on any screen."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from tests.ui.conftest import Staged
from wellkept.ui.list.delegate import draw_ground
from wellkept.ui.tokens import colours_of

_UNDER = QColor("red")


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("top", [0, 77, 154, 231])
def test_nothing_shows_around_a_selected_card(staged: Staged, ratio: float, top: int) -> None:
    table = staged("Owner drinks coffee.").window.list.table
    option = QStyleOptionViewItem()
    option.initFrom(table)
    option.widget, option.rect = table, QRect(0, top, 449, 77)
    option.state |= QStyle.StateFlag.State_Selected
    picture = QImage(round(460 * ratio), round(320 * ratio), QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    painter.fillRect(option.rect, _UNDER)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_ground(painter, option, 40, colours_of(table.palette()))
    painter.end()
    ground = {colours_of(table.palette()).selection, colours_of(table.palette()).selection_idle}
    allowed = {QColor(one).rgb() for one in (*ground, colours_of(table.palette()).border, "white")}
    seen = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
    assert seen <= allowed
