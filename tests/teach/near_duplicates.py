"""Figures on pairs of sentences: how many same pairs are found, and how many different ones are taken for the same.

Run `python -m tests.teach.near_duplicates FILE`, FILE with one JSON object a line: `kind`, `same` (1 or 0), `a`, `b`.
"""

import argparse
import json
from collections import Counter
from pathlib import Path

from wellkept.teach.novelty import Novelty, alike, guards, possibly_same, says_the_same
from wellkept.teach.relation import relation


def measure(path: Path) -> list[str]:
    """Return lines of figures for a file of pairs."""
    pairs = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    count: Counter[str] = Counter()
    missed: Counter[str] = Counter()
    for pair in pairs:
        a, b = str(pair["a"]), str(pair["b"])
        side = "same" if pair["same"] else "different"
        equal, related = says_the_same(a, b), relation(a, b)
        offered = equal or (possibly_same(a, b) and related is not Novelty.NEW)
        count[side] += 1
        count[f"{side} equal"] += equal
        if offered and not equal:
            count[f"{side} offered as {related}"] += 1
        count[f"{side} offered"] += offered
        count[f"{side} guarded"] += bool(guards(a, b))
        if pair["same"] and not offered:
            missed[str(pair["kind"])] += 1
        if equal and not pair["same"]:
            missed[f"WRONGLY EQUAL {pair['kind']}"] += 1
        if not pair["same"] and not guards(a, b):
            missed[f"no difference named: {pair['kind']}"] += 1
    lines = [f"{name:24} {value}" for name, value in sorted(count.items())]
    lines += [f"  {kind:40} {value}" for kind, value in missed.most_common()]
    return lines + _thresholds(pairs)


def _thresholds(pairs: list[dict[str, str]]) -> list[str]:
    same = [alike(pair["a"], pair["b"]) for pair in pairs if pair["same"]]
    different = [alike(pair["a"], pair["b"]) for pair in pairs if not pair["same"]]
    return [
        f"threshold {level:.2f}: same {_share(same, level):.3f} different {_share(different, level):.3f}"
        for level in (0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.9)
    ]


def _share(values: list[float], level: float) -> float:
    return sum(value >= level for value in values) / max(1, len(values))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    print("\n".join(measure(parser.parse_args().file)))
