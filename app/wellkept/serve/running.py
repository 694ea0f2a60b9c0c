"""Serves until told to stop: the event loop, the sockets, and the thread of the store, opened and closed in order."""

import asyncio
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn

from wellkept.serve import listening
from wellkept.serve.app import make_app
from wellkept.serve.connection import Connection
from wellkept.serve.desk import Desk
from wellkept.serve.limits import Limits
from wellkept.serve.mcp_http import ADDRESS, McpOverHttp
from wellkept.serve.worker import Worker
from wellkept.service.wellkept import Wellkept

_GRACE_S = 5
_HEAD_BYTES = 32_768
_FILES = 4096
_READ_BYTES = 4096


class _Server(uvicorn.Server):
    """Ends at SIGTERM and Ctrl+C with a good exit code; uvicorn's own would raise the signal again."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Serving:
    """A door on open sockets. `run` serves in this thread; `stop` ends it from any."""

    def __init__(
        self, opener: Callable[[], Wellkept], sockets: list[socket.socket], limits: Limits | None = None
    ) -> None:
        self._sockets = sockets
        self._limits = limits or Limits()
        self.port: int = sockets[0].getsockname()[1]
        self.worker = Worker(opener)
        self._server: _Server | None = None
        self._stopped = False

    def run(self, ready: Callable[[], None] = lambda: None, *, signals: bool = False) -> None:
        """Open the memories, serve, and close them. `ready` is called once requests are answered.

        With `signals` it ends at SIGTERM and SIGINT. Raises: what opening raises.
        """
        allow_many_files()
        try:
            self.worker.start()
        except BaseException:
            listening.close(self._sockets)
            raise
        try:
            asyncio.run(self._serve(ready, signals=signals))
        finally:
            listening.close(self._sockets)
            self.worker.close()

    def stop(self) -> None:
        """End it; `run` returns once all is closed."""
        self._stopped = True
        if self._server is not None:
            self._server.should_exit = True

    async def _serve(self, ready: Callable[[], None], *, signals: bool) -> None:
        if signals:
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, lambda *_: self.stop())
        self._server = server = _Server(self._config())
        server.should_exit = self._stopped
        serving = asyncio.ensure_future(server.serve(sockets=self._sockets))
        while not (server.started or serving.done()):
            await asyncio.sleep(0.005)
        if server.started:
            ready()
        await serving

    def _config(self) -> uvicorn.Config:
        connection = type("Connection", (Connection,), {"limits": self._limits})
        mcp = McpOverHttp(self._limits)
        return uvicorn.Config(
            make_app(Desk(self.worker), self.port, self._limits, {ADDRESS: mcp}, mcp.living),
            http=connection,
            ws="none",
            lifespan="on",
            log_config=None,
            log_level="critical",  # its lines would name addresses with what was asked
            access_log=False,
            proxy_headers=False,
            server_header=False,
            timeout_graceful_shutdown=_GRACE_S,
            h11_max_incomplete_event_size=_HEAD_BYTES,
        )


def stop_with_stdin(serving: Serving) -> None:
    """Stop it once whoever started this program closes its standard input, also by dying."""

    def wait() -> None:
        with suppress(OSError):  # closed before it began
            while os.read(sys.stdin.fileno(), _READ_BYTES):  # not by `sys.stdin`: its lock would hold up the end
                continue
        serving.stop()

    threading.Thread(target=wait, name="parent", daemon=True).start()


def allow_many_files() -> None:
    """Take what the system allows of open files: many connections at once are refused one by one, not all at once."""
    with suppress(ImportError, ValueError, OSError):  # no such limit, as on Windows, or not to be changed
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < _FILES:
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(_FILES, hard), hard))
