"""Writing down what leaves this computer: announced in the file before a call is made, closed when it is over.

Calls are made on a thread that touches no store. So a call is announced here first, and the recorder on that
thread lets nothing go that was not announced; what it notes meanwhile is written when the call has come back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from typing import Final

from wellkept.model.ledger import Outcome, Sent, SentRow
from wellkept.providers.faults import RemoteFault
from wellkept.providers.recorder import Received, Sending
from wellkept.store.store import Store

_NOT_BEGUN: Final = "Nothing was sent."


class Unannounced(RemoteFault):
    """A call was about to be made that nobody wrote down: a fault of ours, and nothing was sent."""

    sentence = "This could not be written down before it was sent, so nothing was sent."


@dataclass(slots=True)
class _Try:
    """One time that something went out: what, when (ms since 1970 UTC), and how it ended, None until it did."""

    sending: Sending
    at: int
    received: Received | None = None


@dataclass(slots=True)
class Announced:
    """A call written down: the row it has, the memories it may hold, and its tries, added by the calling thread."""

    sending: Sending
    row: SentRow
    keys: tuple[int, ...]
    tries: list[_Try] = field(default_factory=list)
    settled: bool = False


_being_made: ContextVar[Announced] = ContextVar("announced")


class Journal:
    """The recorder of all calls. `before` and `after` on the calling thread, all else on the store's."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock

    def announce(self, sending: Sending, keys: Sequence[int] = ()) -> Announced:
        """Write down that something is about to be sent, and which memories it may hold."""
        sent = _sent(sending, self._clock(), Received(Outcome.UNDER_WAY))
        return Announced(sending, SentRow(self._store.add_sent(sent, keys), sent), tuple(keys))

    @contextmanager
    def making(self, announced: Announced) -> Iterator[None]:
        """Let what this thread sends within belong to an announced call."""
        token = _being_made.set(announced)
        try:
            yield
        finally:
            _being_made.reset(token)

    def before(self, sending: Sending) -> None:
        """Let a try go that belongs to an announced call which is not over. Raises: Unannounced."""
        announced = _being_made.get(None)
        if announced is None or announced.settled:
            raise Unannounced
        announced.tries.append(_Try(sending, self._clock()))

    def after(self, sending: Sending, received: Received) -> None:
        """Note how a try ended."""
        announced = _being_made.get(None)
        for each in announced.tries if announced is not None else ():
            if each.sending is sending:
                each.received = received

    def settle(self, announced: Announced) -> None:
        """Write down how a call ended, and every further try as a call of its own.

        A try that has not ended counts as stopped; a call that was never tried is written down as that.
        """
        announced.settled = True
        first, *more = announced.tries or [_nothing(announced)]
        self._store.close_sent(SentRow(announced.row.sent_id, _written(first)), _keys_in(announced, first))
        for each in more:
            self._store.add_sent(_written(each), _keys_in(announced, each))


def _nothing(announced: Announced) -> _Try:
    empty = replace(announced.sending, memories=0, chars=0, places=())
    return _Try(empty, announced.row.sent.at, Received(Outcome.STOPPED, _NOT_BEGUN))


def _keys_in(announced: Announced, each: _Try) -> tuple[int, ...]:
    """Return the memories that a try held: a part of those announced, or none where it was about something else."""
    if each.sending.purpose is not announced.sending.purpose:
        return ()
    return tuple(announced.keys[place] for place in each.sending.places)


def _written(each: _Try) -> Sent:
    return _sent(each.sending, each.at, each.received or Received(Outcome.STOPPED))


def _sent(sending: Sending, at: int, received: Received) -> Sent:
    return Sent(
        at=at,
        host=sending.host,
        model=sending.model,
        purpose=sending.purpose,
        memories=sending.memories,
        chars=sending.chars,
        tokens_in=received.tokens_in,
        tokens_out=received.tokens_out,
        cost_usd=received.cost_usd,
        outcome=received.outcome,
        reason=received.reason,
    )
