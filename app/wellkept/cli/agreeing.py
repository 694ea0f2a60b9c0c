"""What would leave this computer, shown before it does; the owner agrees, or nothing goes."""

import sys

import click

from wellkept.cli.printing import plural
from wellkept.model.errors import WellkeptError
from wellkept.model.text import shown
from wellkept.service.remote_answers import Preview


class NotAgreedHere(WellkeptError):
    """Nobody can be asked, and nobody has agreed."""

    sentence = "This was not sent: you have not agreed to it yet."
    next_step = "Look at what would go, above; then run it again with --yes."


def at_a_terminal() -> bool:
    """Tell whether someone can be asked."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def agree_to(question: str, *, can_ask: bool) -> None:
    """Ask, and return if the owner agrees. Raises: NotAgreedHere; click.Abort for a no."""
    if not can_ask:
        raise NotAgreedHere
    click.confirm(question, abort=True, err=True)


def show_preview(preview: Preview) -> None:
    """Show exactly what would go, on standard error: what is printed stays what was asked for."""
    price = "" if preview.usd is None else " for nothing" if preview.usd == 0 else f" for about ${preview.usd:.4f}"
    many = plural(len(preview.parts), "part", "parts")
    click.echo(f"To {preview.host}, {shown(preview.model)}: {preview.chars:,} characters in {many}{price}.", err=True)
    for held in preview.held_back:
        click.echo(f"  {held}", err=True)
    click.echo("The instructions, with each part:", err=True)
    _indented(preview.instructions)
    for number, part in enumerate(preview.parts, start=1):
        click.echo(f"Part {number} of {len(preview.parts)}:", err=True)
        _indented(part)


def _indented(text: str) -> None:
    for line in text.splitlines():
        click.echo(f"  | {shown(line)}", err=True)
