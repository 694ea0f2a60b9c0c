"""Lists and counts: true, whole, in one order."""

from dataclasses import replace

import pytest

from tests.building import DAY, NOON, memory
from wellkept.model.errors import Interrupted
from wellkept.model.kinds import Kind
from wellkept.model.ledger import Marked, PrivateMark
from wellkept.model.memory import Trust
from wellkept.model.query import Filters
from wellkept.store.facets import Facet
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import Cursor, Row


@pytest.fixture
def mixed(store: SqliteStore) -> SqliteStore:
    store.insert(
        [
            memory("Owner likes tea.", kind=Kind.PREFERENCE, tags=("drink", "home"), source="paste", created_at=NOON),
            memory(
                "Ana likes coffee.",
                about="person:ana",
                tags=("drink",),
                source="email:1",
                created_at=NOON + DAY,
                trust=Trust.FOUND,
            ),
            memory("Owner lives in Oslo.", core=True, source="email:2", created_at=NOON + 2 * DAY),
            memory("Somebody else's.", being_id="other", source="paste", created_at=NOON),
        ]
    )
    store.save_private_mark(PrivateMark(Marked.TAG, "home"), marked=True)
    return store


CASES = [
    pytest.param(Filters(), ["Owner lives in Oslo.", "Ana likes coffee.", "Owner likes tea."], id="all of a being"),
    pytest.param(Filters(being_id="other"), ["Somebody else's."], id="another being"),
    pytest.param(Filters(being_id="nobody"), [], id="a being without memories"),
    pytest.param(Filters(kinds=(Kind.PREFERENCE,)), ["Owner likes tea."], id="kind"),
    pytest.param(Filters(kinds=(Kind.PREFERENCE, Kind.EPISODE)), ["Owner likes tea."], id="any of the kinds"),
    pytest.param(Filters(sources=("email",)), ["Owner lives in Oslo.", "Ana likes coffee."], id="source prefix"),
    pytest.param(Filters(sources=("email:1",)), ["Ana likes coffee."], id="whole source"),
    pytest.param(Filters(sources=("ema",)), [], id="half a prefix is none"),
    pytest.param(Filters(sources=("%",)), [], id="no wildcards"),
    pytest.param(Filters(tags=("drink",)), ["Ana likes coffee.", "Owner likes tea."], id="tag"),
    pytest.param(Filters(tags=("drink", "home")), ["Owner likes tea."], id="all of the tags"),
    pytest.param(Filters(abouts=("person:ana",)), ["Ana likes coffee."], id="about"),
    pytest.param(Filters(core=True), ["Owner lives in Oslo."], id="core"),
    pytest.param(Filters(core=False), ["Ana likes coffee.", "Owner likes tea."], id="not core"),
    pytest.param(Filters(since=NOON + DAY), ["Owner lives in Oslo.", "Ana likes coffee."], id="since"),
    pytest.param(Filters(until=NOON + DAY), ["Owner likes tea."], id="until"),
    pytest.param(Filters(any_tags=("home", "nothing")), ["Owner likes tea."], id="any of the tags"),
    pytest.param(Filters(trust=(Trust.FOUND,)), ["Ana likes coffee."], id="trust"),
    pytest.param(Filters(trust=(Trust.FOUND, Trust.GUESSED)), ["Ana likes coffee."], id="any trust"),
    pytest.param(Filters(stays=True), ["Owner likes tea."], id="never leaves"),
    pytest.param(Filters(stays=False), ["Owner lives in Oslo.", "Ana likes coffee."], id="may leave"),
]


@pytest.mark.parametrize(("filters", "expected"), CASES)
def test_filters(mixed: SqliteStore, filters: Filters, expected: list[str]) -> None:
    assert [row.memory.content for row in mixed.newest(filters, 10)] == expected
    assert [row.memory.content for row in mixed.rows(mixed.newest_keys(filters))] == expected
    assert mixed.count(filters) == len(expected)


def test_pages_by_keyset_give_every_memory_once_also_with_equal_times(store: SqliteStore) -> None:
    store.insert([memory(f"Owner keeps number {number}.", created_at=NOON + number // 3) for number in range(50)])
    seen: list[int] = []
    after = None
    while page := store.newest(Filters(), 7, after):
        seen += [row.key for row in page]
        after = Cursor(page[-1].memory.created_at, page[-1].key)
    assert seen == list(store.newest_keys(Filters()))
    assert len(set(seen)) == 50


def test_rows_come_in_the_order_asked_and_those_gone_are_left_out(mixed: SqliteStore) -> None:
    keys = list(mixed.newest_keys(Filters()))
    mixed.forget([keys[1]])
    assert [row.key for row in mixed.rows([keys[2], keys[1], keys[0]])] == [keys[2], keys[0]]


def test_exactly_known(mixed: SqliteStore) -> None:
    found = mixed.known("owner", "owner LIKES  tea!")
    assert found is not None
    assert found.memory.content == "Owner likes tea."
    assert mixed.known("other", "Owner likes tea.") is None


def test_facets_count_truly(mixed: SqliteStore) -> None:
    facets = mixed.facets("owner")
    assert facets.tags == (Facet("drink", 2), Facet("home", 1))
    assert facets.kinds == (Facet("fact", 2), Facet("preference", 1))
    assert facets.abouts == (Facet("owner", 2), Facet("person:ana", 1))
    assert {facet.value for facet in facets.sources} == {"paste", "email:1", "email:2"}


def test_a_list_can_be_stopped(store: SqliteStore) -> None:
    store.insert([memory(f"Owner keeps number {number}.") for number in range(3000)])
    with pytest.raises(Interrupted):
        store.newest_keys(Filters(), stop=lambda: True)
    assert len(store.newest_keys(Filters())) == 3000


def test_changes_of_another_connection_are_seen(mixed: SqliteStore, path: object) -> None:
    before = mixed.changes().others
    mixed.insert([memory("Owner likes rain.")])
    assert mixed.changes().others == before
    other = SqliteStore.open(path)  # type: ignore[arg-type] # the fixture's Path
    other.insert([memory("Owner likes snow.")])
    other.close()
    assert mixed.changes().others != before


def test_a_count_is_true_after_every_kind_of_write(store: SqliteStore, path: object) -> None:
    filters = Filters(tags=("home",))
    assert store.count(filters) == 0
    keys = store.insert([memory(f"Owner keeps number {number}.", tags=("home",)) for number in range(3)])
    assert store.count(filters) == 3
    gone = store.forget(keys[:1])
    assert store.count(filters) == 2
    store.put_back(gone)
    assert store.count(filters) == 3
    row = store.row(keys[0])
    store.replace([Row(row.key, replace(row.memory, tags=()))])
    assert store.count(filters) == 2
    other = SqliteStore.open(path)  # type: ignore[arg-type] # the fixture's Path
    other.insert([memory("Owner likes snow.", tags=("home",))])
    other.close()
    assert store.count(filters) == 3
