"""The same sentences, questions and vectors for every contender, made once and read by each from two files."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tests.bench.peers.peer import Floats

_TEXTS, _VECTORS = "texts.json", "vectors.npz"


@dataclass(frozen=True)
class Material:
    """What is kept, added one by one, asked and deleted.

    `doomed` are the places of the texts that get deleted, `words` what stands in each of these and nowhere else.
    """

    texts: list[str]
    singles: list[str]
    questions: list[str]
    doomed: list[int]
    words: list[str]
    vectors: Floats
    single_vectors: Floats
    question_vectors: Floats

    def save(self, folder: Path) -> None:
        """Write it into a folder."""
        lists = {"texts": self.texts, "singles": self.singles, "questions": self.questions}
        marks = {"doomed": self.doomed, "words": self.words}
        (folder / _TEXTS).write_text(json.dumps({**lists, **marks}), encoding="utf-8")
        np.savez(
            folder / _VECTORS,
            vectors=self.vectors,
            single_vectors=self.single_vectors,
            question_vectors=self.question_vectors,
        )


def load(folder: Path) -> Material:
    """Read what `save` wrote."""
    lists = json.loads((folder / _TEXTS).read_text(encoding="utf-8"))
    with np.load(folder / _VECTORS) as arrays:
        return Material(**lists, **{name: arrays[name] for name in arrays.files})
