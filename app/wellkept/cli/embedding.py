"""`embed`: making the vectors that finding by meaning needs."""

import sys
from dataclasses import asdict
from pathlib import Path

import click

from wellkept.cli.agreeing import agree_to, at_a_terminal
from wellkept.cli.exam import verdict_line
from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import plural, print_json
from wellkept.cli.progress import worked
from wellkept.cli.words import WORDS
from wellkept.providers.embedders import embedders
from wellkept.service.answers import finish
from wellkept.service.meaning_answers import Coverage, Embedded
from wellkept.service.remote_requests import ShowLedger, UseRemoteEmbedder
from wellkept.service.requests import UseEmbedder
from wellkept.service.wellkept import Wellkept

_WAITS = 1
_UNUSABLE = 3


@click.command()
@click.option(
    "--use",
    "--model",
    "model",
    type=click.Choice(list(embedders())),
    default=None,
    help="Make vectors with this from now on.",
)
@click.option("--use-remote", metavar="MODEL", default=None, type=WORDS, help="Likewise with a model of the service.")
@click.option("--yes", is_flag=True, help="Send your memories to that service without being asked.")
@click.option("--anyway", is_flag=True, help="Change even if your exam comes out worse.")
@click.option("--status", is_flag=True, help="Only say how many memories can be found by meaning.")
@json_option
@store_option
def embed(
    store: Path | None,
    model: str | None,
    use_remote: str | None,
    yes: bool,
    anyway: bool,
    status: bool,
    as_json: bool,
) -> None:
    """Make the vectors that are missing, so that memories are found by meaning.

    It may be stopped at any time and goes on where it was. After a change of model the old vectors
    serve until all new ones are there. Where the questions of your exam would do worse with it, you are
    asked first (exit code 1 where nobody can be asked).
    """
    if model is not None and use_remote is not None:
        raise click.UsageError("Name one: --use or --use-remote.")
    with opened(store) as wellkept:
        if use_remote is not None:
            _use_remote(wellkept, use_remote, yes=yes)
        if model is not None or anyway:
            wellkept.use_embedder(UseEmbedder(model or wellkept.meaning.chosen.name, anyway))
        embedded = Embedded(0) if status else _run(wellkept)
        if not as_json and not status:
            _decide(wellkept)
        coverage = wellkept.meaning.coverage()
    if as_json:
        print_json({**coverage_json(coverage), "embedded": embedded.count})
    else:
        if embedded.count:
            click.echo(f"Made {plural(embedded.count, 'vector', 'vectors')}.")
        click.echo(coverage_line(coverage))
    if embedded.note:
        raise click.exceptions.Exit(_UNUSABLE)
    if coverage.waiting is not None and not status:
        raise click.exceptions.Exit(_WAITS)


def _use_remote(wellkept: Wellkept, model: str, *, yes: bool) -> None:
    """Choose a model of the service, once the owner knows that memories go there. Raises: NotAgreedHere."""
    base = wellkept.far.remote.base
    if not (yes or base.local):
        total, staying = wellkept.meaning.coverage().total, wellkept.far.show_ledger(ShowLedger(1)).staying
        many = plural(total - staying, "memory goes", "memories go")
        stay = f" {plural(staying, 'stays', 'stay')} here, marked as private." if staying else ""
        click.echo(f"The words of {many} to {base.host}, and those you keep and search for later.{stay}", err=True)
        agree_to("Send them?", can_ask=at_a_terminal())
    finish(wellkept.far.use_remote_embedder(UseRemoteEmbedder(model)))


def _decide(wellkept: Wellkept) -> None:
    """Ask the owner about a change that waits, or say how to decide where nobody can be asked."""
    waiting = wellkept.meaning.waiting
    if waiting is None:
        return
    click.echo(f"By {waiting.model} instead of {waiting.serving}: {verdict_line(waiting.verdict)}", err=True)
    if not all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout)):
        keep, change = f"embed --use {waiting.serving}", f"embed --use {waiting.model} --anyway"
        click.echo(f"Keep the old one: wellkept {keep}. Change anyway: wellkept {change}", err=True)
        return
    anyway = click.confirm(f"Change to {waiting.model} anyway?")
    wellkept.use_embedder(UseEmbedder(waiting.model if anyway else waiting.serving, anyway))
    _run(wellkept)


def _run(wellkept: Wellkept) -> Embedded:
    """Work through what is missing."""
    return worked(wellkept.embed_pending(), "Reading for meaning")


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
        **({"waiting": asdict(coverage.waiting)} if coverage.waiting else {}),
    }


COMMANDS = (embed,)
