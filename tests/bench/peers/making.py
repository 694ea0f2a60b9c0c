"""Makes up the material: sentences of the bench's corpus, vectors by the built-in model."""

import random
import string
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import numpy as np

from tests.bench import corpus
from tests.bench.peers.material import Material
from tests.bench.peers.peer import Floats
from wellkept.providers.local_model import LocalModel

DELETES = 30
SINGLES = 30
QUESTIONS = 100
_WORD_LETTERS = 12
_BATCH = 96


def make(rows: int, kept: Path) -> Material:
    """Return material with so many sentences, each said once, and vectors of 512 dims, which are kept in a folder."""
    texts = _distinct(rows + SINGLES)
    doomed = [place * rows // DELETES for place in range(DELETES)]
    words = _words(DELETES)
    for place, word in zip(doomed, words, strict=True):
        texts[place] = f"{texts[place][:-1]} {word}."
    questions = list(dict.fromkeys(corpus.queries(3 * QUESTIONS)))[:QUESTIONS]
    vectors = _vectors([*texts, *questions], kept)
    return Material(
        texts[:rows],
        texts[rows:],
        questions,
        doomed,
        words,
        vectors[:rows],
        vectors[rows : rows + SINGLES],
        vectors[rows + SINGLES :],
    )


def _distinct(count: int) -> list[str]:
    texts: dict[str, None] = {}
    for one in corpus.memories(2 * count):
        if len(texts) == count:
            break
        texts[one.content] = None
    return list(texts)


def _words(count: int) -> list[str]:
    """Return words that no sentence has and that share no beginning an index could shorten them by."""
    rng = random.Random(5)
    return ["".join(rng.choices(string.ascii_lowercase, k=_WORD_LETTERS)) for _ in range(count)]


def _vectors(texts: Sequence[str], kept: Path) -> Floats:
    """Return the vectors of texts: making takes minutes, so they are kept for the same texts and model."""
    model = LocalModel()
    told = sha256("\n".join((model.id, *texts)).encode()).hexdigest()[:16]
    file = kept / f"peers-vectors-{told}.npy"
    if not file.exists():
        made = [model.embed(texts[start : start + _BATCH]) for start in range(0, len(texts), _BATCH)]
        half = file.with_suffix(".half.npy")
        np.save(half, np.concatenate(made))
        half.rename(file)
    vectors: Floats = np.load(file)
    return vectors
