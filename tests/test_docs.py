"""What the documents say is so: every command, target and exit code is named, and no file grows unread."""

import re
import tomllib
from pathlib import Path

import pytest

from wellkept.cli.main import EXIT_FAULT, EXIT_NOTHING, EXIT_USAGE, cli

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
LINES_MAX = 350


@pytest.mark.parametrize("command", sorted(cli.commands))
def test_every_command_is_in_the_readme(command: str) -> None:
    assert f"`wellkept {command}" in README


@pytest.mark.parametrize(
    "target",
    re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.M)[1].split(),  # type: ignore[index] # there
)
def test_every_target_is_documented(target: str) -> None:
    assert f"make {target}" in CONTRIBUTING + README or target == "clean"


def test_the_exit_codes_are_the_documented_ones() -> None:
    for code in (EXIT_NOTHING, EXIT_USAGE, EXIT_FAULT):
        assert re.search(rf"Exit codes:.*\b{code} ", README)


def test_files_the_readme_points_to_are_there() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / target).exists(), target


def test_the_lock_names_hashes_and_no_host() -> None:
    lock = (ROOT / "requirements.lock").read_text()
    assert "--hash=sha256:" in lock
    assert "//" not in lock


def test_the_lock_holds_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    locked = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements.lock").read_text(), re.M))
    wanted = project["dependencies"] + project["optional-dependencies"]["dev"]
    assert {re.split(r"[<>=!]", one)[0].lower() for one in wanted} <= locked


def test_every_dependency_says_why_it_is_there() -> None:
    lines = (ROOT / "pyproject.toml").read_text().splitlines()
    for number, line in enumerate(lines):
        if re.match(r'  "[A-Za-z0-9-]+[<>=!]', line):
            assert lines[number - 1].startswith("  # "), line


def test_no_file_is_longer_than_can_be_read() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in (ROOT / "app").rglob("*.py")}
    assert {str(path): lines for path, lines in lengths.items() if lines > LINES_MAX} == {}
