"""Whose memories there are, and who that is."""

from typing import Annotated

from fastapi import APIRouter, Query

from wellkept.model.profile import Section
from wellkept.serve.asking import Asking
from wellkept.serve.describing import problems
from wellkept.serve.queries import BeingQuery
from wellkept.serve.schemas import BeingsOut, ProfileOut
from wellkept.service.door_answers import BeingNames
from wellkept.service.door_requests import AskBeings, AskProfile
from wellkept.service.remote_answers import Profile

router = APIRouter(prefix="/api/twin", tags=["beings"])


@router.get("/profile", responses=problems())
async def profile(asker: Asking, asked: Annotated[BeingQuery, Query()]) -> ProfileOut:
    """The profile of a being."""
    told = await asker.ask(AskProfile(asked.being_id), Profile)
    sections = {section.value: [line.line for line in told.lines if line.section is section] for section in Section}
    return ProfileOut(being_id=asked.being_id, sections={name: lines for name, lines in sections.items() if lines})


@router.get("/beings", responses=problems())
async def beings(asker: Asking) -> BeingsOut:
    """Whose memories may be read."""
    return BeingsOut(beings=list((await asker.ask(AskBeings(), BeingNames)).names))
