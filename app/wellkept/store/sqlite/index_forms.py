"""Reading how FTS5 keeps an index: the two forms that taking words out of it has to understand.

Source of both: the comments at the head of SQLite's `fts5_index.c`, unchanged since FTS5 came.
"""

from typing import NamedTuple


def first_term(leaf: bytes) -> bytes | None:
    """Return the first term of a leaf; None if none begins on it.

    Bytes 2 and 3 say where the leaf's own list of its terms' places begins; at a place stands the term's length.
    """
    places = int.from_bytes(leaf[2:4], "big")
    if places >= len(leaf):
        return None
    place, _ = _number(leaf, places)
    length, start = _number(leaf, place)
    return leaf[start : start + length]


class Piece(NamedTuple):
    """A piece of an index; its last leaf is 0 when a merge under way has written all of it anew."""

    number: int
    last_leaf: int


def levels(structure: bytes) -> tuple[tuple[Piece, ...], ...]:
    """Return the pieces of an index by level, the newest first.

    After four bytes of a change counter come the numbers of levels, pieces and pages written; then for each level
    how many pieces are being merged and how many there are; then for each piece its number, first and last leaf.
    """
    at = 4

    def number() -> int:
        nonlocal at
        value, at = _number(structure, at)
        return value

    def piece() -> Piece:
        name, _first, last = number(), number(), number()
        return Piece(name, last)

    def level() -> tuple[Piece, ...]:
        _merging, pieces = number(), number()
        return tuple(piece() for _ in range(pieces))

    total, _pieces, _written = number(), number(), number()
    return tuple(level() for _ in range(total))


def _number(data: bytes, at: int) -> tuple[int, int]:
    """Return a number of seven bits a byte, the greatest first, and where it ends (all eight of a ninth byte)."""
    value = 0
    for count in range(1, 10):
        byte = data[at]
        at += 1
        if count == 9:
            return value << 8 | byte, at
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            break
    return value, at
