"""The pairs that wait for the owner: what was found, less what was decided, with the two made one counted as one."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from wellkept.service.double_answers import Double


@dataclass(slots=True)
class _Decision:
    """What was decided of a pair: `place` where it was found; `gone` was made part of `kept`, both 0 for none."""

    place: int
    keys: frozenset[int]
    kept: int = 0
    gone: int = 0
    stands: bool = True


class Queue:
    """Decisions can be taken back and made again, as undo and redo say. Attributes: `open` the pairs that wait."""

    def __init__(self) -> None:
        self.open: list[Double] = []
        self._places: list[int] = []
        self._found: list[Double] = []
        self._decisions: list[_Decision] = []

    def clear(self) -> None:
        """Begin anew."""
        self._found.clear()
        self._decisions.clear()
        self._arrange()

    def add(self, doubles: Iterable[Double]) -> None:
        """Add what was found."""
        self._found += doubles
        self._arrange()

    def decide(self, row: int, *, kept: int = 0, gone: int = 0) -> None:
        """Take a pair out; `gone` was made part of `kept`, so whoever is like the one is like the other."""
        double = self.open[row]
        self._decisions.append(_Decision(self._places[row], frozenset((double.older, double.newer)), kept, gone))
        self._arrange()

    def skip(self, row: int) -> None:
        """Take a pair out until all is looked through again."""
        self._decisions.append(_Decision(self._places[row], frozenset()))
        self._arrange()

    def correct(self, row: int, double: Double) -> None:
        """Take in what a pair is now, since the words are other ones."""
        self.open[row] = double

    def turn(self, keys: Sequence[int]) -> int | None:
        """Take the newest decision on these memories back, or make it again; return where its pair is now."""
        wanted = frozenset(keys)
        decision = next((one for one in reversed(self._decisions) if one.keys and one.keys == wanted), None)
        if decision is None:
            return None
        decision.stands = not decision.stands
        self._arrange()
        return self._places.index(decision.place) if decision.place in self._places else None

    def _arrange(self) -> None:
        standing = [one for one in self._decisions if one.stands]
        decided = {one.place for one in standing}
        became = {one.gone: one.kept for one in standing if one.gone}
        seen: set[frozenset[int]] = set()
        self.open, self._places = [], []
        for place, found in enumerate(self._found):
            double = replace(found, older=_now(found.older, became), newer=_now(found.newer, became))
            keys = frozenset((double.older, double.newer))
            if place in decided or len(keys) < 2 or keys in seen:
                continue
            seen.add(keys)
            self.open.append(double)
            self._places.append(place)


def _now(key: int, became: dict[int, int]) -> int:
    """Return what a memory was made part of, itself if nothing."""
    while key in became:
        key = became[key]
    return key
