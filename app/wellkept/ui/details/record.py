"""What the record of a memory holds beside what can be changed (`fields.py`), as rows of plain words."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from wellkept.model.memory import OWNER_BEING, Memory
from wellkept.model.text import shown
from wellkept.ui import wording
from wellkept.ui.ages import ago, exact
from wellkept.ui.still.words import confirmed


@dataclass(frozen=True, slots=True)
class Line:
    """A row: its name, what it says, and what is shown on hover."""

    name: str
    value: str
    tip: str = ""


def _tr(text: str) -> str:
    return QCoreApplication.translate("record", text)


def _large(text: str) -> str:
    return text[:1].upper() + text[1:]


def record(memory: Memory, now: int, confirmed_at: int | None = None) -> list[Line]:
    """Return what a record says that cannot be changed; `now` in ms since 1970 UTC.

    `confirmed_at` is when the owner last said that it is still true, None for never.
    """
    lines = [
        Line(_tr("From"), wording.source(memory.source), shown(memory.source)),
        Line(_tr("Space"), shown(memory.space or "")),
        Line(_tr("Written by"), wording.person(memory.by)),
        Line(_tr("Trust"), wording.trust(memory.trust)),
        *_times(memory, now),
        *([Line(_tr("Checked"), confirmed(confirmed_at, now), exact(confirmed_at))] if confirmed_at else []),
        Line(_tr("Belongs to"), "" if memory.being_id == OWNER_BEING else shown(memory.being_id)),
    ]
    return [line for line in lines if line.value]


def _times(memory: Memory, now: int) -> list[Line]:
    lines = [Line(_tr("Kept"), _large(ago(memory.created_at, now)), exact(memory.created_at))]
    if memory.updated_at is not None:
        lines.append(Line(_tr("Changed"), _large(ago(memory.updated_at, now)), exact(memory.updated_at)))
    if memory.last_accessed is None:
        lines.append(Line(_tr("Recalled"), _tr("Never by an assistant")))
    else:
        lines.append(Line(_tr("Recalled"), _large(ago(memory.last_accessed, now)), exact(memory.last_accessed)))
    return lines


def names(memory: Memory) -> str:
    """Return the technical names of a memory, for those who need them."""
    session = f"  ·  {shown(memory.session)}" if memory.session else ""
    return f"{shown(memory.id)}{session}"
