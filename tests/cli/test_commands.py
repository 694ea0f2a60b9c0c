"""The command line as scripts use it: a real file, real standard input, real exit codes."""

import json
import sys
from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from wellkept.cli.main import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def run_it(*arguments: str, stdin: bytes = b"") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(stdin), encoding="utf-8"))
        code = main(lambda _: 99, [arguments[0], "--store", str(path), *arguments[1:]])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run_it


def keep(run: Run, *sentences: str) -> list[str]:
    return [json.loads(run("keep", "--json", sentence)[1])["id"] for sentence in sentences]


TEXT = """# About me

I moved to Oslo in May 2021. My sister Ana lives in Rome.
I moved to Oslo in May 2021.
"""


def test_keep_says_remembered_then_already_remembered(run: Run) -> None:
    code, out, _ = run("keep", "Owner", "likes", "tea.")
    assert (code, out.partition("[")[0]) == (0, "Remembered ")
    code, out, _ = run("keep", "-", stdin=b"owner likes tea")
    assert (code, out.partition("[")[0]) == (0, "Already remembered ")


def test_keep_takes_the_whole_record(run: Run) -> None:
    _, out, _ = run(
        "keep", "--json", "--kind", "preference", "--importance", "0.9", "--tag", "drink", "--about", "person:ana",
        "--source", "email:7", "Ana likes tea.",
    )  # fmt: skip
    memory = json.loads(out)
    assert {name: memory[name] for name in ("kind", "importance", "tags", "about", "source", "trust")} == {
        "kind": "preference", "importance": 0.9, "tags": ["drink"], "about": "person:ana", "source": "email:7",
        "trust": "said",
    }  # fmt: skip


@pytest.mark.parametrize(("given_kind", "kind"), [("habit", "preference"), ("Goals", "fact"), ("mood", "fact")])
def test_keep_takes_any_kind_and_drops_nothing(run: Run, given_kind: str, kind: str) -> None:
    assert json.loads(run("keep", "--json", "--kind", given_kind, "Owner swims on Tuesdays.")[1])["kind"] == kind


def test_list_is_newest_first_and_whole(run: Run) -> None:
    ids = keep(run, *(f"Owner keeps number {number}." for number in range(230)))
    code, out, _ = run("list", "--json")
    assert code == 0
    assert [memory["id"] for memory in json.loads(out)] == ids[::-1]
    assert len(json.loads(run("list", "--json", "--limit", "3")[1])) == 3


@pytest.mark.parametrize(
    ("options", "found"),
    [
        pytest.param(("--any-tag", "drink", "--any-tag", "sea"), ["Owner sails.", "Owner likes tea."], id="any tag"),
        pytest.param(("--trust", "said"), ["Owner sails.", "Owner likes tea."], id="trust"),
        pytest.param(("--trust", "guessed"), [], id="no such trust"),
        pytest.param(("--stays",), [], id="nothing stays"),
        pytest.param(("--may-leave", "--tag", "sea"), ["Owner sails."], id="may leave"),
    ],
)
def test_list_filters_by_what_the_window_filters_by(run: Run, options: tuple[str, ...], found: list[str]) -> None:
    run("keep", "--tag", "drink", "Owner likes tea.")
    run("keep", "--tag", "sea", "Owner sails.")
    listed = [line["content"] for line in json.loads(run("list", "--json", *options)[1])]
    assert sorted(listed) == sorted(found)


def test_list_filters(run: Run) -> None:
    run("keep", "--kind", "preference", "--tag", "drink", "Owner likes tea.")
    run("keep", "Owner lives in Oslo.")
    _, out, _ = run("list", "--kind", "preference", "--tag", "drink")
    assert "Owner likes tea.  #" not in out
    assert out.rstrip().endswith("preference    Owner likes tea. #drink")


def test_search_finds_best_first_with_marks_and_reasons(run: Run) -> None:
    ids = keep(run, "Owner likes strong tea in the morning.", "Owner lives in Oslo.", "Owner's cat is called Tea.")
    code, out, _ = run("search", "--json", "strong tea")
    hits = json.loads(out)
    assert code == 0
    assert [hit["id"] for hit in hits] == [ids[0], ids[2]]
    assert hits[0]["spans"] == [[12, 18], [19, 22]]
    assert hits[0]["score"] > hits[1]["score"] > 0
    assert hits[0]["why"]["relevance"] > 0


