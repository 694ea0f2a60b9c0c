"""Live servers of the protocol to hold against its contract: in memory, over pipes, over HTTP."""

import os
import sys
from collections.abc import AsyncIterator, Generator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client

from tests.doors.mcp_contract import Live
from tests.serve.living import door
from wellkept.model.assistants import Rights
from wellkept.serve.mcp_server import Asked, mcp_server
from wellkept.service.answers import finish
from wellkept.service.assistant_requests import AddAssistant, RevokeAssistant
from wellkept.service.snippets import TOKEN_VARIABLE
from wellkept.service.wellkept import Wellkept

MODES = ("legacy", "auto")
"""How a client begins: with the handshake of 2025, or with the requests of 2026 that stand for themselves."""


class Owner:
    """Lets assistants in and shuts them out, on a store that the owner has open at the same time."""

    def __init__(self, wellkept: Wellkept) -> None:
        self._wellkept = wellkept
        self._let_in = 0

    def let_in(self, rights: Rights) -> tuple[str, str]:
        """Return the id and the token of a new assistant."""
        self._let_in += 1
        let_in = self._wellkept.assistants.add(AddAssistant(f"assistant {self._let_in}", rights))
        return let_in.assistant.id, let_in.token

    def revoke(self, assistant: str) -> None:
        """Shut one out."""
        self._wellkept.assistants.revoke(RevokeAssistant(assistant))


def in_memory(wellkept: Wellkept, mode: str) -> Live:
    """Return a server in this process, without a transport."""

    def connect(token: str) -> Client:
        async def ask(_asked: Asked, request: object) -> Any:
            answer = wellkept.doors.answer(wellkept.assistants.caller(token), request)
            return finish(answer) if isinstance(answer, Generator) else answer

        return Client(mcp_server(ask), mode=mode, cache=None)

    owner = Owner(wellkept)
    return Live(connect, owner.let_in, owner.revoke)


def started(path: Path, token: str) -> StdioServerParameters:
    """Return how an assistant starts `wellkept mcp` on a file."""
    kept = {name: value for name, value in os.environ.items() if name.startswith(("PYTHON", "XDG_", "DBUS_"))}
    return StdioServerParameters(
        command=sys.executable,
        args=["-m", "wellkept", "mcp", "--store", str(path)],
        env={**kept, TOKEN_VARIABLE: token},
    )


def over_pipes(wellkept: Wellkept, path: Path, mode: str) -> Live:
    """Return servers that each client starts as a program of its own."""
    owner = Owner(wellkept)
    return Live(lambda token: Client(started(path, token), mode=mode, cache=None), owner.let_in, owner.revoke)


def http_client(url: str, token: str, mode: str) -> AbstractAsyncContextManager[Client]:
    """Return a client that shows a token with every request."""

    @asynccontextmanager
    async def connected() -> AsyncIterator[Client]:
        heads = {"Authorization": f"Bearer {token}"}
        async with (
            create_mcp_http_client(headers=heads) as http,
            Client(streamable_http_client(url, http_client=http), mode=mode, cache=None) as client,
        ):
            yield client

    return connected()


@contextmanager
def over_http(wellkept: Wellkept, path: Path, mode: str) -> Iterator[Live]:
    """Serve over HTTP for a while."""
    owner = Owner(wellkept)
    with door(path) as living:
        url = f"{living.url}/mcp"
        yield Live(lambda token: http_client(url, token, mode), owner.let_in, owner.revoke)
