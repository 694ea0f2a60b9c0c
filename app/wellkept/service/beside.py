"""What stands beside one memory: learned with it, or near it in what it says. Reads only."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wellkept.model.memory import Memory
from wellkept.model.query import Filters
from wellkept.service.answers import Card
from wellkept.service.beside_answers import Beside, ShowBeside
from wellkept.service.nearness import Nearness
from wellkept.service.twins import sharing_rarest
from wellkept.store.store import Store
from wellkept.teach.likeness import likeness

TOGETHER = 2
NEAR = 3
_ASKED = NEAR + TOGETHER  # what was learned together is told of once only
_ALIKE_FROM = 0.3
"""Share of words in common, 0..1, from which a memory counts as near where nothing can be found by meaning: two
sentences of six words of which two are the same reach it, and function words alone do not."""


class BesideCase:
    """The use case, over one open store; `nearness` is what lies in RAM to compare by meaning, None without."""

    def __init__(self, store: Store, nearness: Callable[[], Nearness | None]) -> None:
        self._store, self._nearness = store, nearness
        self.use_cases: Mapping[type, Callable[[Any], object]] = {ShowBeside: self.show}

    def show(self, request: ShowBeside) -> Beside:
        """Return what stands beside a memory. Raises: MemoryNotFound."""
        memory = self._store.row(request.key).memory
        together = self._together(request.key) if memory.session else []
        near = [key for key in self._near(request.key, memory) if key not in together][:NEAR]
        return Beside(request.key, self._cards(memory, together), self._cards(memory, near))

    def _together(self, key: int) -> list[int]:
        """Return the keys around one in its session: one on each side, or two where the other side has none."""
        before, after = self._side(key, -1), self._side(key, 1)
        if before and after:
            return [before[0], after[0]]
        return [*reversed(before), *after]

    def _side(self, key: int, way: int) -> list[int]:
        found: list[int] = []
        at: int | None = key
        while at is not None and len(found) < TOGETHER:
            around = self._store.neighbours([at]).get(at)
            at = None if around is None else (around.before if way < 0 else around.after)
            if at is not None:
                found.append(at)
        return found

    def _near(self, key: int, memory: Memory) -> Sequence[int]:
        near = self._nearness()
        found = near.nearest_to(key, _ASKED, self._of_being(memory.being_id)) if near is not None else None
        return self._alike(key, memory) if found is None else found

    def _of_being(self, being_id: str) -> Sequence[int] | None:
        """Return the keys of a being where the file holds others too, else None."""
        if self._store.beings() == (being_id,):
            return None
        return self._store.newest_keys(Filters(being_id=being_id))

    def _alike(self, key: int, memory: Memory) -> list[int]:
        """Return what shares the rarest words of a memory and enough of the others, the most alike first."""
        rows = sharing_rarest(self._store, Filters(being_id=memory.being_id), memory.content)
        rated = [(likeness(memory.content, row.memory.content), row.key) for row in rows if row.key != key]
        return [other for alike, other in sorted(rated, reverse=True)[:_ASKED] if alike >= _ALIKE_FROM]

    def _cards(self, memory: Memory, keys: Sequence[int]) -> tuple[Card, ...]:
        rows = self._store.rows(keys)
        return tuple(Card(row.key, row.memory) for row in rows if row.memory.being_id == memory.being_id)
