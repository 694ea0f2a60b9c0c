"""`serve`: the door for assistants, until it is stopped."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from wellkept.cli.options import store_option, wanted
from wellkept.model.errors import WellkeptError
from wellkept.service.snippets import DOOR_PORT
from wellkept.service.wellkept import Wellkept, open_wellkept

_PORT_MAX = 65535


class NobodyLetIn(WellkeptError):
    """There is nobody to open a door for."""

    sentence = "No assistant is let in yet, so no door was opened."
    next_step = "Let one in: wellkept assistants add NAME."


@click.command()
@click.option(
    "--port", type=click.IntRange(0, _PORT_MAX), default=DOOR_PORT, show_default=True, help="0 takes a free one."
)
@click.option("--host", default="", help="Only 127.0.0.1, or only ::1; both by default, and nothing else ever.")
@click.option("--ready-json", is_flag=True, help="Say in one line of JSON where it listens, once it does.")
@click.option("--until-stdin-closes", is_flag=True, help="End when whoever started it closes its standard input.")
@store_option
def serve(store: Path | None, port: int, host: str, ready_json: bool, until_stdin_closes: bool) -> None:
    """Open the door for your assistants: a REST API on this computer, until Ctrl+C.

    Other computers cannot reach it. Each assistant shows the token that it got when you let it in
    (wellkept assistants add NAME), and reads and writes what you allowed it to. What it offers is
    described at /openapi.json.
    """
    with _faults_told(as_json=ready_json):
        _serve(wanted(store), port, host, ready_json=ready_json, until_stdin_closes=until_stdin_closes)


def _serve(place: Path | None, port: int, host: str, *, ready_json: bool, until_stdin_closes: bool) -> None:
    from wellkept.serve.listening import listen  # loaded here: other commands need no server
    from wellkept.serve.running import Serving, stop_with_stdin

    serving = Serving(lambda: _opened(place), listen(port, host))
    if until_stdin_closes:
        stop_with_stdin(serving)

    def ready() -> None:
        address = f"http://127.0.0.1:{serving.port}" if host != "::1" else f"http://[::1]:{serving.port}"
        if ready_json:
            click.echo(json.dumps({"ready": True, "address": address, "port": serving.port}))
        else:
            click.echo(f"Your assistants find Wellkept at {address}, on this computer only. Ctrl+C closes the door.")

    serving.run(ready, signals=True)


@contextmanager
def _faults_told(*, as_json: bool) -> Iterator[None]:
    """Say in one line of JSON, too, why the door does not open: the window that opens it shows that to the owner."""
    try:
        yield
    except WellkeptError as error:
        if as_json:
            told = {"fault": type(error).__name__, "sentence": error.sentence, "next_step": error.next_step}
            click.echo(json.dumps({"ready": False, **told}))
        raise


def _opened(place: Path | None) -> Wellkept:
    """Open the memories for those who are let in. Raises: NobodyLetIn."""
    opened = open_wellkept(place)
    if all(one.revoked_at is not None for one in opened.assistants.show().assistants):
        opened.close()
        raise NobodyLetIn
    return checked(opened)


def checked(opened: Wellkept) -> Wellkept:
    """Say at the start, and not in the middle of a question, what keeps memories from being found by meaning."""
    if fault := opened.doors.check():
        click.echo(fault, err=True)
    return opened


COMMANDS = (serve,)
