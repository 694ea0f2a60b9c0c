"""What to copy so that an assistant gets to these memories: its exact settings, from values alone.

Sources of the forms: the documentation of Claude Desktop and Claude Code (`mcpServers`, `claude mcp add`), of Cursor
(`~/.cursor/mcp.json`) and of VS Code (`mcp.json`, whose servers stand under `servers` and say their type).
"""

import json
import shlex
import subprocess  # only its rule for quoting on Windows; nothing is started
from dataclasses import dataclass, field

from wellkept.model.said import said

TOKEN_VARIABLE = "WELLKEPT_TOKEN"  # noqa: S105 # the name of a variable, not a token
"""Where `wellkept mcp` looks for the token of its assistant."""

PLACEHOLDER = "YOUR-TOKEN"
"""Stands in a snippet where no token is known: it is shown only once, when the assistant is added."""

DOOR_PORT = 4000
"""Where `wellkept serve` listens unless told otherwise."""

_NAME = "wellkept"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reach:
    """How an assistant gets here.

    Attributes: `command` what runs Wellkept, as `command_of` says it; `store` the file of memories, "" for the usual
    one; `port` of `wellkept serve`; `windows` whether shell lines are for Windows.
    """

    command: tuple[str, ...]
    store: str = ""
    token: str = field(default=PLACEHOLDER, repr=False)
    port: int = DOOR_PORT
    windows: bool = False


@dataclass(frozen=True, slots=True)
class Snippet:
    """Attributes: `id` a word for scripts; `where` one sentence that says where `text` belongs."""

    id: str
    program: str
    where: str
    text: str = field(repr=False)


def command_of(executable: str, frozen: bool) -> tuple[str, ...]:
    """Return what runs Wellkept: the built program itself, or Python and the package."""
    return (executable,) if frozen else (executable, "-m", "wellkept")


def snippets(reach: Reach) -> tuple[Snippet, ...]:
    """Return what to copy, one for each program."""
    return (
        Snippet(
            "claude-desktop",
            "Claude Desktop",
            said("Settings, Developer, Edit Config opens claude_desktop_config.json; save and start Claude again."),
            _pretty({"mcpServers": {_NAME: _started(reach)}}),
        ),
        Snippet(
            "claude-code",
            "Claude Code",
            said("Run this line once in a terminal."),
            _line(
                reach,
                *("claude", "mcp", "add", "--scope", "user", "--env", f"{TOKEN_VARIABLE}={reach.token}"),
                *("--transport", "stdio", _NAME, "--", *_arguments(reach)),
            ),
        ),
        Snippet(
            "cursor",
            "Cursor",
            said("Put this into the file .cursor/mcp.json in your home folder, then restart Cursor."),
            _pretty({"mcpServers": {_NAME: _started(reach)}}),
        ),
        Snippet(
            "vscode",
            "VS Code",
            said("Run the command MCP: Open User Configuration and put this into the file that opens."),
            _pretty({"servers": {_NAME: {"type": "stdio", **_started(reach)}}}),
        ),
        Snippet(
            "curl",
            "curl",
            said("A line for a terminal, while the door is open; it finds memories about coffee."),
            _line(reach, "curl", "-s", "-H", f"Authorization: Bearer {reach.token}", _address(reach)),
        ),
    )


def _started(reach: Reach) -> dict[str, object]:
    command, *arguments = _arguments(reach)
    return {"command": command, "args": arguments, "env": {TOKEN_VARIABLE: reach.token}}


def _arguments(reach: Reach) -> tuple[str, ...]:
    return (*reach.command, "mcp", *(("--store", reach.store) if reach.store else ()))


def _address(reach: Reach) -> str:
    return f"http://127.0.0.1:{reach.port}/api/twin/memories?q=coffee&limit=5"


def _pretty(settings: dict[str, object]) -> str:
    return json.dumps(settings, indent=2, ensure_ascii=False)


def _line(reach: Reach, *words: str) -> str:
    return subprocess.list2cmdline(words) if reach.windows else shlex.join(words)
