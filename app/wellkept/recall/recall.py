"""Finding memories by words: from a query to every memory that answers it, best first."""

from array import array
from collections.abc import Sequence
from dataclasses import replace

from wellkept.model.query import Query
from wellkept.recall.explain import Why
from wellkept.recall.highlight import marked_words
from wellkept.recall.lexical import ALL, LexicalQuery, parse
from wellkept.recall.likeness import is_near, literal_bonus
from wellkept.recall.rank import (
    TRIGRAMS_HALF,
    WORDS_HALF,
    Ranking,
    age_days,
    ranked,
    recency,
    relevance,
    weight,
)
from wellkept.recall.spelling import slips
from wellkept.store.store import Stop, Store, WordMatch

NEAR_LOOKED_AT = 1000
"""How many of the best matches by 3-grams alone are looked at for a word like the one asked for."""
_CORRECTED_TERMS = 2
_CORRECTED_QUERY = 8  # terms; in a longer text the other words find it
_CORRECTIONS = 6


def recall(store: Store, query: Query, now: int, stop: Stop | None = None, *, typing: bool = True) -> Ranking:
    """Return every memory that answers, best first; empty for a text with nothing to look for.

    Scores come from both word indexes over all rows. The literal bonus is added for the best 300 by those
    scores alone, and among memories that share no word but only 3-grams the best 1,000 are looked at:
    those without a word like one asked for are left out. Where even the rarest word asked for stands in
    12,000 memories, all that have it come newest first, with score 0. `now` is ms since 1970 UTC.
    Raises: Interrupted when `stop` answers True.
    """
    lexical = _prepared(store, parse(query.text, typing=typing), query)
    if lexical.too_common:
        keys = store.matching_keys(lexical.words, query.filters, stop)
        return Ranking(keys, array("d", bytes(8 * len(keys))))
    matches = store.match(lexical.words, lexical.trigrams, query.filters, stop=stop)

    def literal(keys: Sequence[int]) -> dict[int, float]:
        return {key: literal_bonus(lexical, text) for key, text in store.folded(keys).items()}

    return ranked(_floored(store, lexical, matches), now, literal)


def explain(store: Store, query: Query, key: int, now: int, *, typing: bool = True) -> Why | None:
    """Return the terms of one memory's score for a query; None if it does not answer it."""
    lexical = _prepared(store, parse(query.text, typing=typing), query)
    found = store.match(lexical.words, lexical.trigrams, query.filters, key=key)
    text = store.folded([key]).get(key)
    if not found or text is None:
        return None
    (match,) = found
    if not match.words and not is_near(lexical, text):
        return None
    literal = literal_bonus(lexical, text)
    relevant, recent = relevance(match.words, match.trigrams, literal), recency(match.created_at, now)
    return Why(
        words=match.words / (match.words + WORDS_HALF),
        trigrams=match.trigrams / (match.trigrams + TRIGRAMS_HALF),
        literal=literal,
        relevance=relevant,
        importance=match.importance,
        recency=recent,
        age_days=age_days(match.created_at, now),
        score=relevant * weight(match.importance, recent),
        matched=_matched(store, key, lexical),
    )


def _matched(store: Store, key: int, lexical: LexicalQuery) -> tuple[str, ...]:
    return tuple(word for row in store.rows([key]) for word in marked_words(row.memory.content, lexical))


def _prepared(store: Store, lexical: LexicalQuery, query: Query) -> LexicalQuery:
    """Bring a query within what can be read in a key press, with unknown words corrected."""
    frequencies = store.frequencies(lexical.counted_words, ())
    corrections: list[str] = []
    for term in _unknown(lexical, frequencies):
        if not store.match("", f'"{term}"', query.filters):
            known = store.frequencies(dict.fromkeys(slips(term)), ())
            found = [word for word, count in known.items() if count and word != ALL][:_CORRECTIONS]
            corrections += found
            frequencies |= {word: known[word] for word in found}
    wider = replace(lexical, forms=(*lexical.forms, *corrections)).without_common_grams(frequencies)
    return wider.affordable(frequencies, store.frequencies((), wider.grams))


def _unknown(lexical: LexicalQuery, frequencies: dict[str, int]) -> list[str]:
    """Return the words that no memory has, nor begins with; none for a long text."""
    if len(lexical.terms) > _CORRECTED_QUERY:
        return []
    unknown = [term for term in lexical.terms if not frequencies.get(term)]
    begun = lexical.prefix if frequencies.get(f"{lexical.prefix}*") else ""
    return [term for term in unknown if term != begun][:_CORRECTED_TERMS]


def _floored(store: Store, lexical: LexicalQuery, matches: list[WordMatch]) -> list[WordMatch]:
    """Leave out what shares no word and nothing like a word with the query."""
    near = sorted((match for match in matches if not match.words), key=lambda m: m.trigrams, reverse=True)
    if not near:
        return matches
    looked_at = near[:NEAR_LOOKED_AT]
    texts = store.folded([match.key for match in looked_at])
    passed = [match for match in looked_at if is_near(lexical, texts.get(match.key, ""))]
    bar = passed[0].trigrams / 2 if passed else float("inf")
    beyond = [match for match in near[NEAR_LOOKED_AT:] if match.trigrams >= bar]
    return [match for match in matches if match.words] + passed + beyond
