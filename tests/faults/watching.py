"""Following what programs say of one file, and looking into every file beside it for what is gone."""

from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import apsw

from tests.faults.keyring_file import keys_in_file
from tests.faults.marks import Mark, MarkBook, files_in, left_in
from wellkept.service.answers import finish
from wellkept.service.backups import BackupCases
from wellkept.service.encryption import Encryption
from wellkept.service.opening import opened_store
from wellkept.service.undo import UndoList
from wellkept.service.wellkept import now_ms
from wellkept.store.sqlite.sealing import connected

_KEPT = """
select tag from memory_tags union all select text from drafts union all select line from profile_lines
union all select value from private_marks union all select source from memories
union all select name || wanted from saved_searches
union all select name from assistants union all select content || why || fields from wishes
"""
_BACKUPS_EACH = 4
"""Every so many looks go into the backups too, which are several times as much to read."""
_TRIES = 100
"""What read beside a program that was killed ends a moment later."""


@dataclass(slots=True)
class Found:
    """What was seen. `residue` says which kind was left in which file; `back` counts what came back.

    `traces` counts the marks that forgotten memories had, by kind; `acts` what was done before each finding.
    """

    forgets: int = 0
    residue: list[str] = field(default_factory=list)
    back: int = 0
    problems: list[str] = field(default_factory=list)
    traces: Counter[str] = field(default_factory=Counter)
    acts: list[str] = field(default_factory=list)

    @property
    def line(self) -> str:
        """What it came to."""
        beside = f" back {self.back} problems {len(self.problems)}" if self.back or self.problems else ""
        return f"forgets {self.forgets} residue {len(self.residue)}{beside}"

    @property
    def details(self) -> tuple[str, ...]:
        """What was left where, and how many traces of each kind a forgotten memory had, for whoever looks."""
        each = ", ".join(f"{kind} {count / max(self.forgets, 1):.2f}" for kind, count in sorted(self.traces.items()))
        total = sum(self.traces.values()) / max(self.forgets, 1)
        return (
            *sorted(set(self.residue)),
            *sorted(set(self.problems)),
            *self.acts[:3],
            f"traces of each {total:.1f}: {each}",
        )


class Watch:
    """Follows what is said of one file, and looks into it."""

    def __init__(self, path: Path, found: Found) -> None:
        self._path, self._found = path, found
        self._book = MarkBook()
        self._seen_gone: set[Mark] = set()
        self._seen_in_backups: set[Mark] = set()
        self._looks = 0
        self._gone: set[str] = set()
        self._keys = keys_in_file(path.parent / "keyring")

    def hear(self, said: dict[str, object]) -> None:
        """Take note of a line."""
        self._book.hear(said)
        new = set(_texts(said, "gone")) - self._gone
        self._gone |= new
        self._found.forgets += len(new)
        if new:
            self._found.traces.update(one.kind for one in self._book.marks if one.owners and new & set(one.owners))
        back = set(_texts(said, "back"))
        self._found.forgets -= len(self._gone & back)
        self._gone -= back
        if "look" in said:
            self.look()

    def look(self, *, at_all: bool = False) -> None:
        """Look for what is gone since the last look, or for all that ever was.

        A backup is made to forget what the owner forgot; what was only changed or taken back may stand in it.
        """
        with closing(self._opened()) as con:
            alive = {str(one) for (one,) in con.execute("select id from memories")}
            forgotten = {str(one) for (one,) in con.execute("select id from forgotten")}
            kept = "\n".join(str(text) for (text,) in con.execute(_KEPT)).encode()
        gone = self._book.of_gone(alive) | {one for one in self._book.marks if one.loose and one.data not in kept}
        now, older = files_in(self._path.parent)
        self._look_into(now, gone if at_all else gone - self._seen_gone)
        self._seen_gone = gone
        self._looks += 1
        if at_all or self._looks % _BACKUPS_EACH == 0:
            in_backups = {one for one in gone if one.owners and forgotten.issuperset(one.owners)}
            self._look_into(older, in_backups if at_all else in_backups - self._seen_in_backups)
            self._seen_in_backups = in_backups

    def _look_into(self, files: list[Path], sought: set[Mark]) -> None:
        for name, mark in left_in(files, sought, self._keys):
            self._found.residue.append(f"{mark.kind} in {name}")
            self._book.marks.discard(mark)

    def start_again(self) -> None:
        """Start as the next program would, and look at all that ever went."""
        store = opened_store(self._path, "", self._keys)
        try:
            Encryption(store, self._keys).settle()
            self._found.problems += store.problems()
            if not any(store.scrub() for _ in range(_TRIES)):
                self._found.problems.append("a scrub that is never done")
            if finish(BackupCases(store, now_ms, UndoList(store, now_ms)).pay()):
                self._found.problems.append("a backup that still holds something")
            self.look(at_all=True)
            self._look_back()
        finally:
            store.close()

    def _look_back(self) -> None:
        """Count what was said to be gone and is there again."""
        with closing(self._opened()) as con:
            self._found.back += len(self._gone & {str(one) for (one,) in con.execute("select id from memories")})

    def _opened(self) -> apsw.Connection:
        return connected(str(self._path), self._keys.key_for(self._path), apsw.SQLITE_OPEN_READONLY)


def _texts(said: dict[str, object], name: str) -> list[str]:
    texts = said.get(name, [])
    assert isinstance(texts, list)
    return [str(text) for text in texts]
