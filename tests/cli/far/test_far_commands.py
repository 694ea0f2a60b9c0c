"""`key`, `remote`, `models`, `ledger`, `private`, `profile`, and the two that send, as scripts use them."""

from __future__ import annotations

import json
from pathlib import Path

import click
import pytest

from tests.cli.far.conftest import Run
from tests.providers.keyring_drawer import Drawer, KeyringLocked
from tests.providers.openrouter_stub import faults as f
from tests.providers.openrouter_stub.server import Behave, Stub
from tests.service.far.test_find_by_model import BEES, GOOD, LONG, MOVED, ONE, answer, first_line, memory
from tests.service.far.world import KEY, MODEL


def test_without_a_key_status_says_so_with_exit_code_1(new: Run) -> None:
    code, out, _ = new("key", "status")
    assert code == 1
    assert "No key yet." in out
    code, out, _ = new("key", "status", "--json")
    assert (code, json.loads(out)["standing"]) == (1, "none")


def test_a_key_comes_by_standard_input_is_checked_and_kept(new: Run, stub: Stub, drawer: Drawer) -> None:
    code, out, err = new("key", "set", stdin=f"  {KEY}\r\n".encode())
    assert code == 0
    assert "Your key is in a drawer." in out
    assert list(drawer.held.values()) == [KEY]
    assert KEY not in out + err
    assert new("key", "status")[0] == 0


def test_at_a_terminal_it_is_asked_for_without_an_echo(
    new: Run, monkeypatch: pytest.MonkeyPatch, drawer: Drawer
) -> None:
    asked: list[bool] = []

    def prompt(_: str, *, hide_input: bool, err: bool) -> str:
        asked.append(hide_input and err)
        return KEY

    monkeypatch.setattr("wellkept.cli.keys._typed", lambda: True)
    monkeypatch.setattr(click, "prompt", prompt)
    assert new("key", "set")[0] == 0
    assert asked == [True]
    assert list(drawer.held.values()) == [KEY]


def test_a_key_is_no_argument(new: Run, drawer: Drawer) -> None:
    assert new("key", "set", KEY)[0] == 2
    assert drawer.held == {}


@pytest.mark.parametrize(
    ("stdin", "behave", "code", "says"),
    [
        (b"", None, 2, "There is no key in what was pasted."),
        ("sk ключ".encode(), None, 2, "which no key has"),
        (KEY.encode(), f.error(401), 3, "The key was not accepted"),
        (KEY.encode(), f.error(503), 0, "could not be checked yet"),
    ],
    ids=["nothing", "no key", "refused", "busy"],
)
def test_a_key_that_is_not_taken_says_why(
    new: Run, stub: Stub, stdin: bytes, behave: Behave | None, code: int, says: str
) -> None:
    stub.always = behave
    got, out, err = new("key", "set", stdin=stdin)
    assert (got, says in out + err) == (code, True)
    assert "ключ" not in out + err


def test_where_the_keyring_is_locked_the_key_is_not_kept_and_that_is_exit_code_3(new: Run, drawer: Drawer) -> None:
    drawer.fault = KeyringLocked()
    code, out, err = new("key", "set", stdin=KEY.encode())
    assert code == 3
    assert "locked" in out
    assert "OPENROUTER_API_KEY" in err


def test_the_facts_of_a_key(run: Run) -> None:
    code, out, _ = run("key", "check")
    assert (code, "Left:       $7.50" in out) == (0, True)
    assert json.loads(run("key", "check", "--json")[1])["limit_usd"] == 10


def test_a_forgotten_key_is_gone(run: Run, drawer: Drawer) -> None:
    assert run("key", "forget")[0] == 0
    assert drawer.held == {}
    code, _, err = run("key", "check")
    assert (code, "There is no key" in err) == (3, True)


def test_settings_are_shown_and_set(run: Run) -> None:
    code, out, _ = run("remote", "--chat-model", "a/b", "--offline", "--zdr", "--no-teaching", "--json")
    found = json.loads(out)
    assert code == 0
    assert [found[name] for name in ("chatModel", "offline", "zdr", "teaching", "noStoring")] == [
        "a/b", True, True, False, True,
    ]  # fmt: skip
    code, out, _ = run("remote")
    assert "zero data retention" in out
    assert "The offline switch is on" in out
    assert json.loads(run("remote", "--online", "--no-zdr", "--json")[1])["ready"] is True


def test_an_address_that_would_be_read_on_the_way_is_exit_code_2(run: Run) -> None:
    code, _, err = run("remote", "--address", "http://models.example/v1")
    assert (code, "everyone on the way" in err) == (2, True)


