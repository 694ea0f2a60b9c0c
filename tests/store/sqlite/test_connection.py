"""Every file that cannot be a store says so, and is left as it was."""

import os
import stat
from contextlib import suppress
from pathlib import Path

import apsw
import pytest

from tests.building import memory
from wellkept.model.errors import (
    NotAStore,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreMissing,
    StoreReadOnly,
    StoreTooNew,
)
from wellkept.model.query import Filters
from wellkept.store.sqlite import connection
from wellkept.store.sqlite.sqlite_store import SqliteStore


def open_and_close(path: Path) -> None:
    SqliteStore.open(path).close()


def test_file_and_folder_are_the_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "wellkept" / "memories.db"
    store = SqliteStore.open(path, make_folder=True)
    store.insert([memory("Owner likes tea.")])
    modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in (path.parent, *path.parent.iterdir())}
    store.close()
    assert modes.pop("wellkept") == 0o700
    assert set(modes.values()) == {0o600}


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("page_size", 8192), ("journal_mode", "wal"), ("synchronous", 2), ("secure_delete", 1), ("foreign_keys", 1),
     ("auto_vacuum", 0), ("temp_store", 2)],
)  # fmt: skip
def test_settings_of_every_connection(path: Path, pragma: str, value: object) -> None:
    con, _ = connection.open_file(path)
    try:
        assert con.execute(f"pragma {pragma}").get == value
    finally:
        con.close()


def test_a_missing_folder_is_said_and_not_made(tmp_path: Path) -> None:
    with pytest.raises(StoreMissing, match="does not exist"):
        open_and_close(tmp_path / "nowhere" / "memories.db")
    assert not (tmp_path / "nowhere").exists()


def test_a_folder_is_no_store(tmp_path: Path) -> None:
    with pytest.raises(NotAStore, match="folder"):
        open_and_close(tmp_path)


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"Dear diary, today nothing happened at all. " * 100, id="a text file"),
        pytest.param(b"\x00" * 8192, id="zeros"),
        pytest.param(b"SQLite format 3\x00" + b"\xff" * 8176, id="only the header"),
    ],
)
def test_what_is_no_database_is_refused_and_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises((NotAStore, StoreDamaged)):
        open_and_close(path)
    assert path.read_bytes() == content


def test_another_programs_database_is_refused_and_left_alone(path: Path) -> None:
    other = apsw.Connection(str(path))
    other.execute("create table songs(title)")
    other.close()
    before = path.read_bytes()
    with pytest.raises(NotAStore, match="another program"):
        open_and_close(path)
    assert path.read_bytes() == before


def test_an_empty_file_becomes_a_store(path: Path) -> None:
    path.touch()
    open_and_close(path)
    assert path.stat().st_size > 0


def test_a_newer_file_is_refused_and_left_alone(path: Path) -> None:
    open_and_close(path)
    con = apsw.Connection(str(path))
    con.execute("pragma user_version=99")
    con.close()
    before = path.read_bytes()
    with pytest.raises(StoreTooNew, match="newer"):
        open_and_close(path)
    assert path.read_bytes() == before


