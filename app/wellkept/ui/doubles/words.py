"""What is said of two memories side by side, in plain words."""

from PySide6.QtCore import QCoreApplication

from wellkept.model.memory import OWNER, Memory
from wellkept.model.text import shown
from wellkept.service.answers import Novelty
from wellkept.ui import wording
from wellkept.ui.counting import counted

_TITLES = {
    Novelty.KNOWN: "These say the same",
    Novelty.NEAR: "These say nearly the same",
    Novelty.UPDATE: "One may be newer than the other",
    Novelty.CONFLICT: "These seem to contradict each other",
}
_KINDS = {
    Novelty.KNOWN: "The same",
    Novelty.NEAR: "Nearly the same",
    Novelty.UPDATE: "Perhaps newer",
    Novelty.CONFLICT: "Contradiction",
}
_ADVICE = {
    Novelty.KNOWN: "Keep one of them: tags, importance and history of both become one.",
    Novelty.NEAR: "Keep the one you like better, or write one sentence that says all of it.",
    Novelty.UPDATE: "If the newer one is what is true now, let it replace the older; old words stay in the history.",
    Novelty.CONFLICT: "Keep the one that is true, or both if each is true in its own way.",
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("doubles", text)


def title(novelty: Novelty) -> str:
    """Return what two memories are to each other, over the two."""
    return _tr(_TITLES[novelty])


def kind(novelty: Novelty) -> str:
    """Return the same for a row of the list."""
    return _tr(_KINDS[novelty])


def advice(novelty: Novelty) -> str:
    """Return what the owner may do."""
    return _tr(_ADVICE[novelty])


def pairs(count: int) -> str:
    """Return "1 pair" or "37 pairs"."""
    return counted("doubles", "1 pair", "{n} pairs", count)


def looking(done: int, total: int, count: int) -> str:
    """Return how far looking has come, and how many pairs wait for the owner."""
    return _tr("{done} of {total} looked at  ·  {pairs} to decide").format(
        done=wording.number(done), total=wording.number(total), pairs=pairs(count)
    )


def looked(total: int, count: int) -> str:
    """Return what looking at all came to."""
    if not count:
        return _tr("All {memories} looked at").format(memories=wording.memories(total))
    return _tr("All {memories} looked at  ·  {pairs} to decide").format(
        memories=wording.memories(total), pairs=pairs(count)
    )


def resting(done: int, total: int, count: int) -> str:
    """Return that looking waits, because so many pairs do."""
    return _tr("{done} of {total} looked at  ·  {pairs} to decide; looking goes on as you decide").format(
        done=wording.number(done), total=wording.number(total), pairs=pairs(count)
    )


def stopped(done: int, total: int, count: int) -> str:
    """Return where the owner stopped it."""
    return _tr("Stopped at {done} of {total}  ·  {pairs} to decide").format(
        done=wording.number(done), total=wording.number(total), pairs=pairs(count)
    )


def record(memory: Memory) -> str:
    """Return the record of a memory, as lines of a few words."""
    first = [wording.kind(memory.kind), wording.importance(memory.importance)]
    if memory.core:
        first.append(_tr("always in mind"))
    lines = ["  ·  ".join(first), f"{wording.source(memory.source)}  ·  {wording.trust(memory.trust)}"]
    if memory.about != OWNER:
        lines.append(_tr("About: {name}").format(name=wording.person(memory.about)))
    if memory.tags:
        lines.append(_tr("Tags: {tags}").format(tags=", ".join(map(shown, memory.tags))))
    if memory.history:
        lines.append(counted("doubles", "1 earlier wording", "{n} earlier wordings", len(memory.history)))
    return "\n".join(lines)