def test_the_models_on_offer(run: Run) -> None:
    code, out, _ = run("models")
    assert (code, out.splitlines()[0].split()[:3]) == (0, ["google/gemini-2.5-flash-lite", "$0.1", "/"])
    assert [one["id"] for one in json.loads(run("models", "--embed", "--json")[1])["models"]] == [MODEL]


def test_without_a_key_the_list_to_start_with_is_shown_and_exit_code_3(new: Run) -> None:
    code, out, err = new("models", "--embed")
    assert (code, MODEL in out, "There is no key" in err) == (3, True, True)


def test_nothing_has_left_and_that_is_said(new: Run) -> None:
    assert new("ledger") == (1, "Nothing has left this computer.\n", "")
    code, out, _ = new("ledger", "--json")
    assert (code, json.loads(out)["calls"]) == (1, [])


def test_the_ledger_names_every_call_and_no_text(run: Run, stub: Stub) -> None:
    run("keep", "Owner likes tea.")
    run("embed", "--use-remote", MODEL)
    code, out, _ = run("ledger")
    assert code == 0
    lines = out.splitlines()
    assert f"{MODEL}  embed  1 memory  $0.00001  answered" in lines[0]
    assert lines[-1].startswith("In all: 3 calls, 1 memory")
    assert "tea" not in out
    found = json.loads(run("ledger", "--json", "--limit", "1")[1])
    assert (found["calls"][0]["purpose"], found["calls"][0]["memories"], found["total"]["calls"]) == ("embed", 1, 3)


def test_what_is_private_stays_and_can_be_let_go(run: Run, stub: Stub) -> None:
    found = [json.loads(run("keep", "--json", "--tag", tag, f"Owner knows {tag}.")[1])["id"] for tag in ("a", "b", "c")]
    assert run("private") == (0, "0 memories never leave this computer.\n", "")
    assert run("private", found[0], "--tag", "b")[1].splitlines() == ["tag b", "2 memories never leave this computer."]
    run("embed", "--use-remote", MODEL)
    assert "Owner knows c." in repr(stub.seen)
    assert "Owner knows a." not in repr(stub.seen)
    assert "Owner knows b." not in repr(stub.seen)
    code, out, _ = run("private", "--json", "--tag", "b", "--off")
    assert (code, json.loads(out)) == (0, {"sources": [], "tags": [], "memories": 1})
    assert run("private", "--source", " ")[0] == 2
    assert run("private", "mem_none")[0] == 1


def test_vectors_of_a_model_far_away(run: Run) -> None:
    run("keep", "Owner likes tea.")
    code, out, _ = run("embed", "--use-remote", MODEL)
    assert code == 0
    assert out.startswith("Made 1 vector.\n1 of 1 searchable by meaning (baai/bge-m3 at 127.0.0.1:")
    assert run("embed", "--use", "built-in")[0] == 0
    assert run("embed", "--use", "built-in", "--use-remote", MODEL)[0] == 2


def test_a_search_is_read_by_the_model_that_serves(run: Run, stub: Stub) -> None:
    run("keep", "Owner likes tea.")
    run("embed", "--use-remote", MODEL)
    code, out, _ = run("search", "Owner likes tea.", "--json")
    assert (code, json.loads(out)[0]["why"]["meaning"] > 0.9) == (0, True)
    assert json.loads(run("ledger", "--json")[1])["calls"][0]["purpose"] == "search"
    seen = len(stub.seen)
    assert run("search", "--by-words", "tea")[0] == 0
    assert len(stub.seen) == seen


def test_memories_go_to_a_host_only_once_the_owner_agrees(
    abroad: Run, stub: Stub, monkeypatch: pytest.MonkeyPatch
) -> None:
    abroad("keep", "Owner likes tea.")
    code, _, err = abroad("embed", "--use-remote", MODEL)
    assert (code, "The words of 1 memory go" in err, "--yes" in err) == (2, True, True)
    assert stub.seen == []
    assert abroad("embed", "--use-remote", MODEL, "--yes")[0] == 0
    assert "Owner likes tea." in repr(stub.seen)


def test_an_outage_is_exit_code_3_with_its_sentence(run: Run, stub: Stub) -> None:
    stub.always = f.error(402)
    code, _, err = run("embed", "--use-remote", MODEL)
    assert (code, "There is no credit left" in err) == (3, True)


