"""Vectors land only beside the words they were made of, go with them, and can be followed from outside."""

import math
import struct
from array import array
from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest

from tests.building import memory
from tests.vectors import DIMS, axis, unit
from wellkept.store.sqlite.connection import open_file
from wellkept.store.sqlite.schema import migrate, migration_texts
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import Row
from wellkept.store.vectors import VectorItem, VectorMark

MODEL, OTHER = "model/1", "model/2"
ALL = 1000


def put(store: SqliteStore, *keys: int, model: str = MODEL) -> int:
    rows = store.rows(keys)
    return store.put_vectors(model, DIMS, [VectorItem(row.key, row.memory.content, unit(row.key)) for row in rows])


def insert(store: SqliteStore, total: int = 3) -> tuple[int, ...]:
    return store.insert([memory(f"Owner keeps number {number}.") for number in range(total)])


def reword(store: SqliteStore, key: int, words: str) -> None:
    old = store.row(key).memory
    store.replace([Row(key, memory(words, id=old.id))])


@pytest.fixture
def second(path: Path, store: SqliteStore) -> Iterator[SqliteStore]:
    """The same file as another process sees it."""
    opened = SqliteStore.open(path)
    yield opened
    opened.close()


def test_the_missing_ones_come_newest_first_and_page_by_page(store: SqliteStore) -> None:
    keys = insert(store, 7)
    put(store, keys[5])
    first = store.unembedded(MODEL, 3)
    assert [one.key for one in first] == [keys[6], keys[4], keys[3]]
    assert first[0].content == "Owner keeps number 6."
    assert [one.key for one in store.unembedded(MODEL, 9, before=keys[3])] == [keys[2], keys[1], keys[0]]
    assert len(store.unembedded(OTHER, 9)) == 7


def test_a_vector_lands_and_comes_back_byte_for_byte(store: SqliteStore) -> None:
    keys = insert(store)
    assert put(store, *keys) == 3
    news = store.vector_news(MODEL, None, ALL)
    assert (news.keys, news.gone, news.more, news.reset) == (array("q", keys), array("q"), False, False)
    assert news.vectors == b"".join(map(unit, keys))
    assert store.unembedded(MODEL, 9) == ()


def test_a_vector_of_other_words_does_not_land(store: SqliteStore) -> None:
    (key,) = insert(store, 1)
    item = VectorItem(key, store.row(key).memory.content, unit())
    reword(store, key, "Owner keeps nothing.")
    assert store.put_vectors(MODEL, DIMS, [item]) == 0
    assert [one.key for one in store.unembedded(MODEL, 9)] == [key]


def test_a_vector_of_a_forgotten_memory_does_not_land(store: SqliteStore) -> None:
    first, second = insert(store, 2)
    items = [VectorItem(row.key, row.memory.content, unit()) for row in store.rows((first, second))]
    store.forget([first])
    assert store.put_vectors(MODEL, DIMS, items) == 1
    assert store.vector_news(MODEL, None, ALL).keys == array("q", [second])


def test_a_vector_that_is_there_already_stays(store: SqliteStore, second: SqliteStore) -> None:
    (key,) = insert(store, 1)
    put(store, key)
    assert second.put_vectors(MODEL, DIMS, [VectorItem(key, store.row(key).memory.content, axis(3))]) == 0
    assert store.vector_news(MODEL, None, ALL).vectors == unit(key)


@pytest.mark.parametrize(
    "vector",
    [
        unit()[:-4],
        unit() + b"\0\0\0\0",
        bytes(4 * DIMS),
        struct.pack(f"<{DIMS}f", 1.01, *([0.0] * (DIMS - 1))),
        struct.pack(f"<{DIMS}f", math.nan, *([0.25] * (DIMS - 1))),
        struct.pack(f"<{DIMS}f", math.inf, *([0.0] * (DIMS - 1))),
    ],
    ids=["short", "long", "zero", "longer than 1", "not a number", "infinite"],
)
def test_what_is_no_unit_vector_is_refused_with_all_that_came_along(store: SqliteStore, vector: bytes) -> None:
    first, second = insert(store, 2)
    rows = store.rows((first, second))
    items = [VectorItem(row.key, row.memory.content, one) for row, one in zip(rows, (unit(), vector), strict=True)]
    with pytest.raises(ValueError, match="a vector"):
        store.put_vectors(MODEL, DIMS, items)
    assert store.coverage(MODEL) == (0, 2)


def test_a_model_has_one_size(store: SqliteStore) -> None:
    keys = insert(store)
    put(store, keys[0])
    with pytest.raises(ValueError, match="dims"):
        store.put_vectors(MODEL, 8, [VectorItem(keys[1], "Owner keeps number 1.", axis(0, 8))])


def test_new_words_take_the_vector_away_and_other_changes_do_not(store: SqliteStore) -> None:
    first, second = insert(store, 2)
    put(store, first, second)
    mark = store.vector_news(MODEL, None, ALL).mark
    reword(store, first, "Owner keeps nothing.")
    old = store.row(second).memory
    store.replace([Row(second, memory(old.content, id=old.id, tags=("box",), importance=0.9))])
    news = store.vector_news(MODEL, mark, ALL)
    assert (news.gone, news.keys) == (array("q", [first]), array("q"))
    assert store.coverage(MODEL) == (1, 2)


def test_forgetting_takes_the_vectors_of_every_model(store: SqliteStore, path: Path) -> None:
    keys = insert(store)
    put(store, *keys)
    put(store, *keys, model=OTHER)
    store.forget(keys[:2])
    assert (store.coverage(MODEL), store.coverage(OTHER)) == ((1, 1), (1, 1))
    con = apsw.Connection(str(path))
    assert con.execute("select count(*) from vectors").get == 2
    con.close()


