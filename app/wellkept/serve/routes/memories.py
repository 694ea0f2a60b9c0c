"""Listing, recalling, keeping, correcting and forgetting memories: the Novaterra memory model, and a cursor."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import JSONResponse

from wellkept.model.kinds import coerce_kind
from wellkept.model.memory import Memory
from wellkept.model.scope import Scope
from wellkept.serve.asking import Asking
from wellkept.serve.describing import PAGED, problems
from wellkept.serve.queries import ListQuery
from wellkept.serve.schemas import CorrectionIn, KeptOut, MemoryIn, MemoryOut, OkOut, WaitingOut
from wellkept.serve.telling import MEMORIES, done_out, memories_out, memory_out, page_heads
from wellkept.service.door_answers import Done, MemoryPage, Outcome
from wellkept.service.door_requests import (
    LIMIT_MAX,
    CorrectOne,
    Entry,
    ForgetOne,
    KeepEntry,
    ListMemories,
    Recall,
    ShowOne,
)

router = APIRouter(tags=["memories"])

_ID = Annotated[str, Path(max_length=100, description="The public id, mem_...")]


@router.get(MEMORIES, responses=PAGED | problems())
async def list_memories(
    asker: Asking, asked: Annotated[ListQuery, Query()], request: Request, response: Response
) -> list[MemoryOut]:
    """All memories newest first, or those that answer `q` best first; what is recalled counts as accessed."""
    page = await asker.ask(_listing(asked), MemoryPage)
    response.headers.update(page_heads(page, MEMORIES, request.query_params.multi_items()))
    return memories_out(page.memories)


def _listing(asked: ListQuery) -> ListMemories | Recall:
    limit = min(asked.limit, LIMIT_MAX)
    scope = asked.scope if asked.scope != Scope() else None
    being_id, kinds, cursor = asked.being_id, asked.kinds, asked.cursor
    if not asked.q.strip():
        return ListMemories(being_id=being_id, kinds=kinds, limit=limit, cursor=cursor, scope=scope)
    return Recall(text=asked.q, being_id=being_id, kinds=kinds, limit=limit, cursor=cursor, scope=scope)


@router.post(
    MEMORIES,
    status_code=201,
    response_model=KeptOut,
    responses={
        200: {"model": KeptOut, "description": "It was known already, or updates what was."},
        202: {"model": WaitingOut, "description": "The owner is asked first."},
        **problems(404, 409),
    },
)
async def keep(asker: Asking, said: MemoryIn) -> JSONResponse:
    """Keep one sentence: new, already known (then it is reinforced), or an update of one that is there."""
    entry = Entry(
        content=said.content,
        kind=coerce_kind(said.kind),
        source=said.source,
        importance=said.importance,
        tags=tuple(said.tags),
        about=said.about,
        core=said.core,
        space=said.space,
        being_id=said.being_id,
        replaces=said.replaces,
    )
    return done_out(await asker.ask(KeepEntry(entry), Done))


@router.get(MEMORIES + "/{id}", responses=problems(404))
async def show(asker: Asking, id: _ID) -> MemoryOut:  # noqa: A002 - the name in the address
    """One memory with its history."""
    return memory_out(await asker.ask(ShowOne(id), Memory))


@router.patch(
    MEMORIES + "/{id}",
    response_model=KeptOut,
    responses={202: {"model": WaitingOut, "description": "The owner is asked first."}, **problems(404, 409)},
)
async def correct(asker: Asking, id: _ID, said: CorrectionIn) -> JSONResponse:  # noqa: A002 - the name in the address
    """Give a memory new words; the old ones stay in its history."""
    return done_out(await asker.ask(CorrectOne(id=id, content=said.content, why=said.why), Done))


@router.delete(
    MEMORIES + "/{id}",
    response_model=OkOut,
    responses={202: {"model": WaitingOut, "description": "The owner is asked first."}, **problems(404)},
)
async def forget(asker: Asking, id: _ID) -> JSONResponse:  # noqa: A002 - the name in the address
    """Erase a memory with its vector, its history and every trace, before this answers."""
    done = await asker.ask(ForgetOne(id), Done)
    if done.outcome is Outcome.PROPOSED:
        return done_out(done)
    return JSONResponse(OkOut().model_dump())
