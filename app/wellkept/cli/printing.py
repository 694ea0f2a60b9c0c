"""What the command line prints: plain lines for people, JSON for scripts."""

import json
from collections.abc import Iterable

import click

from wellkept.model.memory import Memory
from wellkept.model.text import shown
from wellkept.model.wire import to_json


def line(memory: Memory) -> str:
    """Return one memory as one line: id, kind, sentence, tags."""
    tags = "".join(f" #{shown(tag)}" for tag in memory.tags)
    return f"{memory.id}  {memory.kind.value:<12}  {shown(memory.content)}{tags}"


def print_memories(memories: Iterable[Memory], *, as_json: bool) -> int:
    """Print memories as they come and return how many; JSON is one array."""
    total = 0
    for memory in memories:
        if as_json:
            click.echo(("[" if total == 0 else ",") + json.dumps(to_json(memory), ensure_ascii=False))
        else:
            click.echo(line(memory))
        total += 1
    if as_json:
        click.echo("]" if total else "[]")
    return total


def print_json(value: object) -> None:
    """Print one JSON value."""
    click.echo(json.dumps(value, ensure_ascii=False))


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
