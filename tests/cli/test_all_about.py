"""`forget --all-about`: shown, asked, forgotten as one act."""

import json
from pathlib import Path

import pytest

from tests.building import DAY, NOON, memory
from wellkept.cli.main import main
from wellkept.store.sqlite.sqlite_store import SqliteStore

SAID = ("Owner's sister Ingrid sails.", "Owner's sister is afraid of dogs.", "Owner likes tea.")


@pytest.fixture
def filled(path: Path) -> Path:
    store = SqliteStore.open(path)
    store.insert([memory(one, created_at=NOON + at * DAY, session=f"ses_{at}") for at, one in enumerate(SAID)])
    store.close()
    return path


def forget(path: Path, *options: str) -> int:
    return main(lambda _: 99, ["forget", "--store", str(path), *options])


def left(path: Path) -> int:
    store = SqliteStore.open(path)
    count = len(store.rows([1, 2, 3]))
    store.close()
    return count


def test_a_dry_run_shows_why_and_forgets_nothing(filled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert forget(filled, "--all-about", "Ingrid", "--dry-run") == 0
    out = capsys.readouterr().out
    assert "[x] 1: named in so many words\n      Owner's sister Ingrid sails." in out
    assert "[ ] 1: speak of “sister” (--also alias)\n      Owner's sister is afraid of dogs." in out
    assert left(filled) == 3


@pytest.mark.parametrize(
    ("options", "rest"),
    [
        (("--all-about", "Ingrid"), 2),
        (("--all-about", "Ingrid", "--also", "alias"), 1),
        (("--from", "2026-03-03", "--to", "2026-03-04"), 2),
        (("--all-about", "sister", "--from", "2026-03-03"), 2),
    ],
    ids=["direct", "alias", "time", "both"],
)
def test_yes_forgets_what_is_meant(options: tuple[str, ...], rest: int, filled: Path) -> None:
    assert forget(filled, *options, "--yes") == 0
    assert left(filled) == rest


def test_scripts_get_groups_and_a_count(filled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    forget(filled, "--all-about", "Ingrid", "--json", "--yes")
    said = json.loads(capsys.readouterr().out)
    assert [(one["reason"], one["meant"], len(one["memories"])) for one in said["groups"][:2]] == [
        ("named", True, 1),
        ("alias", False, 1),
    ]
    assert said["forgotten"] == 1


@pytest.mark.parametrize(
    ("options", "code"),
    [((), 2), (("mem_1", "--all-about", "tea"), 2), (("--all-about", "zeppelin", "--yes"), 1), (("--from", "soon"), 2)],
)
def test_what_cannot_be_done(options: tuple[str, ...], code: int, filled: Path) -> None:
    assert forget(filled, *options) == code
    assert left(filled) == 3
