"""The owner's text, any text at all, as what the two word indexes can be asked. Never a syntax error.

Every term is quoted and joined by OR (recall notes, section 1): asking for all words at once finds nothing
for nine questions in ten. The folded text holds no quotes, so nothing in it can be read as an operator.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from wellkept.model.fold import fold, tokens
from wellkept.model.fold_chars import split_script
from wellkept.model.fold_compounds import compounds
from wellkept.recall.stop_words import STOP_WORDS
from wellkept.recall.variants import neighbours, parted, spellings

_TEXT_MAX = 4000  # characters read of a query; a pasted page is a text to teach, not a question
_TERMS_MAX = 64
_FORMS_MAX = 64
_GRAMS_MAX = 256

POSTINGS_MAX = 8000
"""Rows of the word index that one search may read, terms added up: about 15 ms (2 shared cores)."""
GRAM_POSTINGS_MAX = 4000
"""The same for the trigram index, which counts for less in whole words and costs more (notes, 9.5)."""
ALL = ""
"""The key under which `frequencies` holds how many memories there are, about."""


@dataclass(frozen=True, slots=True)
class LexicalQuery:
    """What is looked for, folded.

    Attributes: `literal` the whole text, and `exact` its joined forms (C++ as cplusplus); `terms` its words that carry meaning, in order; `forms` other
    ways to write them, and corrections; `phrases` words that must follow each other; `grams` the 3-grams
    of the terms; `prefix` whether the last word may be the beginning of one.
    """

    literal: str = field(default="", repr=False)
    exact: tuple[str, ...] = field(default=(), repr=False)
    terms: tuple[str, ...] = field(default=(), repr=False)
    forms: tuple[str, ...] = field(default=(), repr=False)
    phrases: tuple[str, ...] = field(default=(), repr=False)
    grams: tuple[str, ...] = field(default=(), repr=False)
    prefix: str = field(default="", repr=False)

    @property
    def words(self) -> str:
        """The FTS5 expression for the word index; "" when there is nothing to look for."""
        asked = [_quoted(term) for term in (*self.terms, *self.forms, *self.phrases)]
        if self.prefix:
            asked.append(f"{_quoted(self.prefix)} *")
        return " OR ".join(asked)

    @property
    def trigrams(self) -> str:
        """The FTS5 expression for the trigram index; "" when there is nothing to look for."""
        return " OR ".join(map(_quoted, self.grams))

    @property
    def counted_words(self) -> tuple[str, ...]:
        """The words whose frequencies `affordable` wants to know, the prefix with a `*`."""
        return (*self.terms, *self.forms, *((f"{self.prefix}*",) if self.prefix else ()))

    def affordable(self, frequencies: Mapping[str, int]) -> "LexicalQuery":
        """Leave out the commonest terms and grams until the rest can be read within a key press.

        The rarest term that stands anywhere always stays. Nothing is left out in a small store.
        """
        if frequencies.get(ALL, 0) <= POSTINGS_MAX:
            return self
        words = _within(POSTINGS_MAX, self.counted_words, frequencies, at_least=1)
        grams = _within(GRAM_POSTINGS_MAX, self.grams, frequencies, at_least=0 if words else 1)
        return replace(
            self,
            terms=tuple(term for term in self.terms if term in words),
            forms=tuple(form for form in self.forms if form in words),
            phrases=tuple(
                phrase for phrase in self.phrases if any(word in words for word in phrase.split())
            ),
            grams=tuple(gram for gram in self.grams if gram in grams),
            prefix=self.prefix if f"{self.prefix}*" in words else "",
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
        terms=terms,
        forms=tuple(form for form in forms if form not in terms)[:_FORMS_MAX],
        phrases=tuple(dict.fromkeys(_phrases(words)))[:_TERMS_MAX],
        grams=tuple(dict.fromkeys(gram for term in terms for gram in grams_of(term)))[:_GRAMS_MAX],
        prefix=_prefix(text, terms) if typing else "",
    )


@lru_cache(maxsize=4096)
def grams_of(word: str) -> tuple[str, ...]:
    """Return the 3-grams of a word; none for scripts that the fold takes apart."""
    if split_script(word):
        return ()
    return tuple(word[at : at + 3] for at in range(len(word) - 2))


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
    for left, right in zip(words, words[1:], strict=False):
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
    budget: int, terms: tuple[str, ...], frequencies: Mapping[str, int], *, at_least: int
) -> frozenset[str]:
    """Return the rarest terms whose frequencies add up to no more than `budget`."""
    kept: set[str] = set()
    spent = present = 0
    for term in sorted(terms, key=lambda term: frequencies.get(term, 0)):
        count = frequencies.get(term, 0)
        if spent + count > budget and (present >= at_least or not count):
            break
        kept.add(term)
        spent += count
        present += count > 0
    return frozenset(kept)