def test_search_says_how_many_there_are(run: Run) -> None:
    keep(run, *(f"Owner visited Rome {number} times." for number in range(30)), "Owner likes tea.")
    _, out, err = run("search", "Rome")
    assert len(out.splitlines()) == 20
    assert "20 of 30 found, 31 in all." in err


def test_search_says_why(run: Run) -> None:
    keep(run, "Owner likes strong tea in the morning.", "Owner lives in Oslo.")
    out = run("search", "--why", "strong tea")[1].splitlines()
    assert len(out) == 2
    assert out[1].startswith("    It holds the very text: strong, tea, and is near in meaning (")


def test_search_says_why_not(run: Run) -> None:
    tea, oslo = keep(run, "Owner likes strong tea in the morning.", "Owner lives in Oslo.")
    assert run("search", "--why-not", oslo, "strong tea")[:2] == (
        0,
        "It does not have strong, tea, and in meaning it reaches -0.04 where 0.30 is needed.\n",
    )
    assert run("search", "--why-not", tea, "tea")[1].startswith("It is there: number 1 of 1, ")
    hidden = run("search", "--why-not", tea, "--tag", "drink", "tea")[1]
    assert hidden.startswith("A filter hides it: it does not have all the tags; without filters it would be number 1 ")
    assert json.loads(run("search", "--json", "--why-not", oslo, "tea")[1])["lacks"] == ["tea"]
    assert run("search", "--why-not", "mem_none", "tea")[0] != 0


def test_nothing_found_is_said_and_is_exit_code_1(run: Run) -> None:
    keep(run, "Owner likes tea.")
    code, out, err = run("search", "--json", "qwxzkj")
    assert (code, json.loads(out)) == (1, [])
    assert "Nothing found." in err
    assert run("list", "--tag", "none")[0] == 1


def test_what_is_nearest_to_nothing_found_is_told_beside_the_output(run: Run) -> None:
    (tea,) = keep(run, "Owner drinks tea with milk at breakfast and no caffeine once it is three in the afternoon.")
    code, out, err = run("search", "sleep")
    assert (code, out) == (1, "")
    assert f"Nothing says this. Nearest by meaning:\n{tea}  " in err
    assert "Nearest" not in run("search", "--by-words", "sleep")[2]
    assert json.loads(run("search", "--json", "sleep")[1]) == []


@pytest.mark.parametrize(
    "query",
    ["???", '"', "'", "NEAR(", "*", "a AND", "col:tea", "-tea", "(((((", "\\", "%", "_", "x" * 5000, "tea " * 10_000],
)
def test_any_text_is_a_query(run: Run, query: str) -> None:
    keep(run, "Owner likes tea.")
    code, out, _ = run("search", "--json", "--", query)
    assert code in (0, 1)
    assert isinstance(json.loads(out), list)


@pytest.mark.parametrize("query", [b"a\x00b", b"\xff\xfe\xfd", "\ud83d".encode("utf-8", "surrogatepass")])
def test_any_bytes_are_a_query(run: Run, query: bytes) -> None:
    keep(run, "Owner likes tea.")
    assert run("search", "--json", "-", stdin=query)[0] in (0, 1)


