"""Which share of what is asked for a memory has, the rare words counting most: what BM25 does not say."""

from collections.abc import Callable

from wellkept.recall.highlight import stem
from wellkept.recall.lexical import LexicalQuery
from wellkept.recall.variants import without_article

_WITHIN_LEAST = 4  # letters of a word that counts in the middle of another


def coverage(query: LexicalQuery) -> Callable[[str], float]:
    """Return what says of a folded text the summed rarity of the words it has over that of all asked for, 0..1.

    BM25 rewards a rare word but does not miss an absent one. A word stands in a text as it is, at the
    beginning of another, in another form (moved for moving), or in the middle of a word if it is long.
    Source: recall notes, 9.2.
    """
    asked = [(term, _within(term), query.rarity(term)) for term in (*query.asked, *query.exact)]
    total = sum(rarity for _, _, rarity in asked)
    wanted = [(f" {term}", within, stem(term), rarity) for term, within, rarity in asked]

    def covered(folded: str) -> float:
        padded = f" {folded}"
        missing = [
            (root, rarity)
            for begun, within, root, rarity in wanted
            if begun not in padded and not (within and within in padded)
        ]
        # A word begins with its own stem, so most texts need no stems at all.
        if any(f" {root}" in padded for root, _ in missing):
            stems = frozenset(map(stem, folded.split()))
            missing = [(root, rarity) for root, rarity in missing if root not in stems]
        return 1.0 - sum(rarity for _, rarity in missing) / total

    return covered if total else lambda _folded: 0.0


def _within(term: str) -> str:
    """Return what of a word counts in the middle of another; "" for a short one."""
    bare = without_article(term)
    return bare if len(bare) >= _WITHIN_LEAST else ""
