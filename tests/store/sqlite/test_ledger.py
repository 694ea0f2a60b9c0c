"""What left this computer is written down without words, and goes and comes back with the memories it held."""

from dataclasses import replace
from itertools import takewhile
from pathlib import Path

import apsw
import pytest

from tests.building import DAY, NOON, memory
from wellkept.model.ledger import Outcome, Purpose, Sent, SentRow, Totals
from wellkept.store.sqlite.schema import migrate, migration_texts
from wellkept.store.sqlite.sqlite_store import SqliteStore

CALL = Sent(at=NOON, host="models.example", model="small", purpose=Purpose.EMBED, memories=2, chars=60)
ENDED = replace(CALL, tokens_in=12, tokens_out=0, cost_usd=0.00002, outcome=Outcome.ANSWERED)


def test_a_call_is_under_way_until_it_is_closed(store: SqliteStore) -> None:
    number = store.add_sent(CALL)
    assert store.sent_page(10) == (SentRow(number, CALL),)
    store.close_sent(SentRow(number, ENDED))
    assert store.sent_page(10) == (SentRow(number, ENDED),)


def test_a_call_that_failed_keeps_its_reason(store: SqliteStore) -> None:
    number = store.add_sent(CALL)
    failed = replace(CALL, outcome=Outcome.FAILED, reason="The model service is busy.")
    store.close_sent(SentRow(number, failed))
    assert store.sent_page(10)[0].sent == failed


def test_what_was_sent_cannot_be_rewritten_when_a_call_is_closed(store: SqliteStore) -> None:
    number = store.add_sent(CALL)
    store.close_sent(SentRow(number, replace(ENDED, host="elsewhere.example", chars=0, memories=0)))
    assert store.sent_page(10)[0].sent == ENDED


@pytest.mark.parametrize(
    ("held", "memories", "chars", "kept"),
    [((0,), 1, 20, (1, 20)), ((), 0, 0, (0, 0)), ((0, 1), 2, 60, (2, 60)), ((0, 1), 9, 999, (2, 60))],
    ids=["less", "nothing", "all", "never more"],
)
def test_a_call_that_held_less_than_was_written_down_is_put_right(
    store: SqliteStore, held: tuple[int, ...], memories: int, chars: int, kept: tuple[int, int]
) -> None:
    keys = store.insert([memory("Owner likes tea."), memory("Owner likes coffee.")])
    number = store.add_sent(CALL, keys)
    ended = replace(ENDED, memories=memories, chars=chars)
    store.close_sent(SentRow(number, ended), [keys[place] for place in held])
    (row,) = store.sent_page(10)
    assert (row.sent.memories, row.sent.chars) == kept
    assert [place for place, key in enumerate(keys) if store.sent_of(key)] == list(held)


def test_pages_go_back_in_time_without_gap_or_overlap(store: SqliteStore) -> None:
    numbers = [store.add_sent(replace(CALL, at=NOON + place)) for place in range(7)]
    seen: list[int] = []
    before: int | None = None
    while page := store.sent_page(3, before):
        seen += [row.sent_id for row in page]
        before = page[-1].sent_id
    assert seen == numbers[::-1]


def test_a_memory_knows_where_it_was_sent(store: SqliteStore) -> None:
    tea, coffee, milk = store.insert(
        [memory("Owner likes tea."), memory("Owner likes coffee."), memory("Owner milks.")]
    )
    first = store.add_sent(CALL, [tea, coffee])
    second = store.add_sent(CALL, [tea, 999_999])
    assert [row.sent_id for row in store.sent_of(tea)] == [second, first]
    assert [row.sent_id for row in store.sent_of(coffee)] == [first]
    assert store.sent_of(milk) == ()


def test_a_forgotten_memory_leaves_no_link_and_undo_brings_it_back(store: SqliteStore, path: Path) -> None:
    (tea,) = store.insert([memory("Owner likes tea.")])
    number = store.add_sent(CALL, [tea])
    gone = store.forget([tea])
    assert links(path) == 0
    assert len(store.sent_page(10)) == 1
    store.put_back(gone)
    assert [row.sent_id for row in store.sent_of(tea)] == [number]


def links(path: Path) -> int:
    con = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    try:
        count: int = con.execute("select count(*) from ledger_memories").get
        return count
    finally:
        con.close()


def test_totals_count_what_is_known(store: SqliteStore) -> None:
    assert store.sent_totals() == Totals(0, 0, 0, 0, 0, 0.0)
    store.close_sent(SentRow(store.add_sent(CALL), ENDED))
    store.add_sent(replace(CALL, at=NOON + DAY, memories=1, chars=10))
    assert store.sent_totals() == Totals(2, 3, 70, 12, 0, 0.00002)
    assert store.sent_totals(NOON + 1) == Totals(1, 1, 10, 0, 0, 0.0)


def test_the_ledger_has_no_room_for_words(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner collects Zanzibarquokkas.")])
    store.add_sent(CALL, [key])
    tables = ("ledger", "ledger_memories", "private_memories")
    held = [row for table in tables for row in store._con.execute(f"select * from {table}")]
    assert "quokka" not in repr(held).lower()


def test_a_file_of_the_version_before_is_brought_up_with_its_memories(path: Path) -> None:
    steps = list(takewhile(lambda step: "create table ledger(" not in step, migration_texts()))
    con = apsw.Connection(str(path))
    migrate(con, path, steps=steps)
    con.execute("insert into beings values('owner', 'owner', 0)")
    con.close()
    store = SqliteStore.open(path)
    (key,) = store.insert([memory("Owner likes tea.")])
    assert store.may_leave([key]) == (key,)
    store.close()
