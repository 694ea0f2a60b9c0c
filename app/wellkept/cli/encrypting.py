"""`encrypt`: encryption of the file of memories. Keys and codes are never arguments: `ps` shows those."""

import sys
from pathlib import Path

import click

from wellkept.cli.options import json_option, opened, store_option, wanted
from wellkept.cli.printing import plural, print_json
from wellkept.cli.words import standard_input
from wellkept.providers.keys import Standing
from wellkept.service.encryption_requests import EncryptionState
from wellkept.service.wellkept import open_wellkept

_NOTHING = 1
_FAULT = 3
_KEEP_IT = (
    "This is the recovery code of the file. Write it down and keep it in a safe place: it is shown only now,\n"
    "and without it and without the keyring of this computer nobody can read the file, not even you."
)


@click.group()
def encrypt() -> None:
    """Encrypt the file of memories: its key is in the keyring of your system, a recovery code on your paper."""


@encrypt.command()
@click.option("--yes", is_flag=True, help="Do not ask whether the code is written down.")
@json_option
@store_option
def on(store: Path | None, yes: bool, as_json: bool) -> None:
    """Encrypt the file, and show its recovery code once."""
    with opened(store) as wellkept:
        if wellkept.encryption.state().on:
            click.echo("The file is encrypted already. For a new code: wellkept encrypt change-key.", err=True)
            raise click.exceptions.Exit(_NOTHING)
        code = _show_code(wellkept.encryption.make_code().code, yes=yes, as_json=as_json)
        _say(wellkept.encryption.encrypt(), code, as_json=as_json)


@encrypt.command("change-key")
@click.option("--yes", is_flag=True, help="Do not ask whether the code is written down.")
@json_option
@store_option
def change_key(store: Path | None, yes: bool, as_json: bool) -> None:
    """Encrypt the file with a new key. The recovery code before opens it no more."""
    with opened(store) as wellkept:
        if not wellkept.encryption.state().on:
            click.echo("The file is not encrypted. To encrypt it: wellkept encrypt on.", err=True)
            raise click.exceptions.Exit(_NOTHING)
        code = _show_code(wellkept.encryption.make_code().code, yes=yes, as_json=as_json)
        _say(wellkept.encryption.encrypt(), code, as_json=as_json)


@encrypt.command()
@json_option
@store_option
def off(store: Path | None, as_json: bool) -> None:
    """Make the file a plain one again."""
    with opened(store) as wellkept:
        was_on = wellkept.encryption.state().on
        _say(wellkept.encryption.decrypt(), None, as_json=as_json)
    if not was_on:
        raise click.exceptions.Exit(_NOTHING)


@encrypt.command()
@json_option
@store_option
def status(store: Path | None, as_json: bool) -> None:
    """Say whether the file is encrypted. Exit code 1 where it is not, 3 where its key is not to be had."""
    with opened(store) as wellkept:
        state = wellkept.encryption.state()
    _say(state, None, as_json=as_json)
    if not state.on:
        raise click.exceptions.Exit(_NOTHING)


@encrypt.command()
@json_option
@store_option
def unlock(store: Path | None, as_json: bool) -> None:
    """Open the file by its recovery code, and put its key into the keyring of this computer.

    You are asked for the code and do not see it while typing; a script gives it on standard input.
    """
    wellkept = open_wellkept(wanted(store), _read_code())
    try:
        state = wellkept.encryption.state()
    finally:
        wellkept.close()
    _say(state, None, as_json=as_json)
    if not state.on:
        raise click.exceptions.Exit(_NOTHING)
    if state.standing is not Standing.PRESENT:
        click.echo("The code is right, but the keyring did not take the key: the code is needed each time.", err=True)
        raise click.exceptions.Exit(_FAULT)


def _read_code() -> str:
    if sys.stdin is not None and sys.stdin.isatty():
        typed: str = click.prompt("Recovery code", hide_input=True, err=True)
        return typed
    return standard_input().decode("utf-8", "replace")


def _show_code(code: str, *, yes: bool, as_json: bool) -> str:
    """Show a recovery code before anything is encrypted with it; who types is asked to go on."""
    if not as_json:
        click.echo(_KEEP_IT, err=True)
        click.echo(code)
    if not yes and sys.stdin is not None and sys.stdin.isatty():
        click.confirm("Is it written down? Encrypt now", abort=True, err=True)
    return code


def _say(state: EncryptionState, code: str | None, *, as_json: bool) -> None:
    if state.backups_left:
        backups = plural(state.backups_left, "backup is", "backups are")
        click.echo(f"{backups} not encrypted as the file is; the next start tries again.", err=True)
    if as_json:
        made = {} if code is None else {"recoveryCode": code}
        print_json(
            {
                "encrypted": state.on,
                "key": state.standing.value if state.on else None,
                "backupsLeft": state.backups_left,
                **made,
            }
        )
    elif not state.on:
        click.echo("The file is not encrypted.")
    elif state.standing is Standing.PRESENT:
        click.echo(f"The file is encrypted; its key is in {state.keyring}.")
    else:
        click.echo("The file is encrypted; its key is not in the keyring, so the recovery code is needed each time.")


COMMANDS = (encrypt,)
