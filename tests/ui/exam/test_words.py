"""The exam in plain words."""

import pytest

from tests.building import DAY, NOON
from wellkept.service.answers import ExamLine, Waiting
from wellkept.service.marks import Marks, Sitting, Verdict
from wellkept.ui.exam.words import marks, place, spoken, spoken_place, verdict, waiting


@pytest.mark.parametrize(
    ("value", "shown", "said"),
    [
        (None, "–", "not asked yet"),
        (0, "none", "not found"),
        (1, "1", "found as the first result"),
        (1204, "1,204", "found at place 1,204"),
    ],
    ids=["not asked", "not found", "first", "far"],
)
def test_places(value: int | None, shown: str, said: str) -> None:
    assert (place(value), spoken_place(value)) == (shown, said)


def test_a_question_is_heard_whole() -> None:
    line = ExamLine(1, 7, "mem_7", "Who walks?", "Owner walks.", now=2, before=0)
    assert spoken(line, "now", "before") == (
        "Who walks?, should find: Owner walks.; now: found at place 2; before: not found"
    )


@pytest.mark.parametrize(("embedder", "by"), [("built-in", "the built-in model"), ("", "words only")])
def test_marks(embedder: str, by: str) -> None:
    assert marks(Sitting(NOON - 3 * DAY, embedder, 1, Marks(12, 7, 10, 0.714)), NOON) == (
        "10 of 12 find their memory among the first 10, 7 as the very first"
        f"  ·  mean of 1/place 0.71  ·  {by}, 3 days ago"
    )


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (Verdict(3, 0, 0, 0, False), "Every question finds its memory at the same place."),
        (Verdict(12, 3, 2, 1, True), "Of 12 questions: 3 later (2 no longer among the first 10), 1 sooner."),
        (Verdict(1, 0, 0, 1, False), "Of 1 question: 1 sooner."),
    ],
    ids=["same", "worse", "better"],
)
def test_verdict(found: Verdict, said: str) -> None:
    assert verdict(found) == said


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (Verdict(12, 3, 0, 0, True), "3 of 12 questions would do worse with hashed words."),
        (
            Verdict(12, 3, 2, 1, True),
            "3 of 12 questions would do worse with hashed words, 2 of them no longer among the first 10 results;"
            " 1 would do better.",
        ),
    ],
    ids=["later", "lost"],
)
def test_a_change_that_waits(found: Verdict, said: str) -> None:
    assert waiting(Waiting("hash-words", "built-in", found)) == said
