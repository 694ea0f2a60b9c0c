"""`salvage` and `start-over`: ways on when the file of memories itself cannot be used."""

from pathlib import Path

import click

from wellkept.cli.options import json_option, store_option
from wellkept.cli.paths import FILE_PATH
from wellkept.cli.printing import plural, print_json
from wellkept.cli.stopping import stopping
from wellkept.service.mending import salvage_file, start_over_from
from wellkept.service.places import default_store_path

_NOTHING = 1


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", "target", type=FILE_PATH, help="The new file; else FILE with .salvaged after it.")
@json_option
@store_option
def salvage(store: Path | None, file: Path, target: Path | None, as_json: bool) -> None:
    """Read what can still be read of a damaged FILE into a new one; the damaged one is left as it is."""
    del store  # this command is about the file that it names
    target = target or file.with_name(file.name + ".salvaged")
    stopping.sentence = f"What was read until then may be in {target}; the damaged file is as it was."
    found = salvage_file(file, target)
    if as_json:
        counts = {"memories": found.memories, "bare": found.bare}
        print_json({**counts, "doubtful": found.doubtful, "unreadable": found.unreadable, "file": str(target)})
    else:
        click.echo(f"Read {plural(found.memories, 'memory', 'memories')} into {target}")
        for count, what in (
            (found.bare, "came without their questions and marks"),
            (found.doubtful, "were not as they were written, and were left out"),
            (found.unreadable, "could not be read"),
        ):
            if count:
                click.echo(f"{count:,} {what}.")
    if not found.memories:
        raise click.exceptions.Exit(_NOTHING)


@click.command("start-over")
@click.argument("backup", type=click.Path(path_type=Path), required=False)
@json_option
@store_option
def start_over(store: Path | None, backup: Path | None, as_json: bool) -> None:
    """Put the newest backup (or BACKUP) where the file of memories was; that one is kept under another name.

    Assistants are shut out until you give each a new token: wellkept assistants renew NAME.
    """
    path = store or click.get_current_context().find_root().params.get("store") or default_store_path()
    stopping.sentence = "Look what lies where the file of memories was, and start over again."
    chosen, aside = start_over_from(path, backup)
    if as_json:
        print_json({"backup": str(chosen), "aside": str(aside) if aside is not None else None})
        return
    click.echo(f"Started again from {chosen}")
    if aside is not None:
        click.echo(f"The file that was there is now {aside}")


COMMANDS = (salvage, start_over)
