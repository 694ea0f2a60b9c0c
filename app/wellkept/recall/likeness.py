"""What a folded memory says about a query beyond the two indexes: the very words, and near misses."""

from wellkept.recall.lexical import LexicalQuery, grams_of

WHOLE, BEGUN, WITHIN, SOME = 1.0, 0.9, 0.7, 0.5
_SHARED_LEAST = 2
_SHARED_PART = 0.5


def literal_bonus(query: LexicalQuery, folded: str) -> float:
    """Return 0..1: 1 for the text asked for as whole words, less for a part of words or single words."""
    padded = f" {folded} "
    if query.literal and all(f" {form} " in padded for form in query.exact):
        if f" {query.literal} " in padded:
            return WHOLE
        if f" {query.literal}" in padded:
            return BEGUN
        if query.literal in padded:
            return WITHIN
    if not query.terms:
        return 0.0
    return SOME * sum(f" {term} " in padded for term in query.terms) / len(query.terms)


def is_near(query: LexicalQuery, folded: str) -> bool:
    """Whether a memory that shares only 3-grams with the query holds a word much like one of its words.

    The middle of a word counts (`burg` in Hamburg), so does a word with a slip in it; one 3-gram in
    common by chance does not.
    """
    return any(_stands_near(term, folded) for term in query.terms)


def _stands_near(term: str, folded: str) -> bool:
    grams = grams_of(term)
    if not grams:
        return False
    if term in folded:
        return True
    needed = max(_SHARED_LEAST, _SHARED_PART * len(grams))
    shared = [gram for gram in grams if gram in folded]
    if len(shared) < needed:
        return False
    return any(sum(gram in word for gram in shared) >= needed for word in folded.split())