def test_teach_reads_a_file_and_keeps_what_it_finds(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "me.md"
    file.write_text(TEXT, encoding="utf-8")
    code, out, _ = run("teach", str(file))
    assert code == 0
    assert "Kept 2 new memories, 0 already known." in out
    listed = json.loads(run("list", "--json")[1])
    assert {memory["content"] for memory in listed} == {
        "Owner moved to Oslo in May 2021.", "Owner's sister Ana lives in Rome.",
    }  # fmt: skip
    assert {memory["source"] for memory in listed} == {"file:me.md"}
    assert {memory["kind"] for memory in listed} == {"episode"}
    assert {memory["importance"] for memory in listed} == {0.4}


def test_teach_from_standard_input_and_again_reinforces(run: Run) -> None:
    run("teach", stdin=TEXT.encode())
    code, out, _ = run("teach", "-", stdin=TEXT.encode())
    assert code == 0
    assert "Kept 0 new memories, 2 already known." in out
    assert run("count")[1].strip() == "2"


def test_teach_dry_run_keeps_nothing(run: Run) -> None:
    code, out, _ = run("teach", "--dry-run", "--json", stdin=TEXT.encode())
    answer = json.loads(out)
    assert code == 0
    assert [one["novelty"] for one in answer["candidates"]] == ["new", "new", "repeated"]
    assert answer["leftOut"][0]["text"].strip("# \n") == "About me"
    assert (answer["added"], run("count")[1].strip()) == (0, "0")


def test_keep_says_what_it_may_update(run: Run) -> None:
    (oslo,) = keep(run, "Owner lives in Oslo.")
    code, out, _ = run("keep", "Owner lives in Rome.")
    assert code == 0
    assert f"Update of {oslo}: Owner lives in Oslo." in out
    assert run("count")[1].strip() == "2"


def test_keep_update_replaces_the_words_and_keeps_the_old_in_the_history(run: Run) -> None:
    (oslo,) = keep(run, "Owner lives in Oslo.")
    assert run("keep", "--update", oslo, "Owner lives in Rome.")[:2] == (0, f"Updated [{oslo}].\n")
    (memory,) = json.loads(run("list", "--json")[1])
    assert (memory["id"], memory["content"]) == (oslo, "Owner lives in Rome.")


def test_keep_update_of_a_memory_that_is_not_there_keeps_nothing(run: Run) -> None:
    code, _, err = run("keep", "--update", "mem_gone", "Owner lives in Rome.")
    assert (code, run("count")[1].strip()) == (1, "0")
    assert "no such memory" in err


DRY = {
    "new": ("Owner rows.", "New.\n"),
    "known": ("owner LIVES in Oslo", "Already known as {id}: Owner lives in Oslo.\n"),
    "update": ("Owner lives in Rome.", "Update of {id}: Owner lives in Oslo.\nUse --update {id} to replace it.\n"),
    "conflict": (
        "Owner doesn't live in Oslo.",
        "Conflicts with {id}: Owner lives in Oslo.\nUse --update {id} to replace it.\n",
    ),
}


@pytest.mark.parametrize(("words", "expected"), DRY.values(), ids=DRY.keys())
def test_keep_dry_run_says_what_it_is_and_keeps_nothing(run: Run, words: str, expected: str) -> None:
    (oslo,) = keep(run, "Owner lives in Oslo.")
    assert run("keep", "--dry-run", words)[:2] == (0, expected.format(id=oslo))
    assert run("count")[1].strip() == "1"


@pytest.mark.parametrize("options", [(), ("--dry-run",)], ids=["kept", "dry run"])
def test_keep_json_has_what_it_is_like(run: Run, options: tuple[str, ...]) -> None:
    (oslo,) = keep(run, "Owner lives in Oslo.")
    answer = json.loads(run("keep", "--json", *options, "Owner lives in Rome.")[1])
    assert (answer["novelty"], answer["twin"]["id"]) == ("update", oslo)


NEAR = "Owner lives in Rome. Owner rows on the lake."


def test_teach_names_the_memory_that_a_sentence_updates(run: Run) -> None:
    (oslo,) = keep(run, "Owner lives in Oslo.")
    out = run("teach", "--dry-run", stdin=NEAR.encode())[1]
    assert f"+ Owner lives in Rome.  [update of {oslo}: Owner lives in Oslo.]" in out
    assert "--update ID" in out


def test_teach_update_replaces_that_memory_and_keeps_the_rest_as_new(run: Run) -> None:
    (oslo,) = keep(run, "Owner lives in Oslo.")
    out = run("teach", "--update", oslo, stdin=NEAR.encode())[1]
    assert out.endswith("Kept 1 new memory, 1 updated, 0 already known.\n")
    listed = {memory["id"]: memory["content"] for memory in json.loads(run("list", "--json")[1])}
    assert listed[oslo] == "Owner lives in Rome."
    assert len(listed) == 2


def test_teach_json_counts_what_was_updated(run: Run) -> None:
    (oslo,) = keep(run, "Owner lives in Oslo.")
    answer = json.loads(run("teach", "--json", "--update", oslo, stdin=NEAR.encode())[1])
    assert (answer["added"], answer["updated"]) == (1, 1)
    assert [(one["novelty"], one["twin"] and one["twin"]["id"]) for one in answer["candidates"]] == [
        ("update", oslo),
        ("new", None),
    ]


@pytest.mark.parametrize(("known", "code"), [(True, 2), (False, 1)], ids=["like no sentence", "gone"])
def test_teach_update_of_a_memory_that_no_sentence_is_like_keeps_nothing(run: Run, known: bool, code: int) -> None:
    (tea,) = keep(run, "Owner likes tea.")
    assert run("teach", "--update", tea if known else "mem_gone", stdin=NEAR.encode())[0] == code
    assert run("count")[1].strip() == "1"


@pytest.mark.parametrize("data", [b"", b"\n\n", b"ok"])
def test_teach_of_nothing_is_exit_code_1(run: Run, data: bytes) -> None:
    code, out, _ = run("teach", stdin=data)
    assert code == 1
    assert "Nothing was kept." in out


def test_teach_of_what_is_no_text_says_so(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "photo.jpg"
    file.write_bytes(b"\xff\xd8\x00\x00" * 500)
    code, _, err = run("teach", str(file))
    assert code == 3
    assert "not a text file" in err
    assert run("teach", str(tmp_path / "gone.txt"))[0] == 3


def test_correct_and_forget_by_id(run: Run) -> None:
    (memory_id,) = keep(run, "Owner lives in Oslo.")
    assert run("correct", memory_id, "Owner lives in Bergen.")[1] == f"Corrected [{memory_id}].\n"
    assert json.loads(run("search", "--json", "Bergen")[1])[0]["history"][0]["was"] == "Owner lives in Oslo."
    assert run("forget", memory_id)[1] == "Forgot 1 memory.\n"
    code, _, err = run("forget", memory_id)
    assert code == 1
    assert "no such memory" in err


def test_forget_takes_several_or_none(run: Run) -> None:
    ids = keep(run, "Owner likes tea.", "Owner likes rain.")
    assert run("forget", *ids, "mem_unknown")[0] == 1
    assert run("count", "--json")[1].strip() == '{"count": 2}'
    assert json.loads(run("forget", "--json", *ids)[1]) == {"ok": True, "forgotten": 2, "scrubbed": True}


def test_check_says_that_all_is_well(run: Run) -> None:
    keep(run, "Owner likes tea.")
    assert run("check")[:2] == (
        0,
        "All is well: 1 memory, file and word indexes whole.\n0 of 1 searchable by meaning (built-in).\n",
    )
    said = json.loads(run("check", "--json")[1])
    assert {name: said[name] for name in ("ok", "count", "problems")} == {"ok": True, "count": 1, "problems": []}
    assert said["meaning"] == {"model": "built-in", "with": 0, "total": 1, "usable": True, "note": ""}


def test_a_file_that_is_no_store_is_said_in_one_line(run: Run, path: Path) -> None:
    path.write_text("Dear diary, " * 1000)
    code, out, err = run("list")
    assert (code, out) == (3, "")
    assert err.count("\n") == 1
    assert "not a store of memories" in err


@pytest.mark.parametrize(
    "arguments", [("list", "--store"), ("doctor", "--store"), ("salvage", "{}", "--to")], ids=" ".join
)
@pytest.mark.parametrize("name", ["e/", "e//", "e/.", "e/f/"])
def test_the_name_of_a_folder_that_is_not_there_makes_no_file(
    run: Run, path: Path, arguments: tuple[str, ...], name: str
) -> None:
    keep(run, "Owner likes tea.")
    named = [*(one.format(path) for one in arguments), f"{path.parent}/{name}"]
    code, out, err = run(*named)
    assert (code, out) == (3, "")
    assert "is the name of a folder" in err
    assert not path.with_name("e").exists()


@pytest.mark.parametrize("empty", ["", " \t\n", "\x00", "\u3164\u2800\u200b"])
def test_nothing_but_words_is_kept(run: Run, empty: str) -> None:
    code, _, err = run("keep", empty)
    assert (code, err) == (2, "There are no words to keep. Write one sentence.\n")


@pytest.mark.parametrize("command", ["keep", "search", "teach"])
def test_no_standard_input_is_asked_wrongly(
    path: Path, command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(lambda _: 99, [command, "--store", str(path), "-"]) == 2
    assert "no standard input" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [["search", "--kind", "nonsense"], ["list", "--since", "yesterday"], ["nonsense"], ["list", "--limit", "9" * 30]],
)
def test_asked_wrongly_is_exit_code_2(run: Run, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(lambda _: 99, arguments) == 2


def test_without_a_command_the_window_opens_on_the_store_named(path: Path) -> None:
    opened: list[Path | None] = []

    def open_window(store: Path | None) -> int:
        opened.append(store)
        return 0

    assert main(open_window, ["--store", str(path)]) == 0
    assert main(open_window, []) == 0
    assert opened == [path, None]


def test_the_store_may_be_named_before_the_command(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(lambda _: 99, ["--store", str(path), "keep", "Owner likes tea."]) == 0
    assert path.exists()


def test_hostile_text_is_shown_as_text(run: Run) -> None:
    keep(run, "Owner saw \u202eexe.txt and <img src=file:x>.")
    _, out, _ = run("list")
    assert "\u202e" not in out
    assert "‹RLO›exe.txt and <img src=file:x>" in out
