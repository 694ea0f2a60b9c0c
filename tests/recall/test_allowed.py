"""What may not be read does not move what may: it is not near, stands beside nothing, and sets no bar."""

from array import array
from collections.abc import Sequence

import numpy as np
import pytest

from tests.building import MINUTE, NOON, memory
from wellkept.model.query import Filters, Query
from wellkept.model.scope import Readable
from wellkept.providers.hash_words import HashWords
from wellkept.recall.allowed import Allowed
from wellkept.recall.nearest import NearestIndex
from wellkept.recall.piece_cache import PieceCache
from wellkept.recall.recall import recall
from wellkept.service.nearness import Nearness
from wellkept.store.sqlite.sqlite_store import SqliteStore

OPEN = Readable(abouts=("owner",), nowhere=True)


def ranked(store: SqliteStore, text: str, keys: Sequence[int]) -> list[tuple[int, float]]:
    """Recall for somebody who may read of the owner only, with vectors of all."""
    embedder = HashWords()
    index = NearestIndex(embedder.dims)
    index.put(np.array(keys, dtype=np.int64), embedder.embed([row.memory.content for row in store.rows(keys)]))
    sight = Nearness(embedder, index, lambda question: embedder.embed([question])[0], PieceCache())
    found = recall(store, Query(text=text, filters=Filters(readable=(OPEN,))), NOON, sight, typing=False, settled=True)
    return [(key, round(score, 9)) for key, score in zip(found.keys, found.scores, strict=True)]


@pytest.mark.parametrize("about", ["person:bob", "owner"], ids=["unreadable", "readable"])
def test_only_what_may_be_read_moves_the_others(store: SqliteStore, about: str) -> None:
    mine = [
        memory("Owner walks to the river each day", created_at=NOON, session="s"),
        memory("Owner plays the piano", created_at=NOON + 2 * MINUTE, session="s"),
    ]
    keys = list(store.insert(mine))
    before = ranked(store, "walks to the sea", keys)
    # Between the two in time, and nearer than any to what is asked in meaning alone: no word is new to the file.
    (other,) = store.insert([memory("walks to the river", created_at=NOON + MINUTE, about=about, session="s")])
    after = ranked(store, "walks to the sea", [*keys, other])
    assert (other in dict(after)) is (about == "owner")
    assert ([key for key, _ in after] == [key for key, _ in before]) is (about == "person:bob")


def test_neighbours_are_those_that_may_be_read() -> None:
    allowed = Allowed(array("q", [9, 4, 7]))
    assert allowed.beside(np.array([4, 9, 7, 5])).tolist() == [[7, 9], [4, -1], [-1, 4], [-1, -1]]
    assert allowed.has(np.array([9, 5, -1, 100])).tolist() == [True, False, False, False]


def test_nobody_may_read_anything() -> None:
    nothing = Allowed(array("q"))
    assert nothing.beside(np.array([4])).tolist() == [[-1, -1]]
    assert not nothing.has(np.array([0, 4])).any()
