"""`key`: the key for a model service, which lives in the system keyring. It is never an argument: `ps` shows those."""

import sys
from dataclasses import asdict
from pathlib import Path

import click

from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import print_json
from wellkept.cli.words import standard_input
from wellkept.providers.keys import VARIABLE, Standing
from wellkept.service import remote_cases
from wellkept.service.answers import finish
from wellkept.service.remote_answers import KeyFacts, RemoteState
from wellkept.service.remote_requests import AskRemote, KeepKey

_NOTHING = 1
_FAULT = 3


@click.group()
def key() -> None:
    """The key for a model service: it lives in your system's keyring and in no file. All works without one."""


@key.command()
@json_option
@store_option
def status(store: Path | None, as_json: bool) -> None:
    """Say whether there is a key, and where. Exit code 1 where there is none."""
    with opened(store) as wellkept:
        state = finish(remote_cases.ask(wellkept.far.remote, AskRemote(anyway=True)))
    _say(state, as_json=as_json)
    if state.key.key is None and not state.keyless:
        raise click.exceptions.Exit(_NOTHING)


@key.command("set")
@json_option
@store_option
def set_key(store: Path | None, as_json: bool) -> None:
    """Check a key with the service and keep it in the keyring.

    You are asked for it and do not see it while typing; a script gives it on standard input.
    """
    text = _read()
    with opened(store) as wellkept:
        state = finish(remote_cases.keep_key(wellkept.far.remote, KeepKey(text)))
    _say(state, as_json=as_json)
    if state.key.standing is not Standing.PRESENT:
        click.echo(f"It ends with this command. Put the key into {VARIABLE} instead.", err=True)
        raise click.exceptions.Exit(_FAULT)


def _read() -> str:
    if _typed():
        typed: str = click.prompt("Key", hide_input=True, err=True)
        return typed
    return standard_input().decode("utf-8", "replace")


def _typed() -> bool:
    """Tell whether a person types, and so would see the key."""
    return sys.stdin is not None and sys.stdin.isatty()


@key.command()
@json_option
@store_option
def forget(store: Path | None, as_json: bool) -> None:
    """Take the key out of the keyring. To revoke it as well, use the link that `key status` prints."""
    with opened(store) as wellkept:
        state = finish(remote_cases.forget_key(wellkept.far.remote))
    _say(state, as_json=as_json)
    if state.key.standing not in (Standing.NONE, Standing.NO_KEYRING, Standing.ENVIRONMENT):
        raise click.exceptions.Exit(_FAULT)


@key.command()
@json_option
@store_option
def check(store: Path | None, as_json: bool) -> None:
    """Ask the service what the key may still spend."""
    with opened(store) as wellkept:
        facts = finish(remote_cases.check_key(wellkept.far.remote))
    if as_json:
        print_json(asdict(facts))
        return
    click.echo("The service accepts the key.")
    for line in facts_lines(facts):
        click.echo(line)


def _say(state: RemoteState, *, as_json: bool) -> None:
    if as_json:
        print_json(
            {
                "standing": state.key.standing.value,
                "host": state.host,
                "needsKey": not state.keyless,
                "says": state.key.sentence,
                "note": state.note,
                "revoke": state.revoke,
            }
        )
        return
    click.echo(f"{state.host}: {state.key.sentence} {state.key.next_step}".rstrip())
    if state.note not in ("", state.key.sentence):
        click.echo(state.note)
    if state.revoke:
        click.echo(f"Revoke it: {state.revoke}")


def facts_lines(facts: KeyFacts) -> list[str]:
    """Return what is known of a key, a line each."""
    resets = f", anew {facts.resets}" if facts.resets else ""
    lines = {
        "Limit": None if facts.limit_usd is None else f"{_usd(facts.limit_usd)}{resets}",
        "Left": None if facts.remaining_usd is None else _usd(facts.remaining_usd),
        "Spent": None if facts.used_usd is None else _usd(facts.used_usd),
        "This month": None if facts.used_month_usd is None else _usd(facts.used_month_usd),
        "Expires": facts.expires or None,
    }
    return [f"{name + ':':<12}{value}" for name, value in lines.items() if value is not None]


def _usd(amount: float) -> str:
    return f"${amount:,.2f}"


COMMANDS = (key,)
