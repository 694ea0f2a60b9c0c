"""Which characters of a memory to mark for a query: of the words as they stand, not of their fold."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

import regex

from wellkept.model.fold import fold_mapped
from wellkept.model.fold_chars import split_script
from wellkept.model.fold_compounds import compounds
from wellkept.recall.lexical import LexicalQuery, grams_of
from wellkept.recall.spelling import is_slip, slips_of

Span = tuple[int, int]
"""Start and end (excluded), in characters."""

_WITHIN_LEAST = 3  # letters of a part of a word that is marked inside it
_PREFIX_LEAST = 1


def spans(content: str, query: LexicalQuery) -> tuple[Span, ...]:
    """Return what to mark: sorted, apart, in characters of `content`, never half a grapheme cluster.

    Whole words are marked when they are asked for, also in another form (moved for moving) or with a slip;
    of a word that only begins with or holds what is asked for, that part.
    """
    return marker(query)(content)


def marker(query: LexicalQuery) -> Callable[[str], tuple[Span, ...]]:
    """Return what answers `spans` for one query after another text: what the query asks is made ready once."""
    if query.signs.alone:
        return lambda content: tuple(_merged(_whole_clusters(content, _occurring(content, query.signs.alone))))
    if not query.terms:
        return lambda _content: ()
    sought = _Sought(query)

    def marked(content: str) -> tuple[Span, ...]:
        folded, places = fold_mapped(content)
        found = [_original(places, start, end) for start, end in sought.marks(folded)]
        found += [(form.start, form.end) for form in compounds(content) if form.text in sought.asked]
        return tuple(_merged(_whole_clusters(content, found)))

    return marked


def _occurring(content: str, signs: str) -> list[Span]:
    found: list[Span] = []
    at = content.find(signs)
    while at >= 0:
        found.append((at, at + len(signs)))
        at = content.find(signs, at + len(signs))
    return found


def marked_words(content: str, query: LexicalQuery) -> tuple[str, ...]:
    """Return what `spans` marks, as the memory writes it, each once."""
    return tuple(dict.fromkeys(content[start:end] for start, end in spans(content, query)))


class _Sought:
    """What a query asks to be marked, made ready once for many texts."""

    def __init__(self, query: LexicalQuery) -> None:
        self.asked = frozenset((*query.terms, *query.forms, *query.exact))
        self._prefix = query.prefix if len(query.prefix) >= _PREFIX_LEAST else ""
        self._terms = [term for term in (*query.terms, *query.forms) if not split_script(term)]
        self._stems = frozenset(map(stem, self._terms))
        self._roots = tuple(self._stems)
        self._whole = self._stems.union(self._terms)
        self._query_terms = [(term, stem(term)) for term in query.terms]
        self._phrases = frozenset(query.phrases)
        in_phrases = {char for phrase in query.phrases for char in phrase.split()}
        self._alone = {term for term in query.terms if split_script(term) and term not in in_phrases}

    def marks(self, folded: str) -> Iterator[Span]:
        words = list(_placed(folded))
        if self._phrases or self._alone:
            yield from self._split_marks(words)
        plain = words if folded.isascii() else [(word, start) for word, start in words if not split_script(word)]
        padded = f" {folded}"
        begun = [root for root in self._roots if f" {root}" in padded]  # a word begins with its own stem
        stems = [stem(word) for word, _ in plain] if begun else []
        if begun or any(term in folded for term in self._terms) or (self._prefix and f" {self._prefix}" in padded):
            yield from self._word_marks(plain, stems or [""] * len(plain))
        for term, root in self._query_terms:
            if term not in folded and root not in stems and _may_resemble(term, folded):
                yield from ((start, start + len(word)) for word, start in plain if _resembles(term, word))

    def _word_marks(self, words: list[tuple[str, int]], stems: list[str]) -> Iterator[Span]:
        for (word, start), root in zip(words, stems, strict=True):
            if word in self._whole or root in self._stems:
                yield start, start + len(word)
            elif self._prefix and word.startswith(self._prefix):
                yield start, start + len(self._prefix)
            else:
                yield from _parts(word, start, self._terms)

    def _split_marks(self, words: list[tuple[str, int]]) -> Iterator[Span]:
        """Mark neighbouring characters that the query has together; a single one only if it was asked for alone."""
        for place, (word, start) in enumerate(words):
            if word in self._alone:
                yield start, start + len(word)
            if place + 1 < len(words) and f"{word} {words[place + 1][0]}" in self._phrases:
                yield start, words[place + 1][1] + len(words[place + 1][0])


def _parts(word: str, start: int, terms: Iterable[str]) -> Iterator[Span]:
    for term in terms:
        if len(term) >= _WITHIN_LEAST and term in word:
            at = start + word.index(term)
            yield at, at + len(term)


def _may_resemble(term: str, folded: str) -> bool:
    """Whether any word may resemble the term: one look at the whole text instead of one at each word."""
    return _shares_grams(term, folded) or not slips_of(term).isdisjoint(folded.split())


def _resembles(term: str, word: str) -> bool:
    return is_slip(term, word) or _shares_grams(term, word)


def _shares_grams(term: str, text: str) -> bool:
    grams = grams_of(term)
    return len(grams) > 2 and sum([gram in text for gram in grams]) * 2 >= len(grams)


def _placed(folded: str) -> Iterator[tuple[str, int]]:
    at = 0
    for word in folded.split(" "):
        if word:
            yield word, at
        at += len(word) + 1


def _original(places: tuple[Span, ...], start: int, end: int) -> Span:
    return places[start][0], max(place[1] for place in places[start:end])


def _whole_clusters(content: str, found: list[Span]) -> list[Span]:
    """Widen spans to whole grapheme clusters, so that no accent or joined emoji is cut."""
    if content.isascii() or not found:
        return found
    begins: dict[int, int] = {}
    ends: dict[int, int] = {}
    for cluster in _CLUSTER.finditer(content):
        for at in range(cluster.start(), cluster.end()):
            begins[at], ends[at + 1] = cluster.start(), cluster.end()
    return [(begins[start], ends[end]) for start, end in found if start < end]


_CLUSTER = regex.compile(r"\X")


def _merged(found: list[Span]) -> Iterator[Span]:
    last: Span | None = None
    for start, end in sorted(found):
        if last is not None and start <= last[1]:
            last = (last[0], max(last[1], end))
            continue
        if last is not None:
            yield last
        last = (start, end)
    if last is not None:
        yield last


_ENDINGS = ("ations", "ation", "ingly", "edly", "ings", "ments", "ment", "ness", "ing", "ies", "ied", "ers", "est",
            "ed", "es", "er", "ly", "s")  # fmt: skip
_STEM_LEAST = 3


@lru_cache(maxsize=8192)
def stem(word: str) -> str:
    """Return a rough stem of an English word, for marking only: moved, moving and moves give `mov`.

    The word index has its own (Porter's); where the two differ a found word stays unmarked.
    """
    if len(word) <= _STEM_LEAST or not (word.isascii() and word.isalpha()):
        return word
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _STEM_LEAST:
            word = word[: -len(ending)]
            break
    if len(word) > _STEM_LEAST and word[-1] in "eiy":
        word = word[:-1]
    return word[:-1] if len(word) > _STEM_LEAST and word[-1] == word[-2] else word
