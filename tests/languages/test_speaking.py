"""A test that speaks another language leaves none of it behind."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QApplication

from tests.languages.speaking import from_right_to_left, in_german, in_pseudo
from tests.ui.stage import Stage

Speaking = Callable[[QApplication], AbstractContextManager[None]]
TONGUES: dict[str, Speaking] = {
    "german": lambda _: in_german(),
    "pseudo": lambda app: in_pseudo(app, QLocale(QLocale.Language.Hebrew)),
    "from right to left": from_right_to_left,
}


@pytest.mark.parametrize("tongue", TONGUES.values(), ids=TONGUES.keys())
def test_afterwards_all_is_english(tmp_path: Path, qapp: QApplication, tongue: Speaking) -> None:
    with tongue(qapp), Stage(tmp_path, qapp).show():
        assert QLocale().language() != QLocale.Language.English
    assert QLocale().language() == QLocale.Language.English
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert qapp.layoutDirection() == Qt.LayoutDirection.LeftToRight
