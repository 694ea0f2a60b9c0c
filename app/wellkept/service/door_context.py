"""The block of memories to put in a prompt: dated, within a budget, and framed as data (see `framing`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wellkept.model.instants import to_iso
from wellkept.model.memory import OWNER
from wellkept.service.door_answers import Context
from wellkept.service.framing import framed, json_line, told

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wellkept.model.memory import Memory

BYTES_A_TOKEN = 4
"""About how much of a text is one token. Source: OpenAI's "What are tokens and how to count them" (4 characters of
English text). Bytes of UTF-8 are counted and not characters, because other scripts take more tokens a character."""

_BEFORE = "What the owner's memory holds for this, as of {day}; what is core comes first."
_LEFT_OUT = "{n} more did not fit into {budget} tokens and were left out; recall finds them."
_MOST = 10**6  # left out, when room is kept for saying so


@dataclass(frozen=True, slots=True)
class Shown:
    """What may go into a block, the most important first, and how many there are beyond."""

    core: Sequence[Memory]
    relevant: Sequence[Memory]
    beyond: int = 0


def tokens(text: str) -> int:
    """Return about how many tokens a text takes."""
    return -(-len(text.encode()) // BYTES_A_TOKEN)


def context_of(found: Shown, budget: int, now: int) -> Context:
    """Return the block, no longer than `budget` tokens; `now` in ms since 1970 UTC, its day in UTC.

    Core first, then what is relevant. What does not fit is left out and counted; where not even the first lines fit,
    the block is empty.
    """
    every = [*found.core, *found.relevant]
    before = _BEFORE.format(day=to_iso(now)[:10])
    room = budget * BYTES_A_TOKEN - len(framed((), before, _LEFT_OUT.format(n=_MOST, budget=budget)).encode())
    lines: dict[str, Mapping[str, object]] = {}
    for memory in every:
        facts = _facts(memory)
        needed = len(json_line(facts).encode()) + 1  # and the end of its line
        if needed <= room:
            lines[memory.id] = facts
            room -= needed
    left_out = len(every) - len(lines) + found.beyond
    if not lines:
        return Context("", 0, (), left_out)
    text = framed(lines.values(), before, _LEFT_OUT.format(n=left_out, budget=budget) if left_out else "")
    return Context(text, tokens(text), tuple(lines), left_out)


def _facts(memory: Memory) -> Mapping[str, object]:
    """Return what is told of a memory, as short as it can be: what is as it mostly is goes without saying."""
    facts = told(memory)
    del facts["kind"]
    if memory.about == OWNER:
        del facts["about"]
    if memory.by == memory.source:
        del facts["by"]
    return {**facts, "core": True} if memory.core else facts
