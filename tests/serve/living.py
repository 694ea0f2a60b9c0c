"""A real door on a free port, over a file of its own, with a client for it."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import httpx

from wellkept.model.assistants import Right, Rights
from wellkept.providers.embedders import DEFAULT
from wellkept.providers.hash_words import HashWords
from wellkept.serve.limits import Limits
from wellkept.serve.listening import listen
from wellkept.serve.running import Serving
from wellkept.serve.runs import Pace
from wellkept.service.assistant_requests import AddAssistant
from wellkept.service.wellkept import Wellkept, now_ms
from wellkept.store.sqlite.sqlite_store import SqliteStore

Answer = TypeVar("Answer")

ALL = Rights(can=frozenset(Right), abouts=None, spaces=None)
MEMORIES = "/api/twin/memories"
WIDE = Limits(often_rate=1e6, often_burst=10**6, stranger_rate=1e6, stranger_burst=10**6)
"""For tests that ask more than anybody would."""


class Living:
    """One door while it is open."""

    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        self.port = serving.port
        self.url = f"http://127.0.0.1:{serving.port}"
        self._clients: list[httpx.Client] = []

    def owner(self, act: Callable[[Wellkept], Answer]) -> Answer:
        """Do something as the owner, on the thread of the store."""
        answer: Answer = self.serving.worker.ask(act, Pace.ACT).result()  # type: ignore[assignment] # what `act` answers
        return answer

    def let_in(self, name: str, rights: Rights = ALL) -> str:
        """Let an assistant in and return its token."""
        return self.owner(lambda wellkept: wellkept.assistants.add(AddAssistant(name, rights)).token)

    def client(self, token: str = "", **heads: str) -> httpx.Client:
        """Return a client that shows a token, if one is given. It is closed with the door."""
        shown = {"Authorization": f"Bearer {token}"} if token else {}
        made = httpx.Client(base_url=self.url, headers={**shown, **heads}, timeout=60)
        self._clients.append(made)
        return made

    def close(self) -> None:
        """Close all clients."""
        for one in self._clients:
            one.close()


def opened(path: Path) -> Wellkept:
    """Open a file with the embedder that needs no model file."""
    return Wellkept(SqliteStore.open(path), now_ms, {DEFAULT: HashWords()})


@contextmanager
def door(path: Path, limits: Limits | None = None) -> Iterator[Living]:
    """Serve a file while the block lasts."""
    ready = threading.Event()
    serving = Serving(lambda: opened(path), listen(0), limits)
    thread = threading.Thread(target=serving.run, args=(ready.set,), name="serving")
    thread.start()
    assert ready.wait(30)
    living = Living(serving)
    try:
        yield living
    finally:
        living.close()
        serving.stop()
        thread.join()
