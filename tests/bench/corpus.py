"""Made-up memories in any number: third person, most about the owner, words as uneven as in real text."""

import itertools
import random
from collections.abc import Iterator

from tests.building import DAY, NOON
from wellkept.model.ids import new_memory_id
from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory

_ONSETS = ("b", "br", "d", "f", "g", "gl", "h", "k", "l", "m", "n", "p", "pr", "r", "s", "st", "t", "tr", "v", "w")
_VOWELS = ("a", "e", "i", "o", "u", "ai", "ea", "ou")
_CODAS = ("", "", "l", "n", "nd", "r", "s", "st", "t")
_STARTS = (
    "Owner likes", "Owner prefers", "Owner went to", "Owner met", "Owner's sister keeps", "Owner is planning",
    "Owner works on", "Owner remembers", "Owner bought", "Owner talked with", "Ana told Owner about",
)  # fmt: skip
_JOINTS = ("and", "with", "in the", "near the", "because of", "before the", "after the", "for", "of")

VOCABULARY = 30_000
ZIPF = 1.05
"""How uneven the words are: the exponent of Zipf's law, near 1 for natural text."""


def vocabulary(rng: random.Random) -> list[str]:
    """Return made-up words, each once, commonest first."""
    words: dict[str, None] = {}
    while len(words) < VOCABULARY:
        syllables = rng.choice((1, 2, 2, 3, 3))
        words["".join(rng.choice(_ONSETS) + rng.choice(_VOWELS) + rng.choice(_CODAS) for _ in range(syllables))] = None
    return list(words)


def _weights() -> list[float]:
    return list(itertools.accumulate(1 / (rank + 3) ** ZIPF for rank in range(VOCABULARY)))


def memories(total: int, seed: int = 7) -> Iterator[Memory]:
    """Yield memories of 60 to 120 characters, one an hour up to noon of the tests' day."""
    rng = random.Random(seed)
    words = vocabulary(rng)
    weights = _weights()
    kinds = list(Kind)
    for number in range(total):
        drawn = rng.choices(words, cum_weights=weights, k=rng.randint(7, 13))
        text = f"{rng.choice(_STARTS)} {drawn[0]}"
        for word in drawn[1:]:
            text += f" {rng.choice(_JOINTS)} {word}" if rng.random() < 0.35 else f" {word}"
        stamp = NOON - (total - number) * (DAY // 24)
        yield Memory(
            id=new_memory_id(stamp),
            content=f"{text}.",
            kind=rng.choice(kinds),
            source=rng.choice(("paste", "email:7", "muse", "file:notes")),
            importance=round(rng.random(), 2),
            tags=tuple(rng.sample(("home", "work", "food", "travel", "health", "music"), rng.randint(0, 2))),
            created_at=stamp,
        )


def queries(total: int, seed: int = 8) -> list[str]:
    """Return questions of one to four words of the same vocabulary."""
    rng = random.Random(7)
    words = vocabulary(rng)
    rng = random.Random(seed)
    weights = _weights()
    return [" ".join(rng.choices(words, cum_weights=weights, k=rng.randint(1, 4))) for _ in range(total)]
