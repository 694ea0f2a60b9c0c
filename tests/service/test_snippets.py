"""What owners copy into their assistants' settings says exactly how to get here."""

import json
import shlex
from typing import Any

import pytest

from wellkept.service.snippets import PLACEHOLDER, Reach, Snippet, command_of, snippets

_REACH = Reach(
    command=("/opt/my programs/python", "-m", "wellkept"),
    store='/home/ana/it\'s "mine".wellkept',
    token="wk_secret",  # noqa: S106 # made up
    port=4801,
)


def _of(reach: Reach, name: str) -> Snippet:
    return next(one for one in snippets(reach) if one.id == name)


def _settings(name: str, key: str) -> Any:
    return json.loads(_of(_REACH, name).text)[key]["wellkept"]


@pytest.mark.parametrize(("name", "key"), [("claude-desktop", "mcpServers"), ("cursor", "mcpServers")])
def test_settings_start_wellkept_with_file_and_token(name: str, key: str) -> None:
    assert _settings(name, key) == {
        "command": "/opt/my programs/python",
        "args": ["-m", "wellkept", "mcp", "--store", _REACH.store],
        "env": {"WELLKEPT_TOKEN": "wk_secret"},
    }


def test_vs_code_is_told_the_type() -> None:
    assert _settings("vscode", "servers")["type"] == "stdio"


@pytest.mark.parametrize("name", ["claude-code", "curl"])
def test_lines_survive_a_shell(name: str) -> None:
    words = shlex.split(_of(_REACH, name).text)
    if name == "curl":
        assert words[-1] == "http://127.0.0.1:4801/api/twin/memories?q=coffee&limit=5"
        assert "Authorization: Bearer wk_secret" in words
    else:
        assert words[words.index("--") + 1 :] == [*_REACH.command, "mcp", "--store", _REACH.store]


def test_windows_lines_are_quoted_for_windows() -> None:
    reach = Reach(command=(r"C:\Program Files\Wellkept\wellkept.exe",), windows=True)
    assert r'-- "C:\Program Files\Wellkept\wellkept.exe" mcp' in _of(reach, "claude-code").text


def test_the_usual_file_is_not_named() -> None:
    assert "--store" not in "".join(one.text for one in snippets(Reach(command=("wellkept",))))


def test_without_a_token_its_place_is_shown() -> None:
    assert all(PLACEHOLDER in one.text for one in snippets(Reach(command=("wellkept",))))


def test_a_token_is_in_no_record_that_is_printed() -> None:
    assert "wk_secret" not in repr(_REACH) + repr(snippets(_REACH))


@pytest.mark.parametrize(
    ("frozen", "command"),
    [(True, ("/opt/wellkept/wellkept",)), (False, ("/opt/wellkept/wellkept", "-m", "wellkept"))],
    ids=["built", "from Python"],
)
def test_what_runs_wellkept(frozen: bool, command: tuple[str, ...]) -> None:
    assert command_of("/opt/wellkept/wellkept", frozen) == command
