"""What an assistant may say to each tool: checked by one set of types, which are also the schemas it is shown."""

from abc import abstractmethod
from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from wellkept.model.kinds import coerce_kind, named_kind
from wellkept.model.memory import CONTENT_MAX_CHARS, OWNER, OWNER_BEING
from wellkept.model.scope import Scope
from wellkept.service import door_requests
from wellkept.service.door_requests import LIMIT_MAX

QUESTION_MAX_CHARS = 4_000
"""Longer questions find nothing more; a text to learn from goes to `learn`."""
LEARN_MAX_CHARS = 200_000
TAGS_MAX = 50
NAMES_MAX = 50
BUDGET_MAX = 20_000

KindName = Annotated[
    Literal["fact", "episode", "preference", "relationship", "document", "insight"],
    BeforeValidator(lambda name: coerce_kind(name).value),
]
KindSought = Annotated[
    Literal["fact", "episode", "preference", "relationship", "document", "insight"],
    BeforeValidator(lambda name: (named_kind(name) if isinstance(name, str) else None) or name),
]
"""A kind to look for: whoever names one that there is not hears so, and gets no facts instead."""
Being = Annotated[str, Field(max_length=200, description="Whose memories: owner, or another being you may read.")]
Id = Annotated[str, Field(min_length=1, max_length=200, description="The id of a memory, such as mem_01...")]
Cursor = Annotated[
    str, Field(max_length=500, description="The nextCursor of the answer before, to go on; empty to begin.")
]
Sentence = Annotated[
    str,
    Field(
        min_length=1,
        max_length=CONTENT_MAX_CHARS * 2,  # blanks are taken out before it is counted
        description="One plain, self-contained sentence in the third person, at most 2,000 characters, such as: "
        "Owner prefers dark roast over espresso.",
    ),
]
Name = Annotated[str, Field(max_length=200)]
Kinds = Annotated[list[KindSought], Field(max_length=6, description="Only these kinds; empty for all.")]
Why = Annotated[str, Field(max_length=500, description="A short reason, shown to the owner.")]


class Input(BaseModel):
    """What all have in common: nothing unknown is passed over."""

    model_config = ConfigDict(extra="forbid")

    @abstractmethod
    def request(self) -> object:
        """Return what is asked of the doors."""


class _InConversation(Input):
    """Where it is asked: only memories that may be read in this conversation are given."""

    people: list[Name] | None = Field(
        None,
        max_length=NAMES_MAX,
        description="Who takes part: owner, or names. Memories about anybody else are left out. "
        "Leave it out in a conversation with the owner alone.",
    )
    agent: Name = Field("", description="The agent that speaks, to have what is remembered about it too.")
    thread: Name = Field("", description="The conversation, to have what is remembered about it too.")
    space: Name | None = Field(None, description="The space it is held in; only what was learned there is given.")
    being: Being = OWNER_BEING

    def _named(self) -> bool:
        return self.people is not None or bool(self.agent or self.thread) or self.space is not None

    def _scope(self) -> Scope:
        people = (OWNER,) if self.people is None else tuple(self.people)
        return Scope(people=people, agent=self.agent, thread=self.thread, space=self.space)


class Remember(Input):
    """A sentence to keep."""

    sentence: Sentence
    kind: KindName = Field("fact", description="What sort of thing it says; another word is taken as the nearest.")
    about: Name = Field(OWNER, description="Whom it is about: owner, person:NAME, agent:NAME, thread:ID or everyone.")
    importance: float = Field(0.5, ge=0, le=1, description="How much it matters, 0 to 1.")
    tags: list[Name] = Field([], max_length=TAGS_MAX, description="Short words to find it by.")
    core: bool | None = Field(None, description="True for what is always to be in mind.")
    space: Name | None = Field(None, description="The space it was learned in, if any.")
    source: Name = Field("", description="Where it comes from, such as email:THREAD; empty for this conversation.")
    replaces: str = Field("", max_length=200, description="The id of the memory that it takes the place of, if any.")
    being: Being = OWNER_BEING

    def request(self) -> door_requests.KeepEntry:
        """Return the sentence to keep."""
        entry = door_requests.Entry(
            content=self.sentence,
            kind=coerce_kind(self.kind),
            source=self.source,
            importance=self.importance,
            tags=tuple(self.tags),
            about=self.about,
            core=self.core,
            space=self.space,
            being_id=self.being,
            replaces=self.replaces,
        )
        return door_requests.KeepEntry(entry)


class Recall(_InConversation):
    """A question."""

    text: str = Field(min_length=1, max_length=QUESTION_MAX_CHARS, description="What to look for, in plain words.")
    kinds: Kinds = []
    limit: int = Field(10, ge=1, le=LIMIT_MAX, description="How many at most.")
    cursor: Cursor = ""

    def request(self) -> door_requests.Recall:
        """Return the question."""
        return door_requests.Recall(
            text=self.text,
            being_id=self.being,
            kinds=tuple(map(coerce_kind, self.kinds)),
            limit=self.limit,
            cursor=self.cursor,
            scope=self._scope() if self._named() else None,
        )


class ListAll(Input):
    """Which page of all memories."""

    kinds: Kinds = []
    limit: int = Field(50, ge=1, le=LIMIT_MAX, description="How many at most.")
    cursor: Cursor = ""
    being: Being = OWNER_BEING

    def request(self) -> door_requests.ListMemories:
        """Return which page."""
        return door_requests.ListMemories(
            being_id=self.being, kinds=tuple(map(coerce_kind, self.kinds)), limit=self.limit, cursor=self.cursor
        )


class Correct(Input):
    """New words for a memory."""

    id: Id
    sentence: Sentence
    why: Why = ""

    def request(self) -> door_requests.CorrectOne:
        """Return the new words."""
        return door_requests.CorrectOne(id=self.id, content=self.sentence, why=self.why)


class Forget(Input):
    """Which memory."""

    id: Id

    def request(self) -> door_requests.ForgetOne:
        """Return which memory."""
        return door_requests.ForgetOne(self.id)


class InMind(_InConversation):
    """What the conversation is about, and how much room there is."""

    text: str = Field("", max_length=QUESTION_MAX_CHARS, description="What the owner just said, or the topic.")
    budget: int = Field(1000, ge=50, le=BUDGET_MAX, description="How long the answer may be, in tokens.")

    def request(self) -> door_requests.AskContext:
        """Return the conversation and the room."""
        return door_requests.AskContext(text=self.text, scope=self._scope(), being_id=self.being, budget=self.budget)


class Learn(Input):
    """A text."""

    text: str = Field(min_length=1, max_length=LEARN_MAX_CHARS, description="What the owner wrote or gave you.")
    source: Name = Field("", description="Where it comes from, such as email:THREAD or file:NAME.")
    dry_run: bool = Field(False, description="True to see what would be kept, and keep nothing.")
    being: Being = OWNER_BEING

    def request(self) -> door_requests.Learn:
        """Return the text."""
        return door_requests.Learn(text=self.text, source=self.source, being_id=self.being, dry_run=self.dry_run)


class OfBeing(Input):
    """Whose profile."""

    being: Being = OWNER_BEING

    def request(self) -> door_requests.AskProfile:
        """Return whose."""
        return door_requests.AskProfile(self.being)


class Nothing(Input):
    """Nothing needs to be said."""

    def request(self) -> door_requests.AskBeings:
        """Return the question."""
        return door_requests.AskBeings()
