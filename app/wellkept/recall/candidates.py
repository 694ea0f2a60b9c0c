"""Which memories answer at all: what matches in words, and what is near in meaning; neither sifts the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from wellkept.recall.asked import Asked
from wellkept.recall.lexical import LexicalQuery
from wellkept.recall.likeness import is_near
from wellkept.recall.matches import Matches, joined, matches_of
from wellkept.recall.meaning import NEAREST
from wellkept.recall.rank import WORDS_HALF
from wellkept.store.signs import Writing
from wellkept.store.store import Stop, Store, WordMatch

if TYPE_CHECKING:
    from wellkept.recall.allowed import Among
    from wellkept.recall.bm25 import Scored
    from wellkept.recall.columns import Columns
    from wellkept.recall.matches import Keys

NEAR_LOOKED_AT, NEAR_LOOKED_AT_TYPING = 1000, 100
"""How many of the best matches by 3-grams alone are looked at for a word like the one asked for; the second until
the search is settled."""


def candidates(store: Store, asked: Asked, stop: Stop | None) -> Matches:
    """Return every memory that answers and passes the filters, in no order."""
    most = NEAR_LOOKED_AT if asked.settled else NEAR_LOOKED_AT_TYPING
    answers = _floored(store, asked.lexical, _matched(store, asked, stop), most)
    return joined(answers, _meant(store, asked, answers.keys)) if asked.near else answers


def _matched(store: Store, asked: Asked, stop: Stop | None) -> Matches:
    """Return what matches in words or 3-grams; without filters only the indexes are read, and the columns."""
    lexical = asked.lexical
    if lexical.too_common:
        return matches_of(())
    if lexical.signs.alone:
        return _written(store.writing(lexical.signs.alone, asked.query.filters, stop))
    if asked.columns is None:
        return matches_of(store.match(lexical.words, lexical.trigrams, asked.query.filters, stop=stop))
    return _together(asked.columns, *_scored(store, lexical, asked.columns, stop))


def _written(found: Writing) -> Matches:
    """Return what was found by signs alone: as good as a word that counts half, better where they are all there is."""
    import numpy as np

    from wellkept.recall.bm25 import whole

    keys, wholly, created_at = whole(found.keys), whole(found.wholly), whole(found.created_at)
    importance = np.fromstring(found.importance, dtype=np.float64, sep=",") if len(keys) else np.zeros(0)
    words = np.array(WORDS_HALF * (1 + wholly), dtype=np.float64)
    return Matches(keys, words, np.zeros(len(keys)), importance, created_at)


def _scored(store: Store, lexical: LexicalQuery, columns: Columns | Among, stop: Stop | None) -> tuple[Scored, Scored]:
    """Return what the two indexes say, term by term: those of the keys before are remembered."""
    from wellkept.recall.bm25 import summed

    memories, all_words, all_grams = store.index_sizes()
    words = [columns.words.scored(store.word_postings(term, stop), memories, all_words) for term in lexical.read]
    if lexical.phrased:
        words.append(_columns(store.word_scores(lexical.phrased, stop)))
    grams = [columns.grams.scored(store.gram_postings(gram, stop), memories, all_grams) for gram in lexical.grams]
    return summed(words), summed(grams)


def _together(columns: Columns | Among, words: Scored, trigrams: Scored) -> Matches:
    """Return what one of the two indexes has found, with its scores by both."""
    import numpy as np

    # Both come by rising key, so one is found in the other without sorting again.
    (keys, scores), (others, other_scores) = words, trigrams
    places = np.searchsorted(keys, others)
    both = np.append(keys, -1)[places] == others
    beside = np.zeros(len(keys), dtype=np.float64)
    beside[places[both]] = other_scores[both]
    alone = np.zeros(int(np.count_nonzero(~both)), dtype=np.float64)
    return columns.matches(
        np.concatenate((keys, others[~both])),
        np.concatenate((scores, alone)),
        np.concatenate((beside, other_scores[~both])),
    )


def _columns(found: Sequence[tuple[int, float]]) -> Scored:
    import numpy as np

    from wellkept.recall.bm25 import Scored

    table = np.array(found, dtype=np.float64).reshape(-1, 2)
    return Scored(table[:, 0].astype(np.int64), table[:, 1])  # keys stay whole below 2**53


def _floored(store: Store, lexical: LexicalQuery, matches: Matches, most: int) -> Matches:
    """Leave out what shares no word and nothing like a word with the query."""
    import numpy as np

    kept = matches.words > 0
    near = np.flatnonzero(~kept)
    if not len(near):
        return matches
    near = near[np.lexsort((-matches.keys[near], -matches.trigrams[near]))]
    looked_at, beyond = near[:most], near[most:]
    keys = matches.keys[looked_at].tolist()
    texts, stands_near = store.folded(keys), is_near(lexical)
    passed = looked_at[[stands_near(texts.get(key, "")) for key in keys]]
    kept[passed] = True
    if len(passed):
        kept[beyond[matches.trigrams[beyond] >= matches.trigrams[passed[0]] / 2]] = True
    return matches.at(kept)


def _meant(store: Store, asked: Asked, known: Keys) -> Matches:
    """Return the nearest memories that pass the filters and are not there by their words."""
    import numpy as np

    keys = asked.near.nearest(known) if asked.near else known[:0]
    if asked.columns is not None:
        keys = keys[asked.columns.has(keys)][:NEAREST]
        nothing = np.zeros(len(keys), dtype=np.float64)
        return asked.columns.matches(keys, nothing, nothing)
    found: list[WordMatch] = []
    for batch in _growing(keys.tolist()):
        found += store.passing(batch, asked.query.filters)
        if len(found) >= NEAREST:
            break
    return matches_of(found[:NEAREST])


def _growing(keys: Sequence[int]) -> Iterator[Sequence[int]]:
    """Yield the keys in batches, each four times the one before: a filter may let few pass."""
    start, size = 0, NEAREST
    while start < len(keys):
        yield keys[start : start + size]
        start, size = start + size, size * 4
