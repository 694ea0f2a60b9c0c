"""What goes in and out as JSON: the names of the Novaterra memory model, and ours beside them."""

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from pydantic.alias_generators import to_camel

from wellkept.model.memory import CONTENT_MAX_CHARS, OWNER, OWNER_BEING, Trust
from wellkept.model.scope import NAME_MAX_CHARS, Scope
from wellkept.service.door_entries import SOURCE_MAX_CHARS, TAGS_MAX
from wellkept.service.door_learning import TEXT_MAX_CHARS

PEOPLE_MAX = 50


def _whole(number: object) -> object:
    """Return 5.0 as 5: JSON makes no difference between the two."""
    return int(number) if isinstance(number, float) and number.is_integer() else number


# The formats say what no schema can: clean words of any script. They are looked at where they are used.
Said = Annotated[str, Field(min_length=1, max_length=CONTENT_MAX_CHARS, json_schema_extra={"format": "sentence"})]
Name = Annotated[str, Field(min_length=1, max_length=NAME_MAX_CHARS, json_schema_extra={"format": "name"})]
NoName = Annotated[str, Field(max_length=NAME_MAX_CHARS, json_schema_extra={"format": "name-or-nothing"})]
About = Annotated[str, Field(min_length=1, max_length=200, json_schema_extra={"format": "about"})]
Source = Annotated[str, Field(max_length=SOURCE_MAX_CHARS, json_schema_extra={"format": "source"})]
Whole = Annotated[int, BeforeValidator(_whole)]


class _Out(BaseModel):
    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True)


class _In(BaseModel):
    """What else is sent is left unread, so that a client of a larger contract gets on with us."""

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, strict=True)


class EarlierOut(_Out):
    """Words that a memory had before."""

    was: str
    changed_at: str
    why: str


class MemoryOut(_Out):
    """One memory. `history` is there for a single one, and empty in lists."""

    id: str
    being_id: str
    kind: Literal["fact", "episode", "preference", "relationship", "document", "insight"]
    content: str
    source: str
    importance: float = Field(ge=0, le=1)
    tags: list[str]
    created_at: str = Field(description="ISO 8601, UTC.")
    last_accessed: str | None = Field(description="When it was last recalled for an assistant.")
    updated_at: str | None
    about: str
    space: str | None
    by: str
    core: bool
    trust: Trust
    quote: str | None
    history: list[EarlierOut]


class KeptOut(MemoryOut):
    """A memory as it is after a change, and what became of the request."""

    outcome: Literal["new", "known", "updated", "found"]
    said: str = Field(description="One sentence for the assistant.")
    was: str | None = Field(default=None, description="Its earlier words, where they changed.")


class WaitingOut(_Out):
    """The owner is asked first; until then nothing is changed."""

    ok: Literal[False] = False
    outcome: Literal["proposed"] = "proposed"
    said: str


class OkOut(_Out):
    """Done."""

    ok: Literal[True] = True


class LearnedOut(_Out):
    """What was found in a text and what became of it; `profile` has lines by section."""

    memories: list[KeptOut]
    waiting: list[str] = Field(description="One sentence for each that waits for the owner, or was held back.")
    profile: dict[str, list[str]]


class ContextOut(_Out):
    """The block for a prompt: `tokens` at about 4 characters each, `leftOut` how many memories did not fit."""

    text: str
    tokens: int
    ids: list[str]
    left_out: int


class ProfileOut(_Out):
    """The profile of a being, lines by section."""

    being_id: str
    sections: dict[str, list[str]]


class BeingsOut(_Out):
    """Whose memories may be read, the owner first."""

    beings: list[str]


class HealthOut(_Out):
    """That somebody is here."""

    ok: Literal[True] = True
    version: str


class ProblemOut(_Out):
    """RFC 9457. `code` is for programs; `errors` say what did not fit, and where."""

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, extra="allow")

    type: str
    title: str
    status: int
    detail: str
    code: str
    next_step: str | None = None
    errors: list[dict[str, str]] | None = None
    outcome: str | None = None
    said: str | None = None


class MemoryIn(_In):
    """One sentence to keep: plain, self-contained, in the third person. Another kind than the six is brought to one."""

    content: Said
    kind: str = Field(default="fact", max_length=200)
    source: Source = ""
    importance: float = Field(default=0.5, ge=0, le=1, allow_inf_nan=False)
    tags: list[str] = Field(default_factory=list, max_length=TAGS_MAX)
    about: About = OWNER
    core: bool | None = None
    space: Name | None = None
    being_id: Name = OWNER_BEING
    replaces: str = Field(default="", max_length=100, description="The id of the memory it takes the place of.")


class CorrectionIn(_In):
    """New words for a memory."""

    content: Said
    why: str = Field(default="", max_length=CONTENT_MAX_CHARS)


class TextIn(_In):
    """A text to find sentences in. With `dryRun` they are only found."""

    text: str = Field(min_length=1, max_length=TEXT_MAX_CHARS)
    source: Source = ""
    being_id: Name = OWNER_BEING
    dry_run: bool = False


class ScopeIn(_In):
    """A conversation: who is in it, and in which space it is held. What is not named is not read."""

    people: list[Name] = Field(default_factory=list, max_length=PEOPLE_MAX)
    agent: NoName = ""
    thread: NoName = ""
    space: Name | None = None
    being_id: Name = OWNER_BEING

    @property
    def scope(self) -> Scope:
        """The conversation."""
        return Scope(people=tuple(self.people), agent=self.agent, thread=self.thread, space=self.space)


class RelevantIn(ScopeIn):
    """What is said in a conversation right now."""

    text: str = Field(max_length=TEXT_MAX_CHARS)
    limit: Whole = Field(default=10, ge=1, description="More than 200 is taken as 200.")


class ContextIn(ScopeIn):
    """Likewise; `budget` is how long the block may be, in tokens of about 4 characters."""

    text: str = Field(max_length=TEXT_MAX_CHARS)
    budget: Whole = Field(default=1000, ge=1, le=100_000)
