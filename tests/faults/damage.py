"""Damage to the file: flipped bits and pages of noise, and whether a wrong memory is ever shown as right.

Run it with `python -m tests.faults.damage 200`.
"""

import random
import shutil
import sys
import tempfile
import traceback
from dataclasses import dataclass
from pathlib import Path

from tests.building import memory
from wellkept.model.errors import WellkeptError
from wellkept.model.memory import Memory
from wellkept.model.query import Filters
from wellkept.store.sqlite.salvage import salvage
from wellkept.store.sqlite.sqlite_store import SqliteStore

_MEMORIES = 600
_PAGE = 8192


@dataclass(slots=True)
class Tally:
    """What came of so many damaged files; counts of files, but `salvaged` and `of` of memories."""

    refused: int = 0  # in words, at opening or at reading
    reported: int = 0  # opened, and its check says that something is wrong
    unseen: int = 0  # nothing says so: the byte lay in free space, a vector or the like
    wrong: int = 0  # a memory was read as right whose words are not those written
    crashed: int = 0  # a fault without a sentence
    salvaged: int = 0
    of: int = 0
    wrong_salvaged: int = 0


def run(n: int, seed: int) -> str:
    """Damage `n` files, half by one bit and half by a page of noise; return one line."""
    rng = random.Random(seed)
    tally = Tally()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        whole = folder / "whole.db"
        written = _filled(whole, rng)
        for number in range(n):
            damaged = folder / f"{number}.db"
            shutil.copy(whole, damaged)
            _damage(damaged, rng, page=number % 2 == 1)
            _look(damaged, written, tally)
            _salvage(damaged, folder / f"{number}.new.db", written, tally)
            for left in folder.glob(f"{number}.*"):
                if left.is_file():
                    left.unlink()
            print(f"damaged {number + 1} of {n}", file=sys.stderr)
    share = 100 * tally.salvaged / max(tally.of, 1)
    return (
        f"damaged {n} refused {tally.refused} reported {tally.reported} unseen {tally.unseen} crashed {tally.crashed}"
        f" wrong {tally.wrong} salvaged {share:.1f}% wrong-salvaged {tally.wrong_salvaged}"
    )


def _filled(path: Path, rng: random.Random) -> dict[str, str]:
    store = SqliteStore.open(path)
    made: list[Memory] = []
    for number in range(_MEMORIES):
        words = " ".join("".join(rng.choices("abcdefghijklmnopqrstuvwxyz", k=rng.randint(3, 9))) for _ in range(9))
        made.append(memory(f"Owner noted {words} as number {number}."))
    store.insert(made)
    store.close()
    return {one.id: one.content for one in made}


def _damage(path: Path, rng: random.Random, *, page: bool) -> None:
    data = bytearray(path.read_bytes())
    if page:
        start = rng.randrange(1, len(data) // _PAGE) * _PAGE
        data[start : start + _PAGE] = rng.randbytes(_PAGE)
    else:
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    path.write_bytes(bytes(data))


def _look(path: Path, written: dict[str, str], tally: Tally) -> None:
    """Open a file, read all its memories, and ask its check."""
    try:
        store = SqliteStore.open(path)
        try:
            problems = store.problems()
            rows = store.newest(Filters(), _MEMORIES)
        finally:
            store.close()
    except WellkeptError:
        tally.refused += 1
        return
    except Exception as error:  # noqa: BLE001 - this is what is being counted
        place = traceback.extract_tb(error.__traceback__)[-1]
        print(f"without a sentence: {type(error).__name__} at {place.name}, line {place.lineno}", file=sys.stderr)
        tally.crashed += 1
        return
    wrong = sum(written.get(row.memory.id) != row.memory.content for row in rows)
    if problems:
        tally.reported += 1
    elif wrong:
        tally.wrong += 1
    else:
        tally.unseen += 1


def _salvage(path: Path, target: Path, written: dict[str, str], tally: Tally) -> None:
    """Salvage what can be, and compare it with what was written."""
    tally.of += len(written)
    try:
        salvage(path, target)
    except WellkeptError:
        return
    store = SqliteStore.open(target)
    rows = store.newest(Filters(), _MEMORIES + 10)
    store.close()
    words = set(written.values())
    right = sum(row.memory.content in words for row in rows)  # an id may have come to harm: its words are whole
    tally.salvaged += right
    tally.wrong_salvaged += len(rows) - right


if __name__ == "__main__":
    print(run(int(sys.argv[1]) if len(sys.argv) > 1 else 20, 6))
