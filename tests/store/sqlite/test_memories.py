"""Writing: what goes in comes out, whole or not at all."""

from dataclasses import replace

import apsw
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.building import NOON, memory
from wellkept.model.errors import MemoryNotFound
from wellkept.model.kinds import Kind
from wellkept.model.memory import Earlier, Trust
from wellkept.model.query import Filters
from wellkept.model.text import normalise
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import Row

FULL = memory(
    "Owner's sister Ana lives in Łódź.",
    kind=Kind.RELATIONSHIP,
    source="email:thread-7",
    importance=0.75,
    tags=("family", "poland"),
    updated_at=NOON + 1,
    last_accessed=NOON + 2,
    about="person:ana",
    space="kitchen",
    by="agent:north",
    core=True,
    trust=Trust.FOUND,
    quote="My sister Ana lives in Łódź.",
    session="ses_1",
    history=(Earlier("Owner's sister Ana lives in Gdańsk.", NOON, "moved"), Earlier("Ana moved.", NOON + 1, "")),
)


def test_every_field_comes_back_as_it_went_in(store: SqliteStore) -> None:
    (key,) = store.insert([FULL])
    assert store.row(key) == Row(key, FULL)
    assert store.by_id(FULL.id) == Row(key, FULL)


CONTENTS = st.text(st.characters(), min_size=1, max_size=80).map(normalise).filter(bool)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(contents=st.lists(CONTENTS, min_size=1, max_size=6), data=st.data())
def test_forgetting_and_putting_back_is_the_identity(
    store: SqliteStore, contents: list[str], data: st.DataObject
) -> None:
    keys = store.insert([memory(content, tags=("a", "ü")) for content in contents])
    before = [store.row(key) for key in keys]
    some = data.draw(st.lists(st.sampled_from(keys), unique=True))
    gone = store.forget(some)
    assert [row.key for row in gone] == some
    store.put_back(gone)
    assert [store.row(key) for key in keys] == before
    assert store.problems() == ()
    store.forget(keys)


def test_replacing_keeps_key_and_renews_index_tags_and_history(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner lives in Oslo.", tags=("home",))])
    old = store.row(key).memory
    new = replace(old, content="Owner lives in Bergen.", tags=("town",), history=(Earlier(old.content, NOON, ""),))
    store.replace([Row(key, new)])
    assert store.row(key).memory == new
    assert store.count(Filters(tags=("town",))) == 1
    assert store.count(Filters(tags=("home",))) == 0
    assert store.problems() == ()


def test_replacing_one_that_is_gone_changes_none(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner lives in Oslo.")])
    row = store.row(key)
    with pytest.raises(MemoryNotFound):
        store.replace([Row(key, replace(row.memory, content="Owner lives in Bergen.")), Row(key + 9, row.memory)])
    assert store.row(key) == row


def test_a_batch_that_cannot_be_written_leaves_nothing(store: SqliteStore) -> None:
    one = memory("Owner likes tea.")
    with pytest.raises(apsw.ConstraintError):
        store.insert([one, replace(memory("Owner likes coffee."), id=one.id)])
    assert store.count(Filters()) == 0


def test_a_key_is_never_used_again(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner likes tea.")])
    store.forget([key])
    (next_key,) = store.insert([memory("Owner likes coffee.")])
    assert next_key > key


def test_forgetting_takes_history_and_tags(store: SqliteStore, path: object) -> None:
    (key,) = store.insert([FULL])
    store.forget([key])
    con = apsw.Connection(str(path))
    left = [con.execute(f"select count(*) from {table}").get for table in ("memory_history", "memory_tags")]
    con.close()
    assert left == [0, 0]


def test_what_is_gone_is_not_found(store: SqliteStore) -> None:
    with pytest.raises(MemoryNotFound):
        store.row(7)
    with pytest.raises(MemoryNotFound):
        store.by_id("mem_nothing")
    assert store.forget([7]) == ()
