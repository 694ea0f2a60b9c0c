"""What may not be read does not move what may: it is not near, stands beside nothing, and sets no bar."""

from array import array
from collections.abc import Sequence

import numpy as np
import pytest

from tests.building import MINUTE, NOON, memory
from tests.service.models import Knowing
from wellkept.model.query import Filters, Query
from wellkept.model.scope import Readable
from wellkept.recall.allowed import Allowed
from wellkept.recall.nearest import NearestIndex
from wellkept.recall.piece_cache import PieceCache
from wellkept.recall.recall import recall
from wellkept.service.following import ColumnsFollower
from wellkept.service.nearness import Nearness
from wellkept.store.sqlite.sqlite_store import SqliteStore

OPEN = Readable(abouts=("owner",), nowhere=True)


def ranked(store: SqliteStore, text: str, keys: Sequence[int]) -> dict[int, float]:
    """Recall for somebody who may read of the owner only; these memories have vectors."""
    embedder = Knowing()
    index = NearestIndex(embedder.dims)
    index.put(np.array(keys, dtype=np.int64), embedder.embed([row.memory.content for row in store.rows(keys)]))
    sight = Nearness(embedder, index, lambda question: embedder.embed([question])[0], PieceCache())
    found = recall(store, Query(text=text, filters=Filters(readable=(OPEN,))), NOON, sight, typing=False, settled=True)
    return dict(zip(found.keys, found.scores, strict=True))


@pytest.mark.parametrize(("about", "moves"), [("person:bob", False), ("owner", True)], ids=["hidden", "readable"])
def test_only_what_may_be_read_moves_the_others(store: SqliteStore, about: str, moves: bool) -> None:
    # Between the two in time, and so near to what is asked that it raises the bar for all without a word in common.
    keys = store.insert(
        [
            memory("Owner drives a car", created_at=NOON, session="s"),
            memory("car wash", created_at=NOON + MINUTE, about=about, session="s"),
            memory("Owner plays the piano", created_at=NOON + 2 * MINUTE, session="s"),
        ]
    )
    without, beside = ranked(store, "automobile wash", [keys[0], keys[2]]), ranked(store, "automobile wash", keys)
    assert keys[0] in without
    assert (without != beside) is moves


def test_what_lies_in_ram_finds_the_same_as_the_store(store: SqliteStore) -> None:
    abouts = ("owner", "person:bob", "owner", "everyone")
    made = [
        memory(f"Owner {'likes' if at % 2 else 'has'} tea number {at}", about=abouts[at % 4], created_at=NOON + at // 3)
        for at in range(40)
    ]
    store.insert(made)
    columns = ColumnsFollower(store, "owner")
    while columns.step():
        pass
    for text in ("likes tea", "te", "tea number 7", "Owner"):
        query = Query(text=text, filters=Filters(readable=(OPEN,)))
        here, there = (recall(store, query, NOON, columns=held) for held in (columns.current(), None))
        assert list(here.keys) == list(there.keys)
        assert here.keys
        assert np.allclose(here.scores, there.scores)
        assert {row.memory.about for row in store.rows(here.keys)} == {"owner"}


def test_neighbours_are_those_that_may_be_read() -> None:
    allowed = Allowed(array("q", [9, 4, 7]))
    assert allowed.beside(np.array([4, 9, 7, 5])).tolist() == [[7, 9], [4, -1], [-1, 4], [-1, -1]]
    assert allowed.has(np.array([9, 5, -1, 100])).tolist() == [True, False, False, False]


def test_nobody_may_read_anything() -> None:
    nothing = Allowed(array("q"))
    assert nothing.beside(np.array([4])).tolist() == [[-1, -1]]
    assert not nothing.has(np.array([0, 4])).any()
