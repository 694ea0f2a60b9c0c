"""The counts of the timeline are those that one would count by hand."""

from bisect import bisect_right
from dataclasses import replace
from pathlib import Path

import pytest

from tests.building import DAY, NOON, memory
from wellkept.model.errors import Interrupted
from wellkept.model.facets import Group, Reach, Times, without
from wellkept.model.kinds import Kind
from wellkept.model.query import Filters, Query
from wellkept.service.answers import finish
from wellkept.service.requests import CountFacets, CountTimes, Edit, Find, Forget
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

BORDERS = tuple(NOON + day * DAY for day in (-9, -6, -3, 0))
FACTS = Filters(kinds=(Kind.FACT,))
QUERIES = {
    "all": Query(),
    "a kind": Query(filters=FACTS),
    "a text": Query(text="coffee"),
    "a text that nothing has": Query(text="zeppelin"),
    "a time": Query(filters=Filters(since=BORDERS[1], until=BORDERS[2])),
    "a kind and a time": Query(filters=replace(FACTS, since=BORDERS[1])),
    "a text, a kind and a time": Query(text="coffee", filters=replace(FACTS, since=BORDERS[2])),
    "a time before all": Query(filters=Filters(until=0)),
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "memories.db"
    store = SqliteStore.open(path)
    store.insert(
        [
            memory(
                f"Owner likes {'tea' if place % 3 else 'coffee'} number {place}.",
                kind=tuple(Kind)[place % 2],
                created_at=NOON + DAY - place * DAY // 2,
                being_id="other" if place % 7 == 6 else "owner",
            )
            for place in range(30)
        ]
    )
    store.close()
    return path


def by_hand(wellkept: Wellkept, query: Query) -> list[int]:
    """Find without the time, look at each, and put it between its borders; what is beyond goes to the ends."""
    found = wellkept.find(Find(replace(query, filters=without(query.filters, Group.TIME))))
    counts = [0] * (len(BORDERS) - 1)
    for key in found.keys:
        counts[max(0, min(bisect_right(BORDERS, wellkept.memory(key).created_at) - 1, len(counts) - 1))] += 1
    return counts


@pytest.mark.parametrize("known", [True, False], ids=["results known", "results not known"])
def test_they_are_as_counted_by_hand(path: Path, known: bool) -> None:
    wellkept = Wellkept.open(path)
    for name, query in QUERIES.items():
        timeless = replace(query, filters=without(query.filters, Group.TIME))
        keys = wellkept.find(Find(timeless)).keys if known else None
        times = finish(wellkept.counting.times(CountTimes(query, keys, BORDERS)))
        assert list(times.found) == by_hand(wellkept, query), name
        assert list(times.whole) == by_hand(wellkept, Query()), name
    wellkept.close()


def test_they_follow_what_comes_and_goes(path: Path) -> None:
    wellkept = Wellkept.open(path)
    request = CountTimes(Query(), None, BORDERS)
    finish(wellkept.counting.times(request))
    newest = wellkept.find(Find(Query())).keys[0]
    finish(wellkept.forget(Forget((newest,))))
    after = finish(wellkept.counting.times(request))
    assert list(after.whole) == by_hand(wellkept, Query())
    assert after.reach == Reach(NOON - 27 * DAY // 2, NOON - 13 * DAY, NOON, NOON + DAY // 2)
    wellkept.close()


def test_what_was_searched_for_both_counts_is_not_used_after_a_change(path: Path) -> None:
    wellkept = Wellkept.open(path)
    query = QUERIES["a text, a kind and a time"]
    finish(wellkept.counting.facets(CountFacets(query, wellkept.find(Find(query)).keys)))
    finish(wellkept.forget(Forget(tuple(wellkept.find(Find(Query(text="coffee", filters=FACTS))).keys[:3]))))
    finish(wellkept.edit(Edit(tuple(wellkept.find(Find(Query(text="coffee"))).keys), kind=Kind.FACT)))
    times = finish(wellkept.counting.times(CountTimes(query, None, BORDERS)))
    assert list(times.found) == by_hand(wellkept, query)
    wellkept.close()


def test_other_borders_are_counted_anew(path: Path) -> None:
    wellkept = Wellkept.open(path)
    finish(wellkept.counting.times(CountTimes(Query(), None, BORDERS)))
    times = finish(wellkept.counting.times(CountTimes(Query(), None, BORDERS[:2])))
    assert times.whole == (sum(by_hand(wellkept, Query())),)
    wellkept.close()


def test_without_memories_there_is_no_reach(tmp_path: Path) -> None:
    wellkept = Wellkept.open(tmp_path / "memories.db")
    assert finish(wellkept.counting.times(CountTimes(Query()))) == Times(None)
    assert finish(wellkept.counting.times(CountTimes(Query(), None, BORDERS))) == Times(None, (0, 0, 0), (0, 0, 0))
    wellkept.close()


def test_it_ends_when_nobody_waits_any_more(path: Path) -> None:
    wellkept = Wellkept.open(path)
    with pytest.raises(Interrupted):
        finish(wellkept.counting.times(CountTimes(Query(), None, BORDERS), lambda: True))
    wellkept.close()
