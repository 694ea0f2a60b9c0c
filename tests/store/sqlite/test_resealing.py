"""Encrypting a file, another key, and back: nothing is lost, nothing is left, and every stop is survived."""

import os
import shutil
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import apsw
import pytest

from tests.building import memory
from tests.sealing import KEY, NAME, OTHER, holding, sealed_store
from wellkept.model.errors import (
    KeyRefused,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreReadOnly,
    StoreSealed,
)
from wellkept.model.query import Filters
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite.resealing import new_path, old_path
from wellkept.store.sqlite.sealing import connected, copy_into, file_id
from wellkept.store.sqlite.sqlite_store import SqliteStore

SENTENCE = "Owner once kept a quokka in Zanzibar."
NEW_NAME = bytes(range(200, 216))


@pytest.fixture
def plain(path: Path) -> Path:
    store = SqliteStore.open(path)
    store.insert([memory(SENTENCE, tags=("xylophone",), quote="I kept a quokka.")])
    store.save_draft("teach", "A draft about Zanzibar.")
    store.close()
    return path


def sentences(store: SqliteStore) -> list[str]:
    return [row.memory.content for row in store.newest(Filters(), 10)]


def names(path: Path) -> list[str]:
    return sorted(file.name for file in path.parent.iterdir())


def test_there_and_back_everything_is_kept_and_nothing_lies_around(plain: Path) -> None:
    store = SqliteStore.open(plain)
    for key, name in ((KEY, NAME), (OTHER, NEW_NAME), (None, b"")):
        store.reseal(key, name)
        assert (store.file_key, store.file_name) == (key, name or None)
        assert sentences(store) == [SENTENCE]
        assert store.draft("teach") == "A draft about Zanzibar."
        assert bool(holding(plain.parent, b"quokka", b"Zanzibar", b"xylophone")) is (key is None)
        assert store.problems() == ()
    store.close()
    assert names(plain) == ["memories.db"]
    assert stat.S_IMODE(plain.stat().st_mode) == 0o600


def test_what_is_kept_after_it_was_encrypted_is_there_at_the_next_start(path: Path) -> None:
    store = sealed_store(path)
    store.insert([memory(SENTENCE)])
    store.close()
    again = SqliteStore.open(path, key=KEY)
    assert sentences(again) == [SENTENCE]
    again.close()


def flipped(path: Path, at: int) -> None:
    data = bytearray(path.read_bytes())
    data[at] ^= 1
    path.write_bytes(data)


@pytest.mark.parametrize(
    ("key", "at", "fault"),
    [
        pytest.param(None, None, StoreSealed, id="no key"),
        pytest.param(OTHER, None, KeyRefused, id="another key"),
        pytest.param(KEY, 200, KeyRefused, id="a flipped bit on the first page"),
        pytest.param(KEY, 8192 + 200, StoreDamaged, id="a flipped bit elsewhere"),
    ],
)
def test_a_file_that_cannot_be_opened_is_left_as_it_is(
    path: Path, key: FileKey | None, at: int | None, fault: type[StoreError]
) -> None:
    sealed_store(path).close()
    if at is not None:
        flipped(path, at)
    before = path.read_bytes()
    with pytest.raises(fault):
        SqliteStore.open(path, key=key)
    assert path.read_bytes() == before


def test_a_key_is_not_needed_for_a_plain_file(plain: Path) -> None:
    store = SqliteStore.open(plain, key=KEY)
    assert store.file_key is None
    store.close()


def test_an_encrypted_file_that_is_read_only_can_be_read(as_somebody_else: Path) -> None:
    path = as_somebody_else / "memories.db"
    store = sealed_store(path)
    store.insert([memory(SENTENCE)])
    store.close()
    as_somebody_else.chmod(0o555)
    path.chmod(0o444)
    os.seteuid(65534)
    read = SqliteStore.open(path, key=KEY)
    assert read.read_only
    assert sentences(read) == [SENTENCE]
    with pytest.raises(StoreReadOnly):
        read.reseal(None)
    read.close()


def test_while_another_has_it_open_nothing_is_done(plain: Path) -> None:
    store, other = SqliteStore.open(plain), SqliteStore.open(plain)
    with pytest.raises(StoreLocked):
        store.reseal(KEY, NAME)
    store.insert([memory("Owner goes on.")])
    assert len(sentences(other)) == 2
    other.close()
    store.close()
    assert file_id(plain) is None
    assert names(plain) == ["memories.db"]


def test_on_a_full_disk_the_old_file_stays(small_disk: Path) -> None:
    path = small_disk / "memories.db"
    SqliteStore.open(path).close()  # the log of a new file, which has every step of the schema, goes first
    store = SqliteStore.open(path)
    store.insert([memory(f"Owner has written number {number} down. " + "x" * 900) for number in range(40)])
    store.close()
    store = SqliteStore.open(path)
    small_disk.joinpath("ballast").write_bytes(bytes(shutil.disk_usage(small_disk).free - path.stat().st_size // 2))
    with pytest.raises(StoreFull):
        store.reseal(KEY, NAME)
    assert store.count(Filters()) == 40
    assert store.file_name is None
    store.close()
    assert names(path) == ["ballast", "memories.db"]


def half_made(path: Path) -> None:
    new_path(path).write_bytes(path.read_bytes()[:9000])
    new_path(path).with_name(new_path(path).name + "-journal").write_bytes(b"quokka")


def not_yet_named(path: Path) -> None:
    shutil.copyfile(path, new_path(path))
    old_path(path).hardlink_to(path)


def not_yet_destroyed(path: Path) -> None:
    shutil.copyfile(path, old_path(path))


def without_a_name(path: Path) -> None:
    path.replace(old_path(path))


@pytest.mark.parametrize("stop", [half_made, not_yet_destroyed, without_a_name])
def test_after_a_stop_the_next_start_has_everything_and_clears_the_rest(
    plain: Path, stop: Callable[[Path], None]
) -> None:
    stop(plain)
    store = SqliteStore.open(plain)
    assert sentences(store) == [SENTENCE]
    store.close()
    assert names(plain) == ["memories.db"]


def test_a_second_name_of_the_file_itself_is_not_destroyed(plain: Path) -> None:
    """The stop between the old file's second name and its losing the first."""
    not_yet_named(plain)
    store = SqliteStore.open(plain)
    assert sentences(store) == [SENTENCE]
    store.close()
    assert names(plain) == ["memories.db"]


def test_a_copy_of_an_encrypted_file_is_encrypted_and_opens_with_its_key(path: Path) -> None:
    store = sealed_store(path)
    store.insert([memory(SENTENCE)])
    backup = path.with_name("backup.db")
    with closing(connected(str(path), KEY, apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_URI)) as con:
        copy_into(con, backup, KEY, NAME)
    store.close()
    assert file_id(backup) == file_id(path)
    assert holding(path.parent, b"quokka") == []
    with closing(connected(str(backup), KEY, apsw.SQLITE_OPEN_READONLY)) as con:
        assert con.execute("select content from memories").get == SENTENCE


def test_a_migration_copy_of_an_encrypted_file_is_encrypted(path: Path) -> None:
    store = sealed_store(path)
    store.insert([memory(SENTENCE)])
    store.close()
    with closing(connected(str(path), KEY, apsw.SQLITE_OPEN_READWRITE)) as con:
        con.execute("vacuum into ?", (str(path) + ".before-update",))
    assert holding(path.parent, b"quokka") == []
