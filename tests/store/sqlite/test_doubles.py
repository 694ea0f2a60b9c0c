"""What memories say, page by page, and the pairs that are kept apart: numbers only, gone with either memory."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.building import memory
from wellkept.model.errors import MemoryNotFound
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import Row

_ONE, _OTHER = b"1" * 16, b"2" * 16


def _three(store: SqliteStore, forms: Sequence[bytes] = (_ONE, _OTHER, _ONE)) -> tuple[int, ...]:
    texts = ("Owner likes tea.", "Owner has a cat.", "Owner likes the tea.")
    return store.insert([memory(text) for text in texts], forms)


def test_pages_follow_the_keys_and_name_the_first_of_the_same_form(store: SqliteStore) -> None:
    keys = _three(store)
    store.insert([memory("Owner likes tea.", being_id="cat")], [_ONE])
    page = store.wordings("owner", 0, 2)
    assert [(one.key, one.content, one.alike) for one in page] == [
        (keys[0], "Owner likes tea.", None),
        (keys[1], "Owner has a cat.", None),
    ]
    assert [(one.key, one.alike) for one in store.wordings("owner", keys[1], 2)] == [(keys[2], keys[0])]
    assert store.wordings("owner", keys[2], 2) == ()


def test_what_some_say_comes_in_their_order_without_those_gone(store: SqliteStore) -> None:
    keys = _three(store)
    store.forget(keys[1:2])
    assert [one.key for one in store.said(keys[::-1])] == [keys[2], keys[0]]


def test_a_pair_is_kept_apart_once_whatever_the_order_and_offered_again(store: SqliteStore) -> None:
    keys = _three(store)
    store.keep_apart(keys[2], keys[0])
    store.keep_apart(keys[0], keys[2])
    assert store.kept_apart() == {(keys[0], keys[2])}
    store.offer_again(keys[2], keys[0])
    assert store.kept_apart() == frozenset()


def test_a_pair_needs_two_memories(store: SqliteStore) -> None:
    keys = _three(store)
    with pytest.raises(MemoryNotFound):
        store.keep_apart(keys[0], 999)


@pytest.mark.parametrize("place", [0, 2])
def test_a_pair_goes_with_either_memory_and_comes_back_with_it(store: SqliteStore, place: int) -> None:
    keys = _three(store)
    store.keep_apart(keys[0], keys[2])
    gone = store.forget([keys[place]])
    assert store.kept_apart() == frozenset()
    store.put_back(gone)
    assert store.kept_apart() == {(keys[0], keys[2])}


def test_a_pair_comes_back_when_both_have_come_back(store: SqliteStore) -> None:
    keys = _three(store)
    store.keep_apart(keys[0], keys[2])
    first, second = store.forget([keys[0]]), store.forget([keys[2]])
    store.put_back(second)
    assert store.kept_apart() == frozenset()
    store.put_back(first)
    assert store.kept_apart() == {(keys[0], keys[2])}


@pytest.mark.parametrize(
    ("change", "stays"), [({"content": "Owner likes green tea."}, False), ({"importance": 0.9}, True)], ids=str
)
def test_a_pair_goes_with_other_words_and_stays_with_another_record(
    store: SqliteStore, change: dict[str, object], stays: bool
) -> None:
    keys = _three(store)
    store.keep_apart(keys[0], keys[2])
    changed = replace(store.row(keys[2]).memory, **change)  # type: ignore[arg-type] # named by the table
    store.replace([Row(keys[2], changed)])
    assert bool(store.kept_apart()) is stays
