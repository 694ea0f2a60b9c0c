"""`wellkept salvage` and `wellkept start-over` as scripts use them."""

import json
import os
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
