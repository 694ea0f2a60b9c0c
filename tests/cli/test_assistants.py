"""Assistants, their wishes and their accesses on the command line, for people and for scripts."""

import json
import re
from pathlib import Path

import pytest

from tests.building import Clock
from tests.cli.conftest import Run
from wellkept.service.answers import finish
from wellkept.service.assistant_requests import Wish
from wellkept.service.door_requests import Entry
from wellkept.service.requests import Keep, Proposal
from wellkept.service.wellkept import Wellkept


@pytest.fixture
def muse(run: Run) -> str:
    """The token of an assistant."""
    return run("assistants", "add", "Muse")[1].strip()


@pytest.fixture
def wished(muse: str, path: Path, clock: Clock) -> tuple[str, str, str]:
    """Muse has read a memory, and asks to keep, to correct and to forget: the ids of memory, and two wishes."""
    wellkept = Wellkept.open(path, clock)
    (key,) = finish(wellkept.keep(Keep((Proposal("Owner likes tea."),)))).keys
    caller = wellkept.assistants.caller(muse)
    wellkept.assistants.note(caller, "recall", (key,), "What does the owner drink?")
    keep = wellkept.assistants.wish(caller, Wish.KEEP, Entry(content="Owner plays the oboe."), None, "", "It said so.")
    correct = wellkept.assistants.wish(caller, Wish.CORRECT, None, key, "Owner likes cocoa.", "")
    memory_id = wellkept.memory(key).id
    wellkept.close()
    return memory_id, keep, correct


def test_a_token_stands_alone_on_standard_output_and_what_to_do_beside_it(run: Run) -> None:
    code, out, err = run("assistants", "add", "Muse")
    assert code == 0
    assert re.fullmatch(r"wk_[\w-]{43}\n", out)
    assert "shown this once" in err
    assert out.strip() not in err
    assert out.strip() not in run("assistants", "list", "--json")[1]


def test_rights_are_as_given_and_what_is_not_named_stays_in_a_change(run: Run) -> None:
    given = ("--may", "read", "--may", "write", "--being", "owner", "--about", "*", "--space", "work")
    added = json.loads(run("assistants", "add", "Muse", *given, "--json")[1])
    rights = {"may": ["read", "write"], "beings": ["owner"], "abouts": None, "spaces": ["work"]}
    assert {name: added[name] for name in rights} == rights
    changed = json.loads(run("assistants", "change", "muse", "--about", "person:Ida", "--json")[1])
    assert {name: changed[name] for name in rights} == {**rights, "abouts": ["person:Ida"]}
    (line,) = run("assistants", "list")[1].splitlines()
    assert line.startswith("Muse: may read, write; of owner, about person:Ida, spaces work; never seen  ast_")


def test_a_new_token_and_shutting_out_and_removing(run: Run, muse: str) -> None:
    renewed = run("assistants", "renew", "Muse")[1].strip()
    assert renewed.startswith("wk_")
    assert renewed != muse
    assert json.loads(run("assistants", "revoke", "MUSE", "--json")[1])["revokedAt"]
    assert "shut out" in run("assistants", "list")[1]
    assert run("assistants", "remove", "Muse")[:2] == (0, "Removed Muse.\n")
    assert run("assistants", "list")[0] == 1


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("assistants", "add", "muse"), 2),
        (("assistants", "add", "a:b"), 2),
        (("assistants", "add", "Other", "--may", "everything"), 2),
        (("assistants", "change", "Muse"), 2),
        (("assistants", "renew", "Nobody"), 1),
        (("accesses", "--assistant", "Nobody"), 1),
        (("wishes",), 1),
        (("accesses",), 1),
        (("wishes", "--grant", "prop_none"), 1),
        (("wishes", "--grant", "all", "--words", "Owner skis."), 2),
    ],
    ids=["taken", "colon", "right", "nothing", "nobody", "nobody's", "no wish", "no access", "gone", "words for all"],
)
def test_what_cannot_be_done_has_its_exit_code(run: Run, muse: str, arguments: tuple[str, ...], code: int) -> None:
    assert muse
    assert run(*arguments)[0] == code


def test_wishes_are_shown_to_people_and_to_scripts(run: Run, wished: tuple[str, str, str]) -> None:
    memory_id, keep, correct = wished
    assert run("wishes")[1].splitlines() == [
        f"{keep}  Muse asks to keep: Owner plays the oboe.",
        "    why: It said so.",
        f"{correct}  Muse asks to correct: Owner likes cocoa.",
        f"    now [{memory_id}]: Owner likes tea.",
    ]
    told = json.loads(run("wishes", "--json")[1])
    assert [(one["wish"], one["assistant"], one["content"]) for one in told["wishes"]] == [
        ("keep", "Muse", "Owner plays the oboe."),
        ("correct", "Muse", "Owner likes cocoa."),
    ]
    assert (told["total"], told["wishes"][0]["kind"], told["wishes"][1]["target"]["id"]) == (2, "fact", memory_id)


def test_wishes_are_granted_and_refused(run: Run, wished: tuple[str, str, str]) -> None:
    _, keep, correct = wished
    assert run("wishes", "--grant", keep, "--words", "Owner plays the horn.")[1] == "Granted 1, refused 0.\n"
    told = json.loads(run("wishes", "--refuse", correct, "--refuse", keep, "--json")[1])
    assert told == {"granted": 0, "refused": 1, "gone": 1, "heldBack": 0, "left": 0}
    assert {one["content"] for one in json.loads(run("list", "--json")[1])} == {
        "Owner likes tea.",
        "Owner plays the horn.",
    }


@pytest.mark.parametrize(("how", "says"), [("--grant", "Granted 2, refused 0."), ("--refuse", "Granted 0, refused 2.")])
def test_all_are_answered_at_once(run: Run, wished: tuple[str, str, str], how: str, says: str) -> None:
    assert wished
    assert run("wishes", how, "all")[1] == says + "\n"
    assert run("wishes")[0] == 1


def test_accesses_are_shown_of_a_memory_and_of_an_assistant(run: Run, wished: tuple[str, str, str]) -> None:
    memory_id = wished[0]
    out = run("accesses", "--assistant", "muse", "--memory", memory_id)[1]
    assert re.fullmatch(r" +1  2026-03-02 12:00:00  Muse  recall  1 memory  question [0-9a-f]{16}\n", out)
    told = json.loads(run("accesses", "--json")[1])
    assert told["total"] == 1
    assert (told["accesses"][0]["memories"], told["accesses"][0]["act"]) == ([memory_id], "recall")
    assert run("accesses", "--before", "1")[0] == 1


def test_forgetting_all_about_something_refuses_wishes_that_speak_of_it(run: Run, wished: tuple[str, str, str]) -> None:
    assert wished
    out = run("forget", "--all-about", "oboe", "--dry-run")[1]
    assert "[x] 1: asked for by assistants" in out
    assert run("forget", "--all-about", "oboe", "--yes")[1].endswith(
        "Forgot 0 memories. Refused 1 wish of an assistant.\n"
    )
    told = json.loads(run("forget", "--all-about", "tea", "--yes", "--json")[1])
    assert (told["forgotten"], told["wishes"], told["refused"]) == (1, [], 0)
    assert run("wishes")[0] == 1
