"""A place and a way of writing that stand still."""

import os
import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale

InPlace = Callable[[str, str], None]


@pytest.fixture
def in_place() -> Iterator[InPlace]:
    """Return what moves the test to a time zone and a locale; afterwards all is as it was."""
    zone, locale = os.environ.get("TZ"), QLocale()

    def move(to_zone: str, to_locale: str) -> None:
        os.environ["TZ"] = to_zone
        time.tzset()
        QLocale.setDefault(QLocale(to_locale))

    yield move
    if zone is None:
        os.environ.pop("TZ", None)
    else:
        os.environ["TZ"] = zone
    time.tzset()
    QLocale.setDefault(locale)
