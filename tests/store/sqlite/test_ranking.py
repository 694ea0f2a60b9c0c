"""Reading for ranking: scores without a join, who holds a word, and columns that follow every write."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import apsw
import pytest

from tests.building import NOON, memory
from wellkept.model.errors import Interrupted
from wellkept.model.query import Filters
from wellkept.store.sqlite import search
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import RankingMark, Row


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore.open(tmp_path / "memories.db")
    yield opened
    opened.close()


class Followed:
    """A plain follower: importance and date by key."""

    def __init__(self, store: SqliteStore, being_id: str = "owner") -> None:
        self.store, self.being_id = store, being_id
        self.mark: RankingMark | None = None
        self.known: dict[int, tuple[float, int]] = {}
        self.resets = 0

    def caught_up(self, limit: int = 1000) -> dict[int, tuple[float, int]]:
        more = True
        while more:
            news = self.store.ranking_news(self.being_id, self.mark, limit)
            self.resets += news.reset
            if news.reset:
                self.known.clear()
            for key in news.gone:
                self.known.pop(key, None)
            columns = (news.keys, news.importance, news.created_at)
            for key, importance, at in zip(*(text.split(",") if text else () for text in columns), strict=True):
                self.known[int(key)] = (float(importance), int(at))
            self.mark, more = news.mark, news.more
        return dict(self.known)


def truth(store: SqliteStore) -> dict[int, tuple[float, int]]:
    rows = store.rows(store.newest_keys(Filters()))
    return {row.key: (row.memory.importance, row.memory.created_at) for row in rows}


def test_scores_are_those_of_match(store: SqliteStore) -> None:
    store.insert([memory("Owner drinks tea."), memory("Owner has tea, tea, tea."), memory("Owner swims.")])
    matches = store.match('"tea"', "", Filters())
    assert store.word_scores('"tea"') == sorted((each.key, each.words) for each in matches if each.words)
    assert store.word_scores("") == []


def test_holding_joins_the_keys(store: SqliteStore) -> None:
    first, _, third = store.insert([memory("Owner drinks tea."), memory("Owner swims."), memory("Tea is hot.")])
    assert store.holding('"tea"') == f"{first},{third}"
    assert store.holding('"absent"') == store.holding("") == ""


def test_holding_is_remembered_until_a_write(store: SqliteStore) -> None:
    (first,) = store.insert([memory("Owner drinks tea.")])
    assert store.holding('"tea"') == store.holding('"tea"') == str(first)
    (second,) = store.insert([memory("Owner spills tea.")])
    assert store.holding('"tea"') == f"{first},{second}"


def test_scores_are_remembered_until_a_memory_changes(store: SqliteStore) -> None:
    (first,) = store.insert([memory("Owner drinks tea.")])
    words = store.word_scores('"tea"')
    store.save_setting("colour", "dark")
    assert store.word_scores('"tea"') is words
    (second,) = store.insert([memory("Owner spills tea.")])
    assert [key for key, _ in store.word_scores('"tea"')] == [first, second]


def test_what_is_remembered_goes_when_another_process_writes(store: SqliteStore, tmp_path: Path) -> None:
    store.insert([memory("Owner drinks tea.")])
    assert len(store.word_scores('"tea"')) == 1
    other = SqliteStore.open(tmp_path / "memories.db")
    other.insert([memory("Owner spills tea.")])
    other.close()
    assert len(store.word_scores('"tea"')) == 2


def test_what_was_remembered_while_many_were_erased_goes(store: SqliteStore) -> None:
    keys = store.insert([memory(f"Owner drinks tea {number}.") for number in range(9)])
    with store.erasing_many():
        store.forget(keys[:5])
        assert store.frequencies(["tea"], [])["tea"] == 4
    assert store.frequencies(["tea"], [])["tea"] == len(store.word_scores('"tea"')) == 4


def test_beginnings_come_with_the_columns(store: SqliteStore) -> None:
    store.insert([memory("Tea, tea and a Tealight. 雨"), memory("雨")])
    news = store.ranking_news("owner", None, 10)
    assert (news.lengths, news.starts) == ("6,0", "a ante")
    assert "ante" not in repr(news)


def test_reading_scores_ends_when_asked(store: SqliteStore) -> None:
    store.insert([memory(f"Owner drinks tea number {number}.") for number in range(1000)])
    with pytest.raises(Interrupted):
        store.word_scores('"tea"', lambda: True)
    with pytest.raises(Interrupted):
        store.holding('"tea"', lambda: True)


@pytest.mark.parametrize("limit", [1, 2, 1000])
def test_columns_follow_every_write_of_this_process(store: SqliteStore, limit: int) -> None:
    keys = store.insert([memory(f"Tea {number}.", importance=number / 10) for number in range(5)])
    store.insert([memory("Tea of somebody else.", being_id="other")])
    followed = Followed(store)
    assert followed.caught_up(limit) == truth(store)
    row = store.row(keys[0])
    store.replace([Row(row.key, replace(row.memory, importance=0.9, created_at=NOON - 5))])
    gone = store.forget(keys[1:3])
    store.insert([memory("More tea.")])
    assert followed.caught_up(limit) == truth(store)
    store.put_back(gone[:1])
    assert followed.caught_up(limit) == truth(store)
    assert followed.resets == 0


def test_columns_follow_what_another_process_writes(store: SqliteStore, tmp_path: Path) -> None:
    keys = store.insert([memory("Tea."), memory("More tea.")])
    followed = Followed(store)
    followed.caught_up()
    other = SqliteStore.open(tmp_path / "memories.db")
    other.forget(keys[:1])
    other.insert([memory("Other tea.", importance=0.2)])
    row = other.row(keys[1])
    other.replace([Row(row.key, replace(row.memory, importance=0.9))])
    assert followed.caught_up() == truth(store)
    assert followed.resets == 0
    other.close()


def test_columns_begin_anew_when_it_is_not_known_any_more_what_changed(store: SqliteStore, tmp_path: Path) -> None:
    followed = Followed(store)
    store.insert([memory("Tea.")])
    followed.caught_up()
    store.insert([memory(f"Tea {number}.") for number in range(9)])
    other = apsw.Connection(str(tmp_path / "memories.db"))
    other.execute("delete from changed where seq < 8")
    other.close()
    assert followed.caught_up() == truth(store)
    assert followed.resets == 1


def test_common_words_are_counted_in_proportion(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "COUNTED_MAX", 10)
    store.insert([memory(f"Owner {'drinks tea' if number % 2 else 'swims'}.") for number in range(100)])
    counts = store.frequencies(["owner", "tea", "absent", "o*"], [])
    assert counts["owner"] == 100
    assert counts["tea"] == pytest.approx(50)
    assert counts["absent"] == 0
    assert counts["o*"] > 10


def test_many_words_are_counted_as_few_are(store: SqliteStore) -> None:
    store.insert([memory("Owner drinks teas."), memory("Tea.")])
    many = store.frequencies(["tea", "drink", *(f"absent{number}" for number in range(100))], [])
    few = store.frequencies(["tea", "drink", "absent1"], [])
    assert {word: many[word] for word in few} == few
    assert (few["tea"], few["drink"]) == (2, 1)


def test_neighbours_are_remembered_until_a_write(store: SqliteStore) -> None:
    (first,) = store.insert([memory("Tea.", session="s", created_at=NOON)])
    assert store.neighbours([first])[first] == (None, None)
    (second,) = store.insert([memory("Cake.", session="s", created_at=NOON + 1)])
    assert store.neighbours([first, second]) == {first: (None, second), second: (first, None)}
