"""What a folded memory says about a query beyond the two indexes: the very words, and near misses."""

from wellkept.recall.lexical import LexicalQuery, grams_of

WHOLE, BEGUN, WITHIN, SOME = 1.0, 0.9, 0.7, 0.5
_SHARED_LEAST = 2
_OVERLAP_LEAST = 0.6
_DICE_LEAST = 0.4


def literal_bonus(query: LexicalQuery, folded: str) -> float:
    """Return 0..1: 1 for the text asked for as whole words, less for a part of words or single words."""
    padded = f" {folded} "
    if query.literal:
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
    words = folded.split()
    for term in query.terms:
        wanted = frozenset(grams_of(term))
        if wanted and (term in folded or any(_alike(wanted, word) for word in words)):
            return True
    return False


def _alike(wanted: frozenset[str], word: str) -> bool:
    grams = frozenset(grams_of(word))
    shared = len(wanted & grams)
    if shared < _SHARED_LEAST:
        return False
    return shared >= _OVERLAP_LEAST * len(wanted) or 2 * shared >= _DICE_LEAST * (len(wanted) + len(grams))
