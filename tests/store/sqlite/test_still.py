"""Answers to "Still true?": they go with their memory, come back with it, and hold for the words of that time only."""

from dataclasses import replace
from pathlib import Path

import apsw
import pytest

from tests.building import DAY, NOON, memory
from wellkept.model.memory import Earlier
from wellkept.store.sqlite.connection import open_file
from wellkept.store.sqlite.schema import migrate, migration_texts
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.still import StillAnswer
from wellkept.store.store import Row

ANSWER = StillAnswer(NOON + DAY, NOON + DAY, 2, NOON + 9 * DAY)
LIVES = ("lives", "works")


def asked(store: SqliteStore, *words: str, now: int = NOON, being: str = "owner") -> list[str]:
    found, after = store.still_candidates(being, words or LIVES, now, 50, after=None, newest=False)
    assert after is None
    return [one.content for one in found]


def test_an_answer_is_kept_and_taken_out(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner lives in Oslo.")])
    store.save_still_answers({key: ANSWER})
    assert store.still_answers([key, 99]) == {key: ANSWER}
    store.save_still_answers({key: None, 99: ANSWER})
    assert store.still_answers([key, 99]) == {}


def test_it_goes_with_its_memory_and_comes_back_with_it(store: SqliteStore, path: Path) -> None:
    (key,) = store.insert([memory("Owner lives in Oslo.")])
    store.save_still_answers({key: ANSWER})
    (gone,) = store.forget([key])
    assert gone.still == ANSWER
    with apsw.Connection(str(path)) as other:
        assert other.execute("select count(*) from still_true").get == 0
    other.close()
    store.put_back([gone])
    assert store.still_answers([key]) == {key: ANSWER}


def test_it_holds_for_the_words_of_that_time_only(store: SqliteStore) -> None:
    before = memory("Owner lives in Oslo.")
    (key,) = store.insert([before])
    store.save_still_answers({key: ANSWER})
    changed = replace(before, content="Owner lives in Rome.", history=(Earlier(before.content, NOON + 2 * DAY, ""),))
    store.replace([Row(key, changed)])
    assert store.still_answers([key]) == {}
    assert asked(store, now=NOON + 3 * DAY) == ["Owner lives in Rome."]
    store.replace([Row(key, before)])
    assert store.still_answers([key]) == {key: ANSWER}


def test_candidates_have_a_word_and_a_time_that_has_come(store: SqliteStore) -> None:
    keys = store.insert([
        memory("Owner lives in Oslo."), memory("Owner rows."), memory("Ingrid is working at a bank."),
        memory("Twin lives.", being_id="twin"),
    ])  # fmt: skip
    assert asked(store) == ["Owner lives in Oslo.", "Ingrid is working at a bank."]
    store.save_still_answers({keys[0]: ANSWER})
    assert asked(store, now=ANSWER.ask_after - 1) == ["Ingrid is working at a bank."]
    assert len(asked(store, now=ANSWER.ask_after)) == 2
    assert asked(store, being="twin") == ["Twin lives."]


def test_a_candidate_says_when_it_was_said_and_confirmed(store: SqliteStore) -> None:
    told = memory("Owner lives in Oslo.", importance=0.75, history=(Earlier("Owner lives.", NOON + DAY, ""),))
    (key,) = store.insert([told])
    store.save_still_answers({key: ANSWER})
    ((one,), _) = store.still_candidates("owner", LIVES, ANSWER.ask_after, 9, after=None, newest=True)
    assert (one.said_at, one.confirmed_at, one.importance) == (NOON + DAY, NOON + DAY, 0.75)


@pytest.mark.parametrize("newest", [False, True], ids=["from the oldest", "from the newest"])
def test_candidates_come_page_by_page(store: SqliteStore, newest: bool) -> None:
    keys = list(store.insert([memory(f"Owner lives in house {number}.") for number in range(5)]))
    found: list[int] = []
    after: int | None = None
    for _ in range(3):
        page, after = store.still_candidates("owner", LIVES, NOON, 2, after=after, newest=newest)
        found += [one.key for one in page]
    assert after is None
    assert found == (keys[::-1] if newest else keys)


def test_a_file_of_the_version_before_gets_the_table(path: Path) -> None:
    con, _ = open_file(path)
    migrate(con, path, steps=migration_texts()[:8])
    con.close()
    store = SqliteStore.open(path)
    (key,) = store.insert([memory("Owner lives in Oslo.")])
    store.save_still_answers({key: ANSWER})
    assert store.still_answers([key]) == {key: ANSWER}
    store.close()
