"""An assistant at the doors, for tests: what it may do, what it asks."""

from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import TypeVar, cast

from tests.building import Clock, memory
from wellkept.model.assistants import Assistant, Caller, Right, Rights
from wellkept.model.memory import Memory
from wellkept.service.answers import finish
from wellkept.service.assistant_requests import ShowWishes, WaitingWish, WaitingWishes
from wellkept.service.door_answers import Done, MemoryPage
from wellkept.service.door_requests import Entry, KeepEntry, ListMemories, ShowOne
from wellkept.service.requests import EmbedPending, PrepareMeaning
from wellkept.service.wellkept import Wellkept

T = TypeVar("T")

MOST = Rights(
    can=frozenset((Right.READ, Right.PROPOSE, Right.WRITE)), abouts=("*",), spaces=("work",), beings=("owner", "twin")
)
"""What the assistant of a visit may do unless it is told otherwise."""


@dataclass(frozen=True)
class Visit:
    """One store, its doors, and an assistant."""

    wellkept: Wellkept
    clock: Clock
    assistant: Assistant

    def caller(self, rights: Rights = MOST) -> Caller:
        """The assistant with these rights."""
        return Caller(replace(self.assistant, rights=rights))

    def ask(self, request: object, kind: type[T], caller: Caller | None = None) -> T:
        """Ask at the door. Raises: what the door raises."""
        answer = self.wellkept.doors.answer(caller or self.caller(), request)
        done = finish(answer) if isinstance(answer, Generator) else answer
        assert isinstance(done, kind)
        return done

    def keep(self, content: str, caller: Caller | None = None, **entry: object) -> Done:
        """Keep a sentence; anything else of the entry by name."""
        made = Entry(content=content, **entry)  # type: ignore[arg-type] # named by the test
        return self.ask(KeepEntry(made), Done, caller)

    def kept(self, content: str, **entry: object) -> Memory:
        """Keep a new sentence and return its memory."""
        done = self.keep(content, None, **entry)
        assert done.memory is not None
        return done.memory

    def put(self, content: str, **record: object) -> Memory:
        """Write a memory past the doors, as the owner's own use cases do."""
        made = memory(content, **record)
        self.wellkept._store.insert([made])
        return made

    def now(self, one: Memory) -> Memory:
        """Return a memory as it stands in the store, with its history; asked by the owner."""
        return self.ask(ShowOne(one.id), Memory, Caller())

    def contents(self) -> list[str]:
        """Return what all memories of the owner say, the newest first."""
        return [one.content for one in self.ask(ListMemories(limit=200), MemoryPage, Caller()).memories]

    def wishes(self) -> tuple[WaitingWish, ...]:
        """Return what waits for the owner."""
        waiting = self.wellkept.handle(ShowWishes())
        assert isinstance(waiting, WaitingWishes)
        return waiting.wishes

    def with_meaning(self) -> None:
        """Make all vectors and load them."""
        for request in (EmbedPending(), PrepareMeaning()):
            finish(cast("Generator[object, object, object]", self.wellkept.handle(request)))  # type: ignore[arg-type]
