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
NAME_MAX_CHARS = 120
"""The longest name of a person, an agent, a thread or a space. Ours: a thread's id and a full name fit well."""


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


def is_name(name: str) -> bool:
    """Tell whether this can name a person, an agent, a thread or a space: 1..120 printable chars, clean at its ends.

    The two joiners that Persian and Indian names are spelt with count as printable. A star at the end is none: it
    would be read as "all that begin so".
    """
    seen = name.replace("\u200c", "").replace("\u200d", "")
    return (
        seen.isprintable()
        and seen != ""
        and 0 < len(name) <= NAME_MAX_CHARS
        and name == name.strip()
        and not name.endswith("*")
    )


def is_about(about: str) -> bool:
    """Tell whether a memory can be about this: the owner, everyone, or one person, agent or thread by name."""
    if about in (OWNER, EVERYONE):
        return True
    return any(about.startswith(prefix) and is_name(about.removeprefix(prefix)) for prefix in (PERSON, AGENT, THREAD))


def allows(readable: Readable, about: str, space: str | None) -> bool:
    """Tell whether what is about this and was learned there may be read: the rule for what is not stored yet."""
    if space is None and not readable.nowhere:
        return False
    if space is not None and readable.spaces is not None and space not in readable.spaces:
        return False
    return hears_of(readable, about)


def hears_of(readable: Readable, about: str) -> bool:
    """Tell whether what is about this may be read somewhere."""
    if readable.abouts is None:
        return True
    return any(about.startswith(one[:-1]) if one.endswith("*") else about == one for one in readable.abouts)


def readable(scope: Scope) -> Readable:
    """Return what a conversation may read: about its people, agent and thread, or everyone; of its space.

    What is no name reads nothing.
    """
    named = (
        *(OWNER if person == OWNER else PERSON + person for person in scope.people),
        AGENT + scope.agent,
        THREAD + scope.thread,
    )
    abouts = [EVERYONE, *filter(is_about, named)]
    if scope.space is not None:
        return Readable(abouts=tuple(abouts), spaces=(scope.space,))
    return Readable(abouts=tuple(abouts), spaces=None if scope.any_space else (), nowhere=True)
