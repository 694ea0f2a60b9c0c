"""Why no door opens, told to a window in one line of JSON."""

import json
import socket
from pathlib import Path

import pytest

from wellkept.cli.main import EXIT_FAULT, main


def _serve(path: Path, capsys: pytest.CaptureFixture[str], *further: str) -> tuple[int, str]:
    code = main(lambda _: 99, ["--store", str(path), "serve", *further])
    said = capsys.readouterr()
    return code, said.out


def test_a_window_is_told_why_in_one_line(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = _serve(path, capsys, "--port", "0", "--ready-json")
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
        _, out = _serve(path, capsys, "--port", str(taken.getsockname()[1]), "--ready-json")
    assert json.loads(out)["fault"] == "PortTaken"
