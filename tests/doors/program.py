"""The program itself with its door open, as an owner would start it, in a process of its own."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.serve.living import ALL, WIDE, Living, door
from wellkept.model.assistants import Rights
from wellkept.service.assistant_requests import AddAssistant
from wellkept.service.wellkept import Wellkept


@dataclass(slots=True)
class Program:
    """A running `wellkept serve`; `url` is where it listens."""

    url: str
    process: subprocess.Popen[str] = field(repr=False)

    def client(self, token: str) -> httpx.Client:
        """Return a client that shows a token."""
        return httpx.Client(
            base_url=self.url, headers={"Authorization": f"Bearer {token}"} if token else {}, timeout=60
        )


def let_in(store: Path, name: str, rights: Rights = ALL) -> str:
    """Let an assistant in and return its token."""
    owner = Wellkept.open(store)
    try:
        return owner.assistants.add(AddAssistant(name, rights)).token
    finally:
        owner.close()


@contextmanager
def served(store: Path, *, whole: bool) -> Iterator[Program | Living]:
    """Serve a file while the block lasts: by the whole program, or, to be quicker, by a thread of this one."""
    with program(store, stop=signal.SIGINT) if whole else door(store, WIDE) as server:
        yield server


@contextmanager
def program(store: Path, stop: signal.Signals | None = None) -> Iterator[Program]:
    """Run `wellkept serve` on a free port while the block lasts; somebody has to be let in before.

    It is ended by a signal, or by closing its standard input, as its parent does by dying.
    """
    command = [sys.executable, "-m", "wellkept", "serve", "--store", str(store), "--port", "0"]
    process = subprocess.Popen(
        [*command, "--ready-json", "--until-stdin-closes"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    assert process.stdout is not None
    assert process.stdin is not None
    try:
        said = process.stdout.readline()
        assert said, f"the door did not open: exit code {process.wait()}"
        yield Program(json.loads(said)["address"], process)
        if stop is not None:
            process.send_signal(stop)
            process.wait(30)
    finally:
        process.stdin.close()
        code = process.wait(30)
        process.stdout.close()
        assert code == 0, f"the door closed with exit code {code}"
