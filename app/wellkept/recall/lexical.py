"""The owner's text, any text at all, as what the two word indexes can be asked. Never a syntax error.

Every term is quoted and joined by OR (recall notes, section 1): asking for all words at once finds nothing
for nine questions in ten. The folded text holds no quotes, so nothing in it can be read as an operator.
"""

import itertools
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import log

from wellkept.model.fold import fold, tokens
from wellkept.model.fold_chars import split_script
from wellkept.model.fold_compounds import compounds
from wellkept.recall.signs import NO_SIGNS, Signs, signs_of
from wellkept.recall.stop_words import STOP_WORDS
from wellkept.recall.variants import neighbours, parted, spellings

_TEXT_MAX = 4000  # characters read of a query; a pasted page is a text to teach, not a question
_TERMS_MAX = 64
_FORMS_MAX = 64
_GRAMS_MAX = 256

POSTINGS_MAX = 5000
"""Rows of the word index that one search may score, terms added up: about 1 ms (10 ms without columns in RAM)."""
GRAM_POSTINGS_MAX = 2500
"""The same for the trigram index, which counts for less in whole words and costs more (notes, 9.5)."""
GRAM_POSTINGS_BESIDE_WORDS = 1000
"""The same where the word index has something to read: 3-grams then only add what is written otherwise."""
ALL = ""
"""The key under which `frequencies` holds how many memories there are, about."""


COMMON_MIN = 12_000
"""From here on the rarest word asked for says too little to score by: matches come newest first."""


@dataclass(frozen=True, slots=True)
class LexicalQuery:
    """What is looked for, folded.

    Attributes: `literal` the whole text, and `exact` its joined forms (C++ as cplusplus); `asked` its
    words that carry meaning; `terms` those of them that are read in the index; `forms` other ways to
    write them, and corrections; `phrases` words that must follow each other; `grams` the 3-grams of the
    terms; `signs` what of it is told by signs; `prefix` the last word if it may go on; `frequencies` how
    common each is, if known; `postings` how many rows of the word index will be read.
    """

    literal: str = field(default="", repr=False)
    exact: tuple[str, ...] = field(default=(), repr=False)
    asked: tuple[str, ...] = field(default=(), repr=False)
    terms: tuple[str, ...] = field(default=(), repr=False)
    forms: tuple[str, ...] = field(default=(), repr=False)
    phrases: tuple[str, ...] = field(default=(), repr=False)
    grams: tuple[str, ...] = field(default=(), repr=False)
    signs: Signs = field(default=NO_SIGNS, repr=False)
    prefix: str = field(default="", repr=False)
    frequencies: Mapping[str, int] = field(default_factory=dict, repr=False)
    postings: int = 0

    @property
    def words(self) -> str:
        """The FTS5 expression for the word index; "" when there is nothing to look for.

        Words known to stand nowhere add nothing to any score. Without them the next letters of a word that begins
        nothing ask for the same again, and the store remembers.
        """
        single = (f"{_quoted(term[:-1])} *" if term.endswith("*") else _quoted(term) for term in self.read)
        return " OR ".join(filter(None, (*single, self.phrased)))

    @property
    def read(self) -> tuple[str, ...]:
        """The words that `words` is made of, the prefix with a `*`."""
        return tuple(term for term in self.counted_words if self.frequencies.get(term, 1))

    @property
    def phrased(self) -> str:
        """The FTS5 expression for the words that must follow each other; "" where there are none."""
        return " OR ".join(map(_quoted, self.phrases))

    @property
    def held(self) -> str:
        """The same memories as `words` asks for, where no scores are wanted: what a prefix holds is not asked twice."""
        terms = tuple(term for term in self.terms if term != self.prefix)
        return replace(self, terms=terms).words

    @property
    def begun(self) -> str:
        """What words have to begin with, where nothing else is asked of them in `held`; "" where more is."""
        alone = all(term in (self.prefix, f"{self.prefix}*") for term in self.read)
        return self.prefix if alone and not self.phrases else ""

    @property
    def trigrams(self) -> str:
        """The FTS5 expression for the trigram index; "" when there is nothing to look for."""
        return " OR ".join(map(_quoted, self.grams))

    @property
    def counted_words(self) -> tuple[str, ...]:
        """The words whose frequencies `affordable` wants to know, the prefix with a `*`."""
        return (*self.terms, *self.forms, *((f"{self.prefix}*",) if self.prefix else ()))

    @property
    def too_common(self) -> bool:
        """Whether what is left stands in so many memories that its BM25 says nothing."""
        return self.postings >= COMMON_MIN

    def without_common_grams(self, frequencies: Mapping[str, int]) -> "LexicalQuery":
        """Leave out the 3-grams of words too common to afford them: a 3-gram is no rarer than its word."""
        if frequencies.get(ALL, 0) <= POSTINGS_MAX:
            return self
        rare = (term for term in self.terms if frequencies.get(term, 0) <= GRAM_POSTINGS_MAX)
        return replace(self, grams=_grams(rare))

    def rarity(self, term: str) -> float:
        """Return how much a word tells: BM25's inverse document frequency, kept above 0; 1 if not counted."""
        if ALL not in self.frequencies:
            return 1.0
        count = self.frequencies.get(term, 0)
        return log(1 + (max(self.frequencies[ALL], count) - count + 0.5) / (count + 0.5))

    def affordable(self, frequencies: Mapping[str, int], gram_frequencies: Mapping[str, int]) -> "LexicalQuery":
        """Leave out the commonest terms and grams until the rest can be read within a key press.

        The rarest word that stands anywhere always stays. Nothing is left out in a small store.
        """
        if frequencies.get(ALL, 0) <= POSTINGS_MAX:
            return replace(self, frequencies=frequencies)
        words, postings = _within(POSTINGS_MAX, self.counted_words, frequencies, keep_one=True)
        most = min(GRAM_POSTINGS_MAX, GRAM_POSTINGS_BESIDE_WORDS) if postings else GRAM_POSTINGS_MAX
        grams, _ = _within(most, self.grams, gram_frequencies, keep_one=not postings)
        return replace(
            self,
            terms=tuple(term for term in self.terms if term in words),
            forms=tuple(form for form in self.forms if form in words),
            phrases=tuple(phrase for phrase in self.phrases if any(word in words for word in phrase.split())),
            grams=tuple(gram for gram in self.grams if gram in grams),
            prefix=self.prefix if f"{self.prefix}*" in words else "",
            frequencies=frequencies,
            postings=postings,
        )


