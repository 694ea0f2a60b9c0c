"""The owner's own questions: kept with their memory, asked as a search, compared with the time before."""

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from tests.building import DAY, Clock, progress
from tests.service.models import Knowing, Simple
from wellkept.model.errors import InvalidMemory, MemoryNotFound
from wellkept.providers.embedder import Embedder, EmbedderUnavailable
from wellkept.service.answers import Exam, finish
from wellkept.service.exam import QuestionNotFound
from wellkept.service.marks import Marks, compare, marks_of
from wellkept.service.meaning import UnknownEmbedder
from wellkept.service.requests import (
    AddExamQuestion,
    AskCoverage,
    Forget,
    Keep,
    Proposal,
    RemoveExamQuestion,
    RunExam,
    ShowDetails,
    ShowExam,
    UseEmbedder,
)
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

SENTENCES = ("Owner drives a red car.", "Owner drinks green tea.", "Owner lives in Oslo.", "Owner rows on Sundays.")
QUESTIONS = ("automobile", "beverage", "residence")

Open = Callable[..., Wellkept]


@pytest.fixture
def opened(path: Path, clock: Clock) -> Iterator[Open]:
    """Open the file once or more often with some embedders; the first is the default one."""
    all_of_them: list[Wellkept] = []

    def open_it(*known: Embedder) -> Wellkept:
        chosen = known or (Knowing(), Simple())
        by_name: Mapping[str, Embedder] = {**{one.name: one for one in chosen}, "built-in": chosen[0]}
        all_of_them.append(Wellkept(SqliteStore.open(path), clock, by_name))
        return all_of_them[-1]

    yield open_it
    for wellkept in all_of_them:
        wellkept.close()


@pytest.fixture
def taught(opened: Open) -> Wellkept:
    """Four memories read by a model that knows more, and a question for three of them."""
    wellkept = opened()
    keys = finish(wellkept.keep(Keep(tuple(map(Proposal, SENTENCES))))).keys
    finish(wellkept.embed_pending())
    for key, text in zip(keys, QUESTIONS, strict=False):
        wellkept.exam.add(AddExamQuestion(key, text))
    return wellkept


def run(wellkept: Wellkept, **how: object) -> Exam:
    return finish(wellkept.exam.run(RunExam(**how)))  # type: ignore[arg-type] # named by the test


def places(exam: Exam) -> list[tuple[int | None, int | None]]:
    return [(line.now, line.before) for line in exam.lines]


@pytest.mark.parametrize(
    ("given", "marks"),
    [
        ([], Marks(0, 0, 0, 0.0)),
        ([1, 2, 0, 11], Marks(4, 1, 2, (1 + 1 / 2 + 1 / 11) / 4)),
        ([10], Marks(1, 0, 1, 0.1)),
    ],
    ids=["none", "several", "the tenth counts as found"],
)
def test_marks(given: list[int], marks: Marks) -> None:
    assert marks_of(given) == marks


@pytest.mark.parametrize(
    ("old", "new", "later", "lost", "sooner", "worse"),
    [
        ([1, 2], [1, 2], 0, 0, 0, False),
        ([1, 2], [1, 0], 1, 1, 0, True),
        ([9, 1], [11, 1], 1, 1, 0, True),
        ([1] * 20, [2, *[1] * 19], 1, 0, 0, False),
        ([1] * 10, [2, 2, *[1] * 8], 2, 0, 0, True),
        ([0, 3], [2, 3], 0, 0, 1, False),
        ([0, 1], [1, 0], 1, 1, 1, False),
        ([30], [40], 1, 0, 0, False),
    ],
    ids=["same", "lost", "out of ten", "a little later", "much later", "found anew", "one for another", "far anyway"],
)
def test_comparing(old: list[int], new: list[int], later: int, lost: int, sooner: int, worse: bool) -> None:
    found = compare(dict(enumerate(old)), dict(enumerate(new)))
    assert (found.later, found.lost, found.sooner, found.worse) == (later, lost, sooner, worse)


def test_only_questions_of_both_are_compared() -> None:
    assert compare({1: 1, 2: 1}, {2: 1, 3: 0}).total == 1


def test_a_question_is_kept_once(taught: Wellkept) -> None:
    exam = taught.exam.show(ShowExam())
    assert [(line.text, line.content) for line in exam.lines] == list(zip(QUESTIONS, SENTENCES, strict=False))
    again = taught.exam.add(AddExamQuestion(exam.lines[0].key, "  Automobile "))
    assert again.number == exam.lines[0].number
    assert len(taught.exam.show(ShowExam()).lines) == 3


@pytest.mark.parametrize("text", ["", "  ?! ", "x" * 501], ids=["empty", "no letter", "too long"])
def test_what_cannot_be_a_question(taught: Wellkept, text: str) -> None:
    with pytest.raises(InvalidMemory):
        taught.exam.add(AddExamQuestion(1, text))


def test_no_question_for_a_memory_that_is_gone(taught: Wellkept) -> None:
    with pytest.raises(MemoryNotFound):
        taught.exam.add(AddExamQuestion(99, "Anything?"))


