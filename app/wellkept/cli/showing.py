"""`show`: one memory with all that its record holds."""

from pathlib import Path

import click

from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import line, print_json
from wellkept.model.instants import to_iso
from wellkept.model.memory import Memory
from wellkept.model.text import shown
from wellkept.model.wire import to_json
from wellkept.service.answers import Details, finish
from wellkept.service.beside_answers import Beside, ShowBeside
from wellkept.service.requests import ShowDetails

_TRUST = {"said": "said by you", "found": "found in a text", "guessed": "guessed by a model"}


@click.command()
@click.argument("memory_id", metavar="ID")
@click.option("--beside", is_flag=True, help="Also what was learned together with it, and what sounds near it.")
@json_option
@store_option
def show(store: Path | None, memory_id: str, beside: bool, as_json: bool) -> None:
    """Show one memory whole: its record, its earlier words, and where it came from."""
    with opened(store) as wellkept:
        key = wellkept.by_id(memory_id).key
        details = wellkept.show_details(ShowDetails(key))
        near = None
        if beside:
            finish(wellkept.prepare_meaning())
            near = wellkept.beside.show(ShowBeside(key))
    if as_json:
        print_json({**to_json(details.memory), **_json(details, near)})
        return
    for said in _record(details):
        click.echo(said)
    for title, cards in (("Learned together:", near.together), ("Sounds near:", near.near)) if near else ():
        if cards:
            click.echo(title)
        for card in cards:
            click.echo(f"  {line(card.memory)}")


def _record(details: Details) -> list[str]:
    memory = details.memory
    return [
        shown(memory.content),
        *(f"{name + ':':<16}{said}" for name, said in _fields(memory) if said),
        *([f"{'True as of:':<16}{to_iso(details.confirmed_at)}"] if details.confirmed_at is not None else []),
        *(f"{'Before:':<16}{to_iso(one.changed_at)}  {shown(one.was)}" for one in memory.history),
    ]


def _fields(memory: Memory) -> list[tuple[str, str]]:
    return [
        ("Id", memory.id),
        ("Kind", memory.kind.value + (", always in mind" if memory.core else "")),
        ("Importance", f"{memory.importance:g}"),
        ("Tags", " ".join(f"#{shown(tag)}" for tag in memory.tags)),
        ("About", shown(memory.about)),
        ("Learned in", shown(memory.space or "")),
        ("Source", f"{shown(memory.source)}, {_TRUST[memory.trust.value]}, written by {shown(memory.by)}"),
        ("In its words", shown(memory.quote or "")),
        ("Learned", to_iso(memory.created_at)),
        ("Changed", to_iso(memory.updated_at) if memory.updated_at is not None else ""),
        ("Recalled", to_iso(memory.last_accessed) if memory.last_accessed is not None else "never"),
    ]


def _json(details: Details, near: Beside | None) -> dict[str, object]:
    confirmed = to_iso(details.confirmed_at) if details.confirmed_at is not None else None
    if near is None:
        return {"confirmedAt": confirmed}
    return {
        "confirmedAt": confirmed,
        "learnedTogether": [to_json(card.memory) for card in near.together],
        "near": [to_json(card.memory) for card in near.near],
    }


COMMANDS = (show,)
