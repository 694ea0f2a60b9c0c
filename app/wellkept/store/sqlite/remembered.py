"""What the keys before have learned about the file: counts, and who holds a common word. A changed memory clears it.

Numbers only, by the words of the question; nothing of a memory. Every key of one word asks for the same
counts again, and one letter stands in most memories.
"""

from array import array
from dataclasses import dataclass, field

from wellkept.model.query import Filters
from wellkept.store.store import IndexSizes, Neighbours, Numbers

_COUNTS_MAX = 64
_FREQUENCIES_MAX = 4096
_HOLDING_MAX = 8  # about 7 bytes a memory each
_SCORES_MAX = 8  # about 100 bytes a match
_POSTINGS_MAX = 128  # of each index; about 7 bytes a match, and a search reads no more than some thousand
_NEIGHBOURS_MAX = 10_000
_READABLE_MAX = 8  # 8 bytes a memory each

Scores = list[tuple[int, float]]


@dataclass(slots=True)
class Remembered:
    """Attributes: `counts` by filters; `words` and `grams` in how many memories each stands; `holding` their keys;
    `word_scores` what an expression of phrases matched; `word_postings` and `gram_postings` who has a term how often;
    `sizes` those of the indexes, if asked for; `neighbours` what stands before and after a memory in its session;
    `readable` what assistants may read, newest first.
    """

    counts: dict[Filters, int] = field(default_factory=dict)
    words: dict[str, int] = field(default_factory=dict)
    grams: dict[str, int] = field(default_factory=dict)
    holding: dict[str, Numbers] = field(default_factory=dict)
    word_scores: dict[str, Scores] = field(default_factory=dict)
    word_postings: dict[str, Numbers] = field(default_factory=dict)
    gram_postings: dict[str, Numbers] = field(default_factory=dict)
    sizes: dict[None, IndexSizes] = field(default_factory=dict)
    neighbours: dict[int, Neighbours] = field(default_factory=dict)
    readable: "dict[Filters, array[int]]" = field(default_factory=dict)
    at: tuple[int, int] = (-1, -1)

    def hold_to(self, at: tuple[int, int]) -> None:
        """Forget all that was learned before the file became what it is now, and what has become too much."""
        for known, most in (
            (self.counts, _COUNTS_MAX),
            (self.words, _FREQUENCIES_MAX),
            (self.grams, _FREQUENCIES_MAX),
            (self.holding, _HOLDING_MAX),
            (self.word_scores, _SCORES_MAX),
            (self.word_postings, _POSTINGS_MAX),
            (self.gram_postings, _POSTINGS_MAX),
            (self.sizes, 1),
            (self.neighbours, _NEIGHBOURS_MAX),
            (self.readable, _READABLE_MAX),
        ):
            if at != self.at or len(known) > most:
                known.clear()
        self.at = at
