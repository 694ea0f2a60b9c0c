"""A memory as JSON, with the names that the Novaterra memory model gives its fields, and ours."""

from wellkept.model.instants import to_iso
from wellkept.model.memory import Memory

Json = dict[str, object]


def to_json(memory: Memory) -> Json:
    """Return a memory as a JSON object; times in ISO 8601, UTC."""
    return {
        "id": memory.id,
        "beingId": memory.being_id,
        "kind": memory.kind.value,
        "content": memory.content,
        "source": memory.source,
        "importance": memory.importance,
        "tags": list(memory.tags),
        "createdAt": to_iso(memory.created_at),
        "updatedAt": _iso(memory.updated_at),
        "lastAccessed": _iso(memory.last_accessed),
        "about": memory.about,
        "space": memory.space,
        "by": memory.by,
        "core": memory.core,
        "trust": memory.trust.value,
        "quote": memory.quote,
        "history": [
            {"was": earlier.was, "changedAt": to_iso(earlier.changed_at), "why": earlier.why}
            for earlier in memory.history
        ],
    }


def _iso(ms: int | None) -> str | None:
    return None if ms is None else to_iso(ms)
