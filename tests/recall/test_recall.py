"""Recall over the real store: order, floor, corrections, bounds, stopping, and why."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.building import DAY, NOON, memory
from wellkept.model.errors import Interrupted
from wellkept.model.query import Filters, Query
from wellkept.recall import lexical
from wellkept.recall.recall import explain, recall
from wellkept.store.sqlite.sqlite_store import SqliteStore


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore.open(tmp_path / "memories.db")
    yield opened
    opened.close()


def test_every_match_is_returned(store: SqliteStore) -> None:
    keys = store.insert([memory(f"Owner planted tree number {number}.") for number in range(700)])
    assert sorted(recall(store, Query(text="tree"), NOON).keys) == list(keys)


def test_filters_hold(store: SqliteStore) -> None:
    _, wanted = store.insert([memory("Owner met Ada."), memory("Owner called Ada.", tags=("phone",))])
    found = recall(store, Query(text="ada", filters=Filters(tags=("phone",))), NOON)
    assert found.keys.tolist() == [wanted]


def test_middle_of_a_word_beats_a_correction(store: SqliteStore) -> None:
    (hamburg, _) = store.insert([memory("Owner was born in Hamburg."), memory("Owner buried a bug.")])
    assert recall(store, Query(text="burg"), NOON).keys.tolist() == [hamburg]


def test_known_word_is_not_corrected(store: SqliteStore) -> None:
    form, _ = store.insert([memory("Owner filled in a form."), memory("Owner came from Rome.")])
    assert recall(store, Query(text="form"), NOON, typing=False).keys.tolist() == [form]


def test_short_word_that_nobody_wrote_finds_nothing(store: SqliteStore) -> None:
    store.insert([memory("Owner wears a hat and likes cake.")])
    assert not recall(store, Query(text="near bike"), NOON).keys


def test_stray_trigram_in_common_is_no_match(store: SqliteStore) -> None:
    store.insert([memory("Owner polished the marble.")])  # shares "rbl" with the nonsense
    assert not recall(store, Query(text="qwxzkj vrrblt"), NOON).keys
    assert recall(store, Query(text="arbl"), NOON).keys


def test_words_too_common_to_score_come_newest_first(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lexical, "POSTINGS_MAX", 5)
    monkeypatch.setattr(lexical, "GRAM_POSTINGS_MAX", 5)
    monkeypatch.setattr(lexical, "COMMON_MIN", 10)
    keys = store.insert([memory("Owner rows.", created_at=NOON + number) for number in range(20)])
    other, rare = store.insert([memory("Nobody swims."), memory("Owner climbs.", created_at=NOON - 1)])
    assert recall(store, Query(text="owner"), NOON).keys.tolist() == [*reversed(keys), rare]
    assert recall(store, Query(text="owner climbs"), NOON).keys.tolist() == [rare]
    assert other not in recall(store, Query(text="owner"), NOON).keys


def test_stop_interrupts(store: SqliteStore) -> None:
    store.insert([memory(f"Owner planted tree number {number}.") for number in range(2000)])
    with pytest.raises(Interrupted):
        recall(store, Query(text="tree"), NOON, stop=lambda: True)
    assert recall(store, Query(text="tree"), NOON, stop=lambda: False).keys


@pytest.mark.parametrize("text", ["strong coffee", "coffe", "ham", "burg", "Osol", "咖啡"])
def test_explanation_is_the_score_in_the_ranking(store: SqliteStore, text: str) -> None:
    sentences = ("Owner drinks strong coffee.", "Owner left Hamburg.", "Owner lives in Oslo.", "业主喜欢咖啡")
    store.insert([memory(each, created_at=NOON - place * DAY) for place, each in enumerate(sentences)])
    found = recall(store, Query(text=text), NOON)
    for key, score in zip(found.keys, found.scores, strict=True):
        why = explain(store, Query(text=text), key, NOON)
        assert why is not None
        assert why.score == pytest.approx(score)
        assert why.matched


def test_no_explanation_for_what_does_not_answer(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner lives in Oslo.")])
    assert explain(store, Query(text="tennis"), key, NOON) is None
    assert explain(store, Query(text=""), key, NOON) is None
    assert explain(store, Query(text="oslo"), key + 1, NOON) is None


def test_a_short_word_among_others_is_not_looked_for_inside_words(store: SqliteStore) -> None:
    store.insert([memory("Owner has never regretted that."), memory("Owner bought a straw hat.")])
    assert len(recall(store, Query(text="hat sie Haustiere"), NOON).keys) == 1
    assert len(recall(store, Query(text="hat"), NOON).keys) == 2
