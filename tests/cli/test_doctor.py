"""`wellkept doctor`: what works, what does not, and what to do."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.building import memory
from wellkept.cli.main import main
from wellkept.store.sqlite.sqlite_store import SqliteStore


def examined(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Any]]:
    code = main(lambda _: 99, ["--store", str(path), "doctor", "--json"])
    findings = json.loads(capsys.readouterr().out)["findings"]
    return code, {one["what"]: one for one in findings}


def test_a_good_file_is_told_to_work(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = SqliteStore.open(path)
    store.insert([memory("Owner drinks green tea.")])
    store.close()
    code, found = examined(path, capsys)
    assert code == 0
    assert (found["file"]["verdict"], found["file"]["said"][:8]) == ("works", "1 memory")
    assert found["meaning"]["do"] == "The rest: wellkept embed."
    assert found["backups"]["verdict"] == "note"


def test_no_file_is_no_fault_and_none_is_made(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, found = examined(path, capsys)
    assert (code, found["file"]["verdict"]) == (0, "note")
    assert not path.exists()


def test_a_file_that_is_no_store_is_a_fault_with_a_way_on(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_bytes(b"no store at all, but long enough to be looked at " * 40)
    code, found = examined(path, capsys)
    assert (code, found["file"]["verdict"]) == (3, "fault")
    assert found["file"]["do"]


def test_people_read_a_line_for_each(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(lambda _: 99, ["--store", str(path), "doctor"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Wellkept ")
    assert any(line.startswith("--  file:       There is no file of memories yet at") for line in lines)


def test_a_file_where_the_settings_belong_is_a_fault(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "file"))
    _, found = examined(path, capsys)
    assert found["settings"]["verdict"] == "fault"
