"""Who read or wrote what: bounded, without words, and gone with its memories and its assistant."""

import pytest

from tests.building import NOON, memory
from wellkept.model.assistants import Assistant
from wellkept.store.accesses import KEPT_MOST, KEYS_MOST, KeptAccess
from wellkept.store.sqlite.sqlite_store import SqliteStore

MUSE, OTHER = "ast_muse", "ast_other"


@pytest.fixture
def keys(store: SqliteStore) -> tuple[int, ...]:
    for number, name in enumerate((MUSE, OTHER)):
        store.add_assistant(Assistant(id=name, name=name[4:], created_at=NOON), name, bytes([number]) * 32)
    return store.insert([memory(f"Owner has {number} cups.") for number in range(3)])


def access(keys: tuple[int, ...], assistant: str = MUSE, act: str = "recall", at: int = NOON) -> KeptAccess:
    return KeptAccess(at, assistant, act, act == "keep", len(keys), keys, b"question")


def told(store: SqliteStore, **which: object) -> list[tuple[str, tuple[int, ...]]]:
    return [(one.act, one.keys) for one in store.accesses(100, **which)]  # type: ignore[arg-type] # named by the test


def test_an_access_comes_back_as_it_was_with_its_assistant(store: SqliteStore, keys: tuple[int, ...]) -> None:
    store.add_accesses([access(keys)], {MUSE: NOON + 5}, 0)
    assert store.accesses(10) == (KeptAccess(NOON, MUSE, "recall", False, 3, keys, b"question", 1, "muse"),)
    seen = {one.id: one.last_seen for one in store.assistants()}
    assert seen == {MUSE: NOON + 5, OTHER: None}


def test_they_are_found_by_memory_and_by_assistant_page_by_page(store: SqliteStore, keys: tuple[int, ...]) -> None:
    store.add_accesses([access(keys[:1]), access(keys[:2], OTHER, "keep"), access(keys)], {}, 0)
    assert told(store) == [("recall", keys), ("keep", keys[:2]), ("recall", keys[:1])]
    assert told(store, key=keys[1]) == [("recall", keys), ("keep", keys[:2])]
    assert told(store, assistant=OTHER) == [("keep", keys[:2])]
    assert told(store, key=keys[0], assistant=MUSE, before=3) == [("recall", keys[:1])]
    assert [store.count_accesses(), store.count_accesses(key=keys[2]), store.count_accesses(assistant=MUSE)] == [
        3,
        1,
        2,
    ]


def test_they_are_counted_since_an_instant(store: SqliteStore, keys: tuple[int, ...]) -> None:
    store.add_accesses([access(keys, at=NOON - 1), access(keys), access(keys, at=NOON + 1), access(keys, OTHER)], {}, 0)
    assert store.accesses_since(NOON) == {MUSE: 2, OTHER: 1}
    assert store.accesses_since(NOON + 2) == {}


def test_an_access_goes_with_the_last_of_its_memories(store: SqliteStore, keys: tuple[int, ...]) -> None:
    store.add_accesses([access(keys[:2]), access(()), access(keys[1:2], act="keep")], {}, 0)
    store.forget(keys[:1])
    assert told(store) == [("keep", keys[1:2]), ("recall", ()), ("recall", keys[1:2])]
    assert store.accesses(1, key=keys[1], before=2)[0].count == 2
    store.forget(keys[1:2])
    assert told(store) == [("recall", ())]


def test_undo_of_forgetting_brings_them_back(store: SqliteStore, keys: tuple[int, ...]) -> None:
    store.add_accesses([access(keys[:2]), access(keys[:1], OTHER)], {}, 0)
    before = store.accesses(10)
    store.put_back(store.forget(keys[:2]))
    assert store.accesses(10) == before


def test_of_what_is_gone_nothing_is_noted(store: SqliteStore, keys: tuple[int, ...]) -> None:
    store.forget(keys[:1])
    store.remove_assistant(OTHER)
    store.add_accesses([access(keys[:1]), access(keys, OTHER), access(keys)], {OTHER: NOON}, 0)
    assert told(store) == [("recall", keys[1:])]


def test_removing_an_assistant_takes_its_record_along(store: SqliteStore, keys: tuple[int, ...]) -> None:
    store.add_accesses([access(keys), access(keys, OTHER)], {}, 0)
    assert store.remove_assistant(MUSE)
    assert [one.assistant for one in store.accesses(10)] == [OTHER]
    assert store._con.execute("select count(*) from access_memories").get == len(keys)


def test_what_is_old_or_too_much_goes_and_reading_pushes_out_no_writing(
    store: SqliteStore, keys: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wellkept.store.sqlite.accesses.KEPT_MOST", 3)
    store.add_accesses([access(keys, act="keep"), access(keys, at=NOON - 1), access(keys, OTHER)], {}, NOON)
    assert told(store) == [("recall", keys), ("keep", keys)]
    store.add_accesses([access(keys[:1]) for _ in range(5)], {}, NOON)
    assert told(store) == [*[("recall", keys[:1])] * 3, ("recall", keys), ("keep", keys)]
    assert KEPT_MOST == 2_000


def test_of_long_pages_fewer_are_kept(
    store: SqliteStore, keys: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wellkept.store.sqlite.accesses.KEPT_KEYS_MOST", 7)
    store.add_accesses([access(keys), access(keys), access(keys[:1]), access(keys)], {}, 0)
    assert told(store) == [("recall", keys), ("recall", keys[:1]), ("recall", keys)]


def test_of_very_many_memories_some_are_noted(store: SqliteStore, keys: tuple[int, ...]) -> None:
    many = store.insert([memory(f"Owner counted to {number}.") for number in range(KEYS_MOST + 5)])
    store.add_accesses([access(many)], {}, 0)
    (one,) = store.accesses(1)
    assert (one.count, one.keys) == (len(many), many[:KEYS_MOST])
