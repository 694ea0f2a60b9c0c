"""`show`, `edit`, `filters`, `beings` and `saved` as scripts use them."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.building import memory
from wellkept.cli.main import main
from wellkept.model.kinds import Kind
from wellkept.store.sqlite.sqlite_store import SqliteStore

Run = Callable[..., tuple[int, str, str]]
TEA = memory("Owner drinks green tea.", tags=("tea",), kind=Kind.PREFERENCE)
KIN = memory("Owner's sister is called Mara.", about="person:mara", kind=Kind.RELATIONSHIP)
HERS = memory("Mara plays the cello.", being_id="mara")


@pytest.fixture
def run(path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    store = SqliteStore.open(path)
    store.insert([TEA, KIN, HERS])
    store.close()

    def run_it(*arguments: str) -> tuple[int, str, str]:
        code = main(lambda _: 99, ["--store", str(path), *arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run_it


def test_show_tells_the_whole_record(run: Run) -> None:
    run("correct", TEA.id, "Owner", "drinks", "black", "tea.")
    code, out, _ = run("show", TEA.id)
    assert code == 0
    assert out.startswith("Owner drinks black tea.\n")
    assert "Kind:           preference\n" in out
    assert "#tea" in out
    assert TEA.content in out  # its earlier words


def test_show_gives_all_to_a_script_and_what_stands_beside(run: Run) -> None:
    shown = json.loads(run("show", KIN.id, "--beside", "--json")[1])
    assert (shown["id"], shown["about"], shown["confirmedAt"]) == (KIN.id, "person:mara", None)
    assert {"learnedTogether", "near", "history"} <= set(shown)


def test_show_shows_letters_that_would_steer_the_terminal_as_marks(run: Run) -> None:
    _, out, _ = run("keep", "Owner wrote \x1b[31mred\u202e backwards.", "--json")
    assert "\x1b" not in run("show", json.loads(out)["id"])[1]


def test_edit_changes_records_together(run: Run) -> None:
    assert run("edit", TEA.id, KIN.id, "--core", "--add-tag", "home", "--importance", "0.9")[:2] == (
        0,
        "Changed 2 memories.\n",
    )
    shown = json.loads(run("show", KIN.id, "--json")[1])
    assert (shown["core"], shown["tags"], shown["importance"]) == (True, ["home"], 0.9)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("edit", TEA.id), 2),
        (("edit", "mem_none", "--core"), 1),
        (("edit", TEA.id, "--importance", "2"), 2),
        (("show", "mem_none"), 1),
        (("beings", "--use", "nobody"), 2),
        (("saved", "run", "nothing"), 2),
        (("saved", "list"), 1),
    ],
    ids=["nothing to change", "no such", "too important", "show no such", "no such being", "no such search", "none"],
)
def test_what_cannot_be_done_is_said(run: Run, arguments: tuple[str, ...], code: int) -> None:
    got, out, err = run(*arguments)
    assert (got, out) == (code, "")
    assert err


def test_filters_are_counted(run: Run) -> None:
    assert run("filters")[1].splitlines()[:2] == [
        "--kind            1  preference",
        "--kind            1  relationship",
    ]
    assert json.loads(run("filters", "--json")[1])["abouts"] == [
        {"value": "owner", "count": 1},
        {"value": "person:mara", "count": 1},
    ]


def test_the_being_that_the_window_shows_is_starred(run: Run) -> None:
    assert run("beings")[1] == "* owner\n  mara\n"
    assert run("beings", "--use", "mara")[1] == "  owner\n* mara\n"


def test_a_saved_search_is_run_again_by_its_name(run: Run) -> None:
    assert run("saved", "add", "My drinks", "tea", "--kind", "preference")[0] == 0
    assert run("saved", "list")[1] == "        1  My drinks\n"
    assert run("saved", "run", "my drinks")[1].startswith(TEA.id)
    assert run("saved", "remove", "My drinks")[0] == 0
    assert run("saved", "list")[0] == 1
