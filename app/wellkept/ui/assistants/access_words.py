"""Accesses in plain words: what an assistant did, when, and with how many memories."""

from PySide6.QtCore import QCoreApplication

from wellkept.model.text import shown
from wellkept.service.assistant_requests import Access, Accesses
from wellkept.ui import wording
from wellkept.ui.ages import ago, day_and_time
from wellkept.ui.counting import counted
from wellkept.ui.rows import Row

WRITING = frozenset({"keep", "correct", "forget", "learn"})
# One memory or several; "{memories}" says how many.
_DID = {
    "list": "Listed {memories}",
    "recall": "Searched, and read {memories}",
    "show": "Looked at {memories}",
    "keep": "Kept or changed {memories}",
    "correct": "Corrected {memories}",
    "forget": "Had {memories} forgotten",
    "core": "Read what is always in mind: {memories}",
    "relevant": "Read what fits a conversation: {memories}",
    "context": "Read for a conversation: {memories}",
    "learn": "Learned from a text: {memories}",
    "profile": "Read the profile, which stands on {memories}",
}
_FOUND_NOTHING = {
    "list": "Listed memories, and found none",
    "recall": "Searched, and found nothing",
    "core": "Read what is always in mind, and found nothing",
    "relevant": "Looked for what fits a conversation, and found nothing",
    "context": "Looked for what fits a conversation, and found nothing",
    "profile": "Read the profile",
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("accesses", text)


def row(access: Access, now: int, *, again: bool = False) -> Row:
    """Return an access as a row of the list; `again` if the same had been asked before, `now` in ms since 1970 UTC."""
    facts = [_tr("{when}, {ago}").format(when=day_and_time(access.at), ago=ago(access.at, now))]
    if again:
        facts.append(_tr("the same question as before"))
    gone = access.count - len(access.keys)
    if gone > 0 and len(access.keys) < _KEYS_MAX:
        facts.append(counted("accesses", "1 of them forgotten since", "{n} of them forgotten since", gone))
    return Row(did(access), "  ·  ".join(facts))


_KEYS_MAX = 200
"""So many keys an access holds at most: see `Access`."""


def did(access: Access) -> str:
    """Return what an assistant did."""
    if not access.count and access.act in _FOUND_NOTHING:
        return _tr(_FOUND_NOTHING[access.act])
    if access.act not in _DID:
        return _tr("{act}: {memories}").format(act=shown(access.act), memories=wording.memories(access.count))
    return _tr(_DID[access.act]).format(memories=wording.memories(access.count))


def readers(found: Accesses, now: int) -> tuple[str, ...]:
    """Return who read a memory, a sentence for each assistant, and who wrote it; `now` in ms since 1970 UTC."""
    lines = [_sentence(writes, name, of, now) for writes in (False, True) for name, of in _by_name(found, writes)]
    if found.total > len(found.accesses):
        lines.append(_tr("These are the latest {n} accesses.").format(n=wording.number(len(found.accesses))))
    return tuple(lines)


def _sentence(writes: bool, name: str, times: list[int], now: int) -> str:
    last = ago(max(times), now)
    if len(times) == 1:
        return _tr(_ONCE[writes]).format(name=shown(name), when=last)
    often = counted("accesses", "once", "{n} times", len(times))
    return _tr(_OFTEN[writes]).format(name=shown(name), times=often, when=last)


_ONCE = {False: "Read by {name} once, {when}.", True: "Written by {name} once, {when}."}
_OFTEN = {False: "Read by {name} {times}, last {when}.", True: "Written by {name} {times}, last {when}."}


def _by_name(found: Accesses, writes: bool) -> list[tuple[str, list[int]]]:
    """Return when each assistant read, or wrote, who did so most often first."""
    times: dict[str, list[int]] = {}
    for access in found.accesses:
        if (access.act in WRITING) is writes:
            times.setdefault(access.assistant, []).append(access.at)
    return sorted(times.items(), key=lambda one: -len(one[1]))


def each(found: Accesses) -> tuple[str, ...]:
    """Return every access to one memory in a line, the latest first."""
    pattern = _tr("{when}: {name}, {act}")
    return tuple(
        pattern.format(when=day_and_time(access.at), name=shown(access.assistant), act=act(access.act))
        for access in found.accesses
    )


_ACTS = {
    "list": "in a list",
    "recall": "by a search",
    "show": "by itself",
    "keep": "kept or changed it",
    "correct": "corrected it",
    "forget": "asked to forget it",
    "core": "as always in mind",
    "relevant": "as fitting a conversation",
    "context": "for a conversation",
    "learn": "learned it from a text",
    "profile": "through the profile",
}


def act(name: str) -> str:
    """Return how a memory was come to, in a few words."""
    return _tr(_ACTS[name]) if name in _ACTS else shown(name)
