"""Two processes keep the same sentence in the same moment: one writes it, the other finds it known."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import apsw
import pytest

from tests.building import NOON, Clock
from tests.ui.stage import own_print_key, quick_embedders
from wellkept.model.assistants import Assistant, Caller, Right, Rights
from wellkept.model.errors import InvalidMemory
from wellkept.model.memory import Memory
from wellkept.model.query import Filters
from wellkept.service.answers import finish
from wellkept.service.door_requests import Entry, KeepEntry
from wellkept.service.requests import Correct, Keep, Proposal
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

_TEA, _SO_TO_SAY = "Owner doesn't drink tea.", "The owner really does not drink the tea."
_WRITER = Caller(Assistant(id="ast_1", name="Claude", rights=Rights(can=frozenset(Right))))


class Raced(SqliteStore):
    """A store beside which another process acts: `before` it lets nobody else write any more, `meanwhile`, when it has
    looked and is about to write; `refused` whether the latter could not.
    """

    before: Callable[[], object] | None = None
    meanwhile: Callable[[], object] | None = None
    refused = False

    @contextmanager
    def undisturbed(self) -> Iterator[None]:
        before, self.before = self.before, None
        if before is not None:
            before()
        with super().undisturbed():
            yield

    def insert(self, new: Sequence[Memory], forms: Sequence[bytes] = ()) -> tuple[int, ...]:
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            try:
                meanwhile()
            except apsw.BusyError:
                self.refused = True
        return super().insert(new, forms)


@dataclass
class Two:
    """Two programs on one file."""

    store: Raced
    one: Wellkept
    other: Wellkept
    path: Path

    def contents(self) -> list[str]:
        rows = self.other._store.rows(self.other._store.newest_keys(Filters()))
        return [row.memory.content for row in rows]


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Two]:
    path = tmp_path / "memories.db"
    store = Raced.open(path)
    one, other = (
        Wellkept(each, Clock(NOON), quick_embedders(), print_key=own_print_key(tmp_path))
        for each in (store, SqliteStore.open(path))
    )
    yield Two(store, one, other, path)
    one.close()
    other.close()


def _keeps(wellkept: Wellkept, content: str) -> str:
    kept = finish(wellkept.keep(Keep((Proposal(content),))))
    return "new" if kept.added else "known"


def _asks(wellkept: Wellkept, content: str) -> str:
    answer = wellkept.doors.answer(_WRITER, KeepEntry(Entry(content=content)))
    assert isinstance(answer, Generator)
    return str(finish(answer).outcome.value)


_WAYS = [pytest.param(_keeps, id="window or terminal"), pytest.param(_asks, id="door")]


@pytest.mark.parametrize("keeps", _WAYS)
def test_nobody_writes_between_the_look_and_the_write(two: Two, keeps: Callable[[Wellkept, str], str]) -> None:
    beside = apsw.Connection(str(two.path))
    two.store.meanwhile = lambda: beside.execute("begin immediate; rollback")
    assert keeps(two.one, _TEA) == "new"
    assert two.store.refused
    beside.close()
    assert keeps(two.other, _TEA) == "known"
    assert two.contents() == [_TEA]


@pytest.mark.parametrize("keeps", _WAYS)
@pytest.mark.parametrize("content", [pytest.param(_TEA, id="exactly"), pytest.param(_SO_TO_SAY, id="otherwise")])
def test_what_another_kept_at_the_last_moment_is_known(
    two: Two, keeps: Callable[[Wellkept, str], str], content: str
) -> None:
    two.store.before = lambda: _keeps(two.other, _TEA)
    assert keeps(two.one, content) != "new"
    assert len(two.contents()) == 1


def test_what_another_corrected_at_the_last_moment_is_known(two: Two) -> None:
    """New words have no form until one is made, so it is made before the look."""
    assert _keeps(two.other, "Owner rows.") == "new"
    two.store.before = lambda: two.other.correct(Correct(1, _TEA))
    assert _keeps(two.one, _SO_TO_SAY) == "known"
    assert two.contents() == [_TEA]


def test_a_correction_to_what_another_kept_at_the_last_moment_is_refused(two: Two) -> None:
    assert _keeps(two.one, "Owner rows.") == "new"
    two.store.before = lambda: _keeps(two.other, _TEA)
    with pytest.raises(InvalidMemory, match="already says"):
        two.one.correct(Correct(1, _TEA))
    assert sorted(two.contents()) == [_TEA, "Owner rows."]
