"""The vectors that serve now, as ranking asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wellkept.providers.embedder import EmbedderUnavailable
from wellkept.providers.pieces import Pieces

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from wellkept.providers.embedder import Embedder
    from wellkept.recall.meaning import Keys, Scores
    from wellkept.recall.nearest import Floats, NearestIndex
    from wellkept.recall.piece_cache import PieceCache
    from wellkept.recall.piece_fit import SmallPieces
    from wellkept.service.meaning import Meaning


class Nearness:
    """One search's view of the vectors: brought up to date once, and then the same for every question it asks."""

    def __init__(
        self, embedder: Embedder, index: NearestIndex, question: Callable[[str], Floats], cache: PieceCache
    ) -> None:
        """Take an embedder, its vectors, what makes the vector of a question, and where pieces are kept."""
        self._embedder = embedder
        self._index = index
        self._question = question
        self._cache = cache

    @property
    def floor(self) -> float:
        """The cosine below which nothing is found by meaning alone; it belongs to the embedder."""
        return self._embedder.floor

    @property
    def same(self) -> float:
        """The cosine from which two sentences are possibly the same; it belongs to the embedder."""
        return self._embedder.same

    def possibly_same(self, text: str, most: int, among: Sequence[int] | None = None) -> tuple[int, ...]:
        """Return the keys of at most so many memories that possibly say the same as a text, nearest first."""
        return self.near_to_text(text, most, self.same, among)

    def near_to_text(self, text: str, most: int, least: float, among: Sequence[int] | None = None) -> tuple[int, ...]:
        """Return the keys of at most so many memories whose cosine with a text is at `least` that, nearest first.

        None of them if the model cannot read it now. With `among`, of those keys only. Reads every vector: 4 ms at
        100,000.
        """
        import numpy as np

        allowed = None if among is None else np.array(among, dtype=np.int64)
        try:
            found = self._index.top(self._question(text), most, allowed)
        except EmbedderUnavailable:
            return ()
        pairs = zip(found.keys.tolist(), found.scores.tolist(), strict=True)
        return tuple(key for key, score in pairs if score >= least)

    def nearest_to(self, key: int, most: int, among: Sequence[int] | None = None) -> tuple[int, ...] | None:
        """Return the keys of at most so many memories nearest to one in meaning, nearest first, none below the floor.

        None if it has no vector. With `among`, of those keys only. Reads every vector: 4 ms at 100,000.
        """
        import numpy as np

        asked = np.array([key], dtype=np.int64)
        if not self._index.has(asked)[0]:
            return None
        allowed = None if among is None else np.array(among, dtype=np.int64)
        found = self._index.top(self._index.vectors(asked)[0], most + 1, allowed)  # it finds itself as well
        pairs = zip(found.keys.tolist(), found.scores.tolist(), strict=True)
        return tuple(other for other, score in pairs if score >= self.floor and other != key)[:most]

    def near_before(self, keys: Sequence[int], most: int) -> Iterator[dict[int, list[int]]]:
        """Yield which memories before each of these possibly say the same: see `recall.near_pairs.near_before`."""
        import numpy as np

        from wellkept.recall.near_pairs import near_before

        return near_before(self._index, np.array(keys, dtype=np.int64), self.same, most)

    def cosines(self, text: str) -> tuple[Keys, Scores] | None:
        """Return the cosine of every vector with a text; None if the model cannot read it now."""
        try:
            found = self._index.cosines(self._question(text))
        except EmbedderUnavailable:
            return None
        return found.keys, found.scores

    def between(self, ones: Keys, others: Keys) -> Scores:
        """Return the cosines of pairs of memories, pair by pair; NaN where one of the two has no vector."""
        return self._index.between(ones, others)

    def fits(self, text: str, contents: Mapping[int, str], rarity: Callable[[str], float]) -> Mapping[int, float]:
        """Return how well memories fit a text piece by piece, by key; empty where the model shows no pieces.

        What was not looked at lately is read anew: 32 ms for 20 sentences, 3 ms where all are known.
        """
        from wellkept.recall.piece_fit import fits, small, weights

        if not isinstance(self._embedder, Pieces):
            return {}
        try:
            asked, known = self._embedder.pieces([text]), self._pieces(self._embedder, contents)
        except EmbedderUnavailable:
            return {}
        if asked is None or known is None:
            return {}
        found = fits(small(asked[0]), weights(asked[0].texts, rarity), [known[key] for key in contents])
        return dict(zip(contents, found, strict=True))

    def _pieces(self, model: Pieces, contents: Mapping[int, str]) -> dict[int, SmallPieces] | None:
        """Return the pieces of memories. Kept is what has a vector: when that goes they go with it."""
        import numpy as np

        from wellkept.recall.piece_fit import small

        kept = {key: self._cache.get(key, content) for key, content in contents.items()}
        known = {key: pieces for key, pieces in kept.items() if pieces is not None}
        unread = [key for key in contents if key not in known]
        rows = model.pieces([contents[key] for key in unread])
        if rows is None:
            return None
        followed = self._index.has(np.array(unread, dtype=np.int64))
        for key, row, stays in zip(unread, rows, followed.tolist(), strict=True):
            known[key] = small(row)
            if stays:
                self._cache.put(key, contents[key], known[key])
        return known


def nearness(meaning: Meaning) -> Nearness | None:
    """Return the vectors as the file has them now; None when they, or the model, are not loaded."""
    index, cache = meaning.current(), meaning.pieces()
    if index is None or cache is None:
        return None
    return Nearness(meaning.serving, index, meaning.question, cache)
