"""`wellkept mcp`: the memories, opened for the one assistant that started this program."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from wellkept.model.errors import WellkeptError
from wellkept.serve.desk import Desk
from wellkept.serve.mcp_server import Asked, mcp_server
from wellkept.serve.mcp_stdio import run_stdio
from wellkept.serve.runs import Pace
from wellkept.serve.worker import Worker
from wellkept.service.door_requests import AskContext, AskRelevant, Recall
from wellkept.service.wellkept import Wellkept

WARM_S = 5.0
"""How long the first question waits for the model at most. It loads in about 2 s; then the question goes by words."""
_LOOK_AGAIN_S = 0.1
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
        self._worker, self._desk, self._token = worker, Desk(worker), token
        self._warm = False

    async def ask(self, _asked: Asked, request: object) -> Any:
        """Answer a request. Raises: what `Desk.ask` raises."""
        if isinstance(request, _BY_MEANING) and not self._warm:
            await self._warmed()
        return await self._desk.ask(self._token, request, object)

    async def _warmed(self) -> None:
        """Wait until the upkeep of the worker has loaded the model and read what is new, but not for ever."""
        with suppress(TimeoutError, WellkeptError):
            async with asyncio.timeout(WARM_S):
                while not await asyncio.wrap_future(self._worker.ask(_finds_by_meaning, Pace.LOOK)):
                    await asyncio.sleep(_LOOK_AGAIN_S)
        self._warm = True


def _finds_by_meaning(wellkept: Wellkept) -> bool:
    """Say whether all can be found by meaning now, or never will be."""
    coverage = wellkept.meaning.coverage()
    return bool(coverage.reason) or (not wellkept.meaning.unloaded() and coverage.with_ >= coverage.total)
