"""Erasing holds inside encrypted files: with the key in hand nothing forgotten is found in them."""

import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import apsw
import pytest

from tests.building import memory
from tests.sealing import KEY, decrypted, holding, sealed_store
from wellkept.store.sqlite import cipher_gaps, page_gaps
from wellkept.store.sqlite.page_gaps import zero_gap
from wellkept.store.sqlite.sealing import cipher_layer, connected, gaps_zeroed
from wellkept.store.sqlite.sqlite_store import SqliteStore

FLAGS = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE
PAGE = 8192


@pytest.fixture
def sealed(path: Path) -> Iterator[SqliteStore]:
    store = sealed_store(path)
    yield store
    store.close()


def marker(rng: random.Random) -> str:
    return "".join(rng.choice("bcdfghjklmnpqrstvwxz") for _ in range(16))


def dirty_gaps(image: bytes) -> int:
    pages = [image[at : at + PAGE] for at in range(0, len(image), PAGE)]
    return sum(zero_gap(page, first=not number) is not page for number, page in enumerate(pages))


def test_what_is_forgotten_is_not_found_with_the_key_either(sealed: SqliteStore, path: Path) -> None:
    rng = random.Random(3)
    dead: list[str] = []
    for _ in range(15):
        words = [marker(rng) for _ in range(10)]
        keys = sealed.insert([memory(f"Owner noted {word} " + "x" * rng.randrange(500)) for word in words])
        for place in rng.sample(range(10), 6):
            sealed.forget([keys[place]])
            dead.append(words[place])
    assert sealed.scrub()
    image = decrypted(path)
    assert image.startswith(b"SQLite format 3")
    assert [word for word in dead if any(word[at : at + 8].encode() in image for at in range(9))] == []
    assert dirty_gaps(image) == 0
    assert sealed.problems() == ()


def test_the_log_and_the_file_are_encrypted_while_the_store_is_open(sealed: SqliteStore, path: Path) -> None:
    sealed.insert([memory("Owner keeps a quokka in Zanzibar.", tags=("xylophone",))])
    assert path.with_name(path.name + "-wal").stat().st_size > PAGE
    assert holding(path.parent, b"quokka", b"Zanzibar", b"xylophone", b"create table") == []
    assert b"quokka" in decrypted(path)


def churn(con: apsw.Connection) -> None:
    """Insert in an order that splits many pages, and delete nearly all."""
    rng = random.Random(1)
    con.execute("pragma page_size=8192; pragma secure_delete=on; pragma journal_mode=wal").fetchall()
    con.execute("create table t(a integer primary key, b); create index i on t(b)")
    with con:
        con.executemany("insert into t(b) values(?)", [(marker(rng) + "y" * rng.randrange(250),) for _ in range(1500)])
    con.execute("pragma wal_checkpoint(truncate)").fetchall()
    con.execute("delete from t where a % 7").fetchall()
    con.execute("pragma wal_checkpoint(truncate)").fetchall()


@pytest.mark.parametrize("watching", [True, False])
def test_the_gaps_are_zeroed_by_the_hook_and_by_nothing_else(path: Path, watching: bool) -> None:
    with closing(apsw.Connection(str(path), flags=FLAGS, vfs=cipher_layer())) as con:
        con.execute(f"pragma hexkey='{KEY.cipher_text()}'").fetchall()
        if watching:
            cipher_gaps.watch(con)
        assert cipher_gaps.watched(con) is watching
        churn(con)
    assert (dirty_gaps(decrypted(path)) == 0) is watching


def test_a_plain_file_goes_without_a_layer_of_pythons(path: Path) -> None:
    with closing(connected(str(path), None, FLAGS)) as con:
        assert con.open_vfs.startswith(cipher_gaps.LAYER)
        assert gaps_zeroed(con)
        churn(con)
    assert dirty_gaps(path.read_bytes()) == 0


def test_a_plain_file_has_a_layer_of_pythons_where_the_hook_cannot_be(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "elsewhere")
    with closing(connected(str(path), None, FLAGS)) as con:
        assert con.open_vfs == page_gaps.VFS_NAME
        assert gaps_zeroed(con)
        churn(con)
    assert dirty_gaps(path.read_bytes()) == 0


def test_files_of_another_layer_are_not_taken_for_watched_ones(path: Path) -> None:
    with closing(apsw.Connection(str(path), flags=FLAGS, vfs=cipher_layer().removeprefix("multipleciphers-"))) as con:
        cipher_gaps.watch(con)
        assert not cipher_gaps.watched(con)


@pytest.mark.parametrize("vacuum", ["full", "incremental"])
def test_a_file_that_moves_its_pages_by_itself_is_left_alone(path: Path, vacuum: str) -> None:
    with closing(connected(str(path), None, FLAGS)) as con:
        con.execute(f"pragma auto_vacuum={vacuum}; create table t(x)").fetchall()
        con.executemany("insert into t values(?)", [("y" * 700,)] * 200)
        con.execute("delete from t where rowid % 2").fetchall()
        assert con.execute("pragma integrity_check").get == "ok"
        assert not cipher_gaps._hooks[0].files[cipher_gaps._main_file(con)]


def test_where_the_hook_cannot_be_the_file_is_made_anew(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "elsewhere")
    store = sealed_store(path)
    keys = store.insert(
        [memory(f"Owner keeps number {number} in a drawer " + "x" * (number % 400)) for number in range(120)]
    )
    for key in keys[::2]:
        store.forget([key])
    assert store.scrub()
    image = decrypted(path)
    store.close()
    assert b"number 4 " not in image
    assert b"number 5 " in image


def test_a_connection_that_closed_is_watched_no_more(path: Path) -> None:
    con = connected(str(path), KEY, FLAGS)
    (hook,) = cipher_gaps._hooks
    before = len(hook.files)
    con.close()
    assert len(hook.files) == before - 1


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=["ctrl+c", "end"])
def test_being_stopped_at_any_moment_loses_no_page(path: Path, number: int) -> None:
    """An exception that left the hook would be taken for a page that was written; Python can only report it."""
    script = Path(__file__).with_name("interrupted_writes.py")
    said = subprocess.run(
        [sys.executable, str(script), str(path), str(int(number))], capture_output=True, text=True, check=False
    )
    assert "Exception ignored" not in said.stderr
    stopped, kept = map(int, said.stdout.split())
    assert stopped == 60
    with closing(connected(str(path), KEY, FLAGS)) as again:
        assert again.execute("pragma integrity_check").get == "ok"
        assert again.execute("select count(*) from t").get >= kept
