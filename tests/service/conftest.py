"""Doors with an assistant before them, over a store that finds by hashed words."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.building import Clock
from tests.doors.asking import Visit
from wellkept.providers.hash_words import HashWords
from wellkept.service.assistant_requests import AddAssistant
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore


@pytest.fixture
def visit(path: Path, clock: Clock) -> Iterator[Visit]:
    """An assistant called north that may do all but forget, with memories about anybody, learned nowhere or at work."""
    wellkept = Wellkept(SqliteStore.open(path), clock, {"built-in": HashWords()})
    north = wellkept.assistants.add(AddAssistant("north")).assistant
    yield Visit(wellkept, clock, north)
    wellkept.close()
