"""Vectors in RAM that follow the file: what this and other processes write, reword and forget."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wellkept.store.store import Store, VectorMark, VectorNews

if TYPE_CHECKING:  # both load numpy, which the first rows do not need
    from wellkept.recall.nearest import NearestIndex

_AT_ONCE = 2048
"""Vectors a slice: about 10 ms at 512 dims."""


class Follower:
    """The vectors of one model. `index` is whole once `step` has answered False."""

    def __init__(self, store: Store, model: str, dims: int) -> None:
        from wellkept.recall.nearest import NearestIndex

        self.model = model
        self.index: NearestIndex = NearestIndex(dims)
        self.whole = False
        self._store = store
        self._mark: VectorMark | None = None

    def step(self) -> bool:
        """Take over some of what is new; False when there was no more."""
        if self._mark is None:
            self.index.reserve(self._store.coverage(self.model)[0])
        news = self._store.vector_news(self.model, self._mark, _AT_ONCE)
        if news.reset:
            self.index.clear()
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

    def _take(self, news: VectorNews) -> None:
        import numpy as np

        self.index.remove(np.frombuffer(news.gone, dtype=np.int64))
        vectors = np.frombuffer(news.vectors, dtype="<f4").reshape(-1, self.index.dims)
        self.index.put(np.frombuffer(news.keys, dtype=np.int64), vectors.astype(np.float32, copy=False))
