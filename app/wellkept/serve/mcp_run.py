"""`wellkept mcp`: the memories, opened for the one assistant that started this program."""

import asyncio
from collections.abc import Callable
from typing import Any

from wellkept.serve.desk import Desk
from wellkept.serve.mcp_server import Asked, mcp_server
from wellkept.serve.mcp_stdio import run_stdio
from wellkept.serve.runs import Pace
from wellkept.serve.upkeep import embed
from wellkept.serve.worker import Worker
from wellkept.service.door_requests import AskContext, AskRelevant, Recall
from wellkept.service.wellkept import Wellkept

WARM_S = 5.0
"""How long the first question waits for the model at most. It loads in about 2 s; then the question goes by words."""
_BY_MEANING = (Recall, AskRelevant, AskContext)


def serve_assistant(opener: Callable[[], Wellkept], token: str) -> None:
    """Serve until the assistant leaves or this program is told to end; then all is closed and no thread is left.

    The token is looked up at every call. Raises: what opening raises.
    """
    worker = Worker(opener)
    worker.start()
    try:
        run_stdio(mcp_server(_Asking(worker, token).ask))
    finally:
        worker.close()


class _Asking:
    """Hands in what the assistant asks. A program just started lets its first question wait until it can find by
    meaning: some assistants start one for a single question.
    """

    def __init__(self, worker: Worker, token: str) -> None:
        self._desk, self._token = Desk(worker), token
        self._warming = worker.ask(embed, Pace.UPKEEP)
        self._waited = False

    async def ask(self, _asked: Asked, request: object) -> Any:
        """Answer a request. Raises: what `Desk.ask` raises."""
        if isinstance(request, _BY_MEANING) and not self._waited:
            await self._warm()
        return await self._desk.ask(self._token, request, object)

    async def _warm(self) -> None:
        warm = asyncio.wrap_future(self._warming)
        warm.add_done_callback(
            lambda done: done.cancelled() or done.exception()
        )  # what ails the model is said elsewhere
        await asyncio.wait([warm], timeout=WARM_S)
        self._waited = True
