"""Doors with an assistant before them, over a store that finds by hashed words."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.building import NOON, Clock
from tests.doors.asking import Visit
from wellkept.providers.hash_words import HashWords
from wellkept.service.assistant_requests import AddAssistant
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore


@pytest.fixture(scope="session")
def with_north(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store without memories that lets in an assistant called north: copying it is faster than making it."""
    path = tmp_path_factory.mktemp("north") / "memories.db"
    wellkept = Wellkept.open(path, Clock(NOON))
    wellkept.assistants.add(AddAssistant("north"))
    wellkept.close()
    return path


@pytest.fixture
def visit(with_north: Path, path: Path, clock: Clock) -> Iterator[Visit]:
    """An assistant that may do all but forget, with memories about anybody, learned nowhere or at work."""
    shutil.copy(with_north, path)
    wellkept = Wellkept(SqliteStore.open(path), clock, {"built-in": HashWords()})
    (north,) = wellkept.assistants.show().assistants
    yield Visit(wellkept, clock, north)
    wellkept.close()
