"""`wellkept mcp` before it opens: what to copy, and what is missing."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from wellkept.cli.main import EXIT_USAGE, main
from wellkept.service.snippets import PLACEHOLDER, TOKEN_VARIABLE

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.delenv(TOKEN_VARIABLE, raising=False)

    def run_it(*arguments: str) -> tuple[int, str, str]:
        code = main(lambda _: 99, ["--store", str(path), "mcp", *arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run_it


def test_what_to_copy_names_the_file_and_where_the_token_belongs(run: Run, path: Path) -> None:
    code, out, _ = run("--show-config")
    assert code == 0
    for program in ("Claude Desktop: ", "Claude Code: ", "Cursor: ", "VS Code: ", "curl: "):
        assert program in out
    assert str(path) in out
    assert out.rstrip().endswith("wellkept assistants add NAME")
    assert not path.exists()


def test_what_to_copy_has_the_token_that_is_at_hand(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TOKEN_VARIABLE, "wk_made_up")
    shown = {one["id"]: one["text"] for one in json.loads(run("--show-config", "--json", "--port", "4801")[1])}
    assert json.loads(shown["vscode"])["servers"]["wellkept"]["env"] == {TOKEN_VARIABLE: "wk_made_up"}
    assert "127.0.0.1:4801" in shown["curl"]
    assert PLACEHOLDER not in "".join(shown.values())


@pytest.mark.parametrize("token", ["", "  "], ids=["none", "blank"])
def test_without_a_token_no_door_opens(run: Run, path: Path, monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv(TOKEN_VARIABLE, token)
    code, out, said = run()
    assert (code, out) == (EXIT_USAGE, "")
    assert said.startswith("There is no token in WELLKEPT_TOKEN")
    assert "wellkept assistants add NAME" in said
    assert not path.exists()
