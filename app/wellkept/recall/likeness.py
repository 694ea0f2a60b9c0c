"""What a folded memory says about a query beyond the two indexes: the very text, and near misses."""

from collections.abc import Callable

from wellkept.recall.lexical import LexicalQuery, grams_of

PHRASE_WEIGHT = 0.2  # the text asked for stands in the memory as it is
SIGNED_WEIGHT = 0.7
"""What asks for nothing but a signed word or number: whoever has it stands before whoever has only its letters, though
importance and recency alone can make a factor of 1 / 0.7. Chosen so that it does from a relevance of 0.6 down."""
_BEGUN, _WITHIN = 0.9, 0.7
_JOINED_LEAST = 5  # letters of a word that is found written as two (`macbook` for Mac Book)
_WITHIN_LEAST = 4  # letters of a word that counts inside others when more was asked than it
_SHARED_LEAST = 2
_SHARED_PART = 0.5


def literal_bonus(query: LexicalQuery, folded: str) -> float:
    """Return 0..0.2 for the very text asked for. Source: recall notes, section 8 (literal string, whole words)."""
    return PHRASE_WEIGHT * _phrase(query, f" {folded} ")


def signed_bonus(query: LexicalQuery, folded: str, *, written: bool) -> float:
    """Return the same where signs are asked for (-5, C++): 0 without them, `SIGNED_WEIGHT` where all is signed."""
    if not query.signs.patterns:
        return literal_bonus(query, folded)
    if not written:
        return 0.0
    return SIGNED_WEIGHT if query.signs.whole else literal_bonus(query, folded)


def _phrase(query: LexicalQuery, padded: str) -> float:
    """1 for the whole text as whole words, less where it begins or lies within longer ones."""
    if not query.literal or not all(f" {form} " in padded for form in query.exact):
        return 0.0
    if f" {query.literal} " in padded:
        return 1.0
    if f" {query.literal}" in padded:
        return _BEGUN
    return _WITHIN if query.literal in padded else 0.0


def is_near(query: LexicalQuery) -> Callable[[str], bool]:
    """Return what says whether a folded text that shares only 3-grams with the query holds a word much like one of it.

    The middle of a word counts (`burg` in Hamburg), so does a word with a slip in it; one 3-gram in
    common by chance does not. Among several words one of three letters says nothing from the middle of
    another (`hat` in that).
    """
    alone = len(query.asked) == 1
    asked = [
        (term, grams, max(_SHARED_LEAST, _SHARED_PART * len(grams)))
        for term in query.asked
        if (grams := grams_of(term)) and (alone or len(term) >= _WITHIN_LEAST)
    ]
    return lambda folded: any(_stands_near(folded, *one) for one in asked)


def _stands_near(folded: str, term: str, grams: tuple[str, ...], needed: float) -> bool:
    if term in folded:
        return True
    shared = [gram for gram in grams if gram in folded]
    if len(shared) < needed:
        return False
    if len(term) >= _JOINED_LEAST and term in folded.replace(" ", ""):
        return True
    return any(sum([gram in word for gram in shared]) >= needed for word in folded.split())
