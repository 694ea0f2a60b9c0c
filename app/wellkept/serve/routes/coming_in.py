"""That somebody is here, and leaving the token in a cookie."""

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from wellkept import __version__
from wellkept.serve.asking import Asking
from wellkept.serve.auth import drop_cookie, set_cookie
from wellkept.serve.describing import problems
from wellkept.serve.schemas import HealthOut, OkOut

router = APIRouter(prefix="/api", tags=["coming in"])


@router.get("/health", responses=problems(open_to_all=True))
async def health() -> HealthOut:
    """That somebody is here. Open to all of this computer, and tells nothing else."""
    return HealthOut(version=__version__)


@router.post("/session", response_model=OkOut, responses=problems())
async def begin_session(asker: Asking) -> JSONResponse:
    """Leave the token that this request has in a cookie, for programs that go by a cookie jar."""
    await asker.enter()
    return JSONResponse(OkOut().model_dump(), headers={"Set-Cookie": set_cookie(asker.token)})


@router.delete("/session", response_model=OkOut, responses=problems(open_to_all=True))
async def end_session() -> JSONResponse:
    """Take the cookie back. The token stays as it is."""
    return JSONResponse(OkOut().model_dump(), headers={"Set-Cookie": drop_cookie()})
