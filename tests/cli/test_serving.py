"""`wellkept serve`: where it listens, how it is refused, and how it ends."""

import json
import signal
import socket
from pathlib import Path

import pytest

from tests.doors.program import let_in, program
from wellkept.cli.main import EXIT_FAULT, main
from wellkept.cli.serving import checked
from wellkept.providers.hash_words import HashWords
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore


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


def test_a_window_is_told_why_in_one_line(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--store", str(path), "--port", "0", "--ready-json") == EXIT_FAULT
    assert json.loads(capsys.readouterr().out) == {
        "ready": False,
        "fault": "NobodyLetIn",
        "sentence": "No assistant is let in yet, so no door was opened.",
        "next_step": "Let one in: wellkept assistants add NAME.",
    }


def test_a_port_in_use_is_told_by_its_name(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        run("--store", str(path), "--port", str(other.getsockname()[1]), "--ready-json")
    assert json.loads(capsys.readouterr().out)["fault"] == "PortTaken"


class _Absent(HashWords):
    """An embedder that cannot be used here."""

    def check(self) -> str:
        return "The model is not here."


@pytest.mark.parametrize(
    ("embedder", "said"),
    [(HashWords(), ""), (_Absent(), "The model is not here. Searching goes by words only.\n")],
    ids=["usable", "absent"],
)
def test_a_model_that_cannot_be_used_is_said_as_the_door_opens(
    path: Path, capsys: pytest.CaptureFixture[str], embedder: HashWords, said: str
) -> None:
    opened = Wellkept(SqliteStore.open(path), known={"built-in": embedder})
    assert checked(opened) is opened
    opened.close()
    assert capsys.readouterr().err == said
