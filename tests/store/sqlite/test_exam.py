"""Questions that should find a memory: they go with it, come back with it, and leave no byte."""

from pathlib import Path

import pytest

from tests.building import NOON, memory
from tests.store.sqlite.test_erase import crowd, traces
from wellkept.model.errors import MemoryNotFound
from wellkept.store.exam import ExamQuestion, ExamRun
from wellkept.store.sqlite.connection import open_file
from wellkept.store.sqlite.schema import migrate, migration_texts
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import Row

WORDS = ("marmalade", "Ouagadougou")
TEXT = f"Who sent {WORDS[0]} from {WORDS[1]}?"


def ask(store: SqliteStore, key: int, text: str = "What does the owner drink?") -> int:
    return store.add_exam_question(ExamQuestion(0, "owner", key, text, NOON))


def run(at: int, places: dict[int, int], embedder: str = "built-in") -> ExamRun:
    return ExamRun(at, embedder, 1, places)


def test_a_question_stands_beside_its_memory(store: SqliteStore) -> None:
    tea, rowing = store.insert([memory("Owner likes tea."), memory("Owner rows.")])
    first, second = ask(store, tea), ask(store, rowing, "Which sport?")
    assert store.exam_questions() == (
        ExamQuestion(first, "owner", tea, "What does the owner drink?", NOON),
        ExamQuestion(second, "owner", rowing, "Which sport?", NOON),
    )
    assert [one.number for one in store.exam_questions(key=rowing)] == [second]
    assert store.exam_questions("somebody else") == ()


def test_a_question_belongs_to_the_being_of_its_memory(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Twin likes tea.", being_id="twin")])
    ask(store, key)
    assert [one.being_id for one in store.exam_questions("twin")] == ["twin"]


def test_no_question_for_a_memory_that_is_gone(store: SqliteStore) -> None:
    with pytest.raises(MemoryNotFound):
        ask(store, 99)


def test_a_removed_question_leaves_no_byte(store: SqliteStore, path: Path) -> None:
    crowd(store)
    (key,) = store.insert([memory("Owner likes tea.")])
    number = ask(store, key, TEXT)
    for other in range(200):
        ask(store, key, f"Question number {other} about tea")
    assert traces(path, *WORDS)
    assert store.remove_exam_question(number)
    assert store.scrub()
    assert traces(path, *WORDS) == []
    assert not store.remove_exam_question(number)


def test_a_forgotten_memory_takes_its_questions_along(store: SqliteStore, path: Path) -> None:
    crowd(store)
    (key,) = store.insert([memory("Owner likes tea.")])
    number = ask(store, key, TEXT)
    store.save_exam_runs("owner", [run(NOON, {number: 3})])
    store.forget([key])
    assert store.scrub()
    assert traces(path, *WORDS) == []
    assert store.exam_questions() == ()
    assert store.exam_runs("owner")[0].places == {}
    assert store.problems() == ()


@pytest.mark.parametrize("many", [False, True], ids=["one by one", "many at once"])
def test_what_is_put_back_has_its_questions_again(store: SqliteStore, many: bool) -> None:
    (key,) = store.insert([memory("Owner likes tea.")])
    ask(store, key, TEXT)
    before = store.exam_questions()
    if many:
        with store.erasing_many():
            gone = store.forget([key])
    else:
        gone = store.forget([key])
    assert gone[0].questions == before
    store.put_back(gone)
    assert store.exam_questions() == before


def test_a_correction_keeps_the_questions(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner likes tea.")])
    ask(store, key)
    store.replace([Row(key, memory("Owner likes coffee.", id=store.row(key).memory.id))])
    assert len(store.exam_questions(key=key)) == 1


def test_only_the_newest_results_are_kept(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner likes tea.")])
    number = ask(store, key)
    runs = [run(NOON + 2, {number: 1}), run(NOON + 1, {number: 0}, ""), run(NOON, {number: 7})]
    store.save_exam_runs("owner", runs)
    assert store.exam_runs("owner") == tuple(runs[:2])
    assert store.exam_runs("twin") == ()


def test_a_result_of_a_question_that_is_gone_is_left_out(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner likes tea.")])
    number = ask(store, key)
    store.save_exam_runs("owner", [run(NOON, {number: 1, number + 1: 2})])
    assert store.exam_runs("owner")[0].places == {number: 1}


def test_a_file_of_the_version_before_gets_its_exam(path: Path) -> None:
    steps = migration_texts()
    version = next(place for place, sql in enumerate(steps) if "exam_questions" in sql)
    con, _ = open_file(path)
    migrate(con, path, steps=steps[:version])
    con.close()
    store = SqliteStore.open(path)
    (key,) = store.insert([memory("Owner likes tea.")])
    asked = ask(store, key)
    store.close()
    assert asked == 1
