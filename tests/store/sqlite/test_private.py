"""What is marked to never leave this computer does not, by whichever of its three marks."""

from collections.abc import Callable

import pytest

from tests.building import memory
from wellkept.model.ledger import Marked, PrivateMark
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import Row


@pytest.fixture
def keys(store: SqliteStore) -> tuple[int, ...]:
    return store.insert(
        [
            memory("Owner likes tea.", source="paste"),
            memory("Owner takes pills.", source="email:doctor", tags=("health", "daily")),
            memory("Owner owes money.", source="emailing"),
            memory("Owner has a secret.", source="email"),
        ]
    )


def mark_first(store: SqliteStore, keys: tuple[int, ...]) -> None:
    store.keep_here(keys[:1], marked=True)


def mark_tag(store: SqliteStore, keys: tuple[int, ...]) -> None:
    store.save_private_mark(PrivateMark(Marked.TAG, "health"), marked=True)


def mark_source(store: SqliteStore, keys: tuple[int, ...]) -> None:
    store.save_private_mark(PrivateMark(Marked.SOURCE, "email"), marked=True)


def mark_one_thread(store: SqliteStore, keys: tuple[int, ...]) -> None:
    store.save_private_mark(PrivateMark(Marked.SOURCE, "email:doctor"), marked=True)


def mark_nothing(store: SqliteStore, keys: tuple[int, ...]) -> None:
    store.save_private_mark(PrivateMark(Marked.TAG, "heal"), marked=True)


Act = Callable[[SqliteStore, tuple[int, ...]], None]


@pytest.mark.parametrize(
    ("act", "leaving"),
    [
        (mark_first, [1, 2, 3]),
        (mark_tag, [0, 2, 3]),
        (mark_source, [0, 2]),
        (mark_one_thread, [0, 2, 3]),
        (mark_nothing, [0, 1, 2, 3]),
    ],
)
def test_a_mark_keeps_here_what_it_names(
    store: SqliteStore, keys: tuple[int, ...], act: Act, leaving: list[int]
) -> None:
    assert store.may_leave(keys) == keys
    act(store, keys)
    expected = tuple(keys[place] for place in leaving)
    assert store.may_leave(keys) == expected
    assert tuple(wanting.key for wanting in store.unembedded("m", 9, leaving=True)) == expected[::-1]
    assert len(store.unembedded("m", 9)) == len(keys)
    assert store.staying() == len(keys) - len(expected)


def test_the_order_asked_is_kept_and_what_is_gone_does_not_leave(store: SqliteStore, keys: tuple[int, ...]) -> None:
    store.forget(keys[1:2])
    assert store.may_leave([*keys[::-1], 999]) == (keys[3], keys[2], keys[0])


def test_marks_can_be_taken_off(store: SqliteStore, keys: tuple[int, ...]) -> None:
    mark_first(store, keys)
    mark_tag(store, keys)
    assert store.kept_here(keys) == frozenset(keys[:1])
    assert store.private_marks() == (PrivateMark(Marked.TAG, "health"),)
    store.keep_here(keys, marked=False)
    store.save_private_mark(PrivateMark(Marked.TAG, "health"), marked=False)
    assert store.may_leave(keys) == keys
    assert store.private_marks() == ()


def test_a_memory_that_gets_a_marked_tag_later_stays(store: SqliteStore, keys: tuple[int, ...]) -> None:
    mark_tag(store, keys)
    (late,) = store.insert([memory("Owner had a cold.", tags=("health",))])
    assert store.may_leave([late]) == ()


def test_a_marked_memory_that_is_forgotten_and_put_back_is_marked_again(
    store: SqliteStore, keys: tuple[int, ...]
) -> None:
    mark_first(store, keys)
    store.put_back(store.forget(keys))
    assert store.may_leave(keys) == keys[1:]


def test_correcting_a_marked_memory_keeps_the_mark(store: SqliteStore, keys: tuple[int, ...]) -> None:
    mark_first(store, keys)
    store.replace([Row(keys[0], memory("Owner likes coffee."))])
    assert store.may_leave(keys[:1]) == ()