def test_a_memory_that_is_put_back_waits_for_its_vector_again(store: SqliteStore) -> None:
    keys = insert(store)
    put(store, *keys)
    store.put_back(store.forget(keys[:1]))
    assert [one.key for one in store.unembedded(MODEL, 9)] == [keys[0]]


def test_following_page_by_page_sees_everything_once(store: SqliteStore) -> None:
    keys = insert(store, 10)
    put(store, *keys)
    put(store, *keys, model=OTHER)
    seen: list[int] = []
    mark: VectorMark | None = None
    more = True
    while more:
        news = store.vector_news(OTHER, mark, 4)
        seen += news.keys
        assert len(news.vectors) == 4 * DIMS * len(news.keys)
        mark, more = news.mark, news.more
    assert seen == list(keys)


def test_what_another_process_does_is_followed(store: SqliteStore, second: SqliteStore) -> None:
    keys = insert(store)
    put(store, *keys)
    mark = store.vector_news(MODEL, None, ALL).mark
    second.forget([keys[0]])
    reword(second, keys[1], "Owner keeps nothing.")
    put(second, keys[1])
    (new,) = insert(second, 1)
    put(second, new)
    news = store.vector_news(MODEL, mark, ALL)
    assert sorted(news.gone) == sorted(keys[:2])
    assert list(news.keys) == [keys[1], new]
    after = store.vector_news(MODEL, news.mark, ALL)
    assert (len(after.keys), len(after.gone), after.more) == (0, 0, False)


def test_following_a_model_before_it_has_vectors(store: SqliteStore) -> None:
    keys = insert(store)
    mark = store.vector_news(MODEL, None, ALL).mark
    put(store, *keys)
    news = store.vector_news(MODEL, mark, ALL)
    assert (list(news.keys), news.reset) == (list(keys), True)


def test_who_has_missed_too_much_begins_anew(store: SqliteStore, path: Path) -> None:
    keys = insert(store)
    put(store, *keys)
    mark = store.vector_news(MODEL, None, ALL).mark
    con = apsw.Connection(str(path))
    con.execute("insert into vectors_gone(seq, rid, model_id) values(10500, 1, 1)")
    con.close()
    store.forget([keys[0]])
    news = store.vector_news(MODEL, mark, ALL)
    assert (list(news.keys), news.reset, list(news.gone)) == (list(keys[1:]), True, [])
    assert not store.vector_news(MODEL, news.mark, ALL).reset


def test_the_list_of_those_that_went_stays_short(store: SqliteStore, path: Path) -> None:
    keys = insert(store)
    put(store, *keys)
    con = apsw.Connection(str(path))
    con.execute("begin")
    con.executemany("insert into vectors_gone(rid, model_id) values(?, 1)", [(number,) for number in range(10_000)])
    con.execute("commit")
    store.forget(keys)
    assert con.execute("select count(*), max(seq) from vectors_gone").fetchone() == (10_000, 10_003)
    con.close()


def test_coverage_is_of_one_being_or_of_all(store: SqliteStore) -> None:
    keys = store.insert([memory("Owner likes tea."), memory("Owner likes rain."), memory("Ana sings.", being_id="ana")])
    put(store, keys[0], keys[2])
    assert store.coverage(MODEL) == (2, 3)
    assert store.coverage(MODEL, "owner") == (1, 2)
    assert store.coverage(MODEL, "ana") == (1, 1)
    assert store.coverage(OTHER, "owner") == (0, 2)


def test_a_model_given_up_is_swept_away_bit_by_bit(store: SqliteStore, path: Path) -> None:
    keys = insert(store, 5)
    put(store, *keys)
    put(store, *keys, model=OTHER)
    store.drop_model(MODEL)
    assert store.models() == (OTHER,)
    assert store.coverage(MODEL) == (0, 5)
    assert [store.sweep_vectors(2) for _ in range(4)] == [True, True, True, False]
    assert store.coverage(OTHER) == (5, 5)
    put(store, keys[0])
    assert store.coverage(MODEL) == (1, 5)
    assert store.problems() == ()


def test_a_setting_stays_in_the_file(path: Path) -> None:
    store = SqliteStore.open(path)
    assert store.setting("colour") is None
    store.save_setting("colour", "blue")
    store.save_setting("colour", "green")
    store.close()
    again = SqliteStore.open(path)
    found = again.setting("colour")
    again.close()
    assert found == "green"


def test_a_file_of_version_1_keeps_its_memories_and_takes_vectors(path: Path) -> None:
    con, _ = open_file(path)
    migrate(con, path, steps=migration_texts()[:1])
    con.execute("insert into beings values('owner', 'owner', 1)")
    con.execute(
        "with recursive numbers(value) as (select 1 union all select value + 1 from numbers where value < 20)"
        " insert into memories(id, being_id, kind, content, folded, source, importance, tags, created_at, about, by,"
        " core, trust, fingerprint) select 'mem_' || value, 'owner', 'fact', 'Owner keeps number ' || value || '.',"
        " 'owner keeps number ' || value, 'omni', 0.5, '[]', value, 'owner', 'owner', 0, 'said', randomblob(16)"
        " from numbers"
    )
    con.close()
    store = SqliteStore.open(path)
    waiting = store.unembedded(MODEL, 99)
    assert [one.content for one in waiting[:2]] == ["Owner keeps number 20.", "Owner keeps number 19."]
    assert put(store, *(one.key for one in waiting)) == 20
    reword(store, 3, "Owner keeps nothing.")
    assert store.coverage(MODEL, "owner") == (19, 20)
    assert [one for one in store.problems() if "as they were written" not in one] == []  # fingerprints are made up
    store.close()
