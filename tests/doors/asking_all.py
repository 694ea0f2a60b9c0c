"""All that openapi.json allows, and much that it does not, asked of a live server.

`python -m tests.doors schemathesis`. All checks of schemathesis 4 are on, none is left out; `schemathesis.toml` says
one thing that it cannot know. What it makes up for names and sentences is told by `formats`, because no JSON schema can
say what a printable name of any script is. Rates are wide open: it asks thousands of times a minute.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.serve.living import WIDE, door

_CONFIG = Path(__file__).with_name("schemathesis.toml")
_FEW = 5
_TOLD = 6000  # characters
_LONG = re.compile(r"((?:\\u[0-9a-f]{4}|[0-9A-Za-z]){20,}?)\1{5,}|(?:\\u[0-9a-f]{4}){40,}")
_ONE_ADDRESS = ("--include-path", "/api/twin/memories/{id}", "--phases", "coverage")


def run(size: int, seed: int) -> str:
    """Ask with at most `size` made-up cases for each address, of one address if few; say how many came out wrong."""
    with tempfile.TemporaryDirectory() as folder, door(Path(folder) / "memories.db", WIDE) as living:
        report = Path(folder) / "report.json"
        said = subprocess.run(
            [
                Path(sys.executable).with_name("schemathesis"), "--config-file", _CONFIG,
                "run", living.url + "/openapi.json",
                "--header", f"Authorization: Bearer {living.let_in('schemathesis')}", "--checks", "all",
                "--max-examples", str(size), "--seed", str(seed), "--generation-database", "none",
                "--continue-on-failure", "--no-color", *(_ONE_ADDRESS if size < _FEW else ()),
                "--report", "json", "--report-json-path", report,
            ],
            cwd=folder,
            env={**os.environ, "SCHEMATHESIS_HOOKS": "tests.doors.formats", "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=False,
        )  # fmt: skip
        if said.returncode:
            print(_LONG.sub("[...]", said.stdout)[-_TOLD:], said.stderr, file=sys.stderr)
        found = json.loads(report.read_text())
    wrong = len(found["failures"]) + len(found["errors"]) + (found["exit_code"] and not found["failures"])
    return f"schemathesis cases {found['test_cases']['generated']} failures {wrong}"
