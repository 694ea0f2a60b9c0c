"""What left this computer: one record for each call, without a word of what was sent."""

from dataclasses import dataclass
from enum import StrEnum


class Purpose(StrEnum):
    """Why something was sent."""

    KEY = "key"  # to see whether a key is valid and what it may spend
    MODELS = "models"  # to list the models there are
    EMBED = "embed"  # to find memories by meaning
    SEARCH = "search"  # to find by the meaning of the owner's words
    EXTRACT = "extract"  # to find sentences in a text
    SIGN_IN = "sign in"  # to get a key through the browser


class Outcome(StrEnum):
    """How a call ended."""

    UNDER_WAY = "under way"  # not yet, or the program ended before it did
    ANSWERED = "answered"
    FAILED = "failed"  # the far side may have read what was sent, or never got it
    STOPPED = "stopped"  # by the owner


@dataclass(frozen=True, slots=True, kw_only=True)
class Sent:
    """One call that left this computer.

    Attributes: `at` ms since 1970 UTC; `host` to whom, with the port if it is not the usual one; `model` as
    asked, "" where none is; `memories` how many memories and `chars` how many characters of the owner's texts
    it held; `tokens_in`, `tokens_out` and `cost_usd` (US dollars) as the far side says, None where it does not;
    `reason` why it failed, a sentence without private words, or "".
    """

    at: int
    host: str
    model: str
    purpose: Purpose
    memories: int
    chars: int
    tokens_in: int | None = None
    tokens_out: int | None = None
    cost_usd: float | None = None
    outcome: Outcome = Outcome.UNDER_WAY
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SentRow:
    """A record of the ledger and the store's number for it; later ones have greater numbers."""

    sent_id: int
    sent: Sent


@dataclass(frozen=True, slots=True)
class Totals:
    """All calls of some time together; `memories` counts one as often as it was sent."""

    calls: int
    memories: int
    chars: int
    tokens_in: int
    tokens_out: int
    cost_usd: float


class Marked(StrEnum):
    """What a *never leaves this computer* mark can stand on, besides a single memory."""

    SOURCE = "source"  # this source, and all "source:detail" of it
    TAG = "tag"


@dataclass(frozen=True, slots=True)
class PrivateMark:
    """A mark on a source or a tag: no memory that has it ever leaves this computer, nor one taught later."""

    on: Marked
    value: str
