"""The numbers beside the filters are those that one would count by hand."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.building import DAY, NOON, memory
from wellkept.model.errors import Interrupted
from wellkept.model.facets import Group, Span, Tally, without
from wellkept.model.kinds import Kind
from wellkept.model.ledger import Marked, PrivateMark
from wellkept.model.memory import Memory, Trust
from wellkept.model.query import Filters, Query
from wellkept.model.scope import Readable
from wellkept.service import counting
from wellkept.service.answers import finish
from wellkept.service.requests import CountFacets, Edit, Find, Forget
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

SPANS = (Span(NOON, None), Span(NOON - DAY, NOON), Span(None, NOON - DAY))
SOURCES = ("paste", "email:ana", "email:bo", "email", "file:a,b.txt")
TAGS = ("home", "work", "a,b", "é")
ABOUTS = ("owner", "person:ana")


def made(place: int) -> Memory:
    return memory(
        f"Owner likes {'tea' if place % 2 else 'coffee'} number {place}.",
        kind=tuple(Kind)[place % 6],
        source=SOURCES[place % 5],
        tags=TAGS[: place % 4] if place % 3 else TAGS[place % 4 :],
        about=ABOUTS[place % 7 == 0],
        core=place % 5 == 1,
        trust=tuple(Trust)[place % 3],
        created_at=NOON + DAY - place * DAY // 3,
        being_id="other" if place % 13 == 12 else "owner",
    )


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "memories.db"
    store = SqliteStore.open(path)
    keys = store.insert([made(place) for place in range(60)])
    store.keep_here(keys[3:9], marked=True)
    store.save_private_mark(PrivateMark(Marked.SOURCE, "file"), marked=True)
    store.save_private_mark(PrivateMark(Marked.TAG, "é"), marked=True)
    store.close()
    return path


def by_hand(wellkept: Wellkept, query: Query) -> Tally:
    """Count by asking for every result and looking at each."""

    def results(group: Group) -> list[Memory]:
        found = wellkept.find(Find(replace(query, filters=without(query.filters, group))))
        return [wellkept.memory(key) for key in found.keys]

    def of(group: Group, values: Callable[[Memory], Iterable[str]]) -> tuple[tuple[str, int], ...]:
        counted = Counter(value for one in results(group) for value in values(one))
        return tuple(sorted(counted.items(), key=lambda pair: (-pair[1], pair[0])))

    staying = replace(without(query.filters, Group.STAYS), stays=True)
    return Tally(
        kinds=of(Group.KINDS, lambda one: [str(one.kind)]),
        sources=of(Group.SOURCES, lambda one: [one.source]),
        tags=of(Group.TAGS, lambda one: set(one.tags)),
        abouts=of(Group.ABOUTS, lambda one: [one.about]),
        trust=of(Group.TRUST, lambda one: [str(one.trust)]),
        spans=tuple(
            sum(
                (span.since is None or one.created_at >= span.since)
                and (span.until is None or one.created_at < span.until)
                for one in results(Group.TIME)
            )
            for span in SPANS
        ),
        core=sum(one.core for one in results(Group.CORE)),
        stays=len(wellkept.find(Find(replace(query, filters=staying))).keys),
    )


def some(values: Iterable[str]) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(sorted(values)), max_size=2, unique=True).map(tuple)


FILTERS = st.builds(
    Filters,
    among=st.sampled_from(((), (1, 2, 5, 9, 30), (999,))),
    readable=st.sampled_from(((), (), (Readable(abouts=(ABOUTS[0],), nowhere=True),), (Readable(abouts=None),))),
    kinds=st.lists(st.sampled_from(Kind), max_size=3, unique=True).map(tuple),
    sources=some((*SOURCES, "file", "nothing")),
    tags=some(TAGS),
    any_tags=some((*TAGS, "nothing")),
    abouts=some(ABOUTS),
    trust=st.lists(st.sampled_from(Trust), max_size=2, unique=True).map(tuple),
    core=st.sampled_from((None, True, False)),
    stays=st.sampled_from((None, True, False)),
    since=st.sampled_from((None, None, NOON - 5 * DAY)),
    until=st.sampled_from((None, None, NOON)),
)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(filters=FILTERS, text=st.sampled_from(("", "tea", "number", "likes coffee", "zeppelin")), told=st.booleans())
def test_counts_are_those_counted_by_hand(path: Path, filters: Filters, text: str, told: bool) -> None:
    wellkept = Wellkept(SqliteStore.open(path), lambda: NOON)
    try:
        query = Query(text=text, filters=filters)
        keys = wellkept.find(Find(query)).keys if told else None
        assert finish(wellkept.counting.facets(CountFacets(query, keys, SPANS))) == by_hand(wellkept, query)
    finally:
        wellkept.close()


@pytest.fixture
def opened(path: Path) -> Iterable[Wellkept]:
    wellkept = Wellkept(SqliteStore.open(path), lambda: NOON)
    yield wellkept
    wellkept.close()


def tally(wellkept: Wellkept, query: Query | None = None) -> Tally:
    return finish(wellkept.counting.facets(CountFacets(query or Query(), None, SPANS)))


def test_what_was_chosen_by_hand_is_counted_alone(opened: Wellkept) -> None:
    query = Query(filters=Filters(among=(1, 2, 5)))
    counted = tally(opened, query)
    assert counted == by_hand(opened, query)
    assert sum(count for _, count in counted.kinds) == 3


def test_counts_follow_what_is_forgotten_brought_back_and_changed(opened: Wellkept) -> None:
    before = tally(opened)
    keys = tuple(opened.find(Find(Query())).keys[:7])
    finish(opened.forget(Forget(keys)))
    assert tally(opened) == by_hand(opened, Query()) != before
    finish(opened.undo())
    assert tally(opened) == before
    finish(opened.edit(Edit(keys, core=True, about="person:new", add_tags=("fresh",))))
    assert ("fresh", 7) in tally(opened).tags
    assert tally(opened) == by_hand(opened, Query())


def test_counts_follow_what_another_process_writes(opened: Wellkept, path: Path) -> None:
    tally(opened)
    other = SqliteStore.open(path)
    other.insert([memory("Owner likes rum.", tags=("rum",))])
    other.close()
    assert ("rum", 1) in tally(opened).tags
    assert tally(opened) == by_hand(opened, Query())


def test_marks_count_at_once(opened: Wellkept, path: Path) -> None:
    before = tally(opened).stays
    store = SqliteStore.open(path)
    store.save_private_mark(PrivateMark(Marked.SOURCE, "paste"), marked=True)
    store.close()
    assert before < tally(opened).stays == by_hand(opened, Query()).stays


def test_another_being_is_counted_by_itself(opened: Wellkept) -> None:
    assert sum(count for _, count in tally(opened, Query(filters=Filters(being_id="other"))).kinds) == 4
    assert sum(count for _, count in tally(opened).kinds) == 56


def test_it_comes_in_slices_and_ends_when_told(opened: Wellkept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "_AT_ONCE", 10)
    wanted = [False]
    steps = opened.counting.facets(CountFacets(Query()), lambda: wanted[0])
    next(steps)
    next(steps)
    wanted[0] = True
    with pytest.raises(Interrupted):
        next(steps)
    assert tally(opened) == by_hand(opened, Query())


def test_an_empty_store_counts_nothing(tmp_path: Path) -> None:
    wellkept = Wellkept(SqliteStore.open(tmp_path / "empty.db"), lambda: NOON)
    assert tally(wellkept) == Tally(spans=(0, 0, 0))
    wellkept.close()
