"""The ways of finding that are compared: each fills a store from a pool and ranks it for a question."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from tests.recall.pools import Pool, Told
from wellkept.model.ids import new_memory_id
from wellkept.model.memory import CONTENT_MAX_CHARS, OWNER, Memory
from wellkept.model.query import Filters, Query
from wellkept.recall.lexical import parse
from wellkept.recall.meaning import Meaning
from wellkept.recall.rank import DAY_MS, TRIGRAMS_HALF, WORDS_HALF, recency, saturated
from wellkept.recall.recall import recall
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import WordMatch

LONG_AGO = 1_600_000_000_000
_LATER_DAYS = 3650


class Opened:
    """A pool in the product's store, with the vectors of its memories where a model is given."""

    def __init__(self, pool: Pool, path: Path, embedded: Callable[[Sequence[int], Sequence[str]], Meaning] | None):
        self.store = SqliteStore.open(path)
        keys = self.store.insert([record(memory) for memory in pool.memories])
        self.ids = dict(zip(keys, (memory.id for memory in pool.memories), strict=True))
        self.last = max((memory.at or LONG_AGO for memory in pool.memories), default=LONG_AGO)
        texts = [memory.text for memory in pool.memories]
        self.meaning = embedded(keys, texts) if embedded and keys else None

    @cached_property
    def folded(self) -> dict[int, str]:
        """The searchable form of every memory."""
        return self.store.folded(list(self.ids))

    @cached_property
    def recencies(self) -> dict[int, float]:
        """How recent every memory is a day after the last, 0..1."""
        now = self.last + DAY_MS
        return {row.key: recency(row.memory.created_at, now) for row in self.store.rows(list(self.ids))}

    def named(self, keys: Iterable[int]) -> list[str]:
        return [self.ids[key] for key in keys]


Ranker = Callable[[Opened, str], list[str]]
"""Return the ids of memories for a question, best first."""


def record(memory: Told) -> Memory:
    """Return a memory of a pool as the product keeps it."""
    moment = LONG_AGO if memory.at is None else memory.at
    return Memory(
        id=new_memory_id(moment),
        content=memory.text[:CONTENT_MAX_CHARS],
        created_at=moment,
        about=f"person:{memory.about}" if memory.about else OWNER,
        session=memory.session or None,
    )


def product(*, meaning: bool, settled: bool = True, days_later: int = _LATER_DAYS) -> Ranker:
    """The product: its store, its recall, as it answers a key press or once it is `settled`.

    Asked years later, when all are equally old, relevance decides alone.
    """

    def rank(opened: Opened, text: str) -> list[str]:
        now = opened.last + days_later * DAY_MS
        used = opened.meaning if meaning else None
        return opened.named(recall(opened.store, Query(text=text), now, used, typing=False, settled=settled).keys)

    return rank


def words_only(opened: Opened, text: str) -> list[str]:
    """Both word indexes, half and half, and nothing else."""
    scores = {
        match.key: saturated(match.words, WORDS_HALF) + saturated(match.trigrams, TRIGRAMS_HALF)
        for match in _matches(opened, text)
    }
    return _best(opened, scores)


def meaning_only(opened: Opened, text: str) -> list[str]:
    """The cosine and nothing else."""
    return _best(opened, _cosines(opened, text))


def source_n(opened: Opened, text: str) -> list[str]:
    """Novaterra: rank-linear words and min-max cosine half and half, then importance 18 % and recency 12 % added."""
    cosines = _cosines(opened, text)
    matches = sorted(_matches(opened, text), key=lambda match: match.words, reverse=True)
    worded = [match.key for match in matches if match.words > 0]
    low, high = min(cosines.values()), max(cosines.values())
    scores = {key: 0.5 * (cosine - low) / ((high - low) or 1.0) for key, cosine in cosines.items()}
    for place, key in enumerate(worded):
        scores[key] += 0.5 * (1 - place / len(worded))
    recent = opened.recencies
    return _best(opened, {key: 0.7 * score + 0.18 * 0.5 + 0.12 * recent[key] for key, score in scores.items()})


def source_c(opened: Opened, text: str) -> list[str]:
    """Copilotz: the cosine and a fifth of the share of the question's words that the memory has."""
    asked = set(parse(text, typing=False).literal.split())
    cosines = _cosines(opened, text)
    overlap = {key: len(asked & set(words.split())) / max(len(asked), 1) for key, words in opened.folded.items()}
    return _best(opened, {key: cosine + 0.2 * overlap[key] for key, cosine in cosines.items()})


RANKERS: Mapping[str, Ranker] = {
    "words": words_only,
    "W": product(meaning=False),
    "W-next-day": product(meaning=False, days_later=1),
    "meaning": meaning_only,
    "source-N": source_n,
    "source-C": source_c,
    "S": product(meaning=True, settled=False),
    "S-next-day": product(meaning=True, settled=False, days_later=1),
    "A": product(meaning=True),
    "A-next-day": product(meaning=True, days_later=1),
}
NEED_MEANING = ("meaning", "source-N", "source-C", "S", "S-next-day", "A", "A-next-day")


def _matches(opened: Opened, text: str) -> list[WordMatch]:
    query = parse(text, typing=False)
    return opened.store.match(query.words, query.trigrams, Filters())


def _cosines(opened: Opened, text: str) -> dict[int, float]:
    found = opened.meaning.cosines(text) if opened.meaning else None
    return dict(zip(found[0].tolist(), found[1].tolist(), strict=True)) if found else {}


def _best(opened: Opened, scores: Mapping[int, float]) -> list[str]:
    return opened.named(sorted(scores, key=lambda key: (-scores[key], key)))