def test_a_file_cut_short_is_said_to_be_damaged(path: Path) -> None:
    store = SqliteStore.open(path)
    store.insert([memory(f"Owner keeps number {number}.") for number in range(500)])
    store.close()
    os.truncate(path, path.stat().st_size // 2)
    with pytest.raises(StoreError):
        open_and_close(path)


def test_a_locked_file_is_said_to_be_locked(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "BUSY_TIMEOUT_MS", 20)
    store = SqliteStore.open(path)
    other = apsw.Connection(str(path))
    other.execute("begin immediate")
    with pytest.raises(StoreLocked, match="did not let go"):
        store.insert([memory("Owner likes tea.")])
    other.execute("rollback")
    other.close()
    assert store.count(Filters()) == 0
    store.insert([memory("Owner likes tea.")])
    store.close()


@pytest.mark.parametrize("mode", [0o755, 0o777], ids=["so is its folder", "its folder is not"])
def test_a_read_only_store_can_be_read_and_says_why_it_cannot_be_changed(as_somebody_else: Path, mode: int) -> None:
    path = as_somebody_else / "memories.db"
    as_somebody_else.chmod(mode)
    store = SqliteStore.open(path)
    store.insert([memory("Owner likes tea.")])
    store.close()
    path.chmod(0o444)
    os.seteuid(65534)
    store = SqliteStore.open(path)
    assert store.read_only
    assert store.count(Filters()) == 1
    with pytest.raises(StoreReadOnly, match="read-only"):
        store.insert([memory("Owner likes coffee.")])
    store.close()


def test_a_folder_that_allows_no_writing_is_said(as_somebody_else: Path) -> None:
    os.seteuid(65534)
    with pytest.raises(StoreReadOnly, match="does not allow writing"):
        open_and_close(as_somebody_else / "memories.db")


@pytest.mark.parametrize(
    "name",
    [":memory:", "file:x.db?mode=memory", "a?mode=ro", "a#b", "a%20b", "-a", " ", "~", "a\nb", "é 日.db", "a'b\"c"],
)
def test_a_name_is_only_a_name(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    store = SqliteStore.open(Path(name))
    store.insert([memory("Owner likes tea.")])
    store.close()
    assert [one.name for one in tmp_path.iterdir()] == [name]
    store = SqliteStore.open(Path(name))
    assert store.count(Filters()) == 1
    store.close()


@pytest.mark.parametrize("name", ["a?mode=rw", "a#b", "a%20b", "é 日.db"])
def test_a_name_is_only_a_name_when_read_only_too(as_somebody_else: Path, name: str) -> None:
    path = as_somebody_else / name
    store = SqliteStore.open(path)
    store.insert([memory("Owner likes tea.")])
    store.close()
    path.chmod(0o444)
    os.seteuid(65534)
    store = SqliteStore.open(path)
    assert (store.read_only, store.count(Filters())) == (True, 1)
    store.close()


@pytest.mark.parametrize("exists", [True, False], ids=["to a store", "to nothing yet"])
def test_a_link_leads_to_the_store_and_its_log_lies_there(tmp_path: Path, *, exists: bool) -> None:
    real = tmp_path / "real"
    real.mkdir()
    if exists:
        open_and_close(real / "memories.db")
    link = tmp_path / "link.db"
    link.symlink_to(real / "memories.db")
    store = SqliteStore.open(link)
    store.insert([memory("Owner likes tea.")])
    assert (real / "memories.db-wal").exists()
    store.close()
    assert {one.name for one in tmp_path.iterdir()} == {"real", "link.db"}


@pytest.mark.parametrize("name", ["loop", "x" * 300], ids=["a link to itself", "too long"])
def test_a_name_that_no_file_can_have_is_said(tmp_path: Path, name: str) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with pytest.raises(StoreMissing):
        open_and_close(tmp_path / name)


def test_what_is_no_ordinary_file_is_no_store(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path(os.devnull)):
        with pytest.raises(NotAStore, match="no ordinary file"):
            open_and_close(path)


def test_on_a_full_disk_all_can_be_read_and_the_reason_is_said(small_disk: Path) -> None:
    path = small_disk / "memories.db"
    store = SqliteStore.open(path)
    store.insert([memory(f"Owner keeps number {number}.") for number in range(20)])
    store.close()
    with suppress(OSError), (small_disk / "pad").open("wb", buffering=0) as pad:
        while pad.write(bytes(4096)):
            pass
    store = SqliteStore.open(path)
    assert store.count(Filters()) == 20
    (row,) = store.newest(Filters(), 1)
    with pytest.raises(StoreFull, match="disk is full"):
        store.insert([memory("Owner likes tea.")])
    with pytest.raises(StoreFull, match="disk is full"):
        store.forget([row.key])
    store.close()
    (small_disk / "pad").unlink()
    store = SqliteStore.open(path)
    assert len(store.forget([row.key])) == 1
    assert (store.count(Filters()), store.problems()) == (19, ())
    store.close()


@pytest.mark.parametrize("fate", ["deleted", "replaced", "moved"])
def test_nothing_is_written_into_a_file_that_lost_its_name(tmp_path: Path, fate: str) -> None:
    path, other = tmp_path / "memories.db", tmp_path / "other.db"
    store = SqliteStore.open(path)
    (key,) = store.insert([memory("Owner likes tea.")])
    if fate == "replaced":
        open_and_close(other)
        other.replace(path)
    elif fate == "moved":
        path.rename(other)
    else:
        path.unlink()
    with pytest.raises(StoreMissing, match="while it was open"):
        store.insert([memory("Owner likes coffee.")])
    with pytest.raises(StoreMissing, match="while it was open"):
        store.forget([key])
    assert store.count(Filters()) == 1
    store.close()


@pytest.mark.parametrize("name", ["x" * 250 + ".db", "ä" * 120 + ".db"], ids=["letters", "bytes"])
def test_a_name_that_leaves_no_room_for_what_lies_beside_it(tmp_path: Path, name: str) -> None:
    with pytest.raises(StoreMissing, match="too long"):
        open_and_close(tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_closing_on_a_full_disk_loses_nothing(small_disk: Path) -> None:
    path, ballast = small_disk / "memories.db", small_disk / "ballast"
    ballast.write_bytes(b"x" * 100_000)
    store = SqliteStore.open(path)
    kept: list[int] = []
    with suppress(StoreFull):
        for number in range(10_000):
            kept += store.insert([memory(f"Owner counted sheep number {number} in the night.")])
    store.close()
    ballast.unlink()
    again = SqliteStore.open(path)
    found, problems = again.count(Filters()), again.problems()
    again.close()
    assert (found, problems) == (len(kept), ())
    assert 0 < found < 10_000
