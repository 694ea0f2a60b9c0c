"""Other ways to write what is looked for, tried beside it: only the query has them, never the index."""

import re
from collections.abc import Iterator
from itertools import product

from wellkept.model.fold import fold

_UMLAUTS = {"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe", "æ": "ae"}
_umlaut = re.compile("[äöüåøæ]").search
_DIGRAPH = re.compile("(ae|oe|ue|aa)")
_DIGRAPHS_MAX = 3
_NEIGHBOURS_MAX = 16  # words of the query that are tried joined
_JOINED_MAX = 24  # characters of a joined word

# What people say for a sign that the fold writes as a code, and other languages' words for it.
_SAID = {
    "usd": ("dollar",), "dollar": ("usd",), "dollars": ("usd",), "eur": ("euro",), "euro": ("eur",), "euros": ("eur",),
    "gbp": ("pound",), "pound": ("gbp",), "pounds": ("gbp",), "jpy": ("yen", "yuan", "rmb", "cny"), "yen": ("jpy",),
    "yuan": ("jpy",), "rmb": ("jpy",), "cny": ("jpy",), "inr": ("rupee",), "rupees": ("inr",), "rupee": ("inr",),
    "percent": ("prozent", "procent", "pourcent", "prosent"), "prozent": ("percent",), "procent": ("percent",),
    "pourcent": ("percent",), "prosent": ("percent",), "cpp": ("cplusplus",), "cplusplus": ("cpp",),
}  # fmt: skip


def spellings(text: str, terms: tuple[str, ...]) -> Iterator[str]:
    """Yield German and Nordic words with and without umlauts, and the other names of signs.

    The fold makes Müller `muller`. So a query with ü also tries `mueller`, and one with ue also `muller`.
    """
    lower = text.lower()
    if _umlaut(lower):
        for word in lower.split():
            if _umlaut(word):
                yield from fold("".join(_UMLAUTS.get(char, char) for char in word)).split()
    for term in terms:
        yield from _SAID.get(term, ())
        if len(term) > 2 and _DIGRAPH.search(term):
            yield from _without_digraphs(term)
        if _arabic(term):
            yield from (article + without_article(term) for article in _ARTICLES)


def without_article(word: str) -> str:
    """Return an Arabic word without the article and what is written together with it; others as they are."""
    found = _ARTICLE.fullmatch(word)
    return found[1] if found else word


# As the fold writes them: al-, and wa-, bi-, ka-, fa- and li- before it. Three letters must be left.
_ARTICLE = re.compile("(?:[وبكف]?ال|لل)([\u0620-\u064a]{3,})")
_ARTICLES = ("", "ال", "وال", "بال", "لل")
_arabic = re.compile("[\u0620-\u064a]{3,}").fullmatch


def _without_digraphs(word: str) -> Iterator[str]:
    parts = _DIGRAPH.split(word)
    if len(parts) // 2 > _DIGRAPHS_MAX:
        return
    for choice in product(*((part, part[0]) if place % 2 else (part,) for place, part in enumerate(parts))):
        other = "".join(choice)
        if other != word:
            yield other


def neighbours(words: tuple[str, ...]) -> Iterator[str]:
    """Yield two and three neighbouring words as one: `wi fi` for wifi, `c plus plus` for C++."""
    plain = words[:_NEIGHBOURS_MAX]
    for size in (2, 3):
        for start in range(len(plain) - size + 1):
            joined = "".join(plain[start : start + size])
            if joined.isalnum() and len(joined) <= _JOINED_MAX:
                yield joined


_LETTERS_THEN_DIGITS = re.compile(r"([^\W\d_]{2,})(\d+)")
_DIGITS_THEN_LETTERS = re.compile(r"(\d+)([^\W\d_]\w*)")


def parted(word: str) -> Iterator[str]:
    """Yield a word of letters and digits as a phrase of two: `iphone15` for iPhone 15."""
    for pattern in (_LETTERS_THEN_DIGITS, _DIGITS_THEN_LETTERS):
        found = pattern.fullmatch(word)
        if found:
            yield f"{found[1]} {found[2]}"
