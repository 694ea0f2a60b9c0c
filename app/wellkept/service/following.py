"""What lies in RAM and follows the file: vectors, and the columns of ranking, as all processes change them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wellkept.store.store import RankingMark, Store
from wellkept.store.vectors import VectorMark, VectorNews

if TYPE_CHECKING:  # both load numpy, which the first rows do not need
    from wellkept.recall.columns import Columns
    from wellkept.recall.nearest import NearestIndex

_AT_ONCE = 2048
"""Vectors a slice: about 10 ms at 512 dims."""
_COLUMNS_AT_ONCE = 49_152
"""Memories a slice: about 30 ms."""


class Follower:
    """The vectors of one model. `index` is whole once `step` has answered False."""

    def __init__(self, store: Store, model: str, dims: int) -> None:
        from wellkept.recall.nearest import NearestIndex
        from wellkept.recall.piece_cache import PieceCache

        self.model = model
        self.index: NearestIndex = NearestIndex(dims)
        self.pieces = PieceCache()
        self.whole = False
        self._store = store
        self._mark: VectorMark | None = None

    def step(self) -> bool:
        """Take over some of what is new; False when there was no more."""
        if self._mark is None:
            self.index.reserve(self._store.coverage(self.model)[0])
        news = self._store.vector_news(self.model, self._mark, _AT_ONCE)
        if news.reset:
            self.clear()
            self.whole = False
        self._take(news)
        self._mark = news.mark
        self.whole = self.whole or not news.more
        return news.more

    def catch_up(self, steps: int) -> bool:
        """Take over what is new, at most so many steps; return whether the index is whole."""
        while steps and self.step():
            steps -= 1
        return self.whole

    def clear(self) -> None:
        """Take all out of RAM."""
        self.index.clear()
        self.pieces.clear()

    def _take(self, news: VectorNews) -> None:
        import numpy as np

        self.index.remove(np.frombuffer(news.gone, dtype=np.int64))
        self.pieces.remove((*news.gone, *news.keys))
        vectors = np.frombuffer(news.vectors, dtype="<f4").reshape(-1, self.index.dims)
        self.index.put(np.frombuffer(news.keys, dtype=np.int64), vectors.astype(np.float32, copy=False))


class ColumnsFollower:
    """What ranking needs of one being's memories. While they are read (at first, and after more was written elsewhere
    than is known one by one) a search does without them: it takes longer and finds the same.
    """

    def __init__(self, store: Store, being_id: str) -> None:
        from wellkept.recall.columns import Columns

        self.being_id = being_id
        self._columns = Columns()
        self._store = store
        self._mark: RankingMark | None = None

    def step(self) -> bool:
        """Take over some of what is new; False when there was no more."""
        import numpy as np

        from wellkept.recall.bm25 import whole
        from wellkept.recall.columns import real

        news = self._store.ranking_news(self.being_id, self._mark, _COLUMNS_AT_ONCE)
        if news.reset:
            self._columns.clear()
        self._columns.remove(np.array(news.gone, dtype=np.int64))
        keys, importance, created_at = whole(news.keys), real(news.importance), whole(news.created_at)
        self._columns.put(keys, importance, created_at, whole(news.lengths), news.starts)
        self._columns.words.put(keys, np.array(news.words, dtype=np.int32))
        self._columns.grams.put(keys, np.array(news.grams, dtype=np.int32))
        self._mark = news.mark
        return news.more

    def current(self) -> Columns | None:
        """Return the columns as the file has them now; None while there is more to read, a slice each time."""
        more = self.step()
        return None if more and self.step() else self._columns


def columns_of(followed: ColumnsFollower | None, being_id: str) -> Columns | None:
    """Return the columns of a being as the file has them now; None if others lie in RAM, or none."""
    return followed.current() if followed is not None and followed.being_id == being_id else None
