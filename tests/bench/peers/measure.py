"""Measures one contender in a process of its own: `python -m tests.bench.peers.measure MODULE MATERIAL STORE`.

Each figure is printed as a line of JSON as soon as it is known, so that nothing is lost when it is stopped.
"""

import importlib
import json
import os
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import cast

import numpy as np

from tests.bench.figures import percentile, timed
from tests.bench.peers.material import Material, load
from tests.bench.peers.peer import Floats, Opener, Peer
from tests.bench.peers.table import Figure
from tests.bench.peers.traces import Looks, left, size, vector_looks, word_looks

BATCH = 1000
TOP = 10
_WARM_UP = 3

Ask = Callable[[str, Floats, int], Sequence[str]]
Times = tuple[float, float]


def figures(said: bytes) -> dict[str, Figure]:
    """Put together what a contender said; a last line cut short, and what is no figure, are left out."""
    found: dict[str, Figure] = {}
    for line in said.decode(errors="replace").splitlines(keepends=True):
        if line.startswith("{") and line.endswith("}\n"):
            found.update(json.loads(line))
    return found


def main(module: str, material_folder: Path, folder: Path) -> None:
    """Add, search, delete, close; say each figure."""
    material = load(material_folder)
    opener = cast("Opener", importlib.import_module(f"tests.bench.peers.{module}"))
    peer = opener.open_in(folder, material.vectors.shape[1])
    keys = _add_many(peer, material)
    singles = zip(material.singles, material.single_vectors, strict=True)
    _say_times("add", [_clocked(partial(peer.add, text, vector)) for text, vector in singles])
    _search(peer, material)
    _delete(peer, material, keys, folder)
    _say("load", f"{os.getloadavg()[0]:.1f}")


def _add_many(peer: Peer, material: Material) -> list[str]:
    keys: list[str] = []
    spent = (0.0, 0.0)
    for start in range(0, len(material.texts), BATCH):
        texts = material.texts[start : start + BATCH]
        vectors = material.vectors[start : start + BATCH]
        spent = _sum(spent, _clocked(partial(_add_batch, peer, texts, vectors, keys)))
        _say("added", len(keys))
        _say_rate(len(keys), spent)
    _say_rate(len(keys), _sum(spent, _clocked(peer.settle)))
    return keys


def _add_batch(peer: Peer, texts: Sequence[str], vectors: Floats, keys: list[str]) -> None:
    keys.extend(peer.add_many(texts, vectors))


def _sum(one: Times, other: Times) -> Times:
    return one[0] + other[0], one[1] + other[1]


def _say_rate(added: int, spent: Times) -> None:
    _say("many_rate", added / spent[0] * 1e3)
    _say("many_cpu", spent[1] / added)


def _search(peer: Peer, material: Material) -> None:
    questions = list(zip(material.questions, material.question_vectors, strict=True))
    _say_times("search", _asked(peer.search, questions)[0])
    times, found = _asked(peer.nearest, questions)
    _say_times("nearest", times)
    _say("nearest_found", f"{_share(found, material):.0%}")


def _asked(ask: Ask, questions: Sequence[tuple[str, Floats]]) -> tuple[list[Times], list[set[str]]]:
    """Ask a few without counting, then each once; return how long each took and what was found."""
    found: list[set[str]] = []
    for text, vector in questions[:_WARM_UP]:
        ask(text, vector, TOP)
    times = [_clocked(partial(_ask, ask, text, vector, found)) for text, vector in questions]
    return times, found


def _ask(ask: Ask, text: str, vector: Floats, found: list[set[str]]) -> None:
    found.append(set(ask(text, vector, TOP)))


def _share(found: Sequence[set[str]], material: Material) -> float:
    """Return how much of the true nearest was found, 0..1."""
    texts = [*material.texts, *material.singles]
    vectors = np.concatenate([material.vectors, material.single_vectors])
    hits = 0
    for one, vector in zip(found, material.question_vectors, strict=True):
        best = np.argsort(-(vectors @ vector), kind="stable")[:TOP]
        hits += len(one & {texts[place] for place in best})
    return hits / (TOP * len(found))


def _delete(peer: Peer, material: Material, keys: Sequence[str], folder: Path) -> None:
    """Delete, and look for it in the files: before (or else the look would be blind), after, and after closing."""
    words = word_looks(material.words)
    vectors = vector_looks(material.vectors[material.doomed])
    _say_left("before", folder, words, vectors)
    _say_times("delete", [_clocked(partial(peer.delete, keys[place])) for place in material.doomed])
    _say_left("after", folder, words, vectors)
    peer.close()
    _say("size_mb", size(folder) / 1e6)
    _say_left("closed", folder, words, vectors)


def _say_left(when: str, folder: Path, words: Looks, vectors: Looks) -> None:
    _say(f"words_{when}", f"{left(folder, words)} of {len(words)}")
    _say(f"vectors_{when}", f"{left(folder, vectors)} of {len(vectors)}")


def _clocked(act: Callable[[], object]) -> Times:
    """Return how long an act took, ms: by the clock, and of the processors by all threads of this process."""
    before = time.process_time_ns()
    return timed(act), (time.process_time_ns() - before) / 1e6


def _say_times(name: str, times: Sequence[Times]) -> None:
    by_clock, of_processor = zip(*times, strict=True)
    _say(f"{name}_median", statistics.median(by_clock))
    _say(f"{name}_p95", percentile(list(by_clock), 0.95))
    _say(f"{name}_cpu", statistics.median(of_processor))


def _say(name: str, value: float | str) -> None:
    print(json.dumps({name: value}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))
