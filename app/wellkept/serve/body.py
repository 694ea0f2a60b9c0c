"""Takes in the body of a request as a whole before anything else does: not too much, and not too slowly."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from wellkept.serve.limits import Limits
from wellkept.serve.problems import Problem, Refused

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Scope = MutableMapping[str, Any]

_DRAIN_BYTES = 64_000_000
_DRAIN_S = 5.0


class Gone(Exception):
    """Whoever asked is not there any more."""


class Body:
    """The body of one request. After `take_in`, `receive` hands it on, and then waits until the other side is gone."""

    def __init__(self, receive: Receive, limits: Limits) -> None:
        self._receive, self._limits = receive, limits
        self._given = False
        self.content = b""
        self.gone = asyncio.Event()

    async def take_in(self, announced: int | None) -> None:
        """Read all of it. Raises: Refused with 413 before reading where so many bytes are announced, 408, Gone."""
        if announced is not None and announced > self._limits.body:
            raise Refused(self._too_large())
        try:
            async with asyncio.timeout(self._limits.body_s):
                await self._read()
        except TimeoutError:
            raise Refused(_SLOW) from None

    async def _read(self) -> None:
        parts = bytearray()
        more = True
        while more:
            message = await self._receive()
            if message["type"] == "http.disconnect":
                raise Gone
            parts += message.get("body", b"")
            more = message.get("more_body", False)
            if len(parts) > self._limits.body:
                raise Refused(self._too_large())
        self.content = bytes(parts)

    def _too_large(self) -> Problem:
        detail = f"A request may have at most {self._limits.body:,} bytes."
        return Problem(413, detail, "too-large", "Send it in smaller parts.", (("Connection", "close"),))

    async def receive(self) -> Message:
        """Hand the body on; then answer once the other side is gone."""
        if not self._given:
            self._given = True
            return {"type": "http.request", "body": self.content, "more_body": False}
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def watched(self, answering: Awaitable[None]) -> None:
        """Have the request answered, and say meanwhile if the other side goes."""
        watch = asyncio.ensure_future(self._watch())
        try:
            await answering
        finally:
            watch.cancel()

    async def _watch(self) -> None:
        while (await self._receive())["type"] != "http.disconnect":
            continue
        self.gone.set()

    async def drain(self) -> None:
        """Throw away what is still being sent: a connection closed before that would take the answer along."""
        left = _DRAIN_BYTES
        try:
            async with asyncio.timeout(_DRAIN_S):
                while left > 0:
                    message = await self._receive()
                    if message["type"] == "http.disconnect" or not message.get("more_body", False):
                        return
                    left -= len(message.get("body", b""))
        except TimeoutError:
            return


_SLOW = Problem(408, "The request did not come in time.", "too-slow", "Send it faster.", (("Connection", "close"),))
