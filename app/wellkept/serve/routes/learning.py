"""A text becomes memories."""

from fastapi import APIRouter

from wellkept.serve.asking import Asking
from wellkept.serve.describing import problems
from wellkept.serve.schemas import KeptOut, LearnedOut, TextIn
from wellkept.serve.telling import kept_out
from wellkept.service.door_answers import Done, Learned, Outcome
from wellkept.service.door_requests import Learn

router = APIRouter(tags=["learning"])


@router.post("/api/twin/learn", responses=problems())
async def learn(asker: Asking, said: TextIn) -> LearnedOut:
    """Find the sentences of a text and keep them, each with what became of it; with `dryRun` only find them."""
    asked = Learn(text=said.text, source=said.source, being_id=said.being_id, dry_run=said.dry_run)
    learned = await asker.ask(asked, Learned)
    return LearnedOut(
        memories=_memories(learned),
        waiting=[done.said for done in learned.done if done.memory is None],
        profile={section: list(lines) for section, lines in learned.profile},
    )


def _memories(learned: Learned) -> list[KeptOut]:
    found = (Done(Outcome.FOUND, "", memory) for memory in learned.found)
    return [kept_out(done, done.memory) for done in (*learned.done, *found) if done.memory is not None]
