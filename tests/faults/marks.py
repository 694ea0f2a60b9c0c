"""Marks: words, vectors and ids that stand nowhere but in one memory, and looking for what is left of them."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from wellkept.service.file_search import Finder

WINDOW = 9
"""Bytes of a mark that count as left of it: two random ones are alike once in 10,000,000,000,000."""
_LISTED = 2  # times
_LETTERS = "bcdfghjklmnpqrstvwxz"
_YI = 0xA000
_PIECE = 1 << 20


@dataclass(frozen=True, slots=True)
class Mark:
    """`owners` the ids of the memories it belongs to; a `loose` one may also go while they stay."""

    kind: str
    data: bytes
    owners: tuple[str, ...] = ()
    loose: bool = False


def word(rng: random.Random) -> str:
    """Return a word of sixteen letters that nobody else has."""
    return "".join(rng.choice(_LETTERS) for _ in range(16))


def syllables(rng: random.Random) -> str:
    """Return eight letters of a script that this program has no word of."""
    return "".join(chr(_YI + rng.randrange(1165)) for _ in range(8))


def windows(data: bytes) -> set[bytes]:
    """Return every piece of a mark that tells; of a long one, such as a vector, those at its fourths."""
    lower = data.lower()
    starts: Iterable[int] = range(max(1, len(lower) - WINDOW + 1))
    if len(lower) > 64:
        starts = range(0, len(lower) - WINDOW, len(lower) // 16)
    return {lower[start : start + WINDOW] for start in starts}


def left_of(folder: Path, marks: Iterable[Mark]) -> list[tuple[str, Mark]]:
    """Return in which files something of a mark still stands."""
    sought = {piece: mark for mark in marks for piece in windows(mark.data)}
    finder = Finder(tuple(sought))
    found: set[tuple[str, Mark]] = set()
    for file in sorted(one for one in folder.rglob("*") if one.is_file()):
        *_, last = (frozenset[bytes](), *finder.found_in(_pieces(file)))
        found |= {(file.name, sought[piece]) for piece in last}
    left = [one for one in found if one[1].kind != "id" or not _only_listed(folder / one[0], one[1].data)]
    return sorted(left, key=lambda one: (one[0], one[1].kind, one[1].data))


def _only_listed(file: Path, data: bytes) -> bool:
    """Tell whether an id stands only where it is listed so that no backup brings its memory back.

    That is twice: in the table `forgotten` and in its index. The id is made at random and tells nothing.
    """
    content, there = file.read_bytes().lower(), data.lower()
    rest = content.replace(there, bytes(len(there)))
    return content.count(there) <= _LISTED and not any(piece in rest for piece in windows(data))


def _pieces(file: Path) -> Iterator[bytes]:
    try:
        data = file.read_bytes()
    except FileNotFoundError:  # a log that was just taken away
        return
    for start in range(0, len(data), _PIECE):
        yield data[start : start + _PIECE + WINDOW]