def test_a_text_read_by_a_model_is_kept_with_its_kinds_and_lines(run: Run, stub: Stub) -> None:
    stub.always = f.reply(
        answer(
            memory(MOVED, "I moved to Bergen on 4 May 2023."), memory(BEES, "My sister Mira keeps bees"),
            facts=[{"line": "Lives in Bergen.", "memories": [1]}],
        )
    )  # fmt: skip
    code, out, _ = run("teach", "--by-model", "-", stdin=ONE.encode())
    assert code == 0
    assert out.endswith("Kept 2 new memories, 0 already known.\n")
    kept = json.loads(run("list", "--json")[1])
    assert {one["content"]: (one["kind"], one["importance"], one["tags"]) for one in kept} == {
        MOVED: ("fact", 0.7, ["move"]), BEES: ("fact", 0.7, ["move"]),
    }  # fmt: skip
    code, out, _ = run("profile", "--json")
    (line,) = json.loads(out)
    assert (code, line["section"], line["line"]) == (0, "facts", "Lives in Bergen.")
    assert line["behind"] == [one["id"] for one in kept if one["content"] == MOVED]
    assert "Lives in Bergen." in run("profile")[1]
    assert run("profile", "--forget", str(line["number"]))[0] == 1


def test_in_json_the_whole_review_is_there(run: Run, stub: Stub) -> None:
    stub.always = GOOD
    found = json.loads(run("teach", "--by-model", "--dry-run", "--json", "-", stdin=ONE.encode())[1])
    assert [one["trust"] for one in found["candidates"]] == ["found", "found"]
    assert (found["model"], found["rest"], found["added"]) == ("google/gemini-2.5-flash-lite", None, 0)


def test_a_text_goes_to_a_host_only_once_the_owner_saw_it(abroad: Run, stub: Stub) -> None:
    text = f"{ONE}\n\nMy password is hunter2andmore.\n".encode()
    stub.always = GOOD
    code, out, err = abroad("teach", "--by-model", "-", stdin=text)
    assert (code, out, stub.seen) == (2, "", [])
    assert "  | I moved to Bergen on 4 May 2023." in err
    assert "Held back: a password" in err
    assert "hunter2" not in err
    code, _, err = abroad("teach", "--by-model", "--yes", "-", stdin=text)
    assert (code, "Held back: a password" in err) == (0, True)
    assert "hunter2" not in repr(stub.seen)
    assert abroad("teach", "--by-model", "-", stdin=text)[0] == 0


def test_at_a_terminal_the_owner_is_asked_and_may_say_no(
    abroad: Run, stub: Stub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "text.txt"
    file.write_text(ONE, encoding="utf-8")
    asked: list[str] = []

    def confirm(question: str, *, abort: bool, err: bool) -> None:
        asked.append(question)
        raise click.Abort

    monkeypatch.setattr("wellkept.cli.teaching._is_asked", lambda _: True)
    monkeypatch.setattr(click, "confirm", confirm)
    assert abroad("teach", "--by-model", str(file))[0] == 130
    assert len(asked) == 1
    assert stub.seen == []


def test_a_part_without_the_model_is_said(run: Run, stub: Stub) -> None:
    stub.always = f.reply("I cannot help with that.")
    code, _, err = run("teach", "--by-model", "-", stdin=ONE.encode())
    assert code == 0
    assert "Part 1 of 1: The model answered in words of its own" in err


def test_an_outage_in_the_middle_keeps_what_was_read_and_names_the_rest(run: Run, stub: Stub) -> None:
    stub.next_.extend([first_line] * 2)
    stub.always = f.error(402)
    code, out, err = run("teach", "--by-model", "-", stdin=LONG.encode())
    assert code == 3
    assert "Kept 2 new memories" in out
    assert "the text was not read: There is no credit left" in err


def test_a_text_of_a_private_source_stays(run: Run, stub: Stub) -> None:
    run("private", "--source", "email")
    code, _, err = run("teach", "--by-model", "--source", "email:7", "-", stdin=ONE.encode())
    assert (code, "never leaves this computer" in err) == (3, True)
    assert stub.seen == []


def test_offline_a_text_is_read_without_the_model(run: Run, stub: Stub) -> None:
    run("remote", "--offline")
    code, out, err = run("teach", "--by-model", "-", stdin=ONE.encode())
    assert (code, "offline switch is on" in err) == (0, True)
    assert "Kept 2 new memories" in out
    assert stub.seen == []


def test_no_line_yet_is_exit_code_1(new: Run) -> None:
    assert new("profile")[0] == 1
    assert new("profile", "--json") == (1, "[]\n", "There is no line yet; they come from texts read by a model.\n")
