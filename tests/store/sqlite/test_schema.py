"""Migrations: whole or not at all, copied first, resumed, and never backwards."""

import resource
from pathlib import Path

import apsw
import pytest

from tests.building import lay_new_store, memory
from wellkept.model.errors import StoreError, StoreReadOnly, StoreTooNew
from wellkept.model.query import Filters
from wellkept.store.sqlite import schema
from wellkept.store.sqlite.connection import open_file
from wellkept.store.sqlite.schema import migrate, migration_texts, version_of
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.sqlite.update_copy import copy_path

STEPS = migration_texts()
NEXT = "create table moods(mood text) strict; insert into moods values('calm');"
BROKEN = "create table moods(mood text) strict; insert into nowhere values(1);"


@pytest.fixture
def filled(path: Path) -> Path:
    store = SqliteStore.open(path)
    store.insert([memory("Owner likes tea.")])
    store.close()
    return path


def test_a_fresh_file_has_the_newest_version(path: Path) -> None:
    con, _ = open_file(path)
    migrate(con, path, steps=STEPS)
    assert version_of(con) == len(STEPS)
    con.close()


def test_what_the_tests_begin_with_is_what_opening_makes(path: Path, tmp_path: Path) -> None:
    laid = tmp_path / "laid.db"
    lay_new_store(laid)
    SqliteStore.open(path).close()
    assert (laid.read_bytes(), laid.stat().st_mode) == (path.read_bytes(), path.stat().st_mode)


def test_a_step_lands_with_its_version_and_leaves_no_copy(filled: Path) -> None:
    con, _ = open_file(filled)
    migrate(con, filled, steps=[*STEPS, NEXT])
    assert version_of(con) == len(STEPS) + 1
    assert con.execute("select mood from moods").get == "calm"
    assert con.execute("select count(*) from memories").get == 1
    con.close()
    assert not copy_path(filled).exists()


def test_a_step_that_fails_changes_nothing_and_keeps_the_copy(filled: Path) -> None:
    con, _ = open_file(filled)
    with pytest.raises(apsw.SQLError, match="nowhere"):
        migrate(con, filled, steps=[*STEPS, BROKEN])
    assert version_of(con) == len(STEPS)
    assert con.execute("select count(*) from sqlite_schema where name = 'moods'").get == 0
    con.close()
    copy = apsw.Connection(str(copy_path(filled)))
    assert copy.execute("select content from memories").get == "Owner likes tea."
    copy.close()


def test_an_interrupted_step_is_resumed_and_then_the_copy_goes(filled: Path) -> None:
    con, _ = open_file(filled)
    with pytest.raises(apsw.SQLError, match="nowhere"):
        migrate(con, filled, steps=[*STEPS, BROKEN])
    migrate(con, filled, steps=[*STEPS, NEXT])
    assert con.execute("select mood from moods").get == "calm"
    con.close()
    assert not copy_path(filled).exists()


def test_a_half_written_copy_is_made_anew(filled: Path) -> None:
    half = copy_path(filled).with_name(copy_path(filled).name + "-half")
    half.write_bytes(b"cut short")
    con, _ = open_file(filled)
    migrate(con, filled, steps=[*STEPS, NEXT])
    con.close()
    assert not half.exists()


def test_an_older_file_that_is_read_only_says_so(filled: Path) -> None:
    con, _ = open_file(filled)
    with pytest.raises(StoreReadOnly, match="older"):
        migrate(con, filled, steps=[*STEPS, NEXT], read_only=True)
    con.close()


def test_a_copy_left_by_a_start_that_was_cut_off_goes_at_the_next(filled: Path) -> None:
    copy_path(filled).write_bytes(b"a copy")
    store = SqliteStore.open(filled)
    assert store.count(Filters()) == 1
    store.close()
    assert not copy_path(filled).exists()


def test_a_disk_that_takes_no_more_says_so_and_leaves_nothing_half(path: Path) -> None:
    most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, most[1]))  # bytes a file may have
    try:
        with pytest.raises(StoreError, match="did not take"):
            SqliteStore.open(path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, most)
    SqliteStore.open(path).close()


def test_a_newer_program_that_updates_while_we_wait_for_the_lock_is_believed(
    filled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    con, _ = open_file(filled)
    seen = iter([len(STEPS) - 1, len(STEPS) + 1])
    monkeypatch.setattr(schema, "version_of", lambda _con: next(seen))
    with pytest.raises(StoreTooNew):
        migrate(con, filled, steps=STEPS)
    assert not con.in_transaction
    con.close()
