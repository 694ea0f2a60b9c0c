"""`wellkept mcp`: the memories, opened for the one assistant that started this program."""

from collections.abc import Callable
from typing import Any

from wellkept.serve.desk import Desk
from wellkept.serve.mcp_server import Asked, mcp_server
from wellkept.serve.mcp_stdio import run_stdio
from wellkept.serve.worker import Worker
from wellkept.service.wellkept import Wellkept


def serve_assistant(opener: Callable[[], Wellkept], token: str) -> None:
    """Serve until the assistant leaves or this program is told to end; then all is closed and no thread is left.

    The token is looked up at every call. Raises: what opening raises.
    """
    worker = Worker(opener)
    worker.start()
    try:
        desk = Desk(worker)

        async def ask(_asked: Asked, request: object) -> Any:
            return await desk.ask(token, request, object)

        run_stdio(mcp_server(ask))
    finally:
        worker.close()
