"""What can be asked in the address."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

from wellkept.model.kinds import Kind, named_kind
from wellkept.model.memory import CONTENT_MAX_CHARS, OWNER_BEING
from wellkept.model.scope import Scope
from wellkept.serve.problems import Problem, Refused
from wellkept.serve.schemas import PEOPLE_MAX, Name, NoName

_CURSOR = r"^([0-9]{1,18}\.[A-Za-z0-9_]{0,60})?$"

_KindName = Annotated[str, Field(json_schema_extra={"format": "kind"})]
_Limit = Annotated[int, Field(ge=1, description="More than 200 is taken as 200.")]
_Said = Annotated[str, Field(max_length=CONTENT_MAX_CHARS, description="What is said right now.")]


class BeingQuery(BaseModel):
    """Whose memories."""

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True)

    being_id: Name = Field(default=OWNER_BEING, description="Whose memories.")


class ScopeQuery(BeingQuery):
    """A conversation. What is not named is not read."""

    person: list[Name] = Field(default_factory=list, max_length=PEOPLE_MAX, description="Who is there; several may be.")
    agent: NoName = Field(default="", description="Which agent.")
    thread: NoName = Field(default="", description="Which conversation.")
    space: NoName = Field(default="", description="In which space it is held.")

    @property
    def scope(self) -> Scope:
        """The conversation."""
        return Scope(people=tuple(self.person), agent=self.agent, thread=self.thread, space=self.space or None)


class ListQuery(ScopeQuery):
    """A list. With a conversation, only what it may read."""

    q: str = Field(default="", max_length=CONTENT_MAX_CHARS, description="Words to recall by; without, newest first.")
    kind: list[_KindName] = Field(
        default_factory=list, max_length=20, description="Only these kinds: " + ", ".join(Kind) + "."
    )
    limit: int = Field(default=50, ge=1, description="More than 200 is taken as 200; the cursor leads on.")
    cursor: str = Field(default="", pattern=_CURSOR, description="As the last page gave it.")

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds, each once; blank ones say nothing. Raises: Refused with 400 for a kind that there is not."""
        return tuple(dict.fromkeys(_kind_of(name) for name in self.kind if name.strip()))


class RelevantQuery(ScopeQuery):
    """What is relevant to a text."""

    q: _Said
    limit: _Limit = 10


class ContextQuery(ScopeQuery):
    """A block for a prompt."""

    q: _Said
    budget: int = Field(default=1000, ge=1, le=100_000, description="In tokens of about 4 characters.")


def _kind_of(name: str) -> Kind:
    """Return the kind that is meant, also by a usual other name. Whoever looks for one that is not would get facts."""
    kind = named_kind(name)
    if kind is None:
        raise Refused(_NO_KIND)
    return kind


_NO_KIND = Problem(
    400,
    "There is no such kind of memory.",
    "unknown-kind",
    "Ask for one of these: " + ", ".join(Kind) + ".",
    more={"kinds": [kind.value for kind in Kind]},
)
