"""`core`, `relevant` and `context`: what a conversation may read, from the command line."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.building import memory
from wellkept.cli.main import main
from wellkept.store.sqlite.sqlite_store import SqliteStore

Run = Callable[..., tuple[int, str, str]]
ANA_DOG = memory("Ana's dog is called Rex.", about="person:ana")
BOB_DOG = memory("Bob's dog is called Bello.", about="person:bob")
BRIEF = memory("Ana prefers short answers about her dog.", about="person:ana", core=True)
SPACE = memory("Ana's dog sleeps in the workshop.", about="person:ana", space="workshop")


@pytest.fixture
def run(path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    store = SqliteStore.open(path)
    store.insert([ANA_DOG, BOB_DOG, BRIEF, SPACE])
    store.close()

    def run_it(*arguments: str) -> tuple[int, str, str]:
        code = main(lambda _: 99, ["--store", str(path), *arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run_it


def test_only_what_the_conversation_may_read_is_found(run: Run) -> None:
    code, out, _ = run("relevant", "What", "is", "the", "name", "of", "Ana's", "dog?", "--with", "ana", "--json")
    assert code == 0
    assert [one["id"] for one in json.loads(out)] == [ANA_DOG.id]


def test_a_space_of_its_own(run: Run) -> None:
    out = run("relevant", "dog", "--with", "ana", "--space", "workshop", "--json")[1]
    assert [one["id"] for one in json.loads(out)] == [SPACE.id]


def test_the_core_is_apart(run: Run) -> None:
    assert run("core", "--with", "ana")[1].startswith(BRIEF.id)
    assert run("core")[::2] == (1, "Nothing here.\n")


def test_the_block_holds_the_core_first(run: Run) -> None:
    block = json.loads(run("context", "Ana's dog", "--with", "ana", "--json")[1])
    assert block["ids"][0] == BRIEF.id
    assert BOB_DOG.content not in block["text"]
    assert run("context", "Ana's dog", "--with", "ana")[1].strip() == block["text"].strip()
