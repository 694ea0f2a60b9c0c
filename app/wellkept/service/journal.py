"""Writing down what leaves this computer: announced in the file before a call is made, closed when it is over.

Calls are made on a thread that touches no store. So a call is announced here first, and the recorder on that
thread lets nothing go that was not announced; what it notes meanwhile is written when the call has come back.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from wellkept.model.ledger import Outcome, Purpose, Sent, SentRow
from wellkept.providers.faults import RemoteFault
from wellkept.providers.recorder import Received, Sending
from wellkept.store.store import Store


class Unannounced(RemoteFault):
    """A call was about to be made that nobody wrote down: a fault of ours, and nothing was sent."""

    sentence = "This could not be written down before it was sent, so nothing was sent."


@dataclass(slots=True)
class _Announced:
    """A call written down. `notes` are what the calling thread adds: a try, when it began, how it ended."""

    row: SentRow
    keys: tuple[int, ...]
    notes: list[tuple[Sending, int, Received]] = field(default_factory=list)
    began: dict[Sending, int] = field(default_factory=dict)


class Journal:
    """The recorder of all calls. `before` and `after` on the calling thread, all else on the store's.

    At most one call of a purpose is under way at a time.
    """

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._announced: dict[Purpose, _Announced] = {}

    def announce(self, sending: Sending, keys: Sequence[int] = ()) -> None:
        """Write down that something is about to be sent, and which memories it holds."""
        sent = _sent(sending, self._clock(), Received(Outcome.UNDER_WAY))
        row = SentRow(self._store.add_sent(sent, keys), sent)
        self._announced[sending.purpose] = _Announced(row, tuple(keys))

    def before(self, sending: Sending) -> None:
        """Let a call go that was announced. Raises: Unannounced."""
        announced = self._entry(sending.purpose)
        if announced is None:
            raise Unannounced
        announced.began[sending] = self._clock()

    def after(self, sending: Sending, received: Received) -> None:
        """Note how a try ended."""
        announced = self._entry(sending.purpose)
        if announced is not None:
            announced.notes.append((sending, announced.began.get(sending, self._clock()), received))

    def _entry(self, purpose: Purpose) -> _Announced | None:
        """Return the announced call that a try belongs to: a key is also looked at in the middle of another call."""
        found = self._announced.get(purpose)
        if found is None and purpose is Purpose.KEY:
            return next(iter(self._announced.values()), None)
        return found

    def settle(self, purpose: Purpose) -> None:
        """Write down how a call ended, and every further try as a call of its own.

        One that was broken off counts as stopped; one that never began is written down as that.
        """
        announced = self._announced.pop(purpose, None)
        if announced is None:
            return
        first, *more = announced.notes or [_unfinished(announced)]
        self._store.close_sent(SentRow(announced.row.sent_id, _sent(*first)))
        for note in more:
            sent = _sent(*note)
            keys = [announced.keys[place] for place in note[0].places] if sent.purpose is purpose else ()
            self._store.close_sent(SentRow(self._store.add_sent(sent, keys), sent))


_NOT_BEGUN: Final = "Nothing was sent."


def _unfinished(announced: _Announced) -> tuple[Sending, int, Received]:
    sent = announced.row.sent
    sending = Sending(sent.host, sent.model, sent.purpose, sent.memories, sent.chars)
    return sending, sent.at, Received(Outcome.STOPPED, "" if announced.began else _NOT_BEGUN)


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