def parse(text: str, *, typing: bool = True) -> LexicalQuery:
    """Read any text as a query. `typing`: the caret stands after the last word, which may go on."""
    text = text[:_TEXT_MAX]
    literal = fold(text)
    words = tokens(literal)
    terms = tuple(dict.fromkeys(_meaningful(words)))[:_TERMS_MAX]
    forms = dict.fromkeys(_forms(text, words, terms))
    return LexicalQuery(
        literal=literal,
        exact=tuple(form.text for form in compounds(text))[:_FORMS_MAX],
        asked=terms,
        terms=terms,
        forms=tuple(form for form in forms if form not in terms)[:_FORMS_MAX],
        phrases=tuple(dict.fromkeys(_phrases(words)))[:_TERMS_MAX],
        grams=_grams(terms),
        signs=signs_of(text, has_words=bool(terms)),
        prefix=_prefix(text, terms) if typing else "",
    )


@lru_cache(maxsize=4096)
def grams_of(word: str) -> tuple[str, ...]:
    """Return the 3-grams of a word; none for scripts that the fold takes apart."""
    if split_script(word):
        return ()
    return tuple(word[at : at + 3] for at in range(len(word) - 2))


def _grams(terms: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(gram for term in terms for gram in grams_of(term)))[:_GRAMS_MAX]


def _meaningful(words: tuple[str, ...]) -> Iterator[str]:
    kept = [word for word in words if word not in STOP_WORDS]
    yield from kept or words


def _forms(text: str, words: tuple[str, ...], terms: tuple[str, ...]) -> Iterator[str]:
    yield from (form.text for form in compounds(text))
    yield from spellings(text, terms)
    yield from neighbours(words)


def _phrases(words: tuple[str, ...]) -> Iterator[str]:
    for word in words:
        yield from parted(word)
    for left, right in itertools.pairwise(words):
        if split_script(left) and split_script(right):
            yield f"{left} {right}"


def _prefix(text: str, terms: tuple[str, ...]) -> str:
    """Return the last term if the text ends in it and more letters could follow."""
    last = fold(text[-1:])
    if not terms or not last or not terms[-1].endswith(last) or not _GOES_ON.fullmatch(terms[-1]):
        return ""
    return terms[-1] if not split_script(terms[-1]) else ""


_GOES_ON = re.compile(r"\w(?:\w|[\u0300-\u0dff])*")  # private characters (emoji, signs) are whole


def _quoted(term: str) -> str:
    return f'"{term}"'


def _within(
    budget: int, terms: tuple[str, ...], frequencies: Mapping[str, int], *, keep_one: bool
) -> tuple[frozenset[str], int]:
    """Return the rarest terms whose frequencies add up to no more than `budget`, and that sum."""
    kept: set[str] = set()
    spent = 0
    for term in sorted(terms, key=lambda term: frequencies.get(term, 0)):
        count = frequencies.get(term, 0)
        if spent + count > budget and (spent or not keep_one):
            break
        kept.add(term)
        spent += count
    return frozenset(kept), spent
