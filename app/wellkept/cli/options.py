"""Options that several commands share, and the store they open."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from wellkept.cli.paths import FILE_PATH
from wellkept.cli.stopping import stopping
from wellkept.cli.words import WORDS
from wellkept.model.errors import WellkeptError
from wellkept.model.instants import from_iso
from wellkept.model.kinds import Kind
from wellkept.model.memory import OWNER_BEING, Trust
from wellkept.model.query import Filters
from wellkept.service.answers import finish
from wellkept.service.backup_requests import MakeBackup
from wellkept.service.wellkept import Wellkept, open_wellkept
from wellkept.store.backups import BackupKind

F = TypeVar("F", bound=Callable[..., Any])

STORE_HELP = "The file of memories; without it, the one in your data folder."


def store_option(function: F) -> F:
    """Add `--store PATH`, which may also stand before the command."""
    return click.option("--store", type=FILE_PATH, default=None, help=STORE_HELP)(function)


def json_option(function: F) -> F:
    """Add `--json`."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON for scripts.")(function)


def filter_options(function: F) -> F:
    """Add the options that say which memories may appear; they arrive as `Filters` in `filters`."""
    options = (
        click.option("--being", "being_id", default=OWNER_BEING, type=WORDS, help="Whose memories; owner is you."),
        click.option("--kind", "kinds", multiple=True, type=click.Choice([kind.value for kind in Kind])),
        click.option("--source", "sources", multiple=True, type=WORDS, help="A source, or its part before the colon."),
        click.option("--tag", "tags", multiple=True, type=WORDS, help="All of the tags given must be there."),
        click.option("--about", "abouts", multiple=True, type=WORDS, help="owner, person:NAME, everyone ..."),
        click.option("--core/--no-core", default=None, help="Only, or not, what is always in mind."),
        click.option("--any-tag", "any_tags", multiple=True, type=WORDS, help="One of these tags must be there."),
        click.option("--trust", "trust", multiple=True, type=click.Choice([trust.value for trust in Trust])),
        click.option("--stays/--may-leave", "stays", default=None, help="Only, or not, what never leaves here."),
        click.option("--since", callback=instant, help="Learned on or after this date, such as 2026-03-01."),
        click.option("--until", callback=instant, help="Learned before this date."),
    )
    for option in reversed(options):
        function = option(function)
    return function


def filters_from(options: dict[str, Any]) -> Filters:
    """Return the filters that the options say, taking them out of the dictionary."""
    return Filters(
        being_id=options.pop("being_id"),
        kinds=tuple(Kind(kind) for kind in options.pop("kinds")),
        sources=options.pop("sources"),
        tags=options.pop("tags"),
        abouts=options.pop("abouts"),
        core=options.pop("core"),
        since=options.pop("since"),
        until=options.pop("until"),
        any_tags=options.pop("any_tags"),
        trust=tuple(Trust(trust) for trust in options.pop("trust")),
        stays=options.pop("stays"),
    )


def instant(_context: click.Context, _option: click.Parameter, value: str | None) -> int | None:
    """Read a date or an instant as ms since 1970 UTC."""
    if value is None:
        return None
    try:
        return from_iso(value)
    except ValueError:
        raise click.BadParameter("this is no date; write it like 2026-03-01 or 2026-03-01T18:30") from None


@contextmanager
def opened(store: Path | None) -> Iterator[Wellkept]:
    """Open the store named after or before the command, and close it at the end."""
    wellkept = open_wellkept(wanted(store))
    try:
        yield wellkept
        _back_up_daily(wellkept)
    except (KeyboardInterrupt, click.Abort):
        stopping.note(wellkept)
        raise
    finally:
        wellkept.close()


def wanted(store: Path | None) -> Path | None:
    """Return the store named after or before the command, None for the usual one."""
    before: Path | None = click.get_current_context().find_root().params.get("store")
    return store or before


def _back_up_daily(wellkept: Wellkept) -> None:
    """Make today's backup after a command that changed something; say it if that fails."""
    if wellkept.undo_state.undo is None:
        return
    try:
        finish(wellkept.backups.make(MakeBackup(BackupKind.DAILY)))
    except WellkeptError as error:
        click.echo(f"Today's backup failed. {error.sentence} {error.next_step}", err=True)
