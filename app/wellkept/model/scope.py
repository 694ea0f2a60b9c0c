"""Who is there and where: which memories a conversation, or an assistant, may read at all.

The rule fails closed: what is not named is not read. It becomes a condition of the store's own reading, so that
nothing else is ranked, counted or shown. Source of the rule: the memory chapter of Copilotz (`readable(scope)`).
"""

from dataclasses import dataclass

from wellkept.model.memory import OWNER

EVERYONE = "everyone"
PERSON = "person:"
AGENT = "agent:"
THREAD = "thread:"


@dataclass(frozen=True, slots=True, kw_only=True)
class Scope:
    """A conversation: the people in it, its agent, its thread, the space it is held in.

    Attributes: `people` are names without "person:"; "owner" is the owner. `agent` and `thread` are names without
    their prefix, "" for none. With a `space`, only what was learned there is read; without one only what was learned
    nowhere in particular, unless `any_space`, which only the owner can allow.
    """

    people: tuple[str, ...] = ()
    agent: str = ""
    thread: str = ""
    space: str | None = None
    any_space: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Readable:
    """What may be read. None means any; an empty tuple means none.

    Attributes: `abouts` are whole values, or a prefix with a star ("person:*"); `spaces` whole names; `nowhere`
    whether also what was learned in no space.
    """

    abouts: tuple[str, ...] | None = ()
    spaces: tuple[str, ...] | None = ()
    nowhere: bool = False


def readable(scope: Scope) -> Readable:
    """Return what a conversation may read: about its people, agent and thread, or everyone; of its space."""
    abouts = [EVERYONE, *(OWNER if person == OWNER else PERSON + person for person in scope.people if person)]
    if scope.agent:
        abouts.append(AGENT + scope.agent)
    if scope.thread:
        abouts.append(THREAD + scope.thread)
    if scope.space is not None:
        return Readable(abouts=tuple(abouts), spaces=(scope.space,))
    return Readable(abouts=tuple(abouts), spaces=None if scope.any_space else (), nowhere=True)
