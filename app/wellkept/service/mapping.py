"""Draws the map of meaning, and keeps where each memory lies: in RAM only, and only while it is remembered."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from wellkept.model.kinds import Kind
from wellkept.model.query import Filters
from wellkept.service.answers import Outside, Progress, Steps, StepsOutside
from wellkept.service.map_answers import DrawMap, MapLabel, MeaningMap
from wellkept.service.meaning import Meaning
from wellkept.store.store import Store

if TYPE_CHECKING:  # it loads numpy, which the first rows do not need
    from wellkept.recall.nearest import Floats, Keys, NearestIndex

_READ_AT_ONCE = 500
"""Memories a slice, for their kinds and words: about 10 ms."""
_KINDS = {kind: place for place, kind in enumerate(Kind)}
_PLACED_AT_ONCE = 128
"""Memories a slice, to be put beside what is like them: 20 ms against 6,000."""
_LEAST_SHARE = 0.6
"""A map is laid out anew once fewer of its memories than this gave it its shape."""


class Mapper:
    """One being's map at a time. `_at` are positions by key, of the model that was serving when they were made."""

    def __init__(self, store: Store, meaning: Meaning) -> None:
        self._store, self._meaning = store, meaning
        self._of: tuple[str, str] = ("", "")
        self._at: dict[int, tuple[float, float]] = {}
        self._shaped: frozenset[int] = frozenset()

    def draw(self, request: DrawMap) -> StepsOutside[MeaningMap]:
        """Lay out what was not yet, and answer all. Raises: MapUnavailable."""
        import numpy as np

        from wellkept.recall.projection import FEWEST, MOST_SHOWN

        index, total = self._meaning.current(), self._store.count(Filters(being_id=request.being_id))
        if index is None:
            return MeaningMap(total=total, ready=False)
        keys = _whole(self._store.newest_keys(Filters(being_id=request.being_id)))
        keys = keys[index.has(keys)]
        having, keys = len(keys), keys[:MOST_SHOWN]
        self._settle(request, index, keys)
        if len(keys) < FEWEST:
            return MeaningMap(with_=having, total=total)
        if not self._shaped:
            yield from self._lay_out(index, keys)
        later = keys[~np.isin(keys, _whole(array("q", self._at)))]
        if len(later) and self._shaped:
            yield from self._add(index, later)
        return (yield from self._answer(keys, having, total))

    def drop_gone(self) -> None:
        """Forget where memories lay that are there no more."""
        index = self._meaning.current()
        if index is not None and self._at:
            self._keep_only(index)

    def clear(self) -> None:
        """Take all out of RAM."""
        self._at.clear()
        self._shaped = frozenset()

    def _settle(self, request: DrawMap, index: NearestIndex, keys: Keys) -> None:
        """Keep of what was laid out before what still holds."""
        from wellkept.recall.projection import SHAPING

        of = (request.being_id, self._meaning.serving.id)
        if request.anew or of != self._of:
            self.clear()
        self._of = of
        self._keep_only(index)
        if len(self._shaped) < min(len(keys), SHAPING) * _LEAST_SHARE:
            self.clear()

    def _keep_only(self, index: NearestIndex) -> None:
        known = _whole(array("q", self._at))
        for key in known[~index.has(known)].tolist():
            del self._at[key]
        self._shaped &= self._at.keys()

    def _lay_out(self, index: NearestIndex, keys: Keys) -> StepsOutside[None]:
        """Lay out those that give the map its shape."""
        import numpy as np

        from wellkept.recall import projection

        chosen = projection.shaping(keys)
        vectors = yield from _vectors(index, chosen)
        found = []
        for near in projection.neighbours(vectors):
            found.append(near)
            yield Progress(sum(len(one.places) for one in found) // 2, len(keys))  # the layout is the other half
        near = projection.Neighbours(*(np.concatenate(part) for part in zip(*found, strict=True)))
        positions: Floats = yield Outside(lambda _cancelled: projection.layout(vectors, near))
        self._put(chosen, positions)
        self._shaped = frozenset(chosen.tolist())
        self._keep_only(index)  # some may have been forgotten meanwhile

    def _add(self, index: NearestIndex, later: Keys) -> Steps[None]:
        """Put those that came later beside those that gave the map its shape."""
        import numpy as np

        from wellkept.recall import projection

        shaped = np.array(sorted(self._shaped), dtype=np.int64)
        positions = np.array([self._at[key] for key in shaped.tolist()], dtype=np.float32)
        among = yield from _vectors(index, shaped)
        for start in range(0, len(later), _PLACED_AT_ONCE):
            part = later[start : start + _PLACED_AT_ONCE]
            part = part[index.has(part)]  # some may have been forgotten meanwhile
            for near in projection.leaning(index.vectors(part), among):
                self._put(part, projection.beside(near, positions))
            yield Progress(len(shaped) + start + len(part), len(shaped) + len(later))

    def _put(self, keys: Keys, positions: Floats) -> None:
        self._at.update((key, (x, y)) for key, (x, y) in zip(keys.tolist(), positions.tolist(), strict=True))

    def _answer(self, keys: Keys, having: int, total: int) -> Steps[MeaningMap]:
        """Read kinds and words, and answer with all that lies on the map."""
        import numpy as np

        from wellkept.recall.projection import SHAPING
        from wellkept.recall.regions import LOOKED_AT, telling

        here, kinds, words = array("q"), bytearray(), []
        wanted = [key for key in keys.tolist() if key in self._at]
        every = max(1, -(-len(wanted) // LOOKED_AT))
        for start in range(0, len(wanted), _READ_AT_ONCE):
            for row in self._store.rows(wanted[start : start + _READ_AT_ONCE]):
                if len(here) % every == 0:
                    words.append(telling(row.memory.content))
                here.append(row.key)
                kinds.append(_KINDS[row.memory.kind])
            yield Progress(len(wanted), len(wanted))
        positions = np.array([self._at.get(key, (0.0, 0.0)) for key in here], dtype=np.float32).reshape(-1, 2)
        labels = yield from _labels(positions[::every], words)
        return MeaningMap(
            here,
            array("f", positions[:, 0].tobytes()),
            array("f", positions[:, 1].tobytes()),
            bytes(kinds),
            labels,
            with_=having,
            total=total,
            left_out=having - len(keys),
            shaped_by=len(self._shaped),
            sampled=len(keys) > SHAPING,
        )


def _vectors(index: NearestIndex, keys: Keys) -> Steps[Floats]:
    """Return the vectors of some memories, in slices; of one that is forgotten meanwhile, no direction."""
    import numpy as np

    found = np.zeros((len(keys), index.dims), dtype=np.float32)
    for start in range(0, len(keys), _READ_AT_ONCE):
        part = np.arange(start, min(start + _READ_AT_ONCE, len(keys)))
        part = part[index.has(keys[part])]
        found[part] = index.vectors(keys[part])
        yield Progress(0, 0)
    return found


def _labels(positions: Floats, words: Sequence[Mapping[str, str]]) -> Steps[tuple[MapLabel, ...]]:
    """Find words for regions, in two slices."""
    from wellkept.recall.regions import grouped, regions

    if not words:
        return ()
    yield Progress(0, 0)
    of = grouped(positions)
    yield Progress(0, 0)
    return tuple(MapLabel(one.x, one.top, one.bottom, one.words) for one in regions(positions, of, words))


def _whole(keys: array[int]) -> Keys:
    import numpy as np

    return np.frombuffer(keys, dtype=np.int64) if keys else np.zeros(0, dtype=np.int64)
