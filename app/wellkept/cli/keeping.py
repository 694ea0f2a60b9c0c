"""`keep`."""

from dataclasses import replace
from pathlib import Path

import click

from wellkept.cli.forgotten import UNSURE, held_back, may_ask
from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import print_json
from wellkept.cli.progress import finish
from wellkept.cli.relations import UPDATE_HELP, compared_json, line_of
from wellkept.cli.words import WORDS, standard_input
from wellkept.model.kinds import Kind, coerce_kind
from wellkept.model.memory import Memory
from wellkept.model.wire import to_json
from wellkept.service.answers import Compared, Kept, Novelty
from wellkept.service.requests import Compare, Keep, Proposal
from wellkept.teach.plain_text import decode

_NOTHING = 1


@click.command()
@click.argument("words", nargs=-1, required=True, type=WORDS)
@click.option(
    "--kind", default=Kind.FACT.value, show_default=True, help="One of the six; other words are taken as the nearest."
)
@click.option("--importance", type=click.FloatRange(0, 1), default=0.5, show_default=True)
@click.option("--tag", "tags", multiple=True, type=WORDS)
@click.option("--about", default="owner", show_default=True, type=WORDS)
@click.option("--source", default="omni", show_default=True, type=WORDS)
@click.option("--update", "updates", metavar="ID", default=None, help=UPDATE_HELP)
@click.option("--by", default="owner", show_default=True, type=WORDS, help="Who writes it: owner, or agent:NAME.")
@click.option("--again", is_flag=True, help="Keep it although you had it forgotten.")
@click.option("--dry-run", is_flag=True, help="Say what it is to the memories you have, and keep nothing.")
@json_option
@store_option
def keep(
    store: Path | None,
    words: tuple[str, ...],
    kind: str,
    importance: float,
    tags: tuple[str, ...],
    about: str,
    source: str,
    updates: str | None,
    by: str,
    again: bool,
    dry_run: bool,
    as_json: bool,
) -> None:
    """Keep one sentence. WORDS are the sentence; - reads it from standard input.

    One that updates a memory, or conflicts with it, is kept beside it and you are told. --update
    replaces that memory instead; --dry-run tells you before anything is kept. What you had forgotten
    is held back: on a terminal you are asked, in a script --again keeps it. An assistant cannot keep it.
    """
    text = decode(standard_input()).text if words == ("-",) else " ".join(words)
    proposal = Proposal(text, kind=coerce_kind(kind), importance=importance, tags=tags, about=about, updates=updates)
    with opened(store) as wellkept:
        compared = finish(wellkept.compare(Compare(text)))
        if dry_run:
            _tell_only(compared, text, as_json=as_json)
            return
        if compared.novelty is Novelty.FORGOTTEN and not again and may_ask(by, source, as_json=as_json):
            again = click.confirm("You had this forgotten. Keep it again?")
        kept = finish(wellkept.keep(Keep((replace(proposal, again=again),), source=source, by=by, trust="said")))
        if kept.unsure:
            click.echo(UNSURE, err=True)
        if not kept.keys:
            _tell_held_back(as_json=as_json)
            raise click.exceptions.Exit(_NOTHING)
        memory = wellkept.memory(kept.keys[0])
    _tell_kept(kept, memory, compared, as_json=as_json)


def _tell_held_back(*, as_json: bool) -> None:
    if as_json:
        print_json({"heldBack": 1, "novelty": Novelty.FORGOTTEN.value})
    else:
        click.echo(held_back(1))


def _tell_only(compared: Compared, text: str, *, as_json: bool) -> None:
    if as_json:
        print_json(compared_json(compared))
        return
    click.echo(line_of(compared, text))
    if compared.novelty.asks and compared.twin:
        click.echo(f"Use --update {compared.twin.id} to replace it.")


def _tell_kept(kept: Kept, memory: Memory, compared: Compared, *, as_json: bool) -> None:
    """Say what was kept; where two may not both be true, also how to replace the older one."""
    if as_json:
        print_json({**to_json(memory), **compared_json(compared)})
        return
    done = "Remembered" if kept.added else "Updated" if kept.updated else "Already remembered"
    click.echo(f"{done} [{memory.id}].")
    if kept.added and compared.novelty.asks:
        click.echo(line_of(compared, memory.content))
        click.echo("Both are kept. To replace that one, forget the new one, then use --update ID.")


COMMANDS = (keep,)
