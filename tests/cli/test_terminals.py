"""The command as its own process: terminals of old encodings, readers that go away, full disks, odd bytes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from wellkept.service.answers import finish
from wellkept.service.requests import Keep, Proposal
from wellkept.service.wellkept import Wellkept
from wellkept.store.backups import BackupKind
from wellkept.store.sqlite.connection import open_file
from wellkept.store.sqlite.schema import migrate, migration_texts
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.sqlite.update_copy import copy_path

COMMAND = (sys.executable, "-m", "wellkept")
SENTENCE = "Owner mag Käse, 喜欢咖啡 ☕."
TERMINALS = [
    pytest.param({"LC_ALL": "C"}, id="C"),
    pytest.param({"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, id="C, left as it is"),
    pytest.param({"PYTHONIOENCODING": "ascii"}, id="ascii"),
    pytest.param({"PYTHONIOENCODING": "latin-1"}, id="latin-1"),
    pytest.param({"PYTHONIOENCODING": "cp1252"}, id="windows"),
]


def run(*arguments: str | bytes, **env: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        (*COMMAND, *arguments), env={**os.environ, **env}, stdin=subprocess.DEVNULL, capture_output=True, check=False
    )


def fill(path: Path, total: int) -> None:
    wellkept = Wellkept.open(path)
    proposals = tuple(Proposal(f"Owner visited town number {number}.") for number in range(total))
    finish(wellkept.keep(Keep(proposals, source="paste")))
    wellkept.close()


def leave_early(*arguments: str) -> tuple[int, bytes]:
    """Run with a reader that goes away after a few bytes; return the exit code and what was complained."""
    with subprocess.Popen((*COMMAND, *arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        return process.wait(), process.stderr.read()


@pytest.mark.parametrize("env", TERMINALS)
def test_any_words_come_in_and_go_out_whole(path: Path, env: dict[str, str]) -> None:
    store = ("--store", str(path))
    assert run("keep", *store, SENTENCE.encode(), **env).returncode == 0
    listed = run("list", *store, **env)
    assert (listed.returncode, listed.stderr, listed.stdout.count(b"\n")) == (0, b"", 1)
    (memory,) = json.loads(run("list", "--json", *store, **env).stdout.decode())
    assert memory["content"] == SENTENCE
    assert len(json.loads(run("search", "--json", *store, "咖啡".encode(), **env).stdout.decode())) == 1


@pytest.mark.parametrize("option", ["--tag", "--about", "--source"])
def test_bytes_that_are_no_text_are_no_fault(path: Path, option: str) -> None:
    kept = run("keep", "--store", str(path), option, b"\xff", b"Owner \xff naps.")
    listed = run("list", "--store", str(path), option, b"\xff")
    assert (kept.returncode, listed.returncode, listed.stderr) == (0, 0, b"")


def test_a_store_named_in_no_encoding_is_said(tmp_path: Path) -> None:
    done = run("count", "--store", os.fsencode(tmp_path) + b"/\xff.db")
    assert done.returncode == 3
    assert b"can have this name" in done.stderr


@pytest.mark.parametrize("command", [["list"], ["list", "--json"], ["search", "town", "--limit", "0", "--by-words"]])
def test_a_reader_that_goes_away_is_no_fault(path: Path, command: list[str]) -> None:
    fill(path, 1000)
    assert leave_early(*command, "--store", str(path)) == (0, b"")


def test_teaching_goes_on_when_its_reader_goes_away(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "me.txt"
    file.write_text("".join(f"Owner visited town number {number} by boat.\n" for number in range(1000)))
    assert leave_early("teach", str(file), "--store", str(path)) == (0, b"")
    assert run("count", "--store", str(path)).stdout == b"1000\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_output_that_finds_no_room_is_said_in_one_line(path: Path) -> None:
    fill(path, 3)
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            (*COMMAND, "list", "--store", str(path)), stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 3
    assert done.stderr.count(b"\n") == 1


def test_an_older_file_that_six_open_at_once_is_updated_once(path: Path) -> None:
    older, _ = open_file(path)
    migrate(older, path, steps=migration_texts()[:15])
    older.close()
    processes = [
        subprocess.Popen((*COMMAND, "count", "--store", str(path)), stdout=subprocess.DEVNULL) for _ in range(6)
    ]
    assert {process.wait() for process in processes} == {0}
    store = SqliteStore.open(path)
    kinds = [one.kind for one in store.backups()]
    store.close()
    assert kinds == [BackupKind.UPDATE]
    assert not copy_path(path).exists()


def test_ten_at_once_lose_nothing(path: Path) -> None:
    processes = [
        subprocess.Popen(
            (*COMMAND, "keep", "--store", str(path), f"Owner knows fact number {number}."), stdout=subprocess.DEVNULL
        )
        for number in range(10)
    ]
    assert {process.wait() for process in processes} == {0}
    assert run("count", "--store", str(path)).stdout == b"10\n"
