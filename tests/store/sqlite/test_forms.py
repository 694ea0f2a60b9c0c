"""Forms: found among all memories of a being, missing where words are new, and only beside the words they are of."""

from pathlib import Path

import apsw
import pytest

from tests.building import memory
from wellkept.store.sqlite.connection import open_file
from wellkept.store.sqlite.schema import migrate, migration_texts, version_of
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import FormItem, Formless, Row

ONE, OTHER = b"1" * 16, b"2" * 16


def test_a_form_given_is_found_by(store: SqliteStore) -> None:
    first, second, _ = store.insert(
        [memory("Owner rows."), memory("Owner rows a lot."), memory("Owner swims.")], [ONE, ONE, OTHER]
    )
    assert [row.key for row in store.of_form("owner", ONE)] == [first, second]
    assert store.formless(10) == ()


def test_a_form_of_another_being_is_not_found(store: SqliteStore) -> None:
    store.insert([memory("Owner rows.", being_id="other")], [ONE])
    assert store.of_form("owner", ONE) == ()


def test_what_came_without_a_form_waits_for_one(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner rows.")])
    assert store.formless(10) == (Formless(key, "Owner rows."),)
    store.put_forms([FormItem(key, "Owner rows.", ONE)])
    assert store.formless(10) == ()
    assert [row.key for row in store.of_form("owner", ONE)] == [key]


def test_other_words_have_no_form_yet(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner rows.")], [ONE])
    store.replace([Row(key, memory("Owner swims.", id=store.row(key).memory.id))])
    assert store.of_form("owner", ONE) == ()
    assert store.formless(10) == (Formless(key, "Owner swims."),)


def test_another_record_keeps_the_form(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner rows.")], [ONE])
    store.replace([Row(key, memory("Owner rows.", id=store.row(key).memory.id, importance=0.9))])
    assert [row.memory.importance for row in store.of_form("owner", ONE)] == [0.9]


def test_a_form_of_other_words_does_not_land(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner rows.")])
    store.put_forms([FormItem(key, "Owner swims.", ONE)])
    assert store.of_form("owner", ONE) == ()


def test_what_is_put_back_waits_for_its_form(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner rows.")], [ONE])
    store.put_back(store.forget([key]))
    assert [one.key for one in store.formless(10)] == [key]


def test_all_forms_can_be_dropped(store: SqliteStore) -> None:
    store.insert([memory("Owner rows."), memory("Owner swims.")], [ONE, OTHER])
    store.drop_forms()
    assert len(store.formless(10)) == 2


def test_the_wrong_number_of_forms_writes_nothing(store: SqliteStore) -> None:
    with pytest.raises(ValueError, match="shorter"):
        store.insert([memory("Owner rows."), memory("Owner swims.")], [ONE])
    assert store.formless(10) == ()


def test_looking_for_a_form_and_for_what_has_none_reads_no_other_row(path: Path, store: SqliteStore) -> None:
    con = apsw.Connection(str(path))
    for sql, index in (
        ("select rid from memories where being_id = 'owner' and form = x'00'", "memories_form"),
        ("select rid, content from memories where form is null limit 9", "memories_formless"),
    ):
        plan = " ".join(str(row[3]) for row in con.execute(f"explain query plan {sql}"))
        assert f"INDEX {index}" in plan
    con.close()


def test_a_file_of_the_version_before_gets_empty_forms(path: Path) -> None:
    steps = migration_texts()
    number = next(place for place, sql in enumerate(steps) if "memories_formless" in sql)
    con, _ = open_file(path)
    migrate(con, path, steps=steps[:number])
    assert version_of(con) == number
    con.execute("insert into beings values('owner', 'owner', 0)")
    con.execute(
        "insert into memories(id, being_id, kind, content, folded, source, importance, tags, created_at, about, by,"
        " core, trust, fingerprint) values('mem_1', 'owner', 'fact', 'Owner rows.', 'owner rows', 'omni', 0.5, '[]',"
        " 0, 'owner', 'owner', 0, 'said', zeroblob(16))"
    )
    con.close()
    store = SqliteStore.open(path)
    assert [one.content for one in store.formless(10)] == ["Owner rows."]
    store.close()
