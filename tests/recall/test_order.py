"""The order of results in the real store: what lifts a memory over another that says the same."""

import math
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.building import DAY, NOON, memory
from wellkept.model.query import Filters, Query
from wellkept.recall.order import LOOKED_AT
from wellkept.recall.recall import explain_all, recall
from wellkept.store.sqlite.sqlite_store import SqliteStore


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore.open(tmp_path / "memories.db")
    yield opened
    opened.close()


def found(store: SqliteStore, text: str, now: int = NOON) -> list[int]:
    return recall(store, Query(text=text), now, typing=False).keys.tolist()


def test_important_old_beats_throwaway_new(store: SqliteStore) -> None:
    new, old = store.insert([
        memory("Owner rows.", importance=0.05), memory("Owner rows.", importance=1.0, created_at=NOON - 120 * DAY),
    ])  # fmt: skip
    assert found(store, "rows") == [old, new]


def test_recent_wins_all_else_equal(store: SqliteStore) -> None:
    keys = store.insert([memory("Owner rows.", created_at=NOON - days * DAY) for days in (30, 1)])
    assert found(store, "rows") == [keys[1], keys[0]]


def test_equal_scores_go_by_date_then_key(store: SqliteStore) -> None:
    keys = store.insert([memory("Owner rows.", created_at=NOON + days * DAY) for days in (2, 1, 1)])
    assert found(store, "rows") == [keys[0], keys[2], keys[1]]


def test_having_all_words_beats_having_one_often(store: SqliteStore) -> None:
    store.insert([memory(f"Owner saw a {thing}.", source=f"note:{thing}") for thing in ("cat", "kite", "train")])
    _, both = store.insert([
        memory("Owner met a red heron, a heron, a heron.", source="note:a"),
        memory("Owner met a heron by the long wooden bridge on the way home.", source="note:b"),
    ])  # fmt: skip
    query = Query(text="heron at the wooden bridge")
    ranking = recall(store, query, NOON)
    assert ranking.keys[0] == both
    whys = explain_all(store, query, ranking.keys, NOON)
    assert [whys[key].coverage for key in ranking.keys] == [1.0, pytest.approx(0.25, abs=0.1)]


def test_the_person_asked_for_is_lifted_but_hides_nobody(store: SqliteStore) -> None:
    other, asked = store.insert([
        memory("Ana and Ben like tea.", about="person:ben", source="note:a", created_at=NOON),
        memory("Ana and Ben like tea.", about="person:ana", source="note:b", created_at=NOON - 10 * DAY),
    ])  # fmt: skip
    assert found(store, "What tea does Ana like?") == [asked, other]
    assert found(store, "What tea does Ben like?") == [other, asked]


def test_the_month_asked_for_is_lifted(store: SqliteStore) -> None:
    january, october = store.insert([
        memory("Owner went hiking.", created_at=1_768_000_000_000, source="note:a"),
        memory("Owner went hiking.", created_at=1_760_000_000_000, source="note:b"),
    ])  # fmt: skip
    assert found(store, "hiking in October") == [october, january]
    assert found(store, "hiking in January 2026") == [january, october]


def test_a_text_that_names_the_month_counts_as_much_as_its_date(store: SqliteStore) -> None:
    june, named = store.insert([
        memory("Owner will go hiking in June.", source="note:a"),
        memory("Owner will go hiking in July.", source="note:b"),
    ])  # fmt: skip
    query = Query(text="What will happen in July 2026, hiking?")
    whys = explain_all(store, query, [june, named], NOON)
    assert (whys[june].month, whys[named].month) == (0.0, 1.0)


def test_a_good_answer_lifts_what_was_learned_with_it(store: SqliteStore) -> None:
    alone, together, _ = store.insert([
        memory("Owner paid the fee.", session="ses_a", created_at=NOON),
        memory("Owner paid the fee.", session="ses_b", created_at=NOON - DAY),
        memory("Owner joined the sailing club in Lagos.", session="ses_b", created_at=NOON - DAY),
    ])  # fmt: skip
    order = found(store, "fee of the sailing club in Lagos")
    assert order.index(together) < order.index(alone)


def test_all_that_match_are_ranked_and_scores_fall(store: SqliteStore) -> None:
    texts = [f"Owner planted {'tree ' * (1 + number % 5)}number {number}." for number in range(2 * LOOKED_AT)]
    keys = store.insert([memory(text, created_at=NOON - number * DAY) for number, text in enumerate(texts)])
    ranking = recall(store, Query(text="tree 17"), NOON)
    assert sorted(ranking.keys) == list(keys)
    assert list(ranking.scores) == sorted(ranking.scores, reverse=True)
    whys = explain_all(store, Query(text="tree 17"), ranking.keys, NOON)
    assert [(whys[key].rank, whys[key].score) for key in ranking.keys] == list(enumerate(ranking.scores, 1))


def test_another_beings_session_lifts_nothing(store: SqliteStore) -> None:
    keys = store.insert([memory("Owner rows."), memory("Owner rows.", being_id="other")])
    mine = recall(store, Query(text="rows", filters=Filters()), NOON)
    assert mine.keys.tolist() == [keys[0]]


_WORDS = st.lists(st.sampled_from(["tea", "rows", "May", "last week", "Ana", "I", "zebra", "2026", "雨"]), min_size=1)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(_WORDS)
def test_scores_stay_within_0_and_1(store: SqliteStore, words: list[str]) -> None:
    store.insert([memory("Ana rows and has tea in May 2026.", about="person:ana"), memory("雨が降る zebra")])
    scores = recall(store, Query(text=" ".join(words)), NOON).scores
    assert all(0 < score <= 1 and math.isfinite(score) for score in scores)
