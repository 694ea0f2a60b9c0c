"""What every act stands on: the open file, what is marked before it is written, and what is said of it.

Each thing told is one JSON object: `mark` what is about to be in the file and whose it is, `kept` the words of ids
that are acknowledged, `changing` ids about to be something else, `back` ids that may come back, `gone` ids that are
forgotten for good, `moved` what is about to be of another memory too, `unmark` what may come again, `look` nothing
owed: look now.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from tests.faults.keyring_file import keys_in_file
from tests.faults.marks import syllables, word
from tests.faults.reading import Reader
from wellkept.model.query import Filters
from wellkept.providers.embedder import unit_rows
from wellkept.providers.hash_words import HashWords
from wellkept.service.answers import finish
from wellkept.service.opening import opened_store
from wellkept.service.requests import Keep, LineToKeep, Proposal
from wellkept.service.wellkept import Wellkept, now_ms
from wellkept.store.traces import TraceKind

if TYPE_CHECKING:
    from wellkept.providers.embedder import Vectors

PLACES = ("the harbour", "a blue drawer", "the old station", "her aunt's garden", "the third shelf")
_FROM_THE_FILE = {"vector", "fingerprint", "id"}
_MADE_OF_ROW = (TraceKind.VECTOR, TraceKind.FINGERPRINT)

Marks = tuple[tuple[str, str], ...]


class Dense(HashWords):
    """A vector of its own for each text: bytes that no other memory has."""

    name, id, dims = "built-in", "dense/1", 96

    def embed(self, texts: Sequence[str]) -> Vectors:
        rows = [np.random.default_rng(list(text.encode())).standard_normal(self.dims) for text in texts]
        return unit_rows(np.array(rows, dtype=np.float32).reshape(len(texts), self.dims))


class Teller:
    """Holds a file open and tells of what is done to it. `tell` hears of each thing."""

    def __init__(self, path: Path, seed: int, tell: Callable[[dict[str, object]], None]) -> None:
        self._rng = random.Random(seed)
        keys = keys_in_file(path.parent / "keyring")
        self._store = opened_store(path, "", keys)
        self._wellkept = Wellkept(self._store, now_ms, {"built-in": Dense()}, keys=keys)
        self._wellkept.encryption.settle()
        self._tell = tell
        self._reader = Reader(path)
        self._keys: list[int] = []
        self._refresh()

    def close(self) -> None:
        """End as a window does."""
        self._reader.close()
        self._wellkept.close()

    def _refresh(self) -> None:
        """Look which memories there are: another program may have been here."""
        self._keys = list(self._store.newest_keys(Filters()))

    def _keep(self, made: Sequence[tuple[Proposal, Marks]], lines: tuple[LineToKeep, ...] = ()) -> tuple[int, ...]:
        """Keep new sentences from one source, and say what they have in the file."""
        source = f"file:{word(self._rng)}"
        kept = finish(self._wellkept.keep(Keep(tuple(one for one, _ in made), source=source, lines=lines)))
        self._tell_kept(kept.keys)
        for key, (_, marks) in zip(kept.keys, made, strict=True):
            self._mark_memory(key, marks)
        self._tell_mark("source", source, *self._ids(kept.keys))
        self._keys += kept.keys
        return kept.keys

    def _proposal(self) -> tuple[Proposal, Marks]:
        rng = self._rng
        one, foreign, quote, tail, tag, person = word(rng), syllables(rng), word(rng), word(rng), word(rng), word(rng)
        filling = " and so on" * rng.randrange(1, 40) if rng.random() < 0.2 else ""
        content = f"Owner noted {one.capitalize()} near {rng.choice(PLACES)} by {foreign}{filling} with {tail}."
        proposal = Proposal(
            content, tags=(tag, "shared"), quote=f"I said {quote}, you know.", about=f"person:{person.capitalize()}"
        )
        marks = (("sentence", one), ("foreign", foreign), ("sentence", tail), ("quote", quote), ("tag", tag))
        return proposal, (*marks, ("about", person))

    def _look(self, gone: list[str]) -> None:
        """Say what is forgotten; what backups owe is paid first, as the window does a moment later."""
        finish(self._wellkept.backups.pay())
        self._tell({"gone": gone})
        self._tell({"look": True})

    def _changing(self, keys: Sequence[int]) -> None:
        self._tell({"changing": self._ids(keys)})

    def _tell_kept(self, keys: Sequence[int]) -> None:
        memories = [self._store.row(key).memory for key in keys]
        self._tell({"kept": {one.id: one.content for one in memories}})

    def _one(self) -> int:
        return self._rng.choice(self._keys)

    def _ids(self, keys: Sequence[int]) -> list[str]:
        return [self._store.row(key).memory.id for key in keys]

    def _mark_rows(self, keys: Sequence[int]) -> None:
        """Mark what the file made of some memories itself: vectors, fingerprints, ids."""
        for key in keys:
            found = {trace.data.hex(): trace.kind for trace in self._store.traces_of((key,)).traces}
            self._mark_memory(key, [(kind.value, data) for data, kind in found.items() if kind in _MADE_OF_ROW])
            random_part = self._store.row(key).memory.id[-16:]
            self._mark_memory(key, [("id", random_part.encode().hex())])

    def _mark_memory(self, key: int, marks: Sequence[tuple[str, str]]) -> None:
        owner = self._store.row(key).memory.id
        for kind, text in marks:
            self._tell_mark(kind, text, owner)

    def _tell_mark(self, kind: str, text: str, *owners: str, loose: bool = False) -> None:
        data = text if kind in _FROM_THE_FILE else text.encode().hex()
        self._tell({"mark": kind, "data": data, "owners": owners, "loose": loose})
