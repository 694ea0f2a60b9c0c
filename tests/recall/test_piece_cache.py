"""Pieces that were read lately: bounded, never of other words, and gone when they are taken out."""

import numpy as np
import pytest

from wellkept.recall.piece_cache import PieceCache
from wellkept.recall.piece_fit import SmallPieces, SmallRows


def pieces(count: int = 2) -> SmallPieces:
    static, contextual = (
        SmallRows(np.ones((count, 8), dtype=np.int8), np.ones(count, dtype=np.float32)) for _ in range(2)
    )
    return SmallPieces(static, contextual)


SIZE = pieces().nbytes


def test_pieces_are_found_by_memory_and_words() -> None:
    cache, kept = PieceCache(), pieces()
    cache.put(1, "Owner rows.", kept)
    assert cache.get(1, "Owner rows.") is kept
    assert cache.get(1, "Owner sails.") is None
    assert cache.get(2, "Owner rows.") is None


@pytest.mark.parametrize(
    ("most", "most_bytes"), [(3, SIZE * 100), (100, SIZE * 3 + 1)], ids=["so many memories", "so many bytes"]
)
def test_what_was_used_longest_ago_leaves_first(most: int, most_bytes: int) -> None:
    cache = PieceCache(most, most_bytes)
    for key in (1, 2, 3):
        cache.put(key, "a", pieces())
    cache.get(1, "a")
    cache.put(4, "a", pieces())
    assert [key for key in range(6) if key in cache] == [1, 3, 4]
    assert (len(cache), cache.nbytes) == (3, SIZE * 3)


def test_one_too_large_for_the_whole_is_not_kept() -> None:
    cache = PieceCache(10, SIZE)
    cache.put(1, "a", pieces(50))
    assert (len(cache), cache.nbytes) == (0, 0)


def test_put_again_it_takes_the_place_of_the_old() -> None:
    cache = PieceCache()
    cache.put(1, "a", pieces(9))
    cache.put(1, "b", pieces())
    assert (len(cache), cache.nbytes) == (1, SIZE)
    assert cache.get(1, "a") is None


def test_taken_out_it_is_overwritten() -> None:
    cache, gone, stays = PieceCache(), pieces(), pieces()
    cache.put(1, "a", gone)
    cache.put(2, "b", stays)
    cache.remove((1, 7))
    assert not any(part.any() for rows in gone for part in rows)
    assert all(part.all() for rows in stays for part in rows)
    assert (len(cache), cache.nbytes) == (1, SIZE)


def test_cleared_it_is_empty() -> None:
    cache, gone = PieceCache(), pieces()
    cache.put(1, "a", gone)
    cache.clear()
    assert not any(part.any() for rows in gone for part in rows)
    assert (len(cache), cache.nbytes) == (0, 0)
