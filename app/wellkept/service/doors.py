"""The doors of assistants: each request with who asks it, its rights looked at before anything is read.

Nobody writes memories but through here or through the owner's own use cases, and nobody reads past `Caller.readable`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from wellkept.model.assistants import Caller, Right
from wellkept.service import door_changing, door_keeping, door_learning, door_reading
from wellkept.service import door_requests as asked
from wellkept.service.door_context import Shown, context_of
from wellkept.service.door_reading import core_rows, relevant_rows, touched
from wellkept.service.door_rules import House, Needs, check_rights

if TYPE_CHECKING:
    from wellkept.service.answers import StepsOutside
    from wellkept.service.door_answers import Context, Done

BUDGET_MAX = 100_000
"""The largest block for a prompt, in tokens. Ours: more than most models read at once."""

_READ: Needs = (frozenset({Right.READ}),)
_PROPOSE: Needs = (frozenset({Right.PROPOSE}),)
_CORRECT: Needs = (frozenset({Right.READ, Right.PROPOSE}),)
_FORGET: Needs = (frozenset({Right.FORGET}), frozenset({Right.READ, Right.PROPOSE}))
_NOTHING: Needs = (frozenset(),)


@dataclass(frozen=True, slots=True)
class _Door:
    """What a request needs, and what answers it."""

    needs: Needs
    answer: Callable[[House, Caller, Any], object]


class Doors:
    """Answers the requests of `door_requests`, over one open store. Use it from one thread only.

    Writing by an assistant is no step of the owner's undo: what it forgets is gone at once.
    """

    def __init__(self, house: House) -> None:
        """Take what stands behind the doors."""
        self._house = house
        self._doors: dict[type, _Door] = {
            asked.ListMemories: _Door(_READ, door_reading.list_memories),
            asked.Recall: _Door(_READ, door_reading.recall_memories),
            asked.ShowOne: _Door(_READ, door_reading.show_one),
            asked.AskCore: _Door(_READ, door_reading.core),
            asked.AskRelevant: _Door(_READ, door_reading.relevant),
            asked.AskContext: _Door(_READ, _context),
            asked.AskProfile: _Door(_READ, door_reading.profile),
            asked.AskBeings: _Door(_NOTHING, lambda house, caller, _: door_reading.beings(house, caller)),
            asked.KeepEntry: _Door(_PROPOSE, _keep),
            asked.CorrectOne: _Door(_CORRECT, door_changing.correct_one),
            asked.ForgetOne: _Door(_FORGET, door_changing.forget_one),
            asked.Learn: _Door(_PROPOSE, door_learning.learn),
        }

    def answer(self, caller: Caller, request: object) -> object:
        """Answer a request: its answer, or `StepsOutside` to it (see `answers.finish`) where a model may be asked.

        Raises: DoorShut or NotAllowed before anything is read; what the use case raises; TypeError for no request.
        """
        door = self._doors.get(type(request))
        if door is None:
            raise TypeError(f"no door for {type(request).__name__}")
        check_rights(caller, door.needs, _being_of(request))
        return door.answer(self._house, caller, request)

    def check(self) -> str:
        """Say in words what keeps the chosen embedder from being used, and what happens meanwhile; "" if nothing."""
        coverage = self._house.meaning.coverage()
        return coverage.note if coverage.reason else ""


def _being_of(request: object) -> str | None:
    """Return whose memories a request is about; None where that is the memory's own to say."""
    if isinstance(request, asked.KeepEntry):
        return request.entry.being_id
    being_id: str | None = getattr(request, "being_id", None)
    return being_id


def _keep(house: House, caller: Caller, request: asked.KeepEntry) -> StepsOutside[Done]:
    """Keep one sentence and take it down."""
    kept = yield from door_keeping.keep(house, caller, request.entry)
    house.note(caller, "keep", [] if kept.key is None else [kept.key], "")
    return kept.done


def _context(house: House, caller: Caller, request: asked.AskContext) -> StepsOutside[Context]:
    """Return the block to put in a prompt, and touch what stands in it."""
    of_text = asked.AskRelevant(text=request.text, scope=request.scope, being_id=request.being_id)
    rows = yield from relevant_rows(house, caller, of_text)
    core, total = core_rows(house, caller, request.being_id, request.scope)
    shown = Shown([row.memory for row in core], [row.memory for row in rows], total - len(core))
    context = context_of(shown, max(1, min(request.budget, BUDGET_MAX)), house.clock())
    inside = [row for row in (*core, *rows) if row.memory.id in set(context.ids)]
    touched(house, inside)
    house.note(caller, "context", [row.key for row in inside], request.text)
    return context
