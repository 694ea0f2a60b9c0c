"""Sentences in lines."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from wellkept.ui.list.lines import Lines, reads_right_to_left
from wellkept.ui.tokens import LIGHT

FONT = QFont("Inter", 10)


def _painted(lines: Lines, width: int) -> QImage:
    image = QImage(width, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    lines.draw(painter, QPointF(0, 0), QColor("black"))
    painter.end()
    return image


def _columns_with(image: QImage, colour: str) -> list[int]:
    wanted = QColor(colour).rgb()
    return [x for x in range(image.width()) if any(image.pixel(x, y) == wanted for y in range(image.height()))]


def test_a_long_text_is_cut_after_some_lines(qapp: QApplication) -> None:
    one = Lines("word", (), FONT, 200).height
    assert Lines("word " * 500, (), FONT, 200, 4).height == pytest.approx(4 * one)


def test_a_narrow_text_wraps(qapp: QApplication) -> None:
    assert Lines("Owner drinks tea.", (), FONT, 60).height > Lines("Owner drinks tea.", (), FONT, 600).height


def test_marked_words_have_their_ground(qapp: QApplication) -> None:
    image = _painted(Lines("Owner drinks tea.", ((6, 12),), FONT, 300, colours=LIGHT), 300)
    marked = _columns_with(image, LIGHT.mark)
    assert marked
    assert min(marked) > 20


def test_no_marks_without_a_search(qapp: QApplication) -> None:
    assert not _columns_with(_painted(Lines("Owner drinks tea.", (), FONT, 300), 300), LIGHT.mark)


def test_right_to_left_text_stands_right(qapp: QApplication) -> None:
    image = _painted(Lines("قهوة", (), FONT, 300), 300)
    inked = [x for x in range(300) if any(QColor(image.pixel(x, y)).lightness() < 128 for y in range(100))]
    assert min(inked) > 150


DIRECTIONS: dict[str, tuple[str, bool]] = {
    "latin": ("Owner", False),
    "arabic": ("قهوة tea", True),
    "hebrew after digits": ("12 קפה", True),
    "digits": ("12", False),
    "empty": ("", False),
}


@pytest.mark.parametrize(("text", "expected"), DIRECTIONS.values(), ids=DIRECTIONS.keys())
def test_direction_is_that_of_the_first_letter(text: str, expected: bool) -> None:
    assert reads_right_to_left(text) is expected


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=300), st.integers(1, 400))
def test_any_text_can_be_laid_out(qapp: QApplication, text: str, width: int) -> None:
    assert Lines(text, ((0, 3),), FONT, width, colours=LIGHT).height > 0
