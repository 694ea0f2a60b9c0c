"""A random store of two beings, some people, threads and spaces, each memory with a word that is its own."""

import random
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path

from tests.building import NOON, Clock, memory
from wellkept.model.assistants import Assistant, Caller
from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory
from wellkept.model.profile import ProfileLine, Section
from wellkept.model.query import Filters
from wellkept.providers.hash_words import HashWords
from wellkept.service.answers import finish
from wellkept.service.assistant_requests import AddAssistant
from wellkept.service.requests import EmbedPending, PrepareMeaning
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

BEINGS = ("owner", "twin")
ABOUTS = (
    "owner", "everyone", "person:ana", "person:anabel", "person:bob", "agent:north", "agent:south",
    "thread:t1", "thread:t11",
)  # fmt: skip
SPACES = (None, "work", "home", "works")
_WORDS = (
    "dog", "tea", "green", "house", "garden", "answers", "short", "likes", "prefers", "called", "visits", "monday",
    "bicycle", "piano", "river",
)  # fmt: skip
_NAMES = ("Ana", "Bob", "Owner")
_MEMORIES = 90


@dataclass(frozen=True)
class Record:
    """What there is to know of a memory, read past every door. `token` is a word that no other memory has."""

    key: int
    memory: Memory
    token: str


class World:
    """One store and its doors."""

    def __init__(self, path: Path, chance: random.Random, clock: Clock) -> None:
        """Fill a new store, with its vectors and columns in RAM."""
        self._store = SqliteStore.open(path)
        self._wellkept = Wellkept(self._store, clock, {"built-in": HashWords()})
        self._clock = clock
        self._tokens: dict[str, str] = {}
        let_in = (self._wellkept.assistants.add(AddAssistant(name)) for name in ("north", "south", "west"))
        self.assistants: tuple[Assistant, ...] = tuple(one.assistant for one in let_in)
        made = [self._made(chance, number) for number in range(_MEMORIES)]
        keys = self._store.insert(made)
        for one in made:
            self._tokens[one.id] = one.content.split()[-1]
        for _ in range(12):
            behind = tuple(chance.sample(keys, chance.choice((0, 1, 1, 2))))
            tokens = " ".join(self._tokens[row.memory.id] for row in self._store.rows(behind))
            being = chance.choice(BEINGS)
            self._store.save_profile_lines(being, [ProfileLine(Section.FACTS, f"says {tokens}", behind)])
        finish(self._wellkept.handle(EmbedPending()))  # type: ignore[arg-type] # long work, by its request
        finish(self._wellkept.handle(PrepareMeaning()))  # type: ignore[arg-type] # long work, by its request

    def _made(self, chance: random.Random, number: int) -> Memory:
        words = " ".join(chance.choices(_WORDS, k=chance.randint(2, 7)))
        return memory(
            f"{chance.choice(_NAMES)} {words} zq{number}x",
            being_id=chance.choice(BEINGS),
            about=chance.choice(ABOUTS),
            space=chance.choice(SPACES),
            core=chance.random() < 0.2,
            kind=chance.choice(list(Kind)),
            importance=round(chance.random(), 3),
            created_at=NOON - chance.randrange(0, 10**10) // chance.choice((1, 10**9)),
            session=chance.choice((None, "ses_1", "ses_2")),
        )

    def ask(self, caller: Caller, request: object) -> object:
        """Ask at the door, a moment later than before. Raises: what the door raises."""
        self._clock.now += 1000
        answer = self._wellkept.doors.answer(caller, request)
        return finish(answer) if isinstance(answer, Generator) else answer

    def records(self) -> dict[str, Record]:
        """Return every memory there is, by id."""
        keys = [key for being in BEINGS for key in self._store.newest_keys(Filters(being_id=being))]
        rows = self._store.whole_rows(keys)
        return {row.memory.id: Record(row.key, row.memory, self._token(row.memory)) for row in rows}

    def _token(self, one: Memory) -> str:
        """Return its own word; what was kept through a door has only words that its caller gave."""
        return self._tokens.get(one.id, "")

    def close(self) -> None:
        """Close the store."""
        self._wellkept.close()
