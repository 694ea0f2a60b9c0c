"""Between a row of the `memories` table and a `Memory`."""

from __future__ import annotations

import json
from collections.abc import Iterable

import apsw

from wellkept.model.fold import index_text
from wellkept.model.kinds import Kind
from wellkept.model.memory import Earlier, Memory, Trust
from wellkept.model.text import fingerprint

COLUMNS = (
    "id, being_id, kind, content, source, importance, tags, created_at, updated_at, last_accessed,"
    " about, space, by, core, trust, quote, session"
)
WRITTEN = f"{COLUMNS}, folded, fingerprint"


def to_row(memory: Memory) -> tuple[apsw.SQLiteValue, ...]:
    """Return what is written for a memory, in the order of `WRITTEN`."""
    return (
        memory.id,
        memory.being_id,
        memory.kind.value,
        memory.content,
        memory.source,
        float(memory.importance),
        json.dumps(memory.tags, ensure_ascii=False),
        memory.created_at,
        memory.updated_at,
        memory.last_accessed,
        memory.about,
        memory.space,
        memory.by,
        int(memory.core),
        memory.trust.value,
        memory.quote,
        memory.session,
        index_text(memory.content, memory.tags),
        fingerprint(memory.content),
    )


def to_memory(values: tuple[apsw.SQLiteValue, ...], history: Iterable[Earlier] = ()) -> Memory:
    """Return the memory that a row holds; `values` in the order of `COLUMNS`."""
    (
        memory_id, being_id, kind, content, source, importance, tags, created_at, updated_at, last_accessed,
        about, space, by, core, trust, quote, session,
    ) = values  # fmt: skip
    return Memory(
        id=str(memory_id),
        being_id=str(being_id),
        kind=Kind(kind),
        content=str(content),
        source=str(source),
        importance=float(importance),  # type: ignore[arg-type] # STRICT tables hold what they declare
        tags=tuple(json.loads(str(tags))),
        created_at=created_at,  # type: ignore[arg-type] # as above
        updated_at=updated_at,  # type: ignore[arg-type] # as above
        last_accessed=last_accessed,  # type: ignore[arg-type] # as above
        about=str(about),
        space=space,  # type: ignore[arg-type] # as above
        by=str(by),
        core=bool(core),
        trust=Trust(trust),
        quote=quote,  # type: ignore[arg-type] # as above
        session=session,  # type: ignore[arg-type] # as above
        history=tuple(history),
    )
