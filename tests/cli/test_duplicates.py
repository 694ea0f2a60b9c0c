"""`wellkept duplicates` as scripts use it."""

import json

import pytest

from tests.cli.conftest import Run


@pytest.fixture
def ids(run: Run) -> tuple[str, str]:
    """The ids of two that contradict each other, among others, the older first."""
    said = [
        json.loads(run("keep", sentence, "--json")[1])
        for sentence in ("Owner likes plum cake.", "Owner repairs violins.", "Owner dislikes plum cake.")
    ]
    return said[0]["id"], said[2]["id"]


def pairs(run: Run) -> list[dict[str, dict[str, str]]]:
    found: list[dict[str, dict[str, str]]] = json.loads(run("duplicates", "--by-words", "--json")[1])["pairs"]
    return found


def test_pairs_are_listed_with_what_they_are(run: Run, ids: tuple[str, str]) -> None:
    code, out, err = run("duplicates", "--by-words")
    assert code == 0
    assert out.splitlines() == [
        "These seem to contradict each other:",
        f"  {ids[0]}  Owner likes plum cake.",
        f"  {ids[1]}  Owner dislikes plum cake.",
    ]
    assert err == "1 pair among 3 memories.\n"


def test_pairs_are_listed_for_scripts(run: Run, ids: tuple[str, str]) -> None:
    (pair,) = pairs(run)
    assert [str(pair["novelty"]), pair["older"]["id"], pair["newer"]["id"]] == ["conflict", *ids]


def test_nothing_found_is_said_and_told_by_the_exit_code(run: Run) -> None:
    run("keep", "Owner repairs violins.")
    assert run("duplicates", "--by-words") == (1, "", "0 pairs among 1 memory.\n")


@pytest.mark.parametrize(
    ("arguments", "content"),
    [
        (("--merge", "{0}", "{1}"), "Owner likes plum cake."),
        (("--merge", "{0}", "{1}", "--words", "Owner likes plum cake in June."), "Owner likes plum cake in June."),
        (("--update", "{0}", "{1}"), "Owner dislikes plum cake."),
    ],
    ids=["merge", "merge in other words", "update"],
)
def test_two_are_made_one(run: Run, ids: tuple[str, str], arguments: tuple[str, ...], content: str) -> None:
    code, out, _ = run("duplicates", *(one.format(*ids) for one in arguments))
    assert (code, out) == (0, f"Made one of two: [{ids[0]}] {content}\n")
    left = {one["id"]: one for one in json.loads(run("list", "--json")[1])}
    assert ids[1] not in left
    assert left[ids[0]]["content"] == content


def test_both_are_kept_and_listed_no_more(run: Run, ids: tuple[str, str]) -> None:
    assert run("duplicates", "--keep-both", *ids)[:2] == (0, f"Kept both [{ids[0]}] and [{ids[1]}].\n")
    assert pairs(run) == []


def test_what_was_done_is_told_to_scripts(run: Run, ids: tuple[str, str]) -> None:
    assert json.loads(run("duplicates", "--keep-both", *ids, "--json")[1]) == {"ok": True, "kept": list(ids)}
    merged = json.loads(run("duplicates", "--merge", *ids, "--json")[1])
    assert [merged["id"], merged["gone"]] == [*ids]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--merge", "{0}", "{0}"), 2),
        (("--merge", "{0}", "mem_nowhere"), 1),
        (("--merge", "{0}", "{1}", "--keep-both", "{0}", "{1}"), 2),
        (("--words", "Owner walks."), 2),
    ],
    ids=["one with itself", "no such memory", "two acts", "words for nothing"],
)
def test_what_cannot_be_done_is_said(run: Run, ids: tuple[str, str], arguments: tuple[str, ...], code: int) -> None:
    said = run("duplicates", *(one.format(*ids) for one in arguments))
    assert said[0] == code
    assert said[2]
    assert len(pairs(run)) == 1
