"""What was forgotten, on the command line: held back, kept again with a yes, counted, emptied."""

import json
import sys
from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from wellkept.cli.main import main

Run = Callable[..., tuple[int, str, str]]
SAID = "Owner keeps bees."


@pytest.fixture
def run(path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def run_it(*arguments: str, stdin: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(stdin.encode()), encoding="utf-8"))
        code = main(lambda _: 99, [arguments[0], "--store", str(path), *arguments[1:]])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run_it


@pytest.fixture
def forgot(run: Run) -> Run:
    run("forget", json.loads(run("keep", "--json", SAID)[1])["id"])
    return run


@pytest.mark.parametrize(
    "options", [(), ("--by", "agent:planner"), ("--by", "agent:planner", "--again"), ("--source", "agent:planner")]
)
def test_it_is_held_back(options: tuple[str, ...], forgot: Run) -> None:
    code, out, _ = forgot("keep", *options, SAID)
    assert (code, out.startswith("1 held back: you had it forgotten")) == (1, True)


def test_scripts_are_told(forgot: Run) -> None:
    assert json.loads(forgot("keep", "--json", SAID)[1]) == {"heldBack": 1, "novelty": "forgotten"}


def test_again_keeps_it(forgot: Run) -> None:
    assert forgot("keep", "--again", SAID)[0] == 0
    assert forgot("forgotten", "--count")[1] == "0\n"


def test_teaching_holds_it_back_and_counts_it(forgot: Run) -> None:
    _, out, _ = forgot("teach", "--yes", stdin="Owner keeps bees. Owner plays the cello.")
    assert "Kept 1 new memory" in out
    assert "1 held back: you had it forgotten" in out
    assert "Kept 1 new memory" in forgot("teach", "--yes", "--again", stdin="Owner keeps bees.")[1]


def test_the_list_says_where_its_key_is_and_can_be_emptied(forgot: Run) -> None:
    out = forgot("forgotten")[1]
    assert "1 forgotten sentence is known by fingerprint." in out
    assert "their key lies in your settings" in out
    assert json.loads(forgot("forgotten", "--empty", "--json")[1])["count"] == 0
    assert forgot("keep", SAID)[0] == 0


def test_it_can_be_switched_off(forgot: Run) -> None:
    assert "switched off" in forgot("forgotten", "--watch", "off")[1]
    assert forgot("keep", SAID)[0] == 0
