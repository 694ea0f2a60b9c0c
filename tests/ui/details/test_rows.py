"""The rows of a record: what is in sight, and that no label is made twice."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from wellkept.ui.details.record import Line
from wellkept.ui.details.rows import Rows

KIND, FROM, TRUST = Line("Kind", "Fact"), Line("From", "Letters", "letters.txt"), Line("Trust", "High")


def _in_sight(rows: Rows) -> list[str]:
    return [label.text() for label in rows.findChildren(QLabel) if not label.isHidden()]


@pytest.fixture
def rows(qapp: QApplication) -> Rows:
    return Rows()


@pytest.mark.parametrize(
    "lines",
    [[], [KIND], [KIND, FROM, TRUST], [TRUST, FROM, KIND, KIND]],
    ids=["none", "fewer", "others", "more"],
)
def test_only_the_newest_lines_are_in_sight(rows: Rows, lines: list[Line]) -> None:
    rows.show_lines([FROM, TRUST])
    rows.show_lines(lines)
    assert rows.lines == tuple(lines)
    assert _in_sight(rows) == [text for line in lines for text in (line.name, line.value)]


def test_lines_that_were_away_come_back(rows: Rows) -> None:
    for lines in ([KIND, FROM], [KIND], [KIND, FROM]):
        rows.show_lines(lines)
    assert _in_sight(rows) == ["Kind", "Fact", "From", "Letters"]


def test_the_tip_goes_with_its_line(rows: Rows) -> None:
    tips = []
    for line in (FROM, TRUST):
        rows.show_lines([line])
        tips.append(rows.findChildren(QLabel)[1].toolTip())
    assert tips == ["letters.txt", ""]


def test_labels_are_kept_from_one_memory_to_the_next(rows: Rows) -> None:
    rows.show_lines([KIND, FROM])
    before = rows.findChildren(QLabel)
    rows.show_lines([TRUST])
    rows.show_lines([FROM, TRUST])
    assert rows.findChildren(QLabel) == before
