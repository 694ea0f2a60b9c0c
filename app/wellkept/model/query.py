"""What a person can ask of the list: text and filters."""

from dataclasses import dataclass, field

from wellkept.model.kinds import Kind
from wellkept.model.memory import OWNER_BEING, Trust
from wellkept.model.scope import Readable


@dataclass(frozen=True, slots=True, kw_only=True)
class Filters:
    """Which memories may appear at all. Empty tuples and None mean "any".

    Attributes: `sources` are a whole source or a prefix before the colon; `tags` must all be present, of `any_tags`
    one; `abouts` and `trust` any of; `since` and `until` bound the creation date in ms since 1970 UTC, `until`
    excluded; `stays` whether it never leaves this computer, by its own mark or that of its source or a tag; `among`
    keys chosen by hand (on the map); `readable` what may be read at all, each to be met: for assistants.
    """

    being_id: str = OWNER_BEING
    kinds: tuple[Kind, ...] = ()
    sources: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    abouts: tuple[str, ...] = ()
    core: bool | None = None
    since: int | None = None
    until: int | None = None
    any_tags: tuple[str, ...] = ()
    trust: tuple[Trust, ...] = ()
    stays: bool | None = None
    among: tuple[int, ...] = field(default=(), repr=False)
    readable: tuple[Readable, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """A text to look for (any text at all; blank means "newest first") within filters."""

    text: str = field(default="", repr=False)
    filters: Filters = field(default_factory=Filters)
