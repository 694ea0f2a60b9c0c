"""A program that embeds, keeps, corrects and forgets until it is killed: `python -m tests.bench.churn PATH SEED`.

Each slice of embedding is said on standard output with a dot, each forgotten key once forgetting has returned.
"""

import random
import sys
from pathlib import Path

from wellkept.providers.hash_words import HashWords
from wellkept.service.answers import finish
from wellkept.service.requests import Correct, Forget, Keep, Proposal
from wellkept.service.wellkept import Wellkept, now_ms
from wellkept.store.sqlite.sqlite_store import SqliteStore

MEMORIES = 400


def main(path: Path, seed: int) -> None:
    """Fill the file, say `go`, and never end."""
    rng = random.Random(seed)
    wellkept = Wellkept(SqliteStore.open(path), now_ms, {"built-in": HashWords()})
    proposals = tuple(Proposal(f"Owner keeps number {rng.random()}.") for _ in range(MEMORIES))
    keys = list(finish(wellkept.keep(Keep(proposals))).keys)
    print("go", flush=True)
    while True:
        for _ in wellkept.embed_pending():
            print(".", flush=True)
            act = rng.random()
            if act < 0.3:
                gone = keys.pop(rng.randrange(len(keys)))
                finish(wellkept.forget(Forget((gone,))))
                print(gone, flush=True)
            elif act < 0.6:
                wellkept.correct(Correct(rng.choice(keys), f"Owner corrected {rng.random()}."))
            else:
                keys += finish(wellkept.keep(Keep((Proposal(f"Owner added {rng.random()}."),)))).keys
        keys += finish(wellkept.keep(Keep(tuple(Proposal(f"Owner kept {rng.random()}.") for _ in range(100))))).keys


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
