"""A model service on this computer: a real HTTP server that answers as one does, or fails as it is told to.

`next_` faults are used up one a request, before `always`, before the good answers of the dialect.
"""

from __future__ import annotations

import json
import ssl
import threading
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass(frozen=True)
class Seen:
    """A request that came."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: Any


Behave = Callable[["Visitor", Seen], None]
Good = Callable[[Seen], tuple[int, object]]


class Stub:
    """The server and what it saw. Close it: that also ends what hangs."""

    def __init__(self, good: Good, tls: ssl.SSLContext | None = None) -> None:
        self.good = good
        self.seen: list[Seen] = []
        self.next_: deque[Behave] = deque()
        self.always: Behave | None = None
        self.closing = threading.Event()
        self.bytes_sent = 0
        self._server = _Server(("127.0.0.1", 0), Visitor)
        self._server.stub = self
        if tls is not None:
            self._server.socket = tls.wrap_socket(self._server.socket, server_side=True, do_handshake_on_connect=False)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()

    @property
    def port(self) -> int:
        return int(self._server.server_address[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/api/v1"

    def asked(self, path: str) -> list[Any]:
        """Return the bodies of the requests for a path."""
        return [seen.body for seen in self.seen if seen.path.partition("?")[0].endswith(path)]

    def close(self) -> None:
        self.closing.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Server(ThreadingHTTPServer):
    daemon_threads = False
    stub: Stub

    def server_bind(self) -> None:
        """Bind without looking up the name of this computer."""
        self.socket.bind(self.server_address)
        self.server_address = self.socket.getsockname()

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that hung up is what many tests are about."""


class Visitor(BaseHTTPRequestHandler):
    """One connection."""

    protocol_version = "HTTP/1.1"
    server: _Server
    timeout = 10

    @property
    def stub(self) -> Stub:
        return self.server.stub

    def do_GET(self) -> None:
        self._answer()

    def do_POST(self) -> None:
        self._answer()

    def do_CONNECT(self) -> None:
        """Be a proxy that refuses."""
        self.stub.seen.append(Seen(self.command, self.path, dict(self.headers), None))
        self.say(502, {})

    def _answer(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        seen = Seen(self.command, self.path, dict(self.headers), json.loads(body) if body else None)
        self.stub.seen.append(seen)
        behave = self.stub.next_.popleft() if self.stub.next_ else self.stub.always
        if behave is not None:
            behave(self, seen)
        else:
            self.say(*self.stub.good(seen))

    def say(self, status: int, body: object, **headers: str) -> None:
        """Send JSON."""
        self.send(status, json.dumps(body).encode(), "application/json", **headers)

    def send(self, status: int, body: bytes, kind: str, **headers: str) -> None:
        """Send bytes; in the names of headers `_` stands for `-`."""
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class names it so
        pass
