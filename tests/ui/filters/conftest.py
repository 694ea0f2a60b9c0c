"""A locale that stands still."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale


@pytest.fixture
def english() -> Iterator[None]:
    """Write numbers and dates as they are written in Britain."""
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    yield
    QLocale.setDefault(before)
