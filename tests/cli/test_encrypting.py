"""`wellkept encrypt` as people and scripts use it."""

import json
import sys
from collections.abc import Callable, Iterator
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from tests.building import memory
from tests.providers.keyring_drawer import Drawer
from tests.sealing import holding, keys_in
from wellkept.cli import encrypting, options
from wellkept.cli.main import main
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def drawer() -> Iterator[Drawer]:
    made = Drawer()
    yield made
    made.close()


@pytest.fixture
def run(path: Path, drawer: Drawer, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    store = SqliteStore.open(path)
    store.insert([memory("Owner once kept a quokka.")])
    store.close()

    def opened(store: Path | None, code: str = "") -> Wellkept:
        return Wellkept.open(store, code=code, keys=keys_in(drawer))

    def run_it(*arguments: str, stdin: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(stdin.encode()), encoding="utf-8"))
        code = main(lambda _: 99, ["--store", str(path), *arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    for module in (options, encrypting):
        monkeypatch.setattr(module, "open_wellkept", opened)
    return run_it


def test_on_shows_the_code_once_and_status_says_how_it_is(run: Run, path: Path) -> None:
    assert run("encrypt", "status")[:2] == (1, "The file is not encrypted.\n")
    code, out, err = run("encrypt", "on")
    assert code == 0
    shown, said = out.splitlines()
    assert len(shown) == 34
    assert said == "The file is encrypted; its key is in the keyring of this test."
    assert "Write it down" in err
    assert holding(path.parent, b"quokka") == []
    code, out, err = run("encrypt", "status")
    assert code == 0
    assert shown not in out + err
    assert "quokka" in run("list")[1]


def test_a_script_gets_the_code_as_json(run: Run) -> None:
    made = json.loads(run("encrypt", "on", "--json")[1])
    assert (made["encrypted"], made["key"], len(made["recoveryCode"])) == (True, "present", 34)
    assert run("encrypt", "on")[0] == 1
    again = json.loads(run("encrypt", "change-key", "--json")[1])
    assert again["recoveryCode"] != made["recoveryCode"]


def test_off_makes_it_plain(run: Run, path: Path, drawer: Drawer) -> None:
    run("encrypt", "on")
    assert run("encrypt", "off")[:2] == (0, "The file is not encrypted.\n")
    assert holding(path.parent, b"quokka") == [path.name]
    assert drawer.held == {}
    assert run("encrypt", "off")[0] == 1
    assert run("encrypt", "change-key")[0] == 1


def test_without_the_key_every_command_says_what_to_do_and_unlock_does_it(run: Run, drawer: Drawer) -> None:
    code = run("encrypt", "on")[1].splitlines()[0]
    drawer.held.clear()
    exit_code, _, err = run("list")
    assert exit_code == 3
    assert "wellkept encrypt unlock" in err
    assert run("encrypt", "unlock", stdin=code[:-1])[0] == 3
    assert run("encrypt", "unlock", stdin=code)[0] == 0
    assert "quokka" in run("list")[1]


def test_unlock_says_when_no_keyring_takes_the_key(run: Run, drawer: Drawer) -> None:
    code = run("encrypt", "on")[1].splitlines()[0]
    drawer.forgetful = True
    drawer.held.clear()
    exit_code, _, err = run("encrypt", "unlock", stdin=code)
    assert exit_code == 3
    assert "did not take the key" in err
