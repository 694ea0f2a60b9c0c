"""The REST door as one ASGI application, behind its guard."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from wellkept import __version__
from wellkept.model.errors import WellkeptError
from wellkept.serve.asking import Door
from wellkept.serve.body import Gone
from wellkept.serve.describing import describe
from wellkept.serve.desk import Desk
from wellkept.serve.guard import App, Guard
from wellkept.serve.limits import Limits, Rates
from wellkept.serve.problems import BUG, MEDIA_TYPE, Problem, Refused, of_fault, of_status, of_validation
from wellkept.serve.routes import coming_in, conversation, learning, memories, people

_ABOUT = "The memories of the owner of this computer, for the assistants they let in. Reachable from here only."

_PARTS = (memories, conversation, learning, people, coming_in)

Living = Callable[[], AbstractAsyncContextManager[None]]
"""What a further door needs open as long as the program serves."""


def make_app(
    desk: Desk, port: int, limits: Limits, further: Mapping[str, App] | None = None, living: Living | None = None
) -> Guard:
    """Return what is served on a port; `further` are doors at addresses of their own, behind the same guard."""
    rates = Rates(limits)
    app = FastAPI(
        title="Wellkept",
        version=__version__,
        description=_ABOUT,
        docs_url=None,  # its page would load scripts from elsewhere
        redoc_url=None,
        lifespan=_lifespan(living),
    )
    app.state.door = Door(desk, rates)
    for part in _PARTS:
        app.include_router(part.router)
    for address, door in (further or {}).items():
        app.router.routes.append(Route(address, door, include_in_schema=False))
    app.openapi = lambda: describe(app)  # type: ignore[method-assign] # the way that FastAPI documents
    _answer_faults(app)
    return Guard(app, port, limits, rates)


def _lifespan(living: Living | None) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        if living is None:
            yield
        else:
            async with living():
                yield

    return lifespan


def _answer_faults(app: FastAPI) -> None:
    """Have every fault answered as a problem."""

    async def plain(request: Request, fault: HTTPException) -> Response:
        if fault.status_code == 405:
            return _said(of_status(405, (("Allow", _allowed(app, request)),)))
        return _said(of_status(fault.status_code))

    async def unfit(_request: Request, fault: RequestValidationError) -> Response:
        return _said(of_validation(fault))

    async def ours(_request: Request, fault: WellkeptError) -> Response:
        return _said(of_fault(fault))

    async def refused(_request: Request, fault: Refused) -> Response:
        return _said(fault.problem)

    async def unheard(_request: Request, _fault: Gone) -> Response:
        return Response(status_code=503)

    async def bug(_request: Request, _fault: Exception) -> Response:
        return _said(BUG)

    app.exception_handler(HTTPException)(plain)
    app.exception_handler(RequestValidationError)(unfit)
    app.exception_handler(WellkeptError)(ours)
    app.exception_handler(Refused)(refused)
    app.exception_handler(Gone)(unheard)
    app.exception_handler(Exception)(bug)


def _said(problem: Problem) -> Response:
    return Response(problem.body, problem.status, dict(problem.heads), MEDIA_TYPE)


def _allowed(app: FastAPI, request: Request) -> str:
    """Return the methods that an address answers: of all its routes, where the router names those of the first."""
    found: set[str] = set()
    for route in (*(route for part in _PARTS for route in part.router.routes), *app.routes):
        methods: set[str] = getattr(route, "methods", None) or set()
        if methods and route.matches(request.scope)[0] is not Match.NONE:
            found |= methods
    return ", ".join(sorted(found | ({"HEAD"} if "GET" in found else set())))
