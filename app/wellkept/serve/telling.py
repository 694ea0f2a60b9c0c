"""Answers of the service as JSON answers of the door."""

from collections.abc import Iterable, Mapping
from urllib.parse import urlencode

from fastapi.responses import JSONResponse

from wellkept.model.memory import Memory
from wellkept.model.wire import to_json
from wellkept.serve.problems import Problem, Refused
from wellkept.serve.schemas import KeptOut, MemoryOut, WaitingOut
from wellkept.service.door_answers import Done, MemoryPage, Outcome

MEMORIES = "/api/twin/memories"


def memory_out(memory: Memory) -> MemoryOut:
    """Return a memory for the wire."""
    return MemoryOut.model_validate(to_json(memory))


def memories_out(memories: Iterable[Memory]) -> list[MemoryOut]:
    """Return memories for the wire."""
    return [memory_out(memory) for memory in memories]


def kept_out(done: Done, memory: Memory) -> KeptOut:
    """Return a memory after a change, with what was done."""
    return KeptOut.model_validate(
        {**to_json(memory), "outcome": done.outcome.value, "said": done.said, "was": done.was or None}
    )


def done_out(done: Done) -> JSONResponse:
    """Answer a change: 201 new, 200 known or updated, 202 if the owner is asked first. Raises: Refused with 409."""
    if done.outcome is Outcome.HELD:
        more = {"outcome": done.outcome.value, "said": done.said}
        raise Refused(Problem(409, "The owner had this forgotten, so it was not kept.", "held-back", more=more))
    if done.memory is None:
        return JSONResponse(WaitingOut(said=done.said).model_dump(by_alias=True, mode="json"), 202)
    content = kept_out(done, done.memory).model_dump(by_alias=True, mode="json")
    if done.outcome is Outcome.NEW:
        return JSONResponse(content, 201, {"Location": f"{MEMORIES}/{done.memory.id}"})
    return JSONResponse(content)


def page_heads(page: MemoryPage, path: str, query: Iterable[tuple[str, str]]) -> Mapping[str, str]:
    """Return the heads that say how many there are and where the next page is."""
    heads = {"X-Total-Count": str(page.total)}
    if page.cursor:
        again = urlencode([*((name, value) for name, value in query if name != "cursor"), ("cursor", page.cursor)])
        heads |= {"X-Next-Cursor": page.cursor, "Link": f'<{path}?{again}>; rel="next"'}
    return heads