def test_removing_answers_what_is_gone(taught: Wellkept) -> None:
    line = taught.exam.show(ShowExam()).lines[1]
    gone = taught.exam.remove(RemoveExamQuestion(line.number))
    assert (gone.key, gone.text) == (line.key, line.text)
    with pytest.raises(QuestionNotFound):
        taught.exam.remove(RemoveExamQuestion(line.number))


def test_running_says_where_each_memory_comes(taught: Wellkept, clock: Clock) -> None:
    exam = run(taught)
    assert places(exam) == [(1, None), (1, None), (1, None)]
    assert exam.now is not None
    assert (exam.now.at, exam.now.embedder, exam.now.marks) == (clock.now, "knowing", Marks(3, 3, 3, 1.0))
    assert exam.before is None
    assert exam.fresh
    assert taught.exam.show(ShowExam()) == replace(exam, fresh=False)


def test_by_words_only_where_no_model_can_be_used(opened: Open) -> None:
    class Gone(Knowing):
        def check(self) -> str | None:
            return "This model is not installed."

    wellkept = opened(Gone())
    (key,) = finish(wellkept.keep(Keep((Proposal(SENTENCES[0]),)))).keys
    wellkept.exam.add(AddExamQuestion(key, "automobile"))
    wellkept.exam.add(AddExamQuestion(key, "red car"))
    exam = run(wellkept)
    assert places(exam) == [(0, None), (1, None)]
    assert exam.now is not None
    assert exam.now.embedder == ""


def test_asking_again_keeps_what_it_is_compared_with(taught: Wellkept, clock: Clock) -> None:
    run(taught)
    finish(taught.keep(Keep((Proposal("automobile"),))))
    finish(taught.embed_pending())
    clock.now += DAY
    changed = run(taught)
    assert places(changed)[0] == (0, 1)  # another is so near that this one is too far from it
    clock.now += DAY
    again = run(taught)
    assert places(again) == places(changed)
    assert again.now is not None
    assert again.now.at == clock.now


def test_a_new_question_does_not_make_another_sitting(taught: Wellkept) -> None:
    run(taught)
    taught.exam.add(AddExamQuestion(4, "rows"))
    exam = run(taught)
    assert exam.before is None
    assert places(exam)[3] == (1, None)


def test_looking_at_another_model_keeps_nothing(taught: Wellkept) -> None:
    run(taught)
    exam = run(taught, embedder="simple")
    assert exam.trial == "simple"
    assert places(exam) == [(0, 1)] * 3
    assert exam.verdict is not None
    assert (exam.verdict.worse, exam.verdict.lost) == (True, 3)
    assert places(taught.exam.show(ShowExam())) == [(1, None)] * 3
    assert taught.meaning.serving.name == "knowing"
    store = taught._store
    assert store.coverage("simple/1") == (0, 4)


def test_looking_at_a_model_that_has_no_vectors_yet(taught: Wellkept) -> None:
    change(taught, "simple", anyway=True)
    assert taught._store.models() == ("simple/1",)
    assert places(run(taught, embedder="knowing")) == [(1, 0)] * 3
    assert taught._store.models() == ("simple/1",)


def test_a_model_that_cannot_be_looked_at(opened: Open, taught: Wellkept) -> None:
    with pytest.raises(UnknownEmbedder):
        run(taught, embedder="nonsense")

    class Gone(Simple):
        def check(self) -> str | None:
            return "This model is not installed."

    other = opened(Knowing(), Gone())
    with pytest.raises(EmbedderUnavailable):
        run(other, embedder="simple")


