"""`assistants`: who is let in, and with which rights."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import click

from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import plural, print_json
from wellkept.cli.words import WORDS
from wellkept.model.assistant_names import folded_name
from wellkept.model.assistants import Assistant, Right, Rights
from wellkept.model.instants import to_iso
from wellkept.model.text import shown
from wellkept.service.assistant_requests import (
    AddAssistant,
    ChangeAssistant,
    LetIn,
    RemoveAssistant,
    RenewToken,
    RevokeAssistant,
)
from wellkept.service.assistants import AssistantNotFound
from wellkept.service.wellkept import Wellkept

F = TypeVar("F", bound=Callable[..., Any])

_ANY = "*"
_NOTHING = 1
_RIGHTS = tuple(right.value for right in Right)
_WHAT_TO_DO = """\
This is the token of {name}. It is shown this once and kept nowhere: give it to the assistant, and to nobody else.
  HTTP: start wellkept serve; the assistant sends the header  Authorization: Bearer TOKEN
  MCP:  the assistant starts wellkept mcp with WELLKEPT_TOKEN=TOKEN in its environment
Lost it, or has somebody seen it? wellkept assistants renew {name}"""


def rights_options(function: F) -> F:
    """Add the options that say what an assistant may do."""
    options = (
        click.option("--may", multiple=True, type=click.Choice(_RIGHTS), help="If not said: read and propose."),
        click.option("--being", "beings", multiple=True, type=WORDS, help="Whose memories; owner is you."),
        click.option("--about", "abouts", multiple=True, type=WORDS, help="owner, everyone, person:NAME; * for any."),
        click.option("--space", "spaces", multiple=True, type=WORDS, help="Also what was learned there; * for any."),
    )
    for option in reversed(options):
        function = option(function)
    return function


@click.group()
def assistants() -> None:
    """The assistants that may come to your memories, each with a token of its own."""


@assistants.command()
@click.argument("name", type=WORDS)
@rights_options
@json_option
@store_option
def add(store: Path | None, name: str, as_json: bool, **given: Sequence[str]) -> None:
    """Let an assistant in, and print its token: only this once."""
    with opened(store) as wellkept:
        let_in = wellkept.assistants.add(AddAssistant(name, _rights(Rights(), given)))
    _tell_token(let_in, as_json=as_json)


@assistants.command("list")
@json_option
@store_option
def list_them(store: Path | None, as_json: bool) -> None:
    """List the assistants, the newest first, and how many of their wishes wait for you."""
    with opened(store) as wellkept:
        found = wellkept.assistants.show()
    if as_json:
        listed = [assistant_json(one) for one in found.assistants]
        print_json({"assistants": listed, "waiting": found.waiting, "held": found.held})
    else:
        for one in found.assistants:
            click.echo(_line(one))
        if found.waiting:
            click.echo(f"{plural(found.waiting, 'wish waits', 'wishes wait')} for you: wellkept wishes", err=True)
    if not found.assistants:
        click.echo("No assistant is let in. Add one: wellkept assistants add NAME", err=True)
        raise click.exceptions.Exit(_NOTHING)


@assistants.command()
@click.argument("name", type=WORDS)
@rights_options
@json_option
@store_option
def change(store: Path | None, name: str, as_json: bool, **given: Sequence[str]) -> None:
    """Give an assistant other rights, from its next request on; what is not named stays as it is."""
    if not any(given.values()):
        raise click.UsageError("Say what changes: --may, --being, --about or --space.")
    with opened(store) as wellkept:
        one = _named(wellkept, name)
        wellkept.assistants.change(ChangeAssistant(one.id, _rights(one.rights, given)))
        one = _named(wellkept, one.id)
    _tell(one, as_json=as_json)


@assistants.command()
@click.argument("name", type=WORDS)
@json_option
@store_option
def renew(store: Path | None, name: str, as_json: bool) -> None:
    """Give an assistant a new token; the old one is refused from now on. Lets one in again that was revoked."""
    with opened(store) as wellkept:
        let_in = wellkept.assistants.renew(RenewToken(_named(wellkept, name).id))
    _tell_token(let_in, as_json=as_json)


@assistants.command()
@click.argument("name", type=WORDS)
@json_option
@store_option
def revoke(store: Path | None, name: str, as_json: bool) -> None:
    """Shut an assistant out, from its next request on; what it read and wrote stays on record."""
    with opened(store) as wellkept:
        one = _named(wellkept, name)
        wellkept.assistants.revoke(RevokeAssistant(one.id))
        one = _named(wellkept, one.id)
    _tell(one, as_json=as_json)


@assistants.command()
@click.argument("name", type=WORDS)
@json_option
@store_option
def remove(store: Path | None, name: str, as_json: bool) -> None:
    """Shut an assistant out and erase it with its record and what it asked for; what it wrote stays."""
    with opened(store) as wellkept:
        one = _named(wellkept, name)
        wellkept.assistants.remove(RemoveAssistant(one.id))
    if as_json:
        print_json({"ok": True, "id": one.id})
    else:
        click.echo(f"Removed {shown(one.name)}.")


def assistant_named(wellkept: Wellkept, name: str) -> Assistant:
    """Return the assistant of a name, or of an id. Raises: AssistantNotFound."""
    return _named(wellkept, name)


def assistant_json(one: Assistant) -> dict[str, object]:
    """Return an assistant for scripts; null stands for any subject, and any space."""
    rights = one.rights
    return {
        "id": one.id,
        "name": one.name,
        "may": [right.value for right in Right if right in rights.can],
        "beings": list(rights.beings),
        "abouts": None if rights.abouts is None else list(rights.abouts),
        "spaces": None if rights.spaces is None else list(rights.spaces),
        "createdAt": to_iso(one.created_at),
        "revokedAt": None if one.revoked_at is None else to_iso(one.revoked_at),
        "lastSeen": None if one.last_seen is None else to_iso(one.last_seen),
    }


def _named(wellkept: Wellkept, name: str) -> Assistant:
    wanted = folded_name(name.strip())
    for one in wellkept.assistants.show().assistants:
        if name == one.id or folded_name(one.name) == wanted:
            return one
    raise AssistantNotFound


def _rights(before: Rights, given: dict[str, Sequence[str]]) -> Rights:
    """Return rights in which what is given takes the place of what was."""
    after = before
    if given["may"]:
        after = replace(after, can=frozenset(map(Right, given["may"])))
    if given["beings"]:
        after = replace(after, beings=tuple(given["beings"]))
    if given["abouts"]:
        after = replace(after, abouts=_all_or(given["abouts"]))
    if given["spaces"]:
        after = replace(after, spaces=_all_or(given["spaces"]))
    return after


def _all_or(values: Sequence[str]) -> tuple[str, ...] | None:
    return None if _ANY in values else tuple(values)


def _line(one: Assistant) -> str:
    may = ", ".join(right.value for right in Right if right in one.rights.can) or "nothing"
    seen = "never seen" if one.last_seen is None else f"seen {to_iso(one.last_seen)[:16].replace('T', ' ')}"
    standing = seen if one.revoked_at is None else "shut out"
    rights = one.rights
    where = f"of {_said(rights.beings)}, about {_said(rights.abouts)}"
    spaces = f", spaces {_said(rights.spaces)}" if rights.spaces != () else ""
    return f"{shown(one.name)}: may {may}; {where}{spaces}; {standing}  {one.id}"


def _said(values: Sequence[str] | None) -> str:
    return "any" if values is None else ", ".join(map(shown, values)) or "none"


def _tell(one: Assistant, *, as_json: bool) -> None:
    if as_json:
        print_json(assistant_json(one))
    else:
        click.echo(_line(one))


def _tell_token(let_in: LetIn, *, as_json: bool) -> None:
    """Print the token alone on standard output, so that a script can take it; what to do with it beside."""
    if as_json:
        print_json({**assistant_json(let_in.assistant), "token": let_in.token})
        return
    click.echo(let_in.token)
    click.echo(_WHAT_TO_DO.format(name=shown(let_in.assistant.name)), err=True)


COMMANDS = (assistants,)
