"""Who read or wrote which memory: collected in RAM, written in one go, so that reading stays as quick as it was.

Of a question only a fingerprint is noted, made with a key that is made anew at each start and kept nowhere. So equal
questions of one run can be told to be equal, and once it has ended nobody can try out what was asked: not with the
file, nor with the keyring, nor we.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b

from wellkept.model.assistants import Assistant, Caller
from wellkept.model.errors import StoreError
from wellkept.model.text import exact_form, normalise
from wellkept.service.assistant_requests import Access, Accesses, ShowAccesses
from wellkept.store.accesses import KEPT_DAYS, KEYS_MOST, KeptAccess
from wellkept.store.store import Store

WRITTEN_AFTER_MS = 1000
"""What was noted waits so long at most, as long as anybody asks or whoever serves calls `flush` once a second."""
WRITTEN_FROM = 500
WRITTEN_FROM_KEYS = 4_000
"""So many that wait, or so many memories they were about, are written whenever it is: about 20 ms of a processor."""
_WAITING_MOST = 2_000
"""Beyond, the oldest go: while nothing can be written, because the disk is full or another program writes for long."""

_WRITING = frozenset(("keep", "correct", "forget", "learn"))
_PRINT_BYTES = 8
_SEEN_EVERY_MS = 60_000
"""Once a minute is written when an assistant was seen, so that reading does not write all the time."""
_DAY_MS = 86_400_000


class AccessLog:
    """The log, over one open store. Use it from one thread only."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store, self._clock = store, clock
        self._key = secrets.token_bytes(32)
        self._waiting: list[KeptAccess] = []
        self._seen: dict[str, int] = {}
        self._since: int | None = None
        self._keys_waiting = 0

    def note(self, caller: Caller, act: str, keys: Sequence[int], asked: str) -> None:
        """Note an access of an assistant; what the owner's own command line does is not noted.

        Of forgetting is noted that it was done, and to how many memories, but not to which: nothing leads to them.
        """
        if caller.assistant is None:
            return
        noted = tuple(keys[:KEYS_MOST]) if act != "forget" else ()
        now = self._clock()
        self._waiting.append(
            KeptAccess(now, caller.assistant.id, act, act in _WRITING, len(keys), noted, self.print_of(asked))
        )
        self._keys_waiting += len(noted)
        self._due(now)

    def saw(self, assistant: Assistant) -> None:
        """Note that an assistant was here."""
        now = self._clock()
        last = self._seen.get(assistant.id, assistant.last_seen)
        if last is None or abs(now - last) >= _SEEN_EVERY_MS:
            self._seen[assistant.id] = now
        self._due(now)

    def print_of(self, asked: str) -> bytes:
        """Return the fingerprint of a question, 8 bytes (BLAKE2b, keyed): equal for the same words; b"" for none."""
        text = exact_form(normalise(asked))
        if not text:
            return b""
        return blake2b(text.encode(), key=self._key, digest_size=_PRINT_BYTES, person=b"wellkept asked").digest()

    def flush(self) -> None:
        """Write down what waits. Raises: StoreError; it waits on then."""
        self._since, self._keys_waiting = None, 0
        if not self._waiting and not self._seen:
            return
        del self._waiting[:-_WAITING_MOST]
        self._store.add_accesses(self._waiting, self._seen, self._clock() - KEPT_DAYS * _DAY_MS)
        self._waiting, self._seen = [], {}

    def show(self, request: ShowAccesses) -> Accesses:
        """Return accesses, the newest first, what waits in this program included."""
        with suppress(StoreError):
            self.flush()
        found = self._store.accesses(request.limit, key=request.key, assistant=request.assistant, before=request.before)
        total = self._store.count_accesses(key=request.key, assistant=request.assistant)
        return Accesses(tuple(map(_access, found)), total)

    def this_week(self) -> Mapping[str, int]:
        """Return how often each assistant (by id) read or wrote in the last seven days."""
        with suppress(StoreError):
            self.flush()
        return self._store.accesses_since(self._clock() - 7 * _DAY_MS)

    def close(self) -> None:
        """Write down what waits; a store that cannot be written keeps nobody from closing."""
        with suppress(StoreError):
            self.flush()

    def _due(self, now: int) -> None:
        """Write down what waits, if it has waited for long enough; what an assistant does never fails for it."""
        if self._since is None:
            self._since = now
        much = len(self._waiting) >= WRITTEN_FROM or self._keys_waiting >= WRITTEN_FROM_KEYS
        if much or abs(now - self._since) >= WRITTEN_AFTER_MS:
            self.close()


def _access(kept: KeptAccess) -> Access:
    return Access(
        at=kept.at,
        assistant=kept.name,
        act=kept.act,
        fingerprint=kept.asked.hex(),
        count=kept.count,
        keys=kept.keys,
        number=kept.number,
    )
