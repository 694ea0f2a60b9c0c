"""Writes resources/man/wellkept.1 from the commands themselves, so that page and program say the same.

roff is simple enough here to be written by hand; what click knows of each command is all that goes in.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import click

from wellkept.cli.main import cli

PAGE = Path(__file__).resolve().parents[1] / "resources" / "man" / "wellkept.1"
_EXIT_CODES = (
    ("0", "Done."),
    ("1", "Nothing was found, or nothing was changed."),
    ("2", "Asked wrongly, or no display for the window."),
    ("3", "The file of memories, or the model service, cannot be used as asked."),
    ("130", "Stopped; what was done before stays done."),
)
_ENVIRONMENT = (
    ("OPENROUTER_API_KEY", "The key for the model service, instead of the one in the keyring."),
    ("WELLKEPT_TOKEN", "The token of an assistant, for `wellkept mcp`."),
)


def page() -> str:
    """Return the whole page."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield '.TH WELLKEPT 1 "" "Wellkept" "User commands"'
    yield from (".SH NAME", r"wellkept \- read, search, correct and delete what your AI twin remembers about you")
    yield from (".SH SYNOPSIS", ".B wellkept", r"[\-\-store PATH] [COMMAND] [ARGUMENT ...]")
    yield ".SH DESCRIPTION"
    yield from _text(cli.help or "")
    yield ".SH COMMANDS"
    for name, command in sorted(cli.commands.items()):
        yield from _command(name, command)
    for title, entries in (("EXIT STATUS", _EXIT_CODES), ("ENVIRONMENT", _ENVIRONMENT)):
        yield f".SH {title}"
        for name, said in entries:
            yield from (".TP", f".B {_plain(name)}", _plain(said))


def _command(name: str, command: click.Command) -> Iterator[str]:
    context = click.Context(command, info_name=name)
    usage = " ".join(command.collect_usage_pieces(context))
    yield from (f'.SS "{_plain(name)} {_plain(usage)}"',)
    yield from _text(command.help or "")
    for parameter in command.get_params(context):
        record = parameter.get_help_record(context)
        if record is not None and "--help" not in parameter.opts:
            yield from (".TP", f".B {_plain(record[0])}", _plain(record[1]) or r"\&")
    if isinstance(command, click.Group):
        for inner, its_command in sorted(command.commands.items()):
            yield from _command(f"{name} {inner}", its_command)


def _text(text: str) -> Iterator[str]:
    for number, paragraph in enumerate(text.strip().split("\n\n")):
        if number:
            yield ".PP"
        yield _plain(" ".join(paragraph.split()))


def _plain(text: str) -> str:
    r"""Return text that roff prints as it is: no escapes, real hyphens, no line that begins a request."""
    escaped = text.replace("\\", r"\e").replace("-", r"\-").replace('"', r"\(dq")
    return r"\&" + escaped if escaped.startswith((".", "'")) else escaped


def main() -> int:
    """Write the page."""
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
