"""Where the doors hand in what assistants ask, and wait for the answer without holding anybody up."""

import asyncio
from typing import TypeVar

from wellkept.serve.body import Gone
from wellkept.serve.runs import Act, Pace
from wellkept.serve.worker import TooBusy, Worker
from wellkept.service.door_requests import (
    AskBeings,
    AskContext,
    AskCore,
    AskProfile,
    AskRelevant,
    ListMemories,
    Recall,
    ShowOne,
)
from wellkept.service.wellkept import Wellkept

Wanted = TypeVar("Wanted")

_LOOKS = (AskBeings, AskContext, AskCore, AskProfile, AskRelevant, ListMemories, Recall, ShowOne)


class Desk:
    """Between the doors, which wait in an event loop, and the one thread of the store."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    async def ask(self, token: str, request: object, wanted: type[Wanted], gone: asyncio.Event | None = None) -> Wanted:
        """Answer a request of whoever has this token. Once `gone` is set, it is dropped unless it has begun.

        The token is looked up and the request answered in one go, so nothing comes between the two.
        Raises: DoorShut, NotAllowed, TooBusy, Gone, and what the request raises.
        """

        def act(wellkept: Wellkept) -> object:
            return wellkept.doors.answer(wellkept.assistants.caller(token), request)

        answer = await self._answered(act, Pace.LOOK if isinstance(request, _LOOKS) else Pace.ACT, gone)
        if not isinstance(answer, wanted):
            raise TypeError(f"{type(answer).__name__} instead of {wanted.__name__}")
        return answer

    async def knows(self, token: str, gone: asyncio.Event | None = None) -> None:
        """Return if this token opens the door. Raises: DoorShut, TooBusy, Gone."""
        await self._answered(lambda wellkept: wellkept.assistants.caller(token), Pace.LOOK, gone)

    async def _answered(self, act: Act, pace: Pace, gone: asyncio.Event | None) -> object:
        answer = asyncio.wrap_future(self._worker.ask(act, pace))
        leaving = asyncio.ensure_future(gone.wait()) if gone is not None else None
        try:
            await asyncio.wait([one for one in (answer, leaving) if one], return_when=asyncio.FIRST_COMPLETED)
            if not answer.done():
                raise Gone
            return answer.result()
        except asyncio.CancelledError:
            if answer.cancelled():  # the thread of the store has ended its work
                raise TooBusy from None
            raise
        finally:
            answer.cancel()
            if leaving is not None:
                leaving.cancel()
