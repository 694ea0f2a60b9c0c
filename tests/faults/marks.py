"""Marks: words, vectors and ids that stand nowhere but in one memory, and looking for what is left of them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Set
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import apsw

from wellkept.service.file_keys import FileKeys
from wellkept.service.file_search import Finder
from wellkept.store.sqlite.backup_files import folder_of
from wellkept.store.sqlite.sealing import connected

WINDOW = 9
"""Bytes of a mark that count as left of it: two random ones are alike once in 10,000,000,000,000."""
_LISTED = 2  # times
_LETTERS = "bcdfghjklmnpqrstvwxz"
_YI = 0xA000
_PIECE = 1 << 20


@dataclass(frozen=True, slots=True)
class Mark:
    """`owners` the ids of the memories it belongs to; a `loose` one is nobody's, and goes when nothing holds it."""

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


class MarkBook:
    """The marks that were told of one file, and whose they are."""

    def __init__(self) -> None:
        self.marks: set[Mark] = set()

    def hear(self, said: Mapping[str, Any]) -> None:
        """Take note of a line that speaks of marks; of any other nothing."""
        if "mark" in said:
            self.marks.add(Mark(said["mark"], bytes.fromhex(said["data"]), tuple(said["owners"]), said["loose"]))
        if "moved" in said:
            moved = {one for one in self.marks if said["moved"] in one.owners and one.kind in said["kinds"]}
            self.marks -= moved
            self.marks |= {replace(one, owners=(*one.owners, said["to"])) for one in moved}
        if "unmark" in said:
            self.marks -= {one for one in self.marks if said["unmark"] in one.owners}

    def of_gone(self, alive: Set[str]) -> set[Mark]:
        """Return the marks of which no owner is alive."""
        return {one for one in self.marks if one.owners and alive.isdisjoint(one.owners)}


def files_in(folder: Path) -> tuple[list[Path], list[Path]]:
    """Return all files of a folder: those of now, and those in which something older is kept."""
    files = sorted(one for one in folder.rglob("*") if one.is_file())
    older = [one for one in files if one.is_relative_to(folder_of(folder / "memories.db"))]
    return [one for one in files if one not in older], older


def left_in(files: Iterable[Path], marks: Iterable[Mark], keys: FileKeys | None = None) -> list[tuple[str, Mark]]:
    """Return in which files something of a mark still stands; `keys` open those that are encrypted."""
    sought: dict[bytes, Mark] = {piece: mark for mark in marks for piece in windows(mark.data)}
    finder = Finder(tuple(sought))
    found: set[tuple[str, Mark]] = set()
    for file in files if sought else ():
        data = content(file, keys)
        *_, last = (frozenset[bytes](), *finder.found_in(_pieces(data)))
        there = {sought[piece] for piece in last}
        found |= {(file.name, one) for one in there if one.kind != "id" or not _only_listed(data, one.data)}
    return sorted(found, key=lambda one: (one[0], one[1].kind, one[1].data))


def content(file: Path, keys: FileKeys | None = None) -> bytes:
    """Return what is in a file: of an encrypted one every page in the clear, used or not; nothing of one just gone."""
    key = keys.key_for(file) if keys is not None else None
    if key is not None:
        with closing(connected(str(file), key, apsw.SQLITE_OPEN_READONLY)) as con:
            return bytes(con.serialize("main"))
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return b""


def _only_listed(data: bytes, memory_id: bytes) -> bool:
    """Tell whether an id stands only where it is listed so that no backup brings its memory back.

    That is twice: in the table `forgotten` and in its index. The id is made at random and tells nothing.
    """
    lower, there = data.lower(), memory_id.lower()
    rest = lower.replace(there, bytes(len(there)))
    return lower.count(there) <= _LISTED and not any(piece in rest for piece in windows(memory_id))


def _pieces(data: bytes) -> Iterator[bytes]:
    for start in range(0, len(data), _PIECE):
        yield data[start : start + _PIECE + WINDOW]
