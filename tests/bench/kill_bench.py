"""Kill the program in the middle of embedding: `python -m tests.bench.kill_bench [TIMES]` (200 unless said)."""

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import apsw

from wellkept.providers.hash_words import HashWords
from wellkept.service.answers import finish
from wellkept.service.embedding import embed_pending
from wellkept.store.sqlite.sqlite_store import SqliteStore

ROOT = Path(__file__).parents[2]
_LINES_MAX = 60  # 400 memories take about 35 slices, so most kills come before all have a vector
_THEN_S = 0.03


def killed(path: Path, seed: int) -> tuple[set[int], int]:
    """Let a program embed and forget for a moment, kill it, and return what it said it forgot, and its vectors."""
    command = [sys.executable, "-m", "tests.bench.churn", str(path), str(seed)]
    paths = os.pathsep.join((str(ROOT / "app"), str(ROOT)))
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": paths}, cwd=ROOT, text=True
    ) as program:
        assert program.stdout is not None
        rng = random.Random(seed)
        said = [program.stdout.readline() for _ in range(1 + rng.randrange(_LINES_MAX))]
        time.sleep(rng.uniform(0.0, _THEN_S))  # so that the kill meets another moment each time
        program.send_signal(signal.SIGKILL)
        said += program.stdout.readlines()
    # The last line may be cut short.
    forgotten = {int(line) for line in said if line[:1].isdigit() and line.endswith("\n")}
    con = apsw.Connection(str(path))
    written: int = con.execute("select count(*) from vectors").get
    con.close()
    return forgotten, written


def faults(path: Path, forgotten: set[int]) -> list[str]:
    """Start again, make what is missing, and return what is wrong."""
    embedder = HashWords()
    store = SqliteStore.open(path)
    found = list(store.problems())
    finish(embed_pending(store, embedder))
    having, total = store.coverage(embedder.id)
    if having != total or store.unembedded(embedder.id, 1):
        found.append(f"{total - having} memories without a vector")
    news = store.vector_news(embedder.id, None, 1_000_000)
    rows = {row.key: row.memory.content for row in store.rows(news.keys)}
    if len(rows) != len(news.keys):
        found.append("a vector without a memory")
    if forgotten & set(news.keys):
        found.append("a vector of a forgotten memory")
    size = 4 * embedder.dims
    made = embedder.embed(list(rows.values())).astype("<f4")
    for place, row in enumerate(made):
        if news.vectors[place * size : (place + 1) * size] != row.tobytes():
            found.append("a vector of other words")
    found += store.problems()
    store.close()
    return found


def main() -> int:
    """Print how often it was killed and what was wrong."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    wrong, forgotten_in_all, midway = 0, 0, 0
    for seed in range(times):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "memories.db"
            forgotten, written = killed(path, seed)
            found = faults(path, forgotten)
        forgotten_in_all += len(forgotten)
        midway += 0 < written < 400
        wrong += bool(found)
        for fault in found:
            print(f"seed {seed}: {fault}")
    print(
        f"killed {times} times ({midway} with the first vectors half made), {forgotten_in_all:,} memories forgotten:"
        f" {wrong} with a fault"
    )
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
