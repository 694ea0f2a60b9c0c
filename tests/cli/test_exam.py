"""`wellkept exam` and `wellkept check --recall` as scripts use them."""

import json
import sys
from io import StringIO

import pytest

from tests.cli.conftest import Run


@pytest.fixture
def car(run: Run) -> str:
    """The id of the first of some memories, of which only the built-in model knows what they mean."""
    for sentence in ("Owner repairs old violins.", "Owner drives a red car to work.", "Owner lives in Oslo."):
        run("keep", sentence)
    ids: list[dict[str, str]] = json.loads(run("list", "--json")[1])
    return next(one["id"] for one in ids if "car" in one["content"])


def exam_of(out: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(out)["exam"]
    return found


def test_a_question_is_added_listed_and_removed(run: Run, car: str) -> None:
    assert run("exam", "add", "automobile", car)[:2] == (0, f"Question 1 should find [{car}].\n")
    code, out, _ = run("exam", "list", "--json")
    assert code == 0
    assert json.loads(out)["questions"] == [
        {"number": 1, "question": "automobile", "id": car, "now": None, "before": None}
    ]
    assert run("exam", "remove", "1")[:2] == (0, "Removed 1 question.\n")
    assert run("exam", "list")[0] == 1


def test_without_questions_it_says_how_to_add_one(run: Run, car: str) -> None:
    code, _, err = run("check", "--recall")
    assert code == 0
    assert "wellkept exam add" in err


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(("add", "automobile", "mem_nowhere"), 1), (("add", "?!", "{car}"), 2), (("remove", "7"), 1)],
    ids=["no such memory", "no question", "no such number"],
)
def test_what_cannot_be_done(run: Run, car: str, arguments: tuple[str, ...], code: int) -> None:
    assert run("exam", *(one.format(car=car) for one in arguments))[0] == code


def test_check_recall_prints_places_and_marks(run: Run, car: str) -> None:
    run("exam", "add", "automobile", car)
    code, out, _ = run("check", "--recall")
    assert code == 0
    assert f"         1          -  1. automobile\n                       [{car}] Owner drives" in out
    assert "Now: 1 of 1 come first, 1 among the first 10; mean of 1/place 1.00 (built-in, " in out


def test_a_memory_that_is_not_found_is_exit_code_1(run: Run, car: str) -> None:
    run("exam", "add", "xylophone concerto", car)
    code, out, _ = run("check", "--recall", "--json")
    assert code == 1
    questions = exam_of(out)["questions"]
    assert isinstance(questions, list)
    assert questions[0]["now"] == 0


def test_looking_at_another_model_changes_nothing(run: Run, car: str) -> None:
    run("exam", "add", "automobile", car)
    run("check", "--recall")
    code, out, _ = run("check", "--recall", "--with", "hash-words")
    assert code == 1
    assert "hash-words   as it is  question\n not found          1  1. automobile" in out
    assert "Of 1 question 1 would do worse, 1 of them no longer among the first 10; 0 would do better." in out
    assert "(built-in)" in run("embed", "--status")[1]
    assert json.loads(run("exam", "list", "--json")[1])["questions"][0]["now"] == 1


def test_a_change_for_the_worse_waits_where_nobody_can_be_asked(run: Run, car: str) -> None:
    run("exam", "add", "automobile", car)
    run("embed")
    code, _, err = run("embed", "--use", "hash-words")
    assert code == 1
    assert "1 would do worse" in err
    assert "embed --use built-in" in err
    assert run("embed", "--use", "hash-words", "--json")[0] == 1
    assert run("embed", "--anyway")[0] == 0
    assert run("embed", "--status")[1] == "3 of 3 searchable by meaning (hash-words).\n"


@pytest.mark.parametrize(("answer", "model"), [("y\n", "hash-words"), ("n\n", "built-in")])
def test_on_a_terminal_the_owner_is_asked(
    run: Run, car: str, answer: str, model: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Terminal(StringIO):
        def isatty(self) -> bool:
            return True

    run("exam", "add", "automobile", car)
    run("embed")
    monkeypatch.setattr(sys, "stdin", Terminal(answer))
    monkeypatch.setattr("click.termui.visible_prompt_func", lambda _: sys.stdin.readline().strip())
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    run("embed", "--use", "hash-words")
    assert run("embed", "--status")[1] == f"3 of 3 searchable by meaning ({model}).\n"
