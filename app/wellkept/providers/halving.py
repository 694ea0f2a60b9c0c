"""Getting vectors for texts of which some may be bad: a failing batch is halved until the bad one stands alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wellkept.providers.faults import BadAnswer, Refused, Rejected, RemoteFault, TookTooLong, TooLong

if TYPE_CHECKING:
    from wellkept.providers.embedder import Vectors

HOPELESS = 3
"""So many texts that failed alone, and none that landed: it is not the texts."""

_OF_THE_TEXTS = (Rejected, TooLong, BadAnswer, Refused, TookTooLong)


@dataclass(frozen=True, slots=True)
class Bad:
    """A text that got no vector: its place among the texts given, from 0, and why."""

    position: int
    fault: RemoteFault


@dataclass(frozen=True, slots=True)
class Landed:
    """What came of some texts: `vectors` for those at `positions`, `bad` ones, and what stopped the rest, if it did."""

    positions: tuple[int, ...]
    vectors: Vectors = field(repr=False)
    bad: tuple[Bad, ...] = ()
    stopped: RemoteFault | None = None


class Halving:
    """Some texts on their way to vectors. `ask` returns one vector for each text at some places, or raises."""

    def __init__(self, ask: Callable[[Sequence[int]], Vectors]) -> None:
        self._ask = ask
        self._rows: dict[int, Vectors] = {}
        self._bad: list[Bad] = []

    def land(self, batch: Sequence[int]) -> int:
        """Land the texts at these places, and note the bad ones.

        Return how many at once worked at most; 0 if one of them was bad, which says nothing about the number.

        Raises: RemoteFault that smaller batches cannot help.
        """
        parts, largest, bad_before = [list(batch)], 0, len(self._bad)
        while parts:
            part = parts.pop()
            fault = self._tried(part)
            if fault is None:
                largest = max(largest, len(part))
            elif not isinstance(fault, _OF_THE_TEXTS) or _too_slow(fault, part, batch):
                raise fault
            elif len(part) > 1:
                half = len(part) // 2
                parts += [part[half:], part[:half]]
            else:
                self._fail(part[0], fault)
        return largest if len(self._bad) == bad_before else 0

    def result(self, dims: int, blank: dict[int, Vectors], stopped: RemoteFault | None) -> Landed:
        """Return what landed, together with the vectors of `blank` texts, in the order of the texts."""
        import numpy as np

        rows = self._rows | blank
        positions = tuple(sorted(rows))
        vectors = np.array([rows[place] for place in positions], dtype=np.float32).reshape(len(positions), dims)
        return Landed(positions, vectors, tuple(sorted(self._bad, key=lambda bad: bad.position)), stopped)

    def _tried(self, part: Sequence[int]) -> RemoteFault | None:
        try:
            rows = self._ask(part)
        except RemoteFault as fault:
            return fault
        self._rows |= zip(part, rows, strict=True)
        return None

    def _fail(self, position: int, fault: RemoteFault) -> None:
        """Note a text that failed alone. Raises: the fault, when nothing lands at all."""
        self._bad.append(Bad(position, fault))
        if len(self._bad) >= HOPELESS and not self._rows:
            self._bad.clear()
            raise fault


def _too_slow(fault: RemoteFault, part: Sequence[int], batch: Sequence[int]) -> bool:
    """Return whether a part as small as a quarter of its batch still took too long: then it is not the size."""
    return isinstance(fault, TookTooLong) and len(part) * 4 <= len(batch)
