"""The memory that says a sentence already is found among all of them, whatever version of the form made theirs."""

import os
from pathlib import Path

import pytest

from tests.building import memory
from wellkept.service.answers import finish
from wellkept.service.known import known, prepared, prepared_if_possible
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import FormItem


def said(store: SqliteStore, content: str) -> str | None:
    row = known(store, "owner", content)
    return row.memory.content if row else None


@pytest.fixture
def filled(store: SqliteStore) -> SqliteStore:
    store.insert([memory("Owner doesn't eat fish."), memory("Owner listens to The Who.")])
    store.insert([memory(f"Owner keeps number {number}.") for number in range(900)])
    finish(prepared(store))
    return store


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        pytest.param("Owner doesn't eat fish!", "Owner doesn't eat fish.", id="exactly"),
        pytest.param("The owner really does not eat the fish.", "Owner doesn't eat fish.", id="otherwise"),
        pytest.param("Owner eats fish.", None, id="the opposite"),
        pytest.param("Owner listens to who.", None, id="a name for a word"),
        pytest.param("Owner keeps number eight.", "Owner keeps number 8.", id="a number in words"),
    ],
)
def test_known(filled: SqliteStore, content: str, expected: str | None) -> None:
    assert said(filled, content) == expected


def test_what_says_exactly_this_comes_before_what_says_it_otherwise(store: SqliteStore) -> None:
    store.insert([memory("Owner does not row."), memory("Owner doesn't row.")])
    finish(prepared(store))
    assert said(store, "owner doesn't row") == "Owner doesn't row."


def test_forms_of_an_older_version_are_made_anew(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner does not row.")])
    store.put_forms([FormItem(key, "Owner does not row.", b"o" * 16)])
    store.save_setting("forms.version", "0")
    finish(prepared(store))
    assert said(store, "Owner doesn't row.") == "Owner does not row."


def test_nothing_is_written_when_all_have_their_form(filled: SqliteStore, path: Path) -> None:
    other = SqliteStore.open(path)
    before = other.changes()
    finish(prepared(filled))
    assert other.changes() == before
    other.close()


def test_a_file_that_cannot_be_written_stays_as_it_is(as_somebody_else: Path) -> None:
    path = as_somebody_else / "memories.db"
    store = SqliteStore.open(path)
    store.insert([memory("Owner does not row.")])
    store.close()
    as_somebody_else.chmod(0o555)
    path.chmod(0o444)
    os.seteuid(65534)
    reading = SqliteStore.open(path)
    finish(prepared_if_possible(reading))
    assert said(reading, "Owner does not row") == "Owner does not row."
    reading.close()
