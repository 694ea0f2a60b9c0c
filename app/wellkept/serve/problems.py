"""Whatever goes wrong at a door is said as problem+json (RFC 9457): a sentence and the next step.

Never the words of a memory, nor anything that was sent.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus

from fastapi.exceptions import RequestValidationError

from wellkept.model.errors import (
    InvalidMemory,
    MemoryNotFound,
    StoreError,
    StoreFull,
    StoreLocked,
    UnreadableText,
    WellkeptError,
)
from wellkept.serve.worker import TooBusy
from wellkept.service.door_answers import DoorShut, InvalidRequest, NotAllowed, SaidElsewhere
from wellkept.service.forgotten import CannotTell, HadForgotten
from wellkept.service.wishes import TooManyWishes

MEDIA_TYPE = "application/problem+json"
Heads = tuple[tuple[str, str], ...]

_STATUS: dict[type[WellkeptError], int] = {
    DoorShut: 401,
    NotAllowed: 403,
    MemoryNotFound: 404,
    HadForgotten: 409,
    SaidElsewhere: 409,
    InvalidMemory: 422,
    InvalidRequest: 422,
    UnreadableText: 422,
    TooManyWishes: 429,
    TooBusy: 503,
    CannotTell: 503,
    StoreLocked: 503,
    StoreFull: 507,
    StoreError: 503,
}
_SOON = (("Retry-After", "1"),)
_LATER = (("Retry-After", "600"),)
_HEADS: dict[int, Heads] = {401: (("WWW-Authenticate", 'Bearer realm="wellkept"'),), 429: _LATER, 503: _SOON}


@dataclass(frozen=True, slots=True)
class Problem:
    """One answer that is none. `more` are further members; `code` is for programs and stays as it is."""

    status: int
    detail: str
    code: str
    next_step: str = ""
    heads: Heads = ()
    more: Mapping[str, object] = field(default_factory=dict)

    @property
    def body(self) -> bytes:
        """The document."""
        said: dict[str, object] = {
            "type": "about:blank",
            "title": HTTPStatus(self.status).phrase,
            "status": self.status,
            "detail": self.detail,
            "code": self.code,
        }
        if self.next_step:
            said["nextStep"] = self.next_step
        return json.dumps(said | dict(self.more), ensure_ascii=False).encode()


class Refused(Exception):
    """Raised where a request is answered with a problem at once."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.code)
        self.problem = problem


def of_fault(fault: WellkeptError) -> Problem:
    """Return how a fault of ours is answered."""
    status = next((_STATUS[kind] for kind in type(fault).__mro__ if kind in _STATUS), 500)
    code = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(fault).__name__.lstrip("_")).lower()
    return Problem(status, str(fault.sentence), code, str(fault.next_step), _HEADS.get(status, ()))


def of_validation(fault: RequestValidationError) -> Problem:
    """Return what does not fit the description: where, and what is wanted there; never what stood there."""
    errors = fault.errors()
    if any(error["type"] == "json_invalid" for error in errors):
        return Problem(400, "The body of the request is no JSON.", "no-json", "Send one JSON object.")
    wrong = [{"where": "/".join(_where(error["loc"])), "what": _what(error)} for error in errors]
    return Problem(422, "The request does not fit.", "does-not-fit", "See openapi.json.", more={"errors": wrong})


def of_status(status: int, heads: Heads = ()) -> Problem:
    """Return a plain answer by its number: what is not there, or asked in another way."""
    said = {
        404: ("There is nothing at this address.", "See /openapi.json."),
        405: ("This address does not answer that method.", "The head Allow names those that it answers."),
    }
    detail, next_step = said.get(status, (f"{HTTPStatus(status).phrase}.", ""))
    return Problem(status, detail, HTTPStatus(status).phrase.lower().replace(" ", "-"), next_step, heads)


BUG = Problem(500, "Something went wrong inside Wellkept.", "bug", "Try again; if it stays, tell the makers.")


def _where(places: tuple[int | str, ...]) -> Iterator[str]:
    return (str(place) for place in places)


def _what(error: Mapping[str, object]) -> str:
    """Return a validator's sentence; it names limits and types only, because no check of ours quotes what it got."""
    return str(error["msg"])
