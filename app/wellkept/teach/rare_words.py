"""Which of the sentences seen before are much like the next one, by the rarest words that they share.

The same rule as for a sentence that is taught (service/twins.py), for all memories one after the other: there the
word index of the file answers, here what was seen so far, in RAM: 0.2 ms a sentence among 60,000. No words are kept,
only numbers made of them that differ in every process.
"""

from array import array
from collections.abc import Mapping
from heapq import nlargest
from math import log

from wellkept.teach.likeness import ALIKE_ENOUGH

_RAREST = 4
_POSTINGS_MAX = 2000
"""Source: service/twins.py."""
_WEIGHED = 32
_OFFERED = 8
"""So many of the best matches are weighed word by word, and so many at most are answered. A word index offers 8
to be weighed; numbers in RAM allow more, which finds those with other rare words as well."""


class RareWords:
    """Sentences by their words. About 120 bytes a sentence of ten words."""

    def __init__(self) -> None:
        self._postings: dict[int, array[int]] = {}
        self._keys: array[int] = array("q")
        self._words: array[int] = array("q")
        self._weights: array[int] = array("i")
        self._totals: array[int] = array("i")
        self._ends: array[int] = array("q", [0])

    def add(self, key: int, weights: Mapping[str, int]) -> None:
        """Take in a sentence; `weights` as `likeness.weights` makes them."""
        place = len(self._keys)
        for word, weight in weights.items():
            number = hash(word)
            self._words.append(number)
            self._weights.append(weight)
            if number not in self._postings:
                self._postings[number] = array("i")
            self._postings[number].append(place)
        self._keys.append(key)
        self._totals.append(sum(weights.values()))
        self._ends.append(len(self._words))

    def alike(self, weights: Mapping[str, int]) -> list[int]:
        """Return the keys of those that are possibly the same (`novelty.possibly_same`), the most alike first."""
        asked = {hash(word): weight for word, weight in weights.items()}
        total = sum(asked.values())
        weighed = ((self._like(place, asked, total), place) for place in self._sharing(asked))
        near = [one for one in weighed if one[0] >= ALIKE_ENOUGH]
        return [self._keys[place] for _, place in nlargest(_OFFERED, near)]

    def _sharing(self, asked: Mapping[int, int]) -> list[int]:
        """Return where the sentences stand that share the rarest words."""
        scores: dict[int, float] = {}
        spent = 0
        known = sorted((len(found), number) for number in asked if (found := self._postings.get(number)))
        for count, number in known[:_RAREST]:
            if spent and spent + count > _POSTINGS_MAX:
                break
            spent += count
            worth = log(1 + len(self._keys) / count)
            for place in self._postings[number][-_POSTINGS_MAX:]:
                scores[place] = scores.get(place, 0.0) + worth
        if len(scores) <= _WEIGHED:
            return list(scores)
        return [place for _, place in nlargest(_WEIGHED, zip(scores.values(), scores, strict=True))]

    def _like(self, place: int, asked: Mapping[int, int], total: int) -> float:
        """Return `likeness.likeness` of two sentences, or something greater that is not enough either."""
        start, end = self._ends[place], self._ends[place + 1]
        words, both = self._words[start:end], total + self._totals[place]
        most = 2 * sum([asked[word] for word in words if word in asked]) / both
        if most < ALIKE_ENOUGH:
            return most
        weighed = zip(words, self._weights[start:end], strict=True)
        return 2 * sum([min(weight, asked.get(word, 0)) for word, weight in weighed]) / both
