"""What has changed: each kind of write is counted as what it is, whoever did it; and a file that is lost is missed."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path

import apsw
import pytest

from tests.building import NOON, memory
from tests.vectors import unit
from wellkept.model.assistants import Assistant, Rights
from wellkept.model.errors import StoreMissing
from wellkept.model.ledger import Marked, PrivateMark
from wellkept.model.query import Filters, Query
from wellkept.model.saved import SavedSearch
from wellkept.store.accesses import KeptAccess
from wellkept.store.exam import ExamQuestion
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.still import StillAnswer
from wellkept.store.store import Row
from wellkept.store.vectors import VectorItem
from wellkept.store.wishes import KeptWish

_ASSISTANT = Assistant(id="ast_1", name="Claude", created_at=NOON)
_TEA = "Owner likes tea."
_SEARCH = SavedSearch(0, "Tea", Query(text="tea"))
_STILL = StillAnswer(NOON, NOON, 1, NOON)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore.open(tmp_path / "memories.db")
    opened.insert([memory(_TEA), memory("Owner walks.")])
    opened.add_assistant(_ASSISTANT, "claude", bytes(32))
    yield opened
    opened.close()


def _reworded(store: SqliteStore) -> None:
    row = store.row(1)
    store.replace([Row(1, replace(row.memory, importance=0.9))])


@pytest.mark.parametrize(
    ("write", "kinds"),
    [
        pytest.param(lambda s: s.insert([memory("Owner rows.")]), {"memories"}, id="a new memory"),
        pytest.param(_reworded, {"memories"}, id="another importance"),
        pytest.param(lambda s: s.forget([1]), {"memories"}, id="a forgotten one"),
        pytest.param(lambda s: s.keep_here([1], marked=True), {"private"}, id="one that stays"),
        pytest.param(
            lambda s: s.save_private_mark(PrivateMark(Marked.TAG, "home"), marked=True), {"private"}, id="a private tag"
        ),
        pytest.param(lambda s: s.keep_apart(1, 2), {"beside"}, id="two kept apart"),
        pytest.param(lambda s: s.save_still_answers({1: _STILL}), {"beside"}, id="still true"),
        pytest.param(lambda s: s.save_search(_SEARCH), {"beside"}, id="a saved search"),
        pytest.param(
            lambda s: s.add_exam_question(ExamQuestion(0, "owner", 1, "What to drink?", NOON)),
            {"beside"},
            id="a question",
        ),
        pytest.param(lambda s: s.save_setting("colour", "dark"), {"settings"}, id="a setting"),
        pytest.param(lambda s: s.put_vectors("model", 16, [VectorItem(1, _TEA, unit())]), {"vectors"}, id="a vector"),
        pytest.param(lambda s: s.touch([1], NOON), {"reads"}, id="recalled"),
        pytest.param(
            lambda s: s.add_accesses([KeptAccess(NOON, "ast_1", "search", False, 1, (1,))], {}, 0),
            {"reads"},
            id="an access",
        ),
        pytest.param(lambda s: s.add_accesses([], {"ast_1": NOON}, 0), {"reads"}, id="seen"),
        pytest.param(lambda s: s.change_rights("ast_1", Rights(spaces=None)), {"assistants"}, id="other rights"),
        pytest.param(
            lambda s: s.add_wish(KeptWish("wsh_1", "ast_1", "keep", NOON, "owner", content="Owner rows."), 9),
            {"assistants"},
            id="a wish",
        ),
        pytest.param(lambda s: s.save_draft("teach", "Owner"), set(), id="a draft"),
        pytest.param(lambda s: s.scrub(), set(), id="a scrub"),
    ],
)
def test_each_write_of_another_process_is_seen_as_what_it_is(
    store: SqliteStore, tmp_path: Path, write: Callable[[SqliteStore], object], kinds: set[str]
) -> None:
    other = SqliteStore.open(tmp_path / "memories.db")
    before = asdict(store.changes())
    write(other)
    after = asdict(store.changes())
    assert {kind for kind in before if kind != "others" and before[kind] != after[kind]} == kinds
    other.close()


def test_what_is_forgotten_leaves_only_its_number(store: SqliteStore, tmp_path: Path) -> None:
    store.forget([1])
    con = apsw.Connection(str(tmp_path / "memories.db"))
    assert con.execute("select * from changed order by seq desc limit 1").fetchall() == [(3, 1)]
    con.close()


def test_the_list_of_changes_stays_short(store: SqliteStore, tmp_path: Path) -> None:
    con = apsw.Connection(str(tmp_path / "memories.db"))
    con.execute("insert into changed(seq, rid) values(40000, 1); insert into changed(seq, rid) values(40960, 1)")
    assert con.execute("select group_concat(seq) from changed").get == "40000,40960"
    con.close()


def test_nobody_writes_between_a_look_and_what_is_written_for_it(store: SqliteStore, tmp_path: Path) -> None:
    other = apsw.Connection(str(tmp_path / "memories.db"))
    with store.undisturbed():
        assert store.known("owner", "Owner rows.") is None
        with pytest.raises(apsw.BusyError):
            other.execute("insert into pending_scrub(at) values(1)")
        store.insert([memory("Owner rows.")])
    other.close()
    assert store.known("owner", "Owner rows.") is not None


def test_what_was_written_for_nothing_is_not_remembered(store: SqliteStore) -> None:
    with suppress(StoreMissing), store.undisturbed():
        store.insert([memory("Owner rows.")])
        assert store.count(Filters()) == 3
        raise StoreMissing
    assert store.count(Filters()) == 2


@pytest.mark.parametrize(
    "lose",
    [
        pytest.param(lambda path: path.rename(path.with_name("elsewhere.db")), id="moved"),
        pytest.param(lambda path: path.unlink(), id="deleted"),
        pytest.param(lambda path: (path.rename(path.with_name("old.db")), path.write_bytes(b"another")), id="replaced"),
    ],
)
def test_a_file_that_is_lost_is_missed_at_a_look(tmp_path: Path, lose: Callable[[Path], object]) -> None:
    path = tmp_path / "memories.db"
    store = SqliteStore.open(path)
    store.require_in_place()
    lose(path)
    with pytest.raises(StoreMissing, match="moved, deleted or replaced"):
        store.require_in_place()
    store.close()
