"""Why no door opens: said to who reads, and in one line of JSON to a window."""

import json
import socket
from pathlib import Path

import pytest

from wellkept.cli.main import EXIT_FAULT, main


def _serve(path: Path, capsys: pytest.CaptureFixture[str], *further: str) -> tuple[int, str, str]:
    code = main(lambda _: 99, ["--store", str(path), "serve", *further])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_with_nobody_let_in_no_door_opens(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = _serve(path, capsys, "--port", "0")
    assert (code, out) == (EXIT_FAULT, "")
    assert "wellkept assistants add NAME" in err


def test_a_window_is_told_why_in_one_line(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = _serve(path, capsys, "--port", "0", "--ready-json")
    assert code == EXIT_FAULT
    assert json.loads(out) == {
        "ready": False,
        "fault": "NobodyLetIn",
        "sentence": "No assistant is let in yet, so no door was opened.",
        "next_step": "Let one in: wellkept assistants add NAME.",
    }


def test_a_port_in_use_is_told_by_its_name(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        _, out, _ = _serve(path, capsys, "--port", str(taken.getsockname()[1]), "--ready-json")
    assert json.loads(out)["fault"] == "PortTaken"
