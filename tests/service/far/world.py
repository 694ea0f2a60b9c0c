"""The house beside a model service on this computer: a real file, a real server, a keyring in RAM."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.building import Clock
from tests.providers.keyring_drawer import Drawer
from tests.providers.openrouter_stub.recording import QUICK
from tests.providers.openrouter_stub.server import Stub
from tests.service.models import Knowing
from wellkept.model.ledger import Sent
from wellkept.model.query import Query
from wellkept.providers.base_url import Dialect
from wellkept.providers.calls import Limits
from wellkept.providers.embedders import DEFAULT
from wellkept.providers.keyring_doors import Door
from wellkept.providers.keys import KeyRing
from wellkept.service.answers import Found, finish
from wellkept.service.remote import Remote
from wellkept.service.remote_requests import KeepKey, SetRemote, UseRemoteEmbedder
from wellkept.service.requests import EmbedPending, Find, Keep, PrepareMeaning, Proposal
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

ROOMY = replace(QUICK, first_wait_s=0.001, body_max=5_000_000)
"""Vectors of 512 numbers take 4 kB each as text."""

KEY = "sk-or-v1-canarykey0123456789"
MODEL = "baai/bge-m3"


class BuiltIn(Knowing):
    """What stands for the built-in model: hashed words that know a few others, which load nothing."""

    name = DEFAULT
    id = "built-in/1"


class World:
    """Everything of one test."""

    def __init__(
        self,
        path: Path,
        stub: Stub,
        drawer: Drawer | None,
        *,
        dialect: Dialect | None = Dialect.OPENROUTER,
        limits: Limits = ROOMY,
        environ: Mapping[str, str] | None = None,
    ) -> None:
        self.stub = stub
        self.path = path
        self.clock = Clock()
        self.hosts: list[str] = []

        def door() -> tuple[Door, str] | None:
            return None if drawer is None else (drawer, "a drawer")

        def keys(host: str) -> KeyRing:
            self.hosts.append(host)
            return KeyRing(host, environ or {}, door)

        self.store = SqliteStore.open(path)
        self.remote = Remote(self.store, self.clock, keys=keys, dialect=dialect, limits=limits)
        self.wellkept = Wellkept(self.store, self.clock, {DEFAULT: BuiltIn()}, self.remote)
        self.ask(SetRemote(address=stub.url))

    def ask(self, request: object) -> Any:
        """Return the answer to any request; long work is done to its end."""
        answer = self.wellkept.handle(request)
        return finish(answer) if hasattr(answer, "send") else answer  # type: ignore[arg-type] # then they are steps

    def with_key(self) -> World:
        """Have a key, and see none of how it came."""
        self.ask(KeepKey(KEY))
        self.stub.seen.clear()
        return self

    def keep(self, *sentences: str, **record: Any) -> tuple[int, ...]:
        """Keep sentences; return their keys."""
        source = record.pop("source", "omni")
        proposals = tuple(Proposal(sentence, **record) for sentence in sentences)
        kept: tuple[int, ...] = self.ask(Keep(proposals, source=source)).keys
        return kept

    def use_remote(self, model: str = MODEL) -> None:
        """Find by meaning with a model of the service, all the way."""
        self.ask(UseRemoteEmbedder(model))
        self.ask(EmbedPending())
        self.ask(PrepareMeaning())

    def find(self, text: str) -> Found:
        found: Found = self.ask(Find(Query(text=text)))
        return found

    def sent(self) -> list[Sent]:
        """Return all that left, the first first."""
        return [row.sent for row in self.store.sent_page(1000)][::-1]

    def close(self) -> None:
        self.wellkept.close()
