"""`forgotten`, and what is said of sentences that were forgotten before."""

import sys
from pathlib import Path

import click

from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import plural, print_json
from wellkept.model.memory import OWNER
from wellkept.service.answers import finish
from wellkept.service.forgotten_requests import ForgottenList, KeyPlace

UNSURE = "It could not be told whether you had this forgotten: the key to that list is out of reach."
_PLACES = {
    KeyPlace.KEYRING: "Their key is in {keyring}, not in the file of memories.",
    KeyPlace.FILE: "There is no system keyring, so their key lies in your settings: {file}",
    KeyPlace.WAITING: "Their key has not been asked for yet.",
    KeyPlace.LOCKED: "Their key is in your keyring, which is locked.",
    KeyPlace.NOWHERE: "Their key is out of reach: there is neither a keyring nor a folder of settings.",
}


def held_back(count: int) -> str:
    """Return what is said of sentences that are not kept."""
    them = "it" if count == 1 else "them"
    return f"{count:,} held back: you had {them} forgotten. --again keeps {them}."


def may_ask(by: str, source: str, *, as_json: bool) -> bool:
    """Tell whether the owner sits at a terminal: an assistant is never asked."""
    streams = (sys.stdin, sys.stdout)
    seen = all(stream is not None and stream.isatty() for stream in streams)
    return seen and not as_json and by == OWNER and not source.startswith("agent:")


@click.command()
@click.option("--count", "counting", is_flag=True, help="Print only how many there are.")
@click.option("--empty", is_flag=True, help="Empty the list: all of it may come back.")
@click.option("--watch", type=click.Choice(["on", "off"]), default=None, help="Hold back what was forgotten, or not.")
@json_option
@store_option
def forgotten(store: Path | None, counting: bool, empty: bool, watch: str | None, as_json: bool) -> None:
    """Show how many sentences were forgotten, so that they do not come back unasked.

    No words are kept, only fingerprints that cannot be made, nor a guess tried, without a key.
    """
    with opened(store) as wellkept:
        if watch is not None:
            wellkept.forgotten.watch(on=watch == "on")
        found = wellkept.forgotten.empty() if empty else finish(wellkept.forgotten.show())
    if as_json:
        print_json(_json(found))
    elif counting:
        click.echo(f"{found.count}")
    else:
        _tell(found)


def _tell(found: ForgottenList) -> None:
    click.echo(f"{plural(found.count, 'forgotten sentence is', 'forgotten sentences are')} known by fingerprint.")
    if found.unknown:
        click.echo(f"{found.unknown:,} of them were noted with another key, so they cannot be recognised here.")
    if found.count:
        click.echo(_PLACES[found.place].format(keyring=found.keyring, file=found.file))
    if not found.watched:
        click.echo("They are not held back: it is switched off (--watch on).")


def _json(found: ForgottenList) -> dict[str, object]:
    return {
        "count": found.count,
        "unrecognisable": found.unknown,
        "watched": found.watched,
        "key": found.place.value,
    }


COMMANDS = (forgotten,)
