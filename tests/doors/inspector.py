"""A client that others wrote, against the live program: `python -m tests.doors.inspector`.

It is the command-line mode of the MCP inspector, from the npm registry (node and npm have to be there; the first run
fetches it). The transcript is printed, the last line counts what went as it should. Not in the suite: it needs npm.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.doors.mcp_live import started
from tests.doors.program import let_in, program
from tests.serve.living import ALL
from wellkept.service.snippets import TOKEN_VARIABLE
from wellkept.service.wellkept import Wellkept

INSPECTOR = "@modelcontextprotocol/inspector@0.22.0"
"""The newest that also runs on node 20."""

Step = tuple[str, Sequence[str], str]
"""What is asked, its arguments, and what the answer must hold."""

FIRST: tuple[Step, ...] = (
    ("tools/list", (), "readOnlyHint"),
    ("resources/templates/list", (), "memory://{id}"),
    ("prompts/list", (), "what_you_know_about_me"),
    ("tools/call remember", ("sentence=Owner prefers dark roast over espresso.", "kind=preference"), "Remembered ["),
    ("tools/call remember", ("sentence=owner prefers dark roast over espresso",), "Already remembered ["),
    ("tools/call recall", ("text=dark roast", "limit=5"), "Owner prefers dark roast over espresso."),
    ("tools/call context", ("text=dark roast", "budget=500"), "<wellkept-memories>"),
    ("tools/call recall", ("text=dark roast", "limit=500"), "limit does not fit"),
    ("tools/call list", ("limit=1",), '"total": 1'),
    ("resources/read profile://owner", (), "preferences"),
    ("prompts/get what_you_know_about_me", ("topic=dark roast",), "dark roast"),
)


class Inspector:
    """Runs the inspector with what leads to a server, prints what it says, and counts."""

    def __init__(self, name: str, way: Sequence[str], token: str = "") -> None:
        self._name, self._way = name, way
        self._env = {**os.environ, TOKEN_VARIABLE: token}
        self.right = self.asked = 0

    def do(self, step: Step) -> dict[str, Any]:
        """Ask one thing and return the answer."""
        asked, arguments, held = step
        method, _, name = asked.partition(" ")
        options = ["--method", method]
        if name:
            options += [{"tools/call": "--tool-name", "prompts/get": "--prompt-name"}.get(method, "--uri"), name]
        given = "--prompt-args" if method == "prompts/get" else "--tool-arg"
        options += [part for one in arguments for part in (given, one)]
        ran = subprocess.run(
            [shutil.which("npx") or "npx", "-y", INSPECTOR, "--cli", *self._way, *options],
            env=self._env, capture_output=True, text=True, check=False,
        )  # fmt: skip
        said = ran.stdout.strip() or ran.stderr.strip()
        self.asked += 1
        self.right += held in said.replace("\\u003c", "<").replace("\\u003e", ">")
        print(f"{self._name} -> {asked} {' '.join(arguments)}\n{self._name} <- {said[:700]}\n")
        try:
            answer: dict[str, Any] = json.loads(said)
        except ValueError:
            return {}
        return answer

    def session(self) -> None:
        """Do a whole session: look, keep, find, read, correct, forget."""
        for step in FIRST:
            self.do(step)
        listed = self.do(("tools/call list", (), "dark roast"))
        memory_id = listed["structuredContent"]["memories"][0]["id"]
        self.do(("tools/call correct", (f"id={memory_id}", "sentence=Owner prefers light roast."), "Updated ["))
        self.do((f"resources/read memory://{memory_id}", (), "light roast"))
        self.do(("tools/call forget", (f"id={memory_id}",), "Forgotten"))
        self.do(("tools/call forget", (f"id={memory_id}",), "no such memory"))


@contextmanager
def _new_file() -> Iterator[tuple[Path, str]]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "memories.db"
        Wellkept.open(path).close()
        yield path, let_in(path, "inspector", ALL)


def main() -> None:
    """Do a session over each transport and print how much of them went right."""
    right = asked = 0
    with _new_file() as (path, token):
        how = started(path, token)
        inspector = Inspector("pipes", [how.command, *how.args], token)
        inspector.session()
        right, asked = right + inspector.right, asked + inspector.asked
    with _new_file() as (path, token), program(path) as server:
        way = [f"{server.url}/mcp", "--transport", "http", "--header", f"Authorization: Bearer {token}"]
        inspector = Inspector("http", way)
        inspector.session()
        right, asked = right + inspector.right, asked + inspector.asked
    print(f"inspector {right} of {asked}")
    sys.exit(right != asked)


if __name__ == "__main__":
    main()
