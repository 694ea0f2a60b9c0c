"""How well memories are found: `python -m tests.recall.quality FOLDER`.

For every file of question sets in the folder one line a ranker: file, ranker, nDCG@10, hit@10, MRR, as means
over the questions that have an answer. For every file of sentence pairs the accuracy across languages. Then
what the two ways of indexing cost on the same memories. Every text is embedded once, nothing is kept on disk.
"""

import math
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.recall.costs import costs
from tests.recall.embedding import Embedded, built_in
from tests.recall.pools import Pool, pools, translations
from tests.recall.rankers import NEED_MEANING, RANKERS, Opened, Ranker

_CUT = 10


def measures(order: list[str], relevant: frozenset[str]) -> tuple[float, float, float]:
    """Return nDCG@10, hit@10 and the reciprocal rank of the first answer, all 0..1."""
    places = [place for place, memory_id in enumerate(order) if memory_id in relevant]
    gain = sum(1 / math.log2(place + 2) for place in places if place < _CUT)
    best = sum(1 / math.log2(place + 2) for place in range(min(len(relevant), _CUT)))
    first = places[0] if places else None
    return gain / best, float(first is not None and first < _CUT), 0.0 if first is None else 1 / (first + 1)


def quality(opened: Sequence[tuple[Pool, Opened]], rank: Ranker) -> tuple[float, float, float]:
    """Return the means of `measures` over all questions of some stores."""
    rows = [
        measures(rank(store, question.text), question.relevant) for pool, store in opened for question in pool.questions
    ]
    ndcg, hit, first = (sum(column) / len(rows) for column in zip(*rows, strict=True)) if rows else (0.0, 0.0, 0.0)
    return ndcg, hit, first


def main(arguments: list[str]) -> int:
    """Print the lines for the folder named."""
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        print("usage: python -m tests.recall.quality FOLDER", file=sys.stderr)
        return 2
    embedded = built_in()
    if embedded is None:
        print("The built-in model is not installed: only the rankers that need none.", file=sys.stderr)
    print(f"{'file':28} {'ranker':12} nDCG@10 hit@10 MRR")
    texts: list[str] = []
    for path in sorted(Path(arguments[0]).glob("*.jsonl")):
        stores = list(pools(path))
        texts += [memory.text for pool in stores for memory in pool.memories]
        _print_file(path.name, stores, embedded)
    for path in sorted(Path(arguments[0]).glob("*.tsv")) if embedded else ():
        _print_translations(path, embedded)
    if texts:
        costs(texts)
    return 0


def _print_file(name: str, stores: list[Pool], embedded: Embedded | None) -> None:
    if not stores:
        return
    with tempfile.TemporaryDirectory() as folder:
        opened = [(pool, Opened(pool, Path(folder) / f"{place}.db", embedded)) for place, pool in enumerate(stores)]
        for ranker, rank in RANKERS.items():
            if _tells_something(ranker, stores, embedded):
                ndcg, hit, first = quality(opened, rank)
                print(f"{name:28} {ranker:12} {ndcg:.4f} {hit:.4f} {first:.4f}", flush=True)
        for _, store in opened:
            store.store.close()


def _tells_something(ranker: str, stores: list[Pool], embedded: Embedded | None) -> bool:
    """Whether a ranker can run, and would not only repeat another on memories that are all of one age."""
    dated = any(memory.at is not None for pool in stores for memory in pool.memories)
    return (embedded is not None or ranker not in NEED_MEANING) and (dated or not ranker.endswith("-next-day"))


def _print_translations(path: Path, embedded: Embedded | None) -> None:
    """Print how often a sentence in another language finds its English translation first."""
    pool = translations(path)
    with tempfile.TemporaryDirectory() as folder:
        opened = Opened(pool, Path(folder) / "0.db", embedded)
        for ranker in ("W", "meaning", "S", "A"):
            first = [RANKERS[ranker](opened, question.text)[:1] for question in pool.questions]
            right = sum(one[0] in question.relevant for one, question in zip(first, pool.questions, strict=True) if one)
            print(f"{path.name:28} {ranker:12} accuracy@1 {right / max(len(first), 1):.4f}", flush=True)
        opened.store.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
