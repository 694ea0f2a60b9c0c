"""`edit`: records of memories, not their words."""

from pathlib import Path

import click

from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import plural, print_json
from wellkept.cli.progress import worked
from wellkept.cli.words import WORDS
from wellkept.model.kinds import Kind
from wellkept.service.requests import Edit

_NOTHING = 1


@click.command()
@click.argument("memory_ids", metavar="ID...", nargs=-1, required=True)
@click.option("--kind", type=click.Choice([kind.value for kind in Kind]), default=None)
@click.option("--importance", type=click.FloatRange(0, 1), default=None)
@click.option("--core/--no-core", default=None, help="Always in mind, or not.")
@click.option("--about", default=None, type=WORDS, help="owner, person:NAME, everyone ...")
@click.option("--add-tag", "add_tags", multiple=True, type=WORDS)
@click.option("--remove-tag", "remove_tags", multiple=True, type=WORDS)
@json_option
@store_option
def edit(
    store: Path | None,
    memory_ids: tuple[str, ...],
    kind: str | None,
    importance: float | None,
    core: bool | None,
    about: str | None,
    add_tags: tuple[str, ...],
    remove_tags: tuple[str, ...],
    as_json: bool,
) -> None:
    """Change the records of memories, all as one act: kind, importance, tags, about whom. `correct` changes words."""
    wanted = (kind, importance, core, about, add_tags or None, remove_tags or None)
    if all(one is None for one in wanted):
        raise click.UsageError("Say what to change, such as --kind or --add-tag.")
    with opened(store) as wellkept:
        keys = tuple(wellkept.by_id(memory_id).key for memory_id in memory_ids)
        request = Edit(keys, Kind(kind) if kind else None, importance, core, about, add_tags, remove_tags)
        count = worked(wellkept.edit(request), "Changing").count
    if as_json:
        print_json({"changed": count})
    else:
        click.echo(f"Changed {plural(count, 'memory', 'memories')}.")
    if not count:
        raise click.exceptions.Exit(_NOTHING)


COMMANDS = (edit,)
