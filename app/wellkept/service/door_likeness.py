"""Which memory an assistant's sentence says already, or says anew: about the same, learned in the same space.

Known is what says exactly this, or the same once both are brought to one form. Told anew is what is alike by the
embedder's own threshold, where nothing in the words speaks against it: other numbers, names, another order, a no.
Another word does, too ("likes green tea", "likes black tea"), unless it is another value of one thing ("lives in").
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wellkept.model.memory import Trust
from wellkept.model.text import fingerprint
from wellkept.providers.hash_words import HashWords
from wellkept.service.far_embedder import FarEmbedder
from wellkept.service.nearness import nearness
from wellkept.service.twins import sharing_rarest
from wellkept.teach.novelty import Novelty, form, guards, says_the_same
from wellkept.teach.relation import relation

if TYPE_CHECKING:
    from wellkept.model.memory import Memory
    from wellkept.model.query import Filters
    from wellkept.providers.embedder import Embedder
    from wellkept.service.door_rules import House
    from wellkept.store.store import Row

_LOOKED_AT = 8
"""So many memories are compared, by words and by meaning each; the best one is taken."""

_MAY_CHANGE = frozenset({"words", "time"})
"""What the same thing may be said with anew; other numbers, names, days are for the owner to judge."""


def known_here(house: House, filters: Filters, content: str, by: str | None = None) -> Row | None:
    """Return the memory that passes and says this already, with its history; None if none does.

    With `by`, only what that one wrote and the owner has put no other words to. All memories need their form for that
    (`service.known.prepared`).
    """
    alike = house.store.of_form(filters.being_id, form(content))
    passing = {match.key for match in house.store.passing([row.key for row in alike], filters)}
    said = fingerprint(content)
    here = [row for row in alike if row.key in passing and (by is None or _only_by(row.memory, by))]
    exact = (row for row in here if fingerprint(row.memory.content) == said)
    return next(exact, None) or next((row for row in here if says_the_same(row.memory.content, content)), None)


def _only_by(memory: Memory, by: str) -> bool:
    return memory.by == by and memory.trust is not Trust.SAID


def told_anew(house: House, filters: Filters, content: str) -> Row | None:
    """Return the memory that passes and that this sentence takes the place of, with its history; None if none is."""
    near = nearness(house.meaning)
    found = {row.key: row for row in sharing_rarest(house.store, filters, content)}
    if near is not None:
        keys = near.possibly_same(content, _LOOKED_AT, house.store.newest_keys(filters))
        found |= {row.key: row for row in house.store.rows(keys)}
    unlike = [row for row in found.values() if _speaks_against(row.memory.content, content)]
    rows = [row for row in found.values() if row not in unlike]
    best = _alikest(_judge(house), content, rows)
    return house.store.row(best.key) if best is not None else None


def _speaks_against(old: str, new: str) -> bool:
    found = set(guards(old, new))
    return bool(found) and not (found <= _MAY_CHANGE and relation(old, new) is Novelty.UPDATE)


@dataclass(frozen=True, slots=True)
class _Judge:
    """An embedder that can read two sentences now, without waiting."""

    embedder: Embedder

    def cosines(self, content: str, others: list[str]) -> list[float]:
        vectors = self.embedder.embed([content, *others])
        found: list[float] = (vectors[1:] @ vectors[0]).tolist()
        return found


def _judge(house: House) -> _Judge:
    """Return the embedder that serves if it lies in RAM; otherwise words judge, which needs nothing.

    A model on another computer would have to read each memory anew.
    """
    serving = house.meaning.serving
    if serving.loaded and serving.check() is None and not isinstance(serving, FarEmbedder):
        return _Judge(serving)
    return _Judge(HashWords())


def _alikest(judge: _Judge, content: str, rows: list[Row]) -> Row | None:
    if not rows:
        return None
    cosines = judge.cosines(content, [row.memory.content for row in rows])
    best, row = max(zip(cosines, rows, strict=True), key=lambda pair: (pair[0], pair[1].key))
    return row if best >= judge.embedder.same else None
