"""`samples`: memories of somebody who does not exist, to look around in."""

from pathlib import Path

import click

from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import plural, print_json
from wellkept.cli.progress import worked
from wellkept.cli.words import WORDS
from wellkept.model.memory import OWNER_BEING
from wellkept.service.requests import AddSamples, AskSamples, Forget
from wellkept.service.samples import LANGUAGES, sample_file

_NOTHING = 1
_SAMPLES = ("sample memory", "sample memories")
_being = click.option("--being", "being_id", default=OWNER_BEING, show_default=True, type=WORDS, help="Whose.")


@click.group()
def samples() -> None:
    """Sample memories to look around in, before the first memory is taught."""


@samples.command("add")
@click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True, help="They are told in it.")
@_being
@json_option
@store_option
def add_samples(store: Path | None, language: str, being_id: str, as_json: bool) -> None:
    """Add some forty sample memories, where there are no memories yet."""
    with opened(store) as wellkept:
        added = wellkept.samples.add(AddSamples(sample_file(language).read_text(encoding="utf-8"), being_id))
    if as_json:
        print_json({"added": len(added.keys)})
    else:
        click.echo(f"Added {plural(len(added.keys), *_SAMPLES)}; wellkept samples remove takes them all away.")


@samples.command("remove")
@_being
@json_option
@store_option
def remove_samples(store: Path | None, being_id: str, as_json: bool) -> None:
    """Forget all sample memories, with every trace; what you taught yourself stays."""
    with opened(store) as wellkept:
        keys = wellkept.samples.show(AskSamples(being_id)).keys
        count = worked(wellkept.forget(Forget(keys)), "Forgetting").count if keys else 0
    if as_json:
        print_json({"removed": count})
    elif count:
        click.echo(f"Removed {plural(count, *_SAMPLES)}.")
    if not count:
        click.echo("There are no sample memories here.", err=True)
        raise click.exceptions.Exit(_NOTHING)


COMMANDS = (samples,)
