"""One connection of a program that asks: it may not be slow with the head of a request, and too many are refused."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from wellkept.serve.limits import Limits
from wellkept.serve.problems import MEDIA_TYPE, Problem

_CLOSE = (("Connection", "close"),)
_SLOW = Problem(408, "The request did not come in time.", "too-slow", "Send it faster.", _CLOSE)
_NO_HTTP = Problem(400, "This is no HTTP request, or its head is too long.", "no-http", "", _CLOSE)
_FULL = Problem(
    503, "Too many connections are open.", "too-busy", "Try again in a moment.", (*_CLOSE, ("Retry-After", "1"))
)


class Connection(H11Protocol):
    """As uvicorn has it, with a time limit for heads, a limit to connections, and problems in our form."""

    limits = Limits()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        """Begin to wait for a head."""
        super().connection_made(transport)
        self._head_due: asyncio.TimerHandle | None = None
        if len(self.connections) > self.limits.connections:
            self._refuse(_FULL)
        else:
            self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Wait for the rest of the head, or no more once it is whole."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif self._head_due is None and self.conn.trailing_data[0]:
            self._await_head()

    def on_response_complete(self) -> None:
        """Wait for the next head only once its first bytes are there: until then the connection may rest."""
        self._stop_waiting()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:  # noqa: ARG002 - as in uvicorn
        """Never: there is no such door."""
        self._refuse(_NO_HTTP)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - as in uvicorn
        """Refuse what is no HTTP, or has too long a head."""
        self._refuse(_NO_HTTP)

    def _await_head(self) -> None:
        self._head_due = self.loop.call_later(self.limits.head_s, self._refuse, _SLOW)

    def _stop_waiting(self) -> None:
        if self._head_due is not None:
            self._head_due.cancel()
            self._head_due = None

    def _refuse(self, problem: Problem) -> None:
        """Answer without asking anybody, and close."""
        self._stop_waiting()
        content = problem.body
        heads: list[Any] = [("Content-Type", MEDIA_TYPE), ("Content-Length", str(len(content))), *problem.heads]
        try:
            output = [
                self.conn.send(h11.Response(status_code=problem.status, headers=heads, reason=b"")),
                self.conn.send(h11.Data(data=content)),
                self.conn.send(h11.EndOfMessage()),
            ]
        except h11.LocalProtocolError:  # an answer is on its way already
            output = []
        self.transport.write(b"".join(part for part in output if part))
        self.transport.close()
