"""`wellkept still` as scripts use it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.building import NOON, memory
from wellkept.cli.main import main
from wellkept.store.sqlite.sqlite_store import SqliteStore

Run = Callable[..., tuple[int, str, str]]
SOLD = memory("Owner has an exam on 12 February 2019.", created_at=NOON - 8 * 365 * 86_400_000)


@pytest.fixture
def run(path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    store = SqliteStore.open(path)
    store.insert([SOLD, memory("Owner is allergic to walnuts.")])
    store.close()

    def run_it(*arguments: str) -> tuple[int, str, str]:
        code = main(lambda _: 99, ["--store", str(path), "still", *arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run_it


def test_what_has_aged_is_listed_with_its_reason(run: Run) -> None:
    assert run("list")[:2] == (0, f"{SOLD.id}  plan 2019-02-12         {SOLD.content}\n")
    (card,) = json.loads(run("list", "--json")[1])["cards"]
    assert (card["memory"]["id"], card["reason"], card["day"]) == (SOLD.id, "plan", "2019-02-12")


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        (("true",), "Noted; it will not be asked again.\n"),
        (("forget",), "Forgot it.\n"),
        (("changed", "Owner", "passed."), f"Corrected [{SOLD.id}].\n"),
    ],
    ids=["true", "forget", "changed"],
)
def test_an_answer_takes_it_off_the_list(run: Run, answer: tuple[str, ...], says: str) -> None:
    assert run("answer", SOLD.id, *answer)[:2] == (0, says)
    assert run("list")[:2] == (1, "")


def test_later_says_from_when_on(run: Run) -> None:
    code, out, _ = run("answer", SOLD.id, "later", "--json")
    assert code == 0
    assert json.loads(out)["said"] == "later"
    assert json.loads(out)["askAfter"]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [((SOLD.id, "changed"), 2), ((SOLD.id, "true", "words"), 2), ((SOLD.id, "perhaps"), 2), (("mem_none", "true"), 1)],
    ids=["no new words", "words too many", "no such answer", "no such memory"],
)
def test_what_cannot_be_answered(run: Run, arguments: tuple[str, ...], code: int) -> None:
    assert run("answer", *arguments)[0] == code
