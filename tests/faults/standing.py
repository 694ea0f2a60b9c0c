"""What a program has acknowledged, and whether it stands after it was cut short."""

import copy
from dataclasses import dataclass, field
from pathlib import Path

import apsw

from tests.faults.marks import MarkBook


@dataclass(slots=True)
class Verdict:
    """What is wrong: acknowledged memories that are not there as they were, forgotten ones that are, faults."""

    lost: int = 0
    back: int = 0
    faults: list[str] = field(default_factory=list)

    def add(self, other: "Verdict") -> None:
        """Count another one in."""
        self.lost += other.lost
        self.back += other.back
        self.faults += other.faults

    def line(self, what: str, times: int) -> str:
        """Say what it came to."""
        faults = f" faults {len(self.faults)}" if self.faults else ""
        return f"{what} {times} lost {self.lost} back {self.back}{faults}"


class Standing:
    """Follows what is said of one file."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.gone: set[str] = set()
        self.unsure: set[str] = set()
        self.book = MarkBook()
        self.forgets = 0

    def hear(self, said: dict[str, object]) -> None:
        """Take note of a line."""
        kept, gone, changing = said.get("kept", {}), said.get("gone", []), said.get("changing", [])
        back = said.get("back", [])
        assert isinstance(kept, dict)
        assert isinstance(gone, list)
        assert isinstance(changing, list)
        assert isinstance(back, list)
        self.unsure |= {*changing, *back}
        self.unsure -= {*kept, *gone}
        self.kept |= kept
        self.gone = (self.gone | set(gone)) - set(back) - set(kept)
        self.forgets += len(gone)
        for one in gone:
            self.kept.pop(one, None)
        self.book.hear(said)

    def now(self) -> "Standing":
        """Return how it stands at this moment, to be compared later."""
        return copy.deepcopy(self)

    def compare(self, path: Path) -> Verdict:
        """Compare what is in a file with what was acknowledged, and take what is there as acknowledged from now on."""
        con = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
        there = {str(one): str(content) for one, content in con.execute("select id, content from memories")}
        con.close()
        sure = {one: content for one, content in self.kept.items() if one not in self.unsure}
        verdict = Verdict(
            lost=sum(there.get(one) != content for one, content in sure.items()),
            back=len(there.keys() & (self.gone - self.unsure)),
        )
        self.kept, self.unsure = there, set()
        return verdict
