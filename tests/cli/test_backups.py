"""`wellkept backup`, `backups` and `restore` as scripts use them."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.building import memory
from wellkept.cli.main import main
from wellkept.store.backups import BackupKind
from wellkept.store.sqlite.scratch import Scratch
from wellkept.store.sqlite.sqlite_store import SqliteStore

Run = Callable[..., tuple[int, str, str]]
TEA, RAIN = memory("Owner likes tea."), memory("Owner likes rain.")


@pytest.fixture
def run(path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    store = SqliteStore.open(path)
    store.insert([TEA, RAIN])
    store.close()

    def run_it(*arguments: str) -> tuple[int, str, str]:
        code = main(lambda _: 99, ["--store", str(path), *arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run_it


def lose(path: Path, key: int) -> None:
    store = SqliteStore.open(path)
    store.set_aside([key])
    store.close()


def names(path: Path) -> list[str]:
    return sorted(file.name for file in path.with_name("memories.db.backups").glob("*.db"))


def test_a_backup_is_made_listed_and_brought_back_from(run: Run, path: Path) -> None:
    assert run("backups")[0] == 1
    made = json.loads(run("backup", "--json")[1])
    assert (made["memories"], made["kind"], made["reachable"]) == (2, "asked", True)
    assert run("backups")[1].endswith("2 memories  identical when it was made\n")
    lose(path, 1)
    code, shown, told = run("restore", made["name"], "--dry-run")
    assert (code, shown) == (0, f"- {TEA.id}  Owner likes tea.\n")
    assert "2 memories in the backup: 1 only there (-)" in told
    assert run("restore", made["path"], "--json")[1].startswith('{"lost": 1')
    assert run("list")[1].count("Owner") == 2
    kinds = [one["kind"] for one in json.loads(run("backups", "--json")[1])["backups"]]
    assert sorted(kinds) == [BackupKind.ASKED, BackupKind.RESTORE, BackupKind.DAILY]


def test_single_memories_come_back(run: Run, path: Path) -> None:
    run("backup")
    (name,) = names(path)
    lose(path, 1)
    lose(path, 2)
    assert run("restore", name, "--id", RAIN.id)[1].startswith("Brought 1 memory back")
    assert run("list")[1].count("Owner") == 1


def test_what_is_forgotten_leaves_the_backups_and_stays_forgotten(run: Run, path: Path) -> None:
    run("backup")
    copied = path.with_name("carried_away.db")
    (name,) = names(path)
    copied.write_bytes((path.with_name("memories.db.backups") / name).read_bytes())
    assert run("forget", TEA.id)[0] == 0
    assert b"likes tea" not in b"".join(file.read_bytes() for file in path.with_name("memories.db.backups").iterdir())
    told = json.loads(run("restore", str(copied), "--dry-run", "--json")[1])
    assert (told["stayForgotten"], told["lost"]) == (1, [])
    assert run("restore", str(copied), "--all")[0] == 0
    assert "tea" not in run("list")[1]


def test_a_command_that_writes_makes_one_backup_a_day(run: Run, path: Path) -> None:
    run("list")
    assert not path.with_name("memories.db.backups").exists()
    run("correct", RAIN.id, "Owner likes snow.")
    run("correct", RAIN.id, "Owner likes hail.")
    assert [name.split("_")[-1] for name in names(path)] == ["daily.db"]


def test_nothing_is_said_where_another_program_makes_the_daily_one(run: Run, path: Path) -> None:
    with Scratch.begin(path):
        code, _, complaint = run("keep", "Owner likes snow.")
    assert (code, complaint) == (0, "")


@pytest.mark.parametrize("what", ["nowhere.db", "."])
def test_what_is_no_backup_is_refused(run: Run, what: str) -> None:
    code, _, told = run("restore", what)
    assert code == 3
    assert "cannot be reached" in told
