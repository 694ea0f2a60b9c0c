"""The look follows the system, can be set, and grows."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFontInfo, QPalette
from PySide6.QtWidgets import QApplication

from wellkept.ui.stylesheet import stylesheet
from wellkept.ui.theme import Scheme, Theme, sized
from wellkept.ui.tokens import BASE_PT, DARK, LIGHT


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    made = Theme(qapp)
    yield made
    made.set_scheme(Scheme.LIGHT)
    made.usual_size()
    made.deleteLater()


def test_unknown_system_scheme_is_taken_as_light(theme: Theme) -> None:
    assert theme.scheme is Scheme.SYSTEM
    assert theme.colours is LIGHT


def test_dark_can_be_set_and_reaches_the_palette(theme: Theme, qapp: QApplication) -> None:
    theme.set_scheme(Scheme.DARK)
    assert qapp.palette().color(QPalette.ColorRole.Base).name() == DARK.base


def test_changing_tells_those_who_listen(theme: Theme) -> None:
    told: list[float] = []
    theme.changed.connect(lambda: told.append(theme.scale))
    theme.larger()
    assert told == [1.1]


@pytest.mark.parametrize(
    ("steps", "expected"), [(1, 1.1), (3, 1.5), (9, 2.0), (-1, 0.9), (-9, 0.8)], ids=["+1", "+3", "+9", "-1", "-9"]
)
def test_font_grows_and_shrinks_within_limits(theme: Theme, qapp: QApplication, steps: int, expected: float) -> None:
    for _ in range(abs(steps)):
        if steps > 0:
            theme.larger()
        else:
            theme.smaller()
    assert theme.scale == expected
    assert qapp.font().pointSizeF() == pytest.approx(BASE_PT * expected, abs=0.01)


def test_bundled_font_is_used(theme: Theme, qapp: QApplication) -> None:
    assert QFontInfo(qapp.font()).family() == "Inter"


def test_sized_font_is_a_copy(theme: Theme, qapp: QApplication) -> None:
    large = sized(qapp.font(), 2, bold=True)
    assert large.pointSizeF() == pytest.approx(2 * qapp.font().pointSizeF())
    assert large.weight() > qapp.font().weight()


def test_a_window_is_built_without_the_style_sheet_and_stands_under_it_afterwards(
    theme: Theme, qapp: QApplication
) -> None:
    usual = qapp.styleSheet()
    with theme.held_back():
        theme.set_scheme(Scheme.DARK)
        during = qapp.styleSheet()
    assert during == ""
    assert usual != qapp.styleSheet() == stylesheet(DARK)


def test_nothing_is_styled_anew_where_the_look_stays(theme: Theme, qapp: QApplication) -> None:
    qapp.setStyleSheet("")
    theme.set_scheme(Scheme.LIGHT)
    unchanged = qapp.styleSheet()
    theme.larger()
    assert (unchanged, qapp.styleSheet()) == ("", stylesheet(LIGHT))
