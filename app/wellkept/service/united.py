"""One record of two that say the same: what counts of either."""

from collections.abc import Sequence
from dataclasses import replace

from wellkept.model.memory import Earlier, Memory, Trust
from wellkept.model.text import tags_of

MERGED = "merged"
"""Why earlier words are in the history of a memory that two were made into."""

_BY_TRUST = tuple(Trust)  # the strongest first


def united(kept: Memory, other: Memory, now: int) -> Memory:
    """Return one record of two, in the words of `kept`; `now` in ms since 1970 UTC.

    The stronger importance and trust count; it is always in mind if either was. About whom it is stays, but never
    is it wider than either was: what one keeps from everyone is not told to everyone. The histories are one, by time.
    """
    return replace(
        kept,
        importance=max(kept.importance, other.importance),
        tags=tags_of((*kept.tags, *other.tags)),
        core=kept.core or other.core,
        about=other.about if kept.about == "everyone" else kept.about,
        space=kept.space or other.space,
        trust=min(kept.trust, other.trust, key=_BY_TRUST.index),
        updated_at=now,
        history=tuple(sorted((*kept.history, *other.history), key=lambda one: one.changed_at)),
    )


def with_words(memory: Memory, earlier: Sequence[Memory], now: int, why: str) -> Memory:
    """Return a record with the words of others in its history; `now` in ms since 1970 UTC."""
    return replace(memory, history=(*memory.history, *(Earlier(one.content, now, why) for one in earlier)))
