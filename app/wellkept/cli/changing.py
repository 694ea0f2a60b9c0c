"""`correct` and `forget`."""

from pathlib import Path

import click

from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import plural, print_json
from wellkept.cli.words import WORDS
from wellkept.model.wire import to_json
from wellkept.service.answers import finish
from wellkept.service.requests import Correct, Forget


@click.command()
@click.argument("memory_id", metavar="ID")
@click.argument("words", nargs=-1, required=True, type=WORDS)
@click.option("--why", default="", type=WORDS, help="A short reason, kept in the history.")
@json_option
@store_option
def correct(store: Path | None, memory_id: str, words: tuple[str, ...], why: str, as_json: bool) -> None:
    """Give a memory new words; its earlier ones stay in its history."""
    with opened(store) as wellkept:
        key = wellkept.by_id(memory_id).key
        corrected = wellkept.correct(Correct(key, " ".join(words), why))
    if as_json:
        print_json(to_json(corrected.memory))
    else:
        click.echo(f"Corrected [{corrected.memory.id}].")


@click.command()
@click.argument("memory_ids", metavar="ID...", nargs=-1, required=True)
@json_option
@store_option
def forget(store: Path | None, memory_ids: tuple[str, ...], as_json: bool) -> None:
    """Forget memories for good: every trace of them leaves the file. Here there is no undo."""
    with opened(store) as wellkept:
        keys = tuple(wellkept.by_id(memory_id).key for memory_id in memory_ids)
        forgotten = finish(wellkept.forget(Forget(keys)))
    if as_json:
        print_json({"ok": True, "forgotten": forgotten.count, "scrubbed": forgotten.scrubbed})
        return
    click.echo(f"Forgot {plural(forgotten.count, 'memory', 'memories')}.")
    if not forgotten.scrubbed:
        click.echo("Another program is reading the file; the last bytes go as soon as it lets go.", err=True)


COMMANDS = (correct, forget)
