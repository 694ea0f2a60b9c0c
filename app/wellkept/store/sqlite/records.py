"""Between a row of the `memories` table and a `Memory`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

import apsw

from wellkept.model.fold import index_text
from wellkept.model.kinds import Kind
from wellkept.model.memory import Earlier, Memory, Trust
from wellkept.model.text import exact_digest, fingerprint

COLUMNS = (
    "id, being_id, kind, content, source, importance, tags, created_at, updated_at, last_accessed,"
    " about, space, by, core, trust, quote, session"
)
WRITTEN = f"{COLUMNS}, folded, fingerprint, exact"


def to_row(memory: Memory) -> tuple[apsw.SQLiteValue, ...]:
    """Return what is written for a memory, in the order of `WRITTEN`."""
    content = memory.content
    return (*to_columns(memory), index_text(content, memory.tags), fingerprint(content), exact_digest(content))


def to_columns(memory: Memory) -> tuple[apsw.SQLiteValue, ...]:
    """Return what stands of a memory itself in its row, in the order of `COLUMNS`."""
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
    )


def to_memory(values: Sequence[Any], history: Iterable[Earlier] = ()) -> Memory:
    """Return the memory that a row holds; `values` in the order of `COLUMNS`, of the types that STRICT tables keep."""
    (
        memory_id, being_id, kind, content, source, importance, tags, created_at, updated_at, last_accessed,
        about, space, by, core, trust, quote, session,
    ) = values  # fmt: skip
    return Memory(
        id=memory_id,
        being_id=being_id,
        kind=Kind(kind),
        content=content,
        source=source,
        importance=importance,
        tags=tuple(json.loads(tags)),
        created_at=created_at,
        updated_at=updated_at,
        last_accessed=last_accessed,
        about=about,
        space=space,
        by=by,
        core=bool(core),
        trust=Trust(trust),
        quote=quote,
        session=session,
        history=tuple(history),
    )
