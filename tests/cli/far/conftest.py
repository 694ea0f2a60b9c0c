"""The command line beside a model service on this computer, with a keyring in RAM."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from tests.providers.keyring_drawer import Drawer
from tests.providers.openrouter_stub import dialects
from tests.providers.openrouter_stub.server import Stub
from tests.service.far.world import KEY, ROOMY, BuiltIn
from wellkept.cli import options
from wellkept.cli.main import main
from wellkept.providers.base_url import Dialect, base_url
from wellkept.providers.embedders import DEFAULT
from wellkept.providers.keys import KeyRing
from wellkept.service.remote import Remote
from wellkept.service.wellkept import Wellkept, now_ms
from wellkept.store.sqlite.sqlite_store import SqliteStore

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def stub() -> Iterator[Stub]:
    opened = Stub(dialects.openrouter)
    yield opened
    opened.close()


@pytest.fixture
def drawer() -> Iterator[Drawer]:
    made = Drawer()
    yield made
    made.close()


@pytest.fixture
def new(
    path: Path, stub: Stub, drawer: Drawer, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Run:
    """Run a command on a new file; its service is the one on this computer."""

    def opened(store: Path | None) -> Wellkept:
        assert store is not None
        file = SqliteStore.open(store)
        remote = Remote(
            file,
            now_ms,
            keys=lambda host: KeyRing(host, {}, lambda: (drawer, "a drawer")),
            dialect=Dialect.OPENROUTER,
            limits=ROOMY,
        )
        return Wellkept(file, now_ms, {DEFAULT: BuiltIn()}, remote)

    def run(*arguments: str, stdin: bytes = b"") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(stdin), encoding="utf-8"))
        code = main(lambda _: 99, [*arguments, "--store", str(path)])
        said = capsys.readouterr()
        return code, said.out, said.err

    monkeypatch.setattr(options, "open_wellkept", opened)
    assert run("remote", "--address", stub.url)[0] == 0
    return run


@pytest.fixture
def run(new: Run, stub: Stub) -> Run:
    """The same with a key."""
    assert new("key", "set", stdin=KEY.encode())[0] == 0
    stub.seen.clear()
    return new


@pytest.fixture
def abroad(run: Run, stub: Stub, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The same, with the service taken for one that is not on this computer."""
    there = replace(base_url(stub.url, Dialect.OPENROUTER), local=False, secure=True)
    monkeypatch.setattr(Remote, "base", there)
    return run
