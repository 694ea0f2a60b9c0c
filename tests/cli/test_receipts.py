"""`forget --receipt`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from wellkept.cli.main import cli
from wellkept.service.answers import finish
from wellkept.service.requests import Keep, Proposal
from wellkept.service.wellkept import Wellkept


@pytest.fixture
def memory_id(path: Path) -> str:
    wellkept = Wellkept.open(path)
    kept = finish(wellkept.keep(Keep((Proposal("Owner once hid a quokka in a xylophone."), Proposal("Owner hums.")))))
    made = wellkept.memory(kept.keys[0]).id
    wellkept.close()
    return made


def run(path: Path, *arguments: str) -> str:
    result = CliRunner().invoke(cli, ["--store", str(path), *arguments], catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


def test_the_receipt_is_printed_file_by_file(path: Path, memory_id: str) -> None:
    said = run(path, "forget", memory_id, "--receipt")
    assert "Forgot 1 memory." in said
    assert "memories.db (the file of memories): before" in said
    assert "Nothing is left in any file of this program." in said
    assert "snapshots that the system keeps" in said
    assert "quokka" not in said


def test_the_receipt_as_json(path: Path, memory_id: str) -> None:
    said = json.loads(run(path, "forget", memory_id, "--receipt", "--json"))
    assert said["forgotten"] == 1
    receipt = said["receipt"]
    assert receipt["clean"]
    main = next(file for file in receipt["files"] if file["role"] == "memories")
    assert main["before"] > 0
    assert main["after"] == 0
    assert receipt["indexTerms"]["after"] == 0


def test_too_many_for_a_receipt_are_refused_before_anything_is_forgotten(path: Path, memory_id: str) -> None:
    arguments = ["--store", str(path), "forget", *[memory_id] * 101, "--receipt"]
    result = CliRunner().invoke(cli, arguments)
    assert result.exit_code == 2
    assert memory_id in run(path, "list")
