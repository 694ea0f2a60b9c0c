"""Which share of what is asked for a memory has, the rare words counting most: what BM25 does not say."""

from wellkept.recall.highlight import stem
from wellkept.recall.lexical import LexicalQuery
from wellkept.recall.variants import without_article

_WITHIN_LEAST = 4  # letters of a word that counts in the middle of another


def coverage(query: LexicalQuery, folded: str) -> float:
    """Return the summed rarity of the words that stand here over that of all asked for, 0..1.

    BM25 rewards a rare word but does not miss an absent one. A word stands here as it is, at the beginning
    of another, in another form (moved for moving), or in the middle of a word if it is long. Source: recall
    notes, 9.2.
    """
    wanted = (*query.asked, *query.exact)
    total = sum(map(query.rarity, wanted))
    if not total:
        return 0.0
    padded = f" {folded} "
    missing = [term for term in wanted if not _stands(term, padded)]
    stems = frozenset(map(stem, folded.split())) if missing else frozenset()
    return 1.0 - sum(query.rarity(term) for term in missing if stem(term) not in stems) / total


def _stands(term: str, padded: str) -> bool:
    bare = without_article(term)
    return f" {term}" in padded or (len(bare) >= _WITHIN_LEAST and bare in padded)
