"""A wish as it is kept, and as the owner sees it."""

import json
from collections.abc import Sequence

from wellkept.model.errors import InvalidMemory
from wellkept.model.kinds import coerce_kind
from wellkept.model.memory import Memory
from wellkept.model.said import said
from wellkept.model.text import content_of, fingerprint, normalise, tags_of
from wellkept.service.assistant_requests import WaitingWish, Wish
from wellkept.service.door_requests import Entry
from wellkept.store.store import Store
from wellkept.store.wishes import KeptWish
from wellkept.teach.novelty import FORM_BYTES, form

WHY_MAX_CHARS = 2000
"""As many as a memory has at most."""
FIELDS_MAX_CHARS = 4000
"""For all that is not the words: tags, source, whom it is about, where it was learned."""


def asked(wish: Wish, entry: Entry | None, target: tuple[int, str] | None, content: str, why: str) -> KeptWish:
    """Return a wish, of nobody yet; `target` is the memory it is about: its key and its being.

    Raises: InvalidMemory for words that cannot be kept, or too many of them.
    """
    if entry is None and target is None:
        raise InvalidMemory("This is about no memory.", "Name the memory.")
    words = "" if wish is Wish.FORGET else content_of(entry.content if entry is not None else content)
    reason = normalise(why)
    if len(reason) > WHY_MAX_CHARS:
        raise InvalidMemory(said("A reason has at most {most:,} characters.", most=WHY_MAX_CHARS), "Shorten it.")
    return KeptWish(
        id="",
        assistant="",
        wish=wish.value,
        asked_at=0,
        being_id=entry.being_id if entry is not None else target[1] if target is not None else "",
        key=target[0] if target is not None else None,
        content=words,
        fields=_fields(entry) if entry is not None else "{}",
        why=reason,
        exact=fingerprint(words) if words else None,
        form=form(words)[:FORM_BYTES] if words else None,
    )


def _fields(entry: Entry) -> str:
    if not 0.0 <= entry.importance <= 1.0:
        raise InvalidMemory("Importance must lie between 0 and 1.", "Choose a number in that range.")
    kept = {
        "kind": entry.kind.value,
        "source": normalise(entry.source),
        "importance": entry.importance,
        "tags": tags_of(entry.tags),
        "about": normalise(entry.about),
        "core": entry.core,
        "space": normalise(entry.space) if entry.space is not None else None,
        "replaces": entry.replaces,
    }
    text = json.dumps(kept, ensure_ascii=False)
    if len(text) > FIELDS_MAX_CHARS:
        raise InvalidMemory("There are too many tags, or too long ones.", "Leave some out.")
    return text


def entry_of(kept: KeptWish) -> Entry | None:
    """Return what is to be kept, None where it is no such wish. What a later version wrote beside it is passed over."""
    if kept.wish != Wish.KEEP.value:
        return None
    fields = json.loads(kept.fields)
    return Entry(
        content=kept.content,
        kind=coerce_kind(fields.get("kind")),
        source=fields.get("source", ""),
        importance=fields.get("importance", 0.5),
        tags=tuple(fields.get("tags", ())),
        about=fields.get("about", "") or "owner",
        core=fields.get("core"),
        space=fields.get("space"),
        being_id=kept.being_id,
        replaces=fields.get("replaces", ""),
    )


def all_words(kept: KeptWish) -> str:
    """Return whatever words there are in a wish."""
    entry = entry_of(kept)
    beside = () if entry is None else (*entry.tags, entry.about, entry.source, entry.space or "")
    return " ".join((kept.content, kept.why, *beside))


def with_targets(store: Store, kept: Sequence[KeptWish]) -> tuple[WaitingWish, ...]:
    """Return wishes as the owner sees them, each with the memory it is about."""
    targets = {row.key: row.memory for row in store.rows([one.key for one in kept if one.key is not None])}
    return tuple(_waiting(one, targets.get(one.key) if one.key is not None else None) for one in kept)


def _waiting(kept: KeptWish, target: Memory | None) -> WaitingWish:
    return WaitingWish(
        id=kept.id,
        wish=Wish(kept.wish),
        assistant=kept.name,
        asked_at=kept.asked_at,
        content=kept.content,
        entry=entry_of(kept),
        target=target,
        why=kept.why,
    )
