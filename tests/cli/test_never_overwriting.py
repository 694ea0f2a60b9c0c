"""Wherever the owner names a file to write to, what is there already stays: byte for byte, links included."""

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import click
import pytest

import wellkept.service
from tests.building import memory
from wellkept.cli.main import cli, main
from wellkept.service.encryption import NotSaved, save_code
from wellkept.service.encryption_requests import SaveCode
from wellkept.store.sqlite.backup_files import BESIDE
from wellkept.store.sqlite.sqlite_store import SqliteStore

THERE = b"What the owner wrote last summer.\n"


def _save(place: Path) -> str:
    with pytest.raises(NotSaved) as refused:
        save_code(SaveCode(place, "ABCD"))
    return str(refused.value)


def _run(*arguments: str) -> None:
    assert main(lambda _: 99, arguments) == 3


def _salvage(place: Path) -> None:
    _run("--store", str(place.with_name("m.db")), "salvage", str(place.with_name("m.db")), "--to", str(place))


def _salvage_beside(place: Path) -> None:
    """Without `--to` the new file has a name of ours."""
    damaged = place.with_name("m.db")
    place.rename(damaged.with_name("m.db.salvaged"))
    _run("--store", str(damaged), "salvage", str(damaged))


def _keep(place: Path) -> None:
    _run("--store", str(place), "keep", "Owner likes tea.")


def _start_over(place: Path) -> None:
    _run("--store", str(place.with_name("m.db")), "start-over", str(place))


WAYS: dict[str, Callable[[Path], object]] = {
    "the recovery code": _save,
    "salvage --to": _salvage,
    "salvage": _salvage_beside,
    "--store": _keep,
    "start-over BACKUP": _start_over,
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    store = SqliteStore.open(tmp_path / "m.db")
    store.insert([memory("Owner likes tea.")])
    store.close()
    return tmp_path


def _held(folder: Path) -> dict[str, object]:
    """Return what lies in a folder: links by where they lead, files by what they hold."""
    return {
        one.name: one.readlink()
        if one.is_symlink()
        else blake2b(one.read_bytes()).hexdigest()
        if one.is_file()
        else None
        for one in folder.iterdir()
    }


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS.keys())
def test_a_file_that_is_there_stays_as_it_is(folder: Path, way: Callable[[Path], object]) -> None:
    (folder / "there").write_bytes(THERE)
    way(folder / "there")
    assert [one.name for one in folder.iterdir() if one.is_file() and one.read_bytes() == THERE]
    assert len([one for one in folder.iterdir() if one.is_file()]) == 2


@pytest.mark.parametrize("way", [_save, _salvage], ids=["the recovery code", "salvage --to"])
@pytest.mark.parametrize("place", ["a link", "a link to nowhere", "a folder"])
def test_nor_is_anything_written_through_a_link(folder: Path, way: Callable[[Path], object], place: str) -> None:
    (folder / "there").write_bytes(THERE)
    (folder / "a link").symlink_to(folder / "there")
    (folder / "a link to nowhere").symlink_to(folder / "nowhere")
    (folder / "a folder").mkdir()
    before = _held(folder)
    way(folder / place)
    assert _held(folder) == before


@pytest.mark.parametrize("ending", BESIDE[1:])
def test_nor_what_sqlite_would_take_for_its_own(folder: Path, ending: str) -> None:
    (folder / f"new.db{ending}").write_bytes(THERE)
    before = _held(folder)
    _salvage(folder / "new.db")
    assert _held(folder) == before


def test_the_code_is_refused_by_the_name_of_the_file_and_another_is_asked_for(folder: Path) -> None:
    (folder / "code.txt").write_bytes(THERE)
    assert _save(folder / "code.txt") == (
        "There is something called code.txt already, and it was left as it is. "
        "Choose another name for the recovery code."
    )


def test_what_is_set_aside_takes_no_name_of_another(folder: Path) -> None:
    (folder / "m.db.set-aside-1-wal").write_bytes(THERE)
    backup = folder / "backup.db"
    backup.write_bytes((folder / "m.db").read_bytes())
    (folder / "m.db-wal").write_bytes(b"")
    assert main(lambda _: 99, ["--store", str(folder / "m.db"), "start-over", str(backup)]) == 0
    assert (folder / "m.db.set-aside-1-wal").read_bytes() == THERE
    assert (folder / "m.db.set-aside-2").is_file()


def _paths_of_commands() -> Iterator[str]:
    for name, command in (("", cli), *cli.commands.items()):
        inner = command.commands.items() if isinstance(command, click.Group) and name else [("", command)]
        for _, one in inner:
            yield from (f"{name} {each.name}" for each in one.params if isinstance(each.type, click.Path))


def _paths_of_requests() -> Iterator[str]:
    for module in iter_modules(wellkept.service.__path__):
        if module.name.endswith("requests"):
            for name, made in vars(import_module(f"wellkept.service.{module.name}")).items():
                if is_dataclass(made) and made.__module__ == f"wellkept.service.{module.name}":
                    yield from (f"{name}.{one.name}" for one in fields(made) if "Path" in str(one.type))


def test_whoever_takes_another_path_is_held_to_the_rule_too() -> None:
    """Those that only read are `teach`, `restore` and `PreviewRestore`, and what `salvage` reads from."""
    commands = {one for one in _paths_of_commands() if not one.endswith(" store")}
    assert commands == {"teach file", "restore file", "salvage file", "salvage target", "start-over backup"}
    assert set(_paths_of_requests()) == {
        "SaveCode.path",
        "PreviewRestore.path",
        "Backups.folder",
        "RestorePreview.path",
    }
