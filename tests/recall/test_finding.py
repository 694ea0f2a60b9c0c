"""What people type finds what they mean, first among distractors, in the real store."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.building import NOON, memory
from tests.recall.finding_cases import CASES, DISTRACTORS, NONSENSE
from wellkept.model.query import Query
from wellkept.recall.recall import recall
from wellkept.store.sqlite.sqlite_store import SqliteStore


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore.open(tmp_path / "memories.db")
    opened.insert([memory(text) for text in DISTRACTORS])
    yield opened
    opened.close()


@pytest.mark.parametrize(("stored", "query"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_finds_it_first(store: SqliteStore, stored: str, query: str) -> None:
    (key,) = store.insert([memory(stored, created_at=NOON - 10)])
    for typing in (True, False):
        assert recall(store, Query(text=query), NOON, typing=typing).keys[:1].tolist() == [key]


@pytest.mark.parametrize("query", NONSENSE)
def test_nonsense_finds_nothing(store: SqliteStore, query: str) -> None:
    store.insert([memory(stored) for _, stored, _ in CASES])
    assert not recall(store, Query(text=query), NOON).keys
