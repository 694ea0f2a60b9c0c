"""A locale that stands still."""

import pytest
from PySide6.QtCore import QLocale


@pytest.fixture
def english() -> None:
    """Write numbers and dates as they are written in Britain."""
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
