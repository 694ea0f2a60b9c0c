"""`wellkept salvage` and `wellkept start-over` as scripts use them."""

import json
import os
import re
from pathlib import Path

import pytest

from tests.building import memory
from wellkept.cli.main import main
from wellkept.store.sqlite.sqlite_store import SqliteStore


def run(path: Path, *arguments: str) -> int:
    return main(lambda _: 99, ["--store", str(path), *arguments])


@pytest.fixture
def filled(path: Path) -> Path:
    store = SqliteStore.open(path)
    store.insert([memory("Owner likes tea."), memory("Owner likes rain.")])
    store.close()
    return path


def test_what_can_be_read_is_read_into_a_new_file(filled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new = filled.with_name("new.db")
    assert run(filled, "salvage", str(filled), "--to", str(new), "--json") == 0
    assert json.loads(capsys.readouterr().out) == {
        "memories": 2, "bare": 0, "doubtful": 0, "unreadable": 0, "file": str(new),
    }  # fmt: skip
    assert run(filled, "salvage", str(filled), "--to", str(new)) == 3
    assert "already there" in capsys.readouterr().err


def test_what_is_no_store_cannot_be_salvaged(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text("a letter " * 2000)
    assert run(path, "salvage", str(path)) == 3
    assert "no store of memories" in capsys.readouterr().err
    assert not path.with_name("memories.db.salvaged").exists()


@pytest.mark.parametrize("name", ["nowhere.db", "folder", "pipe", "x" * 5000], ids=["gone", "folder", "pipe", "long"])
def test_what_is_no_file_cannot_be_salvaged(path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    path.with_name("folder").mkdir()
    os.mkfifo(path.with_name("pipe"))
    assert run(path, "salvage", str(path.with_name(name))) == 3
    assert {"no file", "too long"} & set(re.findall("no file|too long", capsys.readouterr().err.lower()))
    assert sorted(one.name for one in path.parent.iterdir()) == ["folder", "pipe"]


def test_what_may_not_be_read_cannot_be_salvaged(as_somebody_else: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shut = as_somebody_else / "memories.db"
    shut.write_text("x")
    shut.chmod(0)
    os.seteuid(65534)
    assert run(shut, "salvage", str(shut)) == 3
    assert "cannot be opened" in capsys.readouterr().err


def test_an_emptied_file_starts_over_from_the_newest_backup(filled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(filled, "start-over") == 3
    assert run(filled, "backup") == 0
    os.truncate(filled, 0)
    capsys.readouterr()
    assert run(filled, "list") == 3
    assert "there are backups of it" in capsys.readouterr().err
    assert run(filled, "start-over") == 0
    assert "set-aside-1" in capsys.readouterr().out
    assert run(filled, "list") == 0
    assert capsys.readouterr().out.count("Owner likes") == 2
