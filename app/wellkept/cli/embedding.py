"""`embed`: making the vectors that finding by meaning needs."""

import sys
from pathlib import Path

import click

from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import plural, print_json
from wellkept.providers.embedders import embedders
from wellkept.service.answers import Coverage, Embedded, Progress, finish
from wellkept.service.requests import UseEmbedder
from wellkept.service.wellkept import Wellkept

_UNUSABLE = 3


@click.command()
@click.option("--model", type=click.Choice(list(embedders())), default=None, help="Make vectors with this from now on.")
@click.option("--status", is_flag=True, help="Only say how many memories can be found by meaning.")
@json_option
@store_option
def embed(store: Path | None, model: str | None, status: bool, as_json: bool) -> None:
    """Make the vectors that are missing, so that memories are found by meaning.

    It may be stopped at any time and goes on where it was. After a change of model the old vectors
    serve until all new ones are there.
    """
    with opened(store) as wellkept:
        if model is not None:
            wellkept.use_embedder(UseEmbedder(model))
        embedded = Embedded(0) if status else _run(wellkept)
        coverage = wellkept.meaning.coverage()
    if as_json:
        print_json({**coverage_json(coverage), "embedded": embedded.count})
    else:
        if embedded.count:
            click.echo(f"Made {plural(embedded.count, 'vector', 'vectors')}.")
        click.echo(coverage_line(coverage))
    if embedded.note:
        raise click.exceptions.Exit(_UNUSABLE)


def _run(wellkept: Wellkept) -> Embedded:
    """Work through what is missing, with a bar on a terminal."""
    with click.progressbar(length=1, label="Reading for meaning", file=sys.stderr) as bar:

        def tell(step: Progress) -> None:
            if step.total:
                bar.length = step.total
                bar.update(step.done - bar.pos)

        return finish(wellkept.embed_pending(), tell)


def coverage_line(coverage: Coverage) -> str:
    """Return how much can be found by meaning, as one line."""
    said = f"{coverage.with_:,} of {coverage.total:,} searchable by meaning ({coverage.model})."
    return f"{said} {coverage.note}".rstrip()


def coverage_json(coverage: Coverage) -> dict[str, object]:
    """Return how much can be found by meaning, for scripts."""
    return {
        "model": coverage.model,
        "with": coverage.with_,
        "total": coverage.total,
        "usable": coverage.usable,
        "note": coverage.note,
    }


COMMANDS = (embed,)
