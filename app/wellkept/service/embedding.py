"""Making the vectors that are missing. The queue is the database: what has no vector is waiting.

So a crash loses nothing, and a memory that was forgotten or reworded meanwhile is not written (the store
compares the words). Computing holds no transaction and no lock.
"""

from collections.abc import Iterator, Sequence

from wellkept.providers.embedder import Embedder, EmbedderUnavailable
from wellkept.service.answers import Progress, StepsOutside
from wellkept.service.far_embedder import FarEmbedder
from wellkept.store.store import Store
from wellkept.store.vectors import VectorItem, Wanting

BATCH = 96
"""Memories a transaction. Source: the Copilotz memory chapter's rule for one call of an embedder."""

_SLICE_TEXTS = 16
_SLICE_CHARS = 1200
"""What one slice computes: about 25 ms, 55 at worst (Chinese), so that a search slips in between."""


def embed_pending(store: Store, embedder: Embedder) -> StepsOutside[int]:
    """Give every memory without a vector of this embedder one, newest first; return how many got one.

    Closing it between slices loses at most the batch being computed. What comes meanwhile is done too; what a
    model on another computer could not read is passed over.
    Raises: EmbedderUnavailable.
    """
    done, total = store.coverage(embedder.id)
    landed = in_this_round = 0
    before: int | None = None
    while True:
        batch = store.unembedded(embedder.id, BATCH, before, leaving=isinstance(embedder, FarEmbedder))
        if not batch:
            if not in_this_round:
                return landed
            before, in_this_round = None, 0  # from the top again: some may have come or changed
            continue
        ended: EmbedderUnavailable | None = None
        items: list[VectorItem] = []
        if isinstance(embedder, FarEmbedder):
            yield Progress(done + landed, max(total, done + landed))
            items, ended = yield from _fetched(embedder, batch)
        else:
            for texts in slices(batch):
                items += _embedded(embedder, texts)
                yield Progress(done + landed, max(total, done + landed))
        written = store.put_vectors(embedder.id, embedder.dims, items)
        landed, in_this_round = landed + written, in_this_round + written
        before = batch[-1].key
        yield Progress(done + landed, max(total, done + landed))
        if ended is not None:
            raise ended


def _fetched(
    embedder: FarEmbedder, batch: Sequence[Wanting]
) -> StepsOutside[tuple[list[VectorItem], EmbedderUnavailable | None]]:
    """Return the vectors that came back, and what ended the rest, if something did."""
    batch = [one for one in batch if not embedder.gave_up(one)]
    if not batch:
        return [], None
    landed = yield from embedder.fetch(batch)
    rows = zip(landed.positions, landed.vectors.astype("<f4"), strict=True)
    items = [VectorItem(batch[place].key, batch[place].content, row.tobytes()) for place, row in rows]
    fault = landed.stopped
    return items, EmbedderUnavailable(fault.sentence, fault.next_step) if fault is not None else None


def slices(batch: Sequence[Wanting]) -> Iterator[list[Wanting]]:
    """Cut a batch into what one slice computes."""
    part: list[Wanting] = []
    chars = 0
    for one in batch:
        if part and (len(part) == _SLICE_TEXTS or chars + len(one.content) > _SLICE_CHARS):
            yield part
            part, chars = [], 0
        part.append(one)
        chars += len(one.content)
    if part:
        yield part


def _embedded(embedder: Embedder, wanting: Sequence[Wanting]) -> Iterator[VectorItem]:
    rows = embedder.embed([one.content for one in wanting]).astype("<f4")
    return (VectorItem(one.key, one.content, row.tobytes()) for one, row in zip(wanting, rows, strict=True))
