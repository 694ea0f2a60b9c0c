"""Who writes down what leaves this computer: told before and after every single call, retries included.

A line without a recorder cannot be made, so nothing can be sent unseen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from wellkept.model.ledger import Outcome, Purpose


@dataclass(frozen=True, slots=True)
class Sending:
    """What is about to leave: counts, never words.

    Attributes: `memories` how many texts of memories, and `chars` how many characters of the owner's texts it
    holds; `places` which of the texts handed to the embedder these are, from 0, so that each memory can say where
    it was sent; `attempt` from 1: a call that is tried again is sent again.
    """

    host: str
    model: str
    purpose: Purpose
    memories: int = 0
    chars: int = 0
    places: tuple[int, ...] = ()
    attempt: int = 1


@dataclass(frozen=True, slots=True)
class Received:
    """How it ended. `reason` is the fault's sentence, or ""."""

    outcome: Outcome
    reason: str = ""
    tokens_in: int | None = None
    tokens_out: int | None = None
    cost_usd: float | None = None


class Recorder(Protocol):
    """Called on the thread that sends."""

    def before(self, sending: Sending) -> None:
        """Write down what is about to be sent; raising anything (such as `StaysHere`) stops it from being sent."""

    def after(self, sending: Sending, received: Received) -> None:
        """Write down how it ended: called once for each `before` that returned."""
