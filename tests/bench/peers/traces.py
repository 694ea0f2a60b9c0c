"""Looks into every file of a store for what was deleted: its words, and its vector as it was given."""

import struct
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.bench.peers.peer import Floats

Looks = Sequence[Sequence[bytes]]
"""Things to look for, each in all the forms it may have in a file."""

_CHUNK = 64 * 1024 * 1024
_NUMBERS = slice(64, 72)
"""Eight numbers out of a vector's middle: none has the same by chance."""


def files(folder: Path) -> list[Path]:
    """Return every file below a folder."""
    return sorted(path for path in folder.rglob("*") if path.is_file())


def size(folder: Path) -> int:
    """Return how many bytes all its files have."""
    return sum(path.stat().st_size for path in files(folder))


def left(folder: Path, looks: Looks, chunk: int = _CHUNK) -> int:
    """Return how many of these stand in some file of a folder."""
    missing = list(looks)
    overlap = max(len(form) for forms in looks for form in forms) - 1
    for piece in _pieces(folder, chunk, overlap):
        missing = [forms for forms in missing if not any(form in piece for form in forms)]
    return len(looks) - len(missing)


def word_looks(words: Sequence[str]) -> Looks:
    """Return how words lie in files."""
    return [[word.encode()] for word in words]


def vector_looks(vectors: Floats) -> Looks:
    """Return how vectors lie in files: 4 bytes a number, or as Python pickles a list of floats (9 bytes each)."""
    looks = []
    for vector in vectors:
        numbers = vector[_NUMBERS]
        pickled = b"".join(b"G" + struct.pack(">d", number) for number in numbers.tolist())
        looks.append([numbers.astype("<f4").tobytes(), pickled])
    return looks


def _pieces(folder: Path, chunk: int, overlap: int) -> Iterator[bytes]:
    """Yield the files piece by piece, each with the end of the one before, so that nothing is cut in two."""
    for path in files(folder):
        with path.open("rb") as file:
            tail = b""
            while read := file.read(chunk):
                yield (piece := tail + read)
                tail = piece[-overlap:]
