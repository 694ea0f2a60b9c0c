"""`core`, `relevant` and `context`: what a conversation may read, as an assistant of that conversation would."""

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any, TypeVar

import click

from wellkept.cli.nearness import ready_for_meaning
from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import print_json, print_memories
from wellkept.cli.words import WORDS, standard_input
from wellkept.model.assistants import Caller
from wellkept.model.memory import OWNER, OWNER_BEING
from wellkept.model.scope import Scope
from wellkept.service.answers import finish
from wellkept.service.door_answers import Context, MemoryPage
from wellkept.service.door_requests import LIMIT_MAX, AskContext, AskCore, AskRelevant
from wellkept.service.wellkept import Wellkept

F = TypeVar("F", bound=Callable[..., Any])

_NOTHING = 1


def _scope_options(function: F) -> F:
    """Add the options that say who is there and where; they arrive as one `Scope` in `scope`."""
    options = (
        click.option("--with", "people", multiple=True, type=WORDS, help="Who is there: owner, or a name. [owner]"),
        click.option("--agent", default="", type=WORDS, help="The assistant that asks."),
        click.option("--thread", default="", type=WORDS, help="The conversation."),
        click.option("--space", default=None, type=WORDS, help="Where it is held: only what was learned there."),
        click.option("--any-space", is_flag=True, help="Also what was learned in any space."),
        click.option("--being", "being_id", default=OWNER_BEING, type=WORDS, help="Whose memories; owner is you."),
    )
    for option in reversed(options):
        function = option(function)
    return function


def _taken(options: dict[str, Any]) -> tuple[Scope, str]:
    """Return the scope that the options say, and the being, taking them out of the dictionary."""
    scope = Scope(
        people=options.pop("people") or (OWNER,),
        agent=options.pop("agent"),
        thread=options.pop("thread"),
        space=options.pop("space"),
        any_space=options.pop("any_space"),
    )
    return scope, options.pop("being_id")


@click.command()
@_scope_options
@json_option
@store_option
def core(store: Path | None, as_json: bool, **options: Any) -> None:
    """List what a conversation always has in mind."""
    scope, being_id = _taken(options)
    with opened(store) as wellkept:
        page = _answered(wellkept, AskCore(scope=scope, being_id=being_id))
    _tell(page, as_json=as_json)


@click.command()
@click.argument("words", nargs=-1, required=True, type=WORDS)
@click.option("--limit", type=click.IntRange(1, LIMIT_MAX), default=10, show_default=True)
@_scope_options
@json_option
@store_option
def relevant(store: Path | None, words: tuple[str, ...], limit: int, as_json: bool, **options: Any) -> None:
    """Find what is most relevant to WORDS in a conversation, without the core. It counts as recalled."""
    text = _text(words)
    scope, being_id = _taken(options)
    with opened(store) as wellkept:
        ready_for_meaning(wellkept, text)
        page = _answered(wellkept, AskRelevant(text=text, scope=scope, being_id=being_id, limit=limit))
    _tell(page, as_json=as_json)


@click.command()
@click.argument("words", nargs=-1, required=True, type=WORDS)
@click.option("--budget", type=click.IntRange(1, 1_000_000), default=1000, show_default=True, help="In tokens.")
@_scope_options
@json_option
@store_option
def context(store: Path | None, words: tuple[str, ...], budget: int, as_json: bool, **options: Any) -> None:
    """Print the block that goes into a prompt: the core first, then what is relevant to WORDS, dated."""
    text = _text(words)
    scope, being_id = _taken(options)
    with opened(store) as wellkept:
        ready_for_meaning(wellkept, text)
        found: Context = _answered(wellkept, AskContext(text=text, scope=scope, being_id=being_id, budget=budget))
    if as_json:
        print_json({"text": found.text, "tokens": found.tokens, "ids": list(found.ids), "leftOut": found.left_out})
    else:
        click.echo(found.text)


def _text(words: tuple[str, ...]) -> str:
    return standard_input().decode("utf-8", "replace") if words == ("-",) else " ".join(words)


def _answered(wellkept: Wellkept, request: AskCore | AskRelevant | AskContext) -> Any:
    """Ask as the owner, who may read all, within the scope of the request."""
    answer = wellkept.doors.answer(Caller(), request)
    return finish(answer) if isinstance(answer, Generator) else answer


def _tell(page: MemoryPage, *, as_json: bool) -> None:
    if not print_memories(page.memories, as_json=as_json):
        click.echo("Nothing here.", err=True)
        raise click.exceptions.Exit(_NOTHING)


COMMANDS = (core, relevant, context)
