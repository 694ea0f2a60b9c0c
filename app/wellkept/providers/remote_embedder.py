"""A model on another computer as an `Embedder`, at the size that was learnt from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from wellkept.model.ledger import Purpose
from wellkept.model.said import said
from wellkept.providers.chat import never
from wellkept.providers.embedder import EmbedderUnavailable, readable, unit_rows
from wellkept.providers.faults import BadAnswer, OfflineSwitched, OtherVectors, RemoteFault
from wellkept.providers.halving import Halving, Landed
from wellkept.providers.openrouter import OpenRouter
from wellkept.providers.vector_calls import Size, vectors

if TYPE_CHECKING:
    from wellkept.providers.embedder import Vectors

BATCH_MAX = 96
"""Texts in one call: under the lowest general cap of the providers, 100 (OpenRouter notes, 3.2)."""

BATCH_CHARS = 100_000
"""Characters in one call; in no script more tokens than the 300,000 some providers allow in one."""

MAX_CHARS = 2000
"""Characters of one text: all a memory can have. Under the 8,192 tokens that most models read."""


class NotAllLanded(EmbedderUnavailable):
    """Some texts got no vector; `landed` holds those of the others."""

    def __init__(self, landed: Landed) -> None:
        fault = landed.stopped or landed.bad[0].fault
        super().__init__(fault.sentence, fault.next_step)
        self.landed = landed


class RemoteEmbedder:
    """One model of one service at one size of its vectors. See `wellkept.providers.embedder.Embedder`.

    `size` comes from `vector_calls.learnt_size`, once, and is then kept; `purpose` says in the ledger whether
    memories (`EMBED`) or the owner's questions (`SEARCH`) are sent.
    """

    languages: tuple[str, ...] = ()
    same = 0.85  # not measured for any single model: only ever ask the owner
    floor = 0.25  # right answers of OpenAI's small model score 0.25 and more (OpenRouter notes, 5.22)
    max_chars = MAX_CHARS
    loaded = True

    def __init__(
        self,
        router: OpenRouter,
        model: str,
        size: Size,
        *,
        purpose: Purpose = Purpose.EMBED,
        cancelled: Callable[[], bool] = never,
    ) -> None:
        self._router = router
        self._model = model
        self._size = size
        self._purpose = purpose
        self._cancelled = cancelled
        self._batch_max = BATCH_MAX

    @property
    def name(self) -> str:
        return f"{self._model} at {self._router.base.host}"

    @property
    def id(self) -> str:
        return f"{self._router.base.host}/{self._model}@{self.dims}"

    @property
    def dims(self) -> int:
        return self._size.dims

    def check(self) -> str | None:
        return OfflineSwitched.sentence if self._router.offline() else None

    def load(self) -> None:
        if (sentence := self.check()) is not None:
            raise EmbedderUnavailable(sentence, OfflineSwitched.next_step)

    def unload(self) -> None:
        return None

    def embed(self, texts: Sequence[str]) -> Vectors:
        landed = self.embed_each(texts)
        if landed.stopped is not None or landed.bad:
            raise NotAllLanded(landed)
        return landed.vectors

    def embed_each(self, texts: Sequence[str]) -> Landed:
        """Return vectors for all texts that could get one, and what became of the others. Raises no RemoteFault."""
        reading = [readable(text, self.max_chars) for text in texts]
        halving = Halving(lambda places: self._asked([reading[place] for place in places], places))
        stopped: RemoteFault | None = None
        try:
            for batch in _batches(reading, lambda: self._batch_max):
                self._learn_from(len(batch), halving.land(batch))
        except RemoteFault as fault:
            stopped = fault
        return halving.result(self.dims, self._blank(reading), stopped)

    def _asked(self, texts: Sequence[str], places: Sequence[int]) -> Vectors:
        rows = vectors(
            self._router,
            self._model,
            texts,
            asked=self._size.asked,
            purpose=self._purpose,
            places=places if self._purpose is Purpose.EMBED else (),
            cancelled=self._cancelled,
        )
        came = rows.shape[1]
        if came == self.dims or (came > self.dims and self._size.cuts):
            return unit_rows(rows[:, : self.dims])
        # A text alone may be an odd one; that all of several changed says that the model did.
        fault = BadAnswer if len(texts) == 1 else OtherVectors
        raise fault(said("The model's vectors have {came:,} numbers now, not {dims:,}.", came=came, dims=self.dims))

    def _learn_from(self, tried: int, worked: int) -> None:
        """Ask for fewer at once from now on where a batch had to be halved; some models take one text only."""
        if 0 < worked < tried:
            self._batch_max = min(self._batch_max, worked)

    def _blank(self, texts: Sequence[str]) -> dict[int, Vectors]:
        """Return vectors for texts without a word, which are not sent: near nothing, as of every embedder."""
        import numpy as np

        nothing = unit_rows(np.zeros((1, self.dims), dtype=np.float32))[0]
        return {place: nothing for place, text in enumerate(texts) if not text.strip()}


def _batches(texts: Sequence[str], most: Callable[[], int]) -> Iterator[list[int]]:
    """Yield the places of texts that are not blank, so many at once and with so many characters at most."""
    batch: list[int] = []
    chars = 0
    for place, text in enumerate(texts):
        if not text.strip():
            continue
        if batch and (len(batch) >= most() or chars + len(text) > BATCH_CHARS):
            yield batch
            batch, chars = [], 0
        batch.append(place)
        chars += len(text)
    if batch:
        yield batch
