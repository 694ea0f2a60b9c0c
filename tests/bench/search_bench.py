"""How long a key press takes in the search box over many memories: `python -m tests.bench.search_bench [COUNT]`."""

import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from wellkept.model.ids import new_memory_id
from wellkept.model.memory import Memory
from wellkept.model.query import Query
from wellkept.recall.recall import recall
from wellkept.store.sqlite.sqlite_store import SqliteStore

COUNT = 100_000
QUERIES = 40
_BATCH = 2000
_VOCABULARY = 20_000
_NOW = 1_772_452_800_000
_MINUTE = 60_000
_CONSONANTS, _VOWELS = "bcdfghklmnprstvw", "aeiou"
_VERBS = ["likes", "moved", "bought", "met", "visited", "reads", "plans", "remembers", "lost", "found", "wants"]
_LINKS = ["in", "with", "for", "at", "near", "about", "and", "on", "after", "before"]


def vocabulary(random_source: random.Random) -> list[str]:
    """Return made-up words, the common ones short."""
    words: dict[str, None] = {}
    while len(words) < _VOCABULARY:
        syllables = 1 + min(len(words) // 60, 1) + random_source.randint(0, 2)
        word = "".join(random_source.choice(_CONSONANTS) + random_source.choice(_VOWELS) for _ in range(syllables))
        words[word + random_source.choice(("", "n", "r", "s", "t"))] = None
    return list(words)


def sentences(count: int, seed: int = 7) -> list[str]:
    """Return third-person sentences over a Zipf vocabulary, nearly all beginning with Owner."""
    source = random.Random(seed)
    words = vocabulary(source)
    weights = [1 / (place + 5) for place in range(len(words))]
    made: list[str] = []
    for number in range(count):
        picked = source.choices(words, weights, k=source.randint(6, 12))
        who = "Owner" if source.random() < 0.95 else picked.pop().title()
        half = len(picked) // 2
        made.append(
            f"{who} {source.choice(_VERBS)} {' '.join(picked[:half])} {source.choice(_LINKS)} "
            f"{' '.join(picked[half:])} {number if source.random() < 0.1 else ''}".strip()
            + "."
        )
    return made


def typed(texts: list[str], count: int = QUERIES, seed: int = 11) -> list[str]:
    """Return what stands in the box after each key, for queries of one to four words of some memory."""
    source = random.Random(seed)
    keys: list[str] = []
    for text in source.sample(texts, count):
        words = text.rstrip(".").split()
        start = source.randrange(len(words))
        query = " ".join(words[start : start + source.randint(1, 4)]).lower()
        keys += [query[: end + 1] for end in range(len(query))]
    return keys


def filled(path: Path, texts: list[str]) -> SqliteStore:
    """Return a store with these sentences, a minute apart."""
    store = SqliteStore.open(path)
    for start in range(0, len(texts), _BATCH):
        batch = enumerate(texts[start : start + _BATCH], start=start)
        store.insert([_memory(text, _NOW - (len(texts) - place) * _MINUTE) for place, text in batch])
    return store


def _memory(text: str, at: int) -> Memory:
    return Memory(id=new_memory_id(at), content=text, created_at=at)


def main(arguments: list[str]) -> int:
    """Print the figures."""
    count = int(arguments[0]) if arguments else COUNT
    texts = sentences(count)
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        store = filled(Path(folder) / "bench.db", texts)
        print(f"{count} memories, inserted {count / (time.perf_counter() - start):.0f} a second")
        times: list[tuple[float, str]] = []
        for keys in typed(texts):
            start = time.perf_counter()
            recall(store, Query(text=keys), _NOW)
            times.append(((time.perf_counter() - start) * 1000, keys))
        store.close()
    spent = sorted(took for took, _ in times)
    at = int(len(spent) * 0.95)
    print(f"{len(spent)} keys: median {statistics.median(spent):.1f} ms, p95 {spent[at]:.1f}, worst {spent[-1]:.1f}")
    print("slowest:", ", ".join(f"{keys!r} {took:.0f}" for took, keys in sorted(times)[-8:]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
