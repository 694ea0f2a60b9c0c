"""How much may be asked at a door, and how often."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

Name = TypeVar("Name")

_REMEMBERED = 1024
"""So many tokens and addresses are remembered; the one heard of longest ago goes first."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Attributes: `body` in bytes; `*_s` in seconds; `*_rate` requests a second, `*_burst` at once.

    Our judgement: far above what assistants of one owner need, far below what would hold the computer up. `often_*`
    is for each token that was let in before, `stranger_*` for all else that comes from one address. `together` is how
    many are served at once, `connections` how many may be open.
    """

    body: int = 1_000_000
    head_s: float = 10.0
    body_s: float = 15.0
    send_s: float = 30.0
    often_rate: float = 200.0
    often_burst: int = 1000
    stranger_rate: float = 5.0
    stranger_burst: int = 200
    together: int = 128
    connections: int = 512


@dataclass(slots=True)
class _Bucket:
    """What is left of a burst at a moment."""

    left: float
    at: float


class Rates:
    """Counts requests by who makes them: the digest of a token that was let in before, else an address."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits, self._clock = limits, clock
        self._known: OrderedDict[bytes, _Bucket] = OrderedDict()
        self._strangers: OrderedDict[str, _Bucket] = OrderedDict()

    def take(self, address: str, token: str) -> int:
        """Count a request; return after how many seconds to come again, 0 if it is let through."""
        limits = self._limits
        known = self._known.get(_digest(token)) if token else None
        if known is not None:
            return self._from(known, limits.often_rate, limits.often_burst)
        stranger = _kept(self._strangers, address, _Bucket(limits.stranger_burst, self._clock()))
        return self._from(stranger, limits.stranger_rate, limits.stranger_burst)

    def let_in(self, address: str, token: str) -> None:
        """Hear that a token opened the door: it has a count of its own from now on."""
        if _digest(token) not in self._known:
            _kept(self._known, _digest(token), _Bucket(self._limits.often_burst, self._clock()))
            if stranger := self._strangers.get(address):
                stranger.left += 1

    def shut_out(self, token: str) -> None:
        """Hear that a token does not open the door, or no more."""
        self._known.pop(_digest(token), None)

    def _from(self, bucket: _Bucket, rate: float, burst: int) -> int:
        now = self._clock()
        bucket.left, bucket.at = min(burst, bucket.left + (now - bucket.at) * rate), now
        if bucket.left < 1:
            return max(1, round((1 - bucket.left) / rate))
        bucket.left -= 1
        return 0


def _kept(buckets: OrderedDict[Name, _Bucket], name: Name, new: _Bucket) -> _Bucket:
    bucket = buckets.setdefault(name, new)
    buckets.move_to_end(name)
    if len(buckets) > _REMEMBERED:
        buckets.popitem(last=False)
    return bucket


def _digest(token: str) -> bytes:
    return sha256(token.encode("utf-8", "surrogatepass")).digest()
