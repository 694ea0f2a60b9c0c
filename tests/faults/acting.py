"""A program that does what it is told, or at random what owners do, and says what it marks and forgets.

`python -m tests.faults.acting PATH SEED`. Each line on standard output is one JSON object (see `telling`); an empty
one stands for the end of an act, and after each of these and each `look` it waits for a line: `go` for any act,
`act NAME SEED` for a certain one, `drop` to be gone without closing anything, anything else to close its window.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

from tests.faults.acts_beside import ActsBeside
from wellkept.service import slices

FEWEST, MOST = 60, 220
"""Between so many memories the file is kept: some pages of each table, so that pages are split and joined."""
_FEW_AS_MANY = 12
"""From so many on every other program erases as if they were many: the indexes are then made anew."""

WEIGHTS = {
    "teach": 20, "correct": 8, "untag": 4, "forget": 18, "forget_several": 2, "forget_and_return": 5, "embed": 10,
    "confirm": 3, "keep_apart": 3, "ask": 5, "draft": 3, "half_type": 3, "lines": 3, "send": 4, "mark": 2,
    "forget_found": 1, "tidy": 1, "read_beside": 3, "merge": 3, "replace_older": 3, "reinforce": 2, "teach_and_undo": 2,
    "bring_again": 2, "save_search": 2, "assist": 4, "forget_person": 2,
}  # fmt: skip
"""Each act that may be done at random, and how often."""


class Actor(ActsBeside):
    """Does one act after the other."""

    def __init__(
        self, path: Path, seed: int, tell: Callable[[dict[str, object]], None], *, alone: bool = False
    ) -> None:
        """Act on a file; `alone` without another process beside."""
        super().__init__(path, seed, tell)
        self._weights = {name: weight for name, weight in WEIGHTS.items() if not (alone and name == "read_beside")}

    def act(self) -> None:
        """Do one thing, whichever."""
        self.do(self._rng.choices(list(self._weights), list(self._weights.values()))[0])

    def do(self, name: str, seed: int | None = None) -> None:
        """Do a certain thing; with too few memories teach some before, with too many forget instead."""
        if seed is not None:
            self._rng.seed(seed)
        self._refresh()
        if len(self._keys) < FEWEST:
            self.teach_many()
        getattr(self, "forget_several" if len(self._keys) > MOST else name)()


def _tell(said: dict[str, object]) -> None:
    print(json.dumps(said), flush=True)
    if "look" in said:
        sys.stdin.readline()


def main(path: Path, seed: int) -> None:
    """Act until a line says otherwise, or somebody kills us."""
    slices._LEAST = _FEW_AS_MANY if seed % 2 else slices._LEAST
    actor = Actor(path, seed, _tell)
    while True:
        print("{}", flush=True)
        match sys.stdin.readline().split():
            case ["go"]:
                actor.act()
            case ["act", name, number]:
                actor.do(name, int(number))
            case ["drop"]:
                os._exit(0)
            case _:
                break
    actor.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
