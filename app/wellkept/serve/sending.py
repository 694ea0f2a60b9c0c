"""What every answer carries, and how long its taking may last."""

import asyncio

from wellkept.serve.body import Body, Message, Send
from wellkept.serve.problems import MEDIA_TYPE, Problem

_HEADS: tuple[tuple[bytes, bytes], ...] = (
    (b"cache-control", b"no-store"),
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
)
"""Nothing is kept in a cache on disk, shown in a frame, run, guessed at, or lent to another page."""


class Broken(Exception):
    """An answer that had begun cannot be ended: the connection has to go."""


class Sending:
    """Sends one answer. An ASGI `send`."""

    def __init__(self, send: Send, timeout_s: float) -> None:
        self._send, self._timeout_s = send, timeout_s
        self.begun = self.ended = False

    async def __call__(self, message: Message) -> None:
        """Send a piece. Raises: Broken where the other side does not take it in time."""
        if message["type"] == "http.response.start":
            self.begun = True
            theirs = {name.lower() for name, _ in message.get("headers", ())}
            ours = [head for head in _HEADS if head[0] not in theirs]
            message = {**message, "headers": [*message.get("headers", ()), *ours]}
        elif message["type"] == "http.response.body":
            self.ended = not message.get("more_body", False)
        try:
            async with asyncio.timeout(self._timeout_s):
                await self._send(message)
        except TimeoutError:
            raise Broken from None

    async def problem(self, problem: Problem, body: Body) -> None:
        """Send a problem; where the connection closes with it, what is still coming is thrown away first."""
        content = problem.body
        heads = [("Content-Type", MEDIA_TYPE), ("Content-Length", str(len(content))), *problem.heads]
        closing = any(name == "Connection" for name, _ in problem.heads)
        raw = [(name.lower().encode(), value.encode("latin-1")) for name, value in heads]
        await self({"type": "http.response.start", "status": problem.status, "headers": raw})
        await self({"type": "http.response.body", "body": content, "more_body": closing})
        if closing:
            await body.drain()
            await self({"type": "http.response.body", "body": b"", "more_body": False})
