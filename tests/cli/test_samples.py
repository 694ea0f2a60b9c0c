"""`wellkept samples`: they come into an empty file, and go wholly."""

import json
from pathlib import Path

from tests.cli.conftest import Run


def _listed(run: Run) -> set[str]:
    return {memory["content"] for memory in json.loads(run("list", "--json")[1])}


def test_samples_come_and_go_and_what_was_taught_stays(run: Run, path: Path) -> None:
    code, out, _ = run("samples", "add")
    samples = _listed(run)
    assert (code, out.split(";")[0]) == (0, f"Added {len(samples)} sample memories")
    run("keep", "Owner likes tea.")
    assert run("samples", "remove")[:2] == (0, f"Removed {len(samples)} sample memories.\n")
    assert _listed(run) == {"Owner likes tea."}
    left = b"".join(file.read_bytes() for file in path.parent.rglob("*") if file.is_file())
    assert [one for one in samples if one.encode() in left] == []
    assert run("samples", "remove")[0] == 1


def test_they_are_told_in_german_too_and_only_where_there_is_nothing(run: Run) -> None:
    assert json.loads(run("samples", "add", "--language", "de", "--json")[1])["added"] >= 40
    assert any("ü" in one for one in _listed(run))
    code, _, err = run("samples", "add")
    assert (code, err.split(",")[0]) == (1, "There are memories here already")
    assert run("samples", "add", "--being", "twin")[0] == 0
