"""What every chat model promises: one question, one answer, and who answered at what price."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol


def never() -> bool:
    """Return False: the answer to "was this cancelled?" of one who cannot cancel."""
    return False


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a model. Its words are private, and so in no repr.

    Attributes: `system` what the model is to do; `text` what it is to do it with, as data; `schema` the JSON
    schema of the answer (root object, every property required: see `Chat.ask`); `schema_name` 1..64 of
    `A-Za-z0-9_-`; `max_tokens` how long the answer may be.
    """

    system: str = field(repr=False)
    text: str = field(repr=False)
    schema: Mapping[str, object] = field(repr=False)
    schema_name: str
    max_tokens: int


@dataclass(frozen=True, slots=True)
class Reply:
    """What a model answered.

    Attributes: `text` as it came, without the fence around it: mostly JSON of the schema, but prose, a list
    or another shape is possible, so check it; `finished` False when the answer was cut off at `max_tokens`;
    `model` the one that answered, which may not be the one asked; `tokens_in`, `tokens_out` and `cost_usd`
    (US dollars) where the far side says them.
    """

    text: str = field(repr=False)
    finished: bool
    model: str
    tokens_in: int | None = None
    tokens_out: int | None = None
    cost_usd: float | None = None


class Chat(Protocol):
    """One way to ask a model. Blocks until the answer is there, so call it from a worker only."""

    @property
    def model(self) -> str:
        """Return the id of the model that is asked."""

    def ask(self, question: Question, cancelled: Callable[[], bool] = never) -> Reply:
        """Return the model's answer, never an empty one.

        `cancelled` is asked a few times a second, from other threads too; True ends the call with `Cancelled`.

        Raises: a RemoteFault of `providers.faults`: KeyRefused, OutOfCredit, NotAllowed, NoEndpoint, Busy,
        Unreachable, TooLong, Rejected, BadAnswer, Refused, Truncated, Cancelled, OfflineSwitched, StaysHere.
        """
