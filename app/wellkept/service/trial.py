"""The vectors of an embedder that does not serve, for looking at what it would find. Nothing is written."""

from __future__ import annotations

from wellkept.providers.embedder import Embedder
from wellkept.service.answers import Progress, Steps
from wellkept.service.embedding import BATCH, slices
from wellkept.service.far_embedder import FarEmbedder
from wellkept.service.following import Follower
from wellkept.service.nearness import Nearness
from wellkept.store.store import Store


def trial(store: Store, embedder: Embedder) -> Steps[Nearness]:
    """Return how near every memory would be with an embedder; vectors that are missing are made in RAM only,
    but not by a model on another computer: those memories never leave.

    Raises: EmbedderUnavailable.
    """
    import numpy as np

    yield Progress(0, 0)
    embedder.load()
    follower = Follower(store, embedder.id, embedder.dims)
    having, total = store.coverage(embedder.id)
    while follower.step():
        yield Progress(len(follower.index), total)
    before: int | None = None
    while (
        having < total
        and not isinstance(embedder, FarEmbedder)
        and (batch := store.unembedded(embedder.id, BATCH, before))
    ):
        for part in slices(batch):
            keys = np.array([one.key for one in part], dtype=np.int64)
            follower.index.put(keys, embedder.embed([one.content for one in part]))
            yield Progress(len(follower.index), total)
        before = batch[-1].key
    return Nearness(embedder, follower.index, lambda text: embedder.embed([text])[0], follower.pieces)
