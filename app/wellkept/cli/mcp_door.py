"""`mcp`: the door for one assistant, over standard input and output."""

import json
import logging
import os
import sys
from pathlib import Path

import click

from wellkept.cli.options import json_option, store_option, wanted
from wellkept.cli.serving import checked
from wellkept.model.errors import WellkeptError
from wellkept.service.snippets import DOOR_PORT, PLACEHOLDER, TOKEN_VARIABLE, Reach, command_of, snippets
from wellkept.service.wellkept import open_wellkept


class NoToken(WellkeptError):
    """Nobody has said which assistant this is."""

    sentence = f"There is no token in {TOKEN_VARIABLE}, so no door was opened."
    next_step = "Let an assistant in (wellkept assistants add NAME) and start it as wellkept mcp --show-config says."


@click.command()
@click.option("--show-config", is_flag=True, help="Print what to copy into the settings of your assistant, and end.")
@click.option("--port", default=DOOR_PORT, show_default=True, help="With --show-config: where wellkept serve listens.")
@json_option
@store_option
def mcp(store: Path | None, show_config: bool, port: int, as_json: bool) -> None:
    """Open the door for the assistant that starts this command, by the Model Context Protocol.

    You never run it yourself: Claude Desktop, Cursor, VS Code and others start it once their settings
    name it. --show-config prints what to copy there; the token of the assistant (wellkept assistants
    add NAME) stands in WELLKEPT_TOKEN. It ends when the assistant does.
    """
    token = os.environ.get(TOKEN_VARIABLE, "").strip()
    place = wanted(store)
    if show_config:
        _show(place, token, port, as_json)
        return
    if not token:
        raise NoToken
    from wellkept.serve.mcp_run import serve_assistant  # loaded here: other commands need no protocol

    _log_without_words()
    serve_assistant(lambda: checked(open_wellkept(place)), token)


def _show(place: Path | None, token: str, port: int, as_json: bool) -> None:
    """Print what to copy, with the token that is at hand, or where it belongs."""
    reach = Reach(
        command=command_of(sys.executable, frozen=bool(getattr(sys, "frozen", False))),
        store="" if place is None else str(place.absolute()),
        token=token or PLACEHOLDER,
        port=port,
        windows=sys.platform == "win32",
    )
    if as_json:
        click.echo(json.dumps([{"id": one.id, "where": one.where, "text": one.text} for one in snippets(reach)]))
        return
    for one in snippets(reach):
        click.echo(f"{one.program}: {one.where}\n\n{one.text}\n")
    if not token:
        click.echo(f"Put the token of your assistant for {PLACEHOLDER}. To get one: wellkept assistants add NAME")


def _log_without_words() -> None:
    """Say in a line each on standard error that something went wrong and where; never what was given."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Wordless())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


class _Wordless(logging.Formatter):
    """Says where and what kind. What a library puts into a message may be what an assistant sent."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one line."""
        kind = f": {record.exc_info[0].__name__}" if record.exc_info and record.exc_info[0] else ""
        said = record.getMessage() if record.name.startswith("wellkept.") else "a fault"
        return f"wellkept mcp: {record.levelname.lower()} in {record.name}: {said}{kind}"


COMMANDS = (mcp,)
