"""What a route has of whoever asks: a way to hand a request in on their behalf."""

import asyncio
from dataclasses import dataclass
from typing import Annotated, TypeVar

from fastapi import Depends, Request, Security
from fastapi.security import APIKeyCookie, HTTPBearer

from wellkept.model.errors import WellkeptError
from wellkept.serve.auth import COOKIE, token_of
from wellkept.serve.desk import Desk
from wellkept.serve.limits import Rates
from wellkept.serve.worker import TooBusy
from wellkept.service.door_answers import DoorShut

Wanted = TypeVar("Wanted")

# These two describe the ways in for openapi.json; the token itself is taken by `token_of`.
_BEARER = HTTPBearer(auto_error=False, scheme_name="token", description="The token that the owner was shown.")
_COOKIE = APIKeyCookie(name=COOKIE, auto_error=False, scheme_name="cookie", description="Likewise, in a cookie.")


@dataclass(frozen=True, slots=True)
class Door:
    """What all requests share."""

    desk: Desk
    rates: Rates


@dataclass(frozen=True, slots=True)
class Asker:
    """Whoever made a request. `gone` is set once they are not there any more."""

    door: Door
    address: str
    token: str
    gone: asyncio.Event | None

    async def ask(self, request: object, wanted: type[Wanted]) -> Wanted:
        """Answer a request. Raises: DoorShut, NotAllowed, TooBusy, Gone, and what the request raises."""
        try:
            answer = await self.door.desk.ask(self.token, request, wanted, self.gone)
        except (DoorShut, TooBusy) as fault:
            if isinstance(fault, DoorShut):
                self.door.rates.shut_out(self.token)
            raise
        except WellkeptError:
            self.door.rates.let_in(self.address, self.token)
            raise
        self.door.rates.let_in(self.address, self.token)
        return answer

    async def enter(self) -> None:
        """Return if the token opens the door. Raises: DoorShut, TooBusy, Gone."""
        await self.door.desk.knows(self.token, self.gone)
        self.door.rates.let_in(self.address, self.token)


def asker_of(request: Request) -> Asker:
    """Return whoever made a request."""
    address = request.client.host if request.client else ""
    gone: asyncio.Event | None = getattr(request.state, "gone", None)
    return Asker(request.app.state.door, address, token_of(request.scope["headers"]), gone)


async def _asker(request: Request, _token: object = Security(_BEARER), _cookie: object = Security(_COOKIE)) -> Asker:
    return asker_of(request)


Asking = Annotated[Asker, Depends(_asker)]
