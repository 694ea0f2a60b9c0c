"""The commands, the exit codes, and how a fault is said."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import click

from wellkept import __version__
from wellkept.cli import (
    assistants,
    backups,
    changing,
    completing,
    conversation,
    doctor,
    duplicates,
    editing,
    embedding,
    encrypting,
    exam,
    finding,
    forgotten,
    keeping,
    keys,
    ledger,
    mcp_door,
    mending,
    remote,
    samples,
    saved,
    serving,
    showing,
    still,
    teaching,
    wishes,
)
from wellkept.cli.agreeing import NotAgreedHere
from wellkept.cli.mcp_door import NoToken
from wellkept.cli.options import STORE_HELP
from wellkept.cli.paths import FILE_PATH
from wellkept.cli.printing import hush, print_any_letter
from wellkept.cli.stopping import stopping
from wellkept.model.assistant_names import InvalidAssistant
from wellkept.model.errors import Interrupted, InvalidMemory, LibraryMissing, MemoryNotFound, NoDisplay, WellkeptError
from wellkept.providers.base_url import AddressRefused
from wellkept.providers.faults import Cancelled
from wellkept.providers.key_text import KeyTextRefused
from wellkept.service.assistants import AssistantNotFound
from wellkept.service.exam import QuestionNotFound
from wellkept.service.far_side import InvalidMark
from wellkept.service.samples import NotEmpty

EXIT_NOTHING = 1  # nothing found, nothing changed
EXIT_USAGE = 2  # asked wrongly, or for a window where there is no display
EXIT_FAULT = 3  # the file of memories, or the model service, cannot be used as asked
EXIT_INTERRUPTED = 130
_ASKED_WRONGLY = (
    NoDisplay,
    LibraryMissing,
    InvalidMemory,
    InvalidAssistant,
    KeyTextRefused,
    AddressRefused,
    InvalidMark,
    NotAgreedHere,
    NoToken,
)
_NOTHING_DONE = (MemoryNotFound, QuestionNotFound, AssistantNotFound, NotEmpty)

OpenWindow = Callable[[Path | None], int]


class _CannotPrint(Exception):
    """What was to be printed could not be; click would end the program on its own for a closed pipe."""

    def __init__(self, error: OSError) -> None:
        super().__init__()
        self.error = error


class _Stopped(Exception):
    """Ctrl+C, or being asked to end; click would print an empty line for it, also where nobody typed."""


class _Commands(click.Group):
    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise _Stopped from None
        except OSError as error:
            raise _CannotPrint(error) from error


@click.group(cls=_Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--store", type=FILE_PATH, default=None, help=STORE_HELP)
@click.version_option(__version__, prog_name="wellkept")
@click.pass_context
def cli(context: click.Context, store: Path | None) -> None:
    """Read, search, correct and delete everything your AI twin remembers about you.

    Without a command the window opens. Exit codes: 0 done, 1 nothing found, 2 asked wrongly or no
    display for the window, 3 the file of memories, or the model service, cannot be used.
    """
    if context.invoked_subcommand is None:
        open_window: OpenWindow = context.obj
        context.exit(open_window(store))


for module in (
    finding,
    showing,
    saved,
    teaching,
    keeping,
    samples,
    changing,
    editing,
    forgotten,
    duplicates,
    still,
    embedding,
    exam,
    keys,
    remote,
    ledger,
    mcp_door,
    backups,
    mending,
    encrypting,
    conversation,
    doctor,
    completing,
    serving,
    assistants,
    wishes,
):
    for command in module.COMMANDS:
        cli.add_command(command)


def main(open_window: OpenWindow, arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code; `open_window` is called when no command is given."""
    print_any_letter()
    with stopping.heard():
        return _run(open_window, arguments)


def _run(open_window: OpenWindow, arguments: Sequence[str] | None) -> int:
    try:
        code = cli.main(arguments, prog_name="wellkept", standalone_mode=False, obj=open_window)
    except WellkeptError as error:
        click.echo(f"{error.sentence} {error.next_step}", err=True)
        return _code(error)
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except (click.Abort, _Stopped) as stop:
        if isinstance(stop, _Stopped) and sys.stderr is not None and sys.stderr.isatty():
            click.echo(err=True)  # the terminal has written ^C, or a bar stands there
        click.echo(f"Stopped. {stopping.sentence}", err=True)
        return stopping.code
    except _CannotPrint as fault:
        hush()
        if isinstance(fault.error, BrokenPipeError):
            return 0  # the reader has what it wanted
        click.echo(f"This could not be printed or read: {fault.error.strerror}.", err=True)
        return EXIT_FAULT
    return code if isinstance(code, int) else 0


def _code(error: WellkeptError) -> int:
    if isinstance(error, _ASKED_WRONGLY):
        return EXIT_USAGE
    if isinstance(error, (Interrupted, Cancelled)):
        return EXIT_INTERRUPTED
    return EXIT_NOTHING if isinstance(error, _NOTHING_DONE) else EXIT_FAULT
