"""A fault of ours is reported without a word of what was remembered."""

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from wellkept.ui.bugs import BugDialog, report

PRIVATE = "zebra umbrella"


def _fault() -> BaseException:
    with pytest.raises(ValueError, match=PRIVATE) as caught:
        _fail(PRIVATE)
    return caught.value


def _fail(words: str) -> None:
    try:
        {"": 1}[words]
    except KeyError as first:
        raise ValueError(words) from first


def test_report_names_kinds_and_places_but_no_values() -> None:
    text = report(_fault())
    assert "builtins.ValueError" in text
    assert "builtins.KeyError" in text
    assert "tests/ui/test_bugs.py" in text
    assert "zebra" not in text


def test_report_does_not_tell_where_a_persons_files_lie() -> None:
    assert "/home" not in report(_fault())
    assert not [line for line in report(_fault()).splitlines() if line.strip().startswith("/")]


def test_details_can_be_copied(qtbot: QtBot) -> None:
    dialog = BugDialog(_fault())
    qtbot.addWidget(dialog)
    dialog.copy.click()
    assert "builtins.ValueError" in QGuiApplication.clipboard().text()
