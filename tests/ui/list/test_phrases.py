"""Short texts of a card's small line."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from wellkept.ui.list.phrases import Phrases

WIDTH, HEIGHT = 300, 40


def _phrases() -> Phrases:
    return Phrases(QFont("Inter", 10))


def _painted(*texts: str, room: float = WIDTH, top: float = 0) -> QImage:
    """Return a picture of texts painted one over the other, by the same phrases."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    phrases = _phrases()
    for text in texts:
        phrases.draw(painter, QRectF(0, top, room, HEIGHT), text, "black")
    painter.end()
    return image


def _last_inked(image: QImage) -> int:
    inked = (x for x in range(WIDTH) if any(QColor(image.pixel(x, y)).lightness() < 128 for y in range(HEIGHT)))
    return max(inked, default=-1)


def test_a_text_ends_where_it_says(qapp: QApplication) -> None:
    phrases = _phrases()
    assert _last_inked(_painted("Owner walks.")) == pytest.approx(phrases.width("Owner walks."), abs=3)


@pytest.mark.parametrize("room", [120.0, 40.0, 5.0, 0.0, -8.0])
def test_a_text_never_leaves_its_room(qapp: QApplication, room: float) -> None:
    assert _last_inked(_painted("Owner walks along the river every morning.", room=room)) <= max(room, 0)


def test_a_second_painting_is_the_same_as_the_first(qapp: QApplication) -> None:
    assert _painted("Owner walks.", "Owner walks.", room=60) != _painted("", room=60)
    assert _last_inked(_painted("Owner walks.", "Owner walks.")) == _last_inked(_painted("Owner walks."))


def test_markup_is_painted_as_it_is_written(qapp: QApplication) -> None:
    marked = "<b>Owner</b>"
    assert _last_inked(_painted(marked)) == pytest.approx(_phrases().width(marked), abs=3)


def test_the_font_of_the_painter_makes_no_difference(qapp: QApplication) -> None:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setFont(QFont("Inter", 20))
    _phrases().draw(painter, QRectF(0, 0, WIDTH, HEIGHT), "Owner walks.", "black")
    painter.end()
    assert image == _painted("Owner walks.")


@pytest.mark.parametrize("top", [0.1, 0.3, 0.5, 0.7, 0.9, 1.5])
def test_a_text_stands_on_a_whole_pixel_wherever_its_row_is(qapp: QApplication, top: float) -> None:
    assert _painted("Owner walks.", top=top) in [_painted("Owner walks.", top=whole) for whole in (0, 1, 2)]


@pytest.mark.parametrize(("room", "ends"), [(WIDTH, 3), (100, 2), (40, 1)])
def test_of_several_texts_the_first_without_room_is_cut_and_the_last(
    qapp: QApplication, room: float, ends: int
) -> None:
    texts = ("Owner walks.", "Owner swims.", "Owner sails.")
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    phrases = _phrases()
    end = phrases.draw_all(painter, QRectF(0, 0, room, HEIGHT), texts, "black")
    painter.end()
    assert _last_inked(image) <= end <= room
    widths = [phrases.width(text) for text in texts[:ends]]
    assert sum(widths[:-1]) <= end <= sum(widths)
