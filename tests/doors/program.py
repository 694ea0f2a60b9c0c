"""The program itself with its door open, as an owner would start it, in a process of its own."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from wellkept.model.assistants import Right, Rights
from wellkept.service.assistant_requests import AddAssistant, RevokeAssistant
from wellkept.service.wellkept import Wellkept

ALL = Rights(can=frozenset(Right), abouts=None, spaces=None)
MEMORIES = "/api/twin/memories"


@dataclass(slots=True)
class Program:
    """A running `wellkept serve`; `url` is where it listens, `store` its file, `process` itself."""

    store: Path
    url: str
    process: subprocess.Popen[str] = field(repr=False)

    @property
    def port(self) -> int:
        """The port."""
        return int(self.url.rpartition(":")[2])

    def let_in(self, name: str, rights: Rights = ALL) -> str:
        """Let an assistant in as the owner does beside it, and return its token."""
        return let_in(self.store, name, rights)

    def shut_out(self, name: str) -> None:
        """Take an assistant's token back."""
        with _opened(self.store) as owner:
            found = next(one for one in owner.assistants.show().assistants if one.name == name)
            owner.assistants.revoke(RevokeAssistant(found.id))

    def client(self, token: str) -> httpx.Client:
        """Return a client that shows a token."""
        return httpx.Client(
            base_url=self.url, headers={"Authorization": f"Bearer {token}"} if token else {}, timeout=60
        )


def let_in(store: Path, name: str, rights: Rights = ALL) -> str:
    """Let an assistant in and return its token."""
    with _opened(store) as owner:
        return owner.assistants.add(AddAssistant(name, rights)).token


@contextmanager
def _opened(store: Path) -> Iterator[Wellkept]:
    opened = Wellkept.open(store)
    try:
        yield opened
    finally:
        opened.close()


@contextmanager
def program(store: Path, *further: str) -> Iterator[Program]:
    """Run `wellkept serve` on a free port while the block lasts; somebody has to be let in before."""
    command = [sys.executable, "-m", "wellkept", "serve", "--store", str(store), "--port", "0"]
    process = subprocess.Popen(
        [*command, "--ready-json", "--until-stdin-closes", *further],
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
        yield Program(store, json.loads(said)["address"], process)
    finally:
        process.stdin.close()
        code = process.wait(30)
        process.stdout.close()
        assert code == 0, f"the door closed with exit code {code}"
