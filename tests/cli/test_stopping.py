"""A command that is stopped, by Ctrl+C or by being asked to end, says so in one line, and what was kept until then."""

import io
import os
import signal
import sys
from pathlib import Path

import pytest

from tests.building import memory
from wellkept.cli.main import main
from wellkept.cli.progress import finish
from wellkept.cli.stopping import stopping
from wellkept.model.query import Filters
from wellkept.service.answers import Progress, Steps
from wellkept.store.sqlite.sqlite_store import SqliteStore

MANY = 420
NOTHING = "Stopped. No memory was kept, changed or forgotten."
TEXT = "\n\n".join(f"Owner planted {number} tulips in the {number}th row of the garden." for number in range(MANY))


class Terminal(io.StringIO):
    """Standard error as a terminal, at which somebody stops the program once they read some words."""

    def __init__(self, at: str, number: int) -> None:
        super().__init__()
        self._at, self._number = at, number

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        written = super().write(text)
        if self._at and self._at in self.getvalue():
            self._at = ""
            os.kill(os.getpid(), self._number)
        return written


class Waiting(io.RawIOBase):
    """Standard input that never ends, until the program is stopped."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number

    def readable(self) -> bool:
        return True

    def readinto(self, _buffer: object) -> int:
        os.kill(os.getpid(), self._number)
        return 0


@pytest.fixture
def filled(path: Path) -> Path:
    store = SqliteStore.open(path)
    store.insert([memory(f"Owner keeps bee {number}.", tags=("bees",)) for number in range(MANY)])
    store.close()
    path.with_name("text.txt").write_text(TEXT, encoding="utf-8")
    return path


def _count(path: Path) -> int:
    store = SqliteStore.open(path)
    count = len(store.newest_keys(Filters()))
    store.close()
    return count


STOPPED: dict[str, tuple[tuple[str, ...], str, str]] = {
    "while finding": (("teach", "text.txt"), "Finding sentences", NOTHING),
    "while keeping": (
        ("teach", "text.txt"), "Keeping  [#############", "Stopped. {n} memories were kept before that, and no more."
    ),
    "while backing up": (("backup",), "Backing up", NOTHING),
}  # fmt: skip


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)], ids=["end", "ctrl+c"])
@pytest.mark.parametrize(("command", "at", "said"), STOPPED.values(), ids=STOPPED.keys())
def test_what_was_done_until_then_is_said(
    filled: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: tuple[str, ...],
    at: str,
    said: str,
    number: signal.Signals,
    code: int,
) -> None:
    monkeypatch.chdir(filled.parent)
    terminal = Terminal(at, number)
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(lambda _: 99, ["--store", str(filled), *command]) == code
    kept = _count(filled) - MANY
    assert terminal.getvalue().splitlines()[-1] == said.format(n=kept)
    assert (kept > 0) is (said != NOTHING)
    assert not filled.with_name("memories.db-wal").exists()


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)], ids=["end", "ctrl+c"])
@pytest.mark.parametrize("command", ["teach", "keep", "search"])
def test_nothing_is_done_while_the_text_is_waited_for(
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
    number: signal.Signals,
    code: int,
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(Waiting(number)), encoding="utf-8"))
    assert main(lambda _: 99, [command, "--store", str(path), "-"]) == code
    assert capsys.readouterr() == ("", f"{NOTHING}\n")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["end", "ctrl+c"])
def test_a_slice_is_finished_first(number: signal.Signals) -> None:
    def steps() -> Steps[int]:
        os.kill(os.getpid(), number)
        held.append(True)
        yield Progress(1, 2)
        held.append(False)
        return 2

    held: list[bool] = []
    with stopping.heard(), pytest.raises(KeyboardInterrupt):
        finish(steps())
    assert held == [True]


def test_who_asks_twice_does_not_wait() -> None:
    passed: list[int] = []

    def asked_twice() -> None:
        with stopping.held():
            for number in (1, 2):
                os.kill(os.getpid(), signal.SIGTERM)
                passed.append(number)

    with stopping.heard(), pytest.raises(KeyboardInterrupt):
        asked_twice()
    assert passed == [1]


def test_signals_are_heard_afterwards_as_before(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = [signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)]
    main(lambda _: 99, ["list", "--store", str(path)])
    assert [signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)] == before
    capsys.readouterr()