def test_only_after_a_change_if_so_wished(taught: Wellkept, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(taught, if_changed=True).now is None  # never asked: nothing to compare with
    first = run(taught)
    assert run(taught, if_changed=True) == replace(first, fresh=False)
    for module in ("exam", "examining"):
        monkeypatch.setattr(f"wellkept.service.{module}.RANKING", 999)
    changed = run(taught, if_changed=True)
    assert places(changed) == [(1, 1)] * 3
    assert changed.now is not None
    assert changed.now.ranking == 999


def test_a_file_that_is_read_only_is_examined_too(as_somebody_else: Path) -> None:
    path = as_somebody_else / "memories.db"
    wellkept = Wellkept.open(path)
    (key,) = finish(wellkept.keep(Keep((Proposal(SENTENCES[0]),)))).keys
    wellkept.exam.add(AddExamQuestion(key, "red car"))
    wellkept.close()
    path.chmod(0o444)
    os.seteuid(65534)
    wellkept = Wellkept.open(path)
    exam = run(wellkept)
    wellkept.close()
    assert places(exam) == [(1, None)]


def test_what_is_told_of_the_exam_is_no_progress_of_reading(taught: Wellkept) -> None:
    taught.use_embedder(UseEmbedder("simple"))
    told = [progress(step).total for step in taught.embed_pending()]
    assert {total for total in told if total} == {4}
    assert told[-1] == 0


def test_details_hold_the_questions_of_a_memory(taught: Wellkept) -> None:
    run(taught)
    details = taught.show_details(ShowDetails(1))
    assert [(line.text, line.now) for line in details.questions] == [("automobile", 1)]
    assert taught.show_details(ShowDetails(4)).questions == ()


def test_undo_brings_the_question_back_every_time(taught: Wellkept) -> None:
    before = [line.text for line in taught.exam.show(ShowExam()).lines]
    finish(taught.forget(Forget((1, 2))))
    assert len(taught.exam.show(ShowExam()).lines) == 1
    finish(taught.undo())
    finish(taught.redo())
    finish(taught.undo())
    assert sorted(line.text for line in taught.exam.show(ShowExam()).lines) == sorted(before)


def change(wellkept: Wellkept, name: str, *, anyway: bool = False) -> str:
    """Choose an embedder, make its vectors, and return the one that serves."""
    wellkept.use_embedder(UseEmbedder(name, anyway))
    finish(wellkept.embed_pending())
    return wellkept.meaning.serving.name


def test_a_change_for_the_worse_waits_for_the_owner(taught: Wellkept) -> None:
    assert change(taught, "simple") == "knowing"
    coverage = taught.ask_coverage(AskCoverage())
    assert coverage.waiting is not None
    assert (coverage.waiting.model, coverage.waiting.serving) == ("simple", "knowing")
    assert (coverage.waiting.verdict.lost, coverage.waiting.verdict.total) == (3, 3)
    assert "waits for you" in coverage.note


def test_it_waits_after_a_restart_too(taught: Wellkept, opened: Open) -> None:
    change(taught, "simple")
    again = opened()
    assert again.meaning.waiting == taught.meaning.waiting
    finish(again.embed_pending())
    assert again.meaning.serving.name == "knowing"


def test_while_it_waits_new_memories_are_found_as_before(taught: Wellkept) -> None:
    change(taught, "simple")
    (key,) = finish(taught.keep(Keep((Proposal("Somebody sold a car."),)))).keys
    finish(taught.embed_pending())
    assert taught._store.coverage("knowing/1") == taught._store.coverage("simple/1") == (5, 5)
    taught.exam.add(AddExamQuestion(key, "sold automobile"))
    assert places(run(taught))[3][0] == 1


@pytest.mark.parametrize("noted", ["nonsense", "[]", "{}", '{"verdict": {"total": 3}, "id": "simple/1"}'])
def test_a_note_that_cannot_be_read_is_made_anew(taught: Wellkept, noted: str) -> None:
    change(taught, "simple")
    taught._store.save_setting("embedder.waits", noted)
    assert taught.meaning.waiting is None
    finish(taught.embed_pending())
    assert taught.meaning.waiting is not None


def test_the_owner_keeps_the_old_one(taught: Wellkept) -> None:
    change(taught, "simple")
    assert change(taught, "knowing") == "knowing"
    assert taught.ask_coverage(AskCoverage()).waiting is None
    assert taught._store.models() == ("knowing/1",)


def test_the_owner_changes_anyway(taught: Wellkept) -> None:
    run(taught)
    change(taught, "simple")
    assert change(taught, "simple", anyway=True) == "simple"
    assert taught.ask_coverage(AskCoverage()).waiting is None
    assert places(run(taught, if_changed=True)) == [(0, 1)] * 3


def test_a_change_back_is_examined_anew(taught: Wellkept) -> None:
    change(taught, "simple", anyway=True)
    assert change(taught, "knowing") == "knowing"
    assert change(taught, "simple") == "knowing"


def test_what_waited_once_is_not_held_against_it_later(taught: Wellkept) -> None:
    change(taught, "simple")
    change(taught, "knowing")
    for line in taught.exam.show(ShowExam()).lines:
        taught.exam.remove(RemoveExamQuestion(line.number))
    taught.exam.add(AddExamQuestion(1, "red car"))
    assert change(taught, "simple") == "simple"


@pytest.mark.parametrize("asked", [True, False], ids=["no worse", "no question"])
def test_a_change_that_loses_nothing_is_kept(taught: Wellkept, asked: bool) -> None:
    for line in taught.exam.show(ShowExam()).lines:
        taught.exam.remove(RemoveExamQuestion(line.number))
    if asked:
        taught.exam.add(AddExamQuestion(1, "red car"))
    assert change(taught, "simple") == "simple"


def test_a_change_stopped_in_the_middle_leaves_the_old_one(taught: Wellkept) -> None:
    taught.use_embedder(UseEmbedder("simple"))
    count = 0
    while True:
        count += 1
        steps = taught.embed_pending()
        taken = sum(1 for _ in zip(range(count), steps, strict=False))
        steps.close()
        assert taught.meaning.serving.name == "knowing"
        if taken < count:
            break
    assert taught.meaning.waiting is not None


def test_a_model_that_cannot_serve_any_more_is_left_without_an_exam(opened: Open, taught: Wellkept) -> None:
    class Gone(Knowing):
        def check(self) -> str | None:
            return "This model is not installed."

    taught.use_embedder(UseEmbedder("simple"))
    other = opened(Gone(), Simple())
    finish(other.embed_pending())
    assert other.meaning.serving.name == "simple"
