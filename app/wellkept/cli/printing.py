"""What the command line prints: plain lines for people, JSON for scripts."""

import codecs
import io
import json
import os
import sys
from collections.abc import Iterable
from contextlib import suppress

import click

from wellkept.model.memory import Memory
from wellkept.model.text import shown
from wellkept.model.wire import to_json


def print_any_letter() -> None:
    """Let no letter stop the printing: one that the terminal lacks is shown by its number."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def hush() -> None:
    """Send what is left to print nowhere, so that Python does not try again at its end and complain."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def line(memory: Memory) -> str:
    """Return one memory as one line: id, kind, sentence, tags."""
    tags = "".join(f" #{shown(tag)}" for tag in memory.tags)
    return f"{memory.id}  {memory.kind.value:<12}  {shown(memory.content)}{tags}"


def print_memories(memories: Iterable[Memory], *, as_json: bool) -> int:
    """Print memories as they come and return how many; JSON is one array."""
    total = 0
    for memory in memories:
        if as_json:
            click.echo(("[" if total == 0 else ",") + _json(to_json(memory)))
        else:
            click.echo(line(memory))
        total += 1
    if as_json:
        click.echo("]" if total else "[]")
    return total


def print_json(value: object) -> None:
    """Print one JSON value."""
    click.echo(_json(value))


def _json(value: object) -> str:
    """Return JSON that stays valid, and whole, in an encoding that lacks some letters."""
    encoding = codecs.lookup(getattr(sys.stdout, "encoding", None) or "ascii").name
    return json.dumps(value, ensure_ascii=encoding != "utf-8")


def marked(text: str, spans: Iterable[tuple[int, int]]) -> str:
    """Return text with spans set in bold where the terminal shows it."""
    parts: list[str] = []
    end = 0
    for start, stop in spans:
        parts += [shown(text[end:start]), click.style(shown(text[start:stop]), bold=True)]
        end = stop
    return "".join([*parts, shown(text[end:])])


def plural(count: int, one: str, many: str) -> str:
    """Return "1 memory" or "2,000 memories"."""
    return f"{count:,} {one if count == 1 else many}"
