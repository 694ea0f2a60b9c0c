"""What comes to mind in a conversation: the memory chapter of Copilotz."""

from typing import Annotated

from fastapi import APIRouter, Query

from wellkept.model.scope import Scope
from wellkept.serve.asking import Asker, Asking
from wellkept.serve.describing import problems
from wellkept.serve.queries import ContextQuery, RelevantQuery, ScopeQuery
from wellkept.serve.schemas import ContextIn, ContextOut, MemoryOut, RelevantIn
from wellkept.serve.telling import memories_out
from wellkept.service.door_answers import Context, MemoryPage
from wellkept.service.door_requests import LIMIT_MAX, AskContext, AskCore, AskRelevant

router = APIRouter(prefix="/api/twin", tags=["conversation"])


@router.get("/core", responses=problems())
async def core(asker: Asking, asked: Annotated[ScopeQuery, Query()]) -> list[MemoryOut]:
    """What this conversation always has in mind, newest first; up to 200."""
    return memories_out((await asker.ask(AskCore(scope=asked.scope, being_id=asked.being_id), MemoryPage)).memories)


@router.get("/relevant", responses=problems())
async def relevant(asker: Asking, asked: Annotated[RelevantQuery, Query()]) -> list[MemoryOut]:
    """What is relevant to a text, best first, without what is always in mind. It never fails for want of a model."""
    return await _relevant(asker, asked.q, asked.scope, asked.being_id, asked.limit)


@router.post("/relevant", responses=problems())
async def relevant_to(asker: Asking, asked: RelevantIn) -> list[MemoryOut]:
    """Likewise, for a text that is too long for an address."""
    return await _relevant(asker, asked.text, asked.scope, asked.being_id, asked.limit)


@router.get("/context", responses=problems())
async def context(asker: Asking, asked: Annotated[ContextQuery, Query()]) -> ContextOut:
    """The block to put in a prompt: what is always in mind, then what is relevant; dated, and framed as data."""
    return await _context(asker, asked.q, asked.scope, asked.being_id, asked.budget)


@router.post("/context", responses=problems())
async def context_for(asker: Asking, asked: ContextIn) -> ContextOut:
    """Likewise, for a text that is too long for an address."""
    return await _context(asker, asked.text, asked.scope, asked.being_id, asked.budget)


async def _relevant(asker: Asker, text: str, scope: Scope, being_id: str, limit: int) -> list[MemoryOut]:
    request = AskRelevant(text=text, scope=scope, being_id=being_id, limit=min(limit, LIMIT_MAX))
    return memories_out((await asker.ask(request, MemoryPage)).memories)


async def _context(asker: Asker, text: str, scope: Scope, being_id: str, budget: int) -> ContextOut:
    request = AskContext(text=text, scope=scope, being_id=being_id, budget=budget)
    made = await asker.ask(request, Context)
    return ContextOut(text=made.text, tokens=made.tokens, ids=list(made.ids), left_out=made.left_out)
