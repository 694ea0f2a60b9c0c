"""`wellkept serve`: where it listens, how it is refused, and how it ends."""

import signal
import socket
from pathlib import Path

import pytest

from tests.doors.program import let_in, program
from wellkept.cli.main import EXIT_FAULT, main


def run(*arguments: str) -> int:
    return main(lambda _: 0, ["serve", *arguments])


def test_it_says_where_it_listens_and_ends_well(path: Path) -> None:
    token = let_in(path, "north")
    with program(path, stop=signal.SIGTERM) as server, server.client(token) as client:
        assert client.get("/api/twin/memories").json() == []


def test_where_nobody_is_let_in_no_door_opens(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--store", str(path), "--port", "0") == EXIT_FAULT
    assert "wellkept assistants add" in capsys.readouterr().err


def test_a_port_in_use_is_a_sentence(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        assert run("--store", str(path), "--port", str(other.getsockname()[1])) == EXIT_FAULT
    assert "Choose another one with --port." in capsys.readouterr().err


def test_other_computers_are_never_let_in(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--store", str(path), "--host", "0.0.0.0") == EXIT_FAULT  # noqa: S104 - refused
    assert "this computer only" in capsys.readouterr().err
