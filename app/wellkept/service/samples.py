"""Sample memories to look around in: written into an empty store, told from real ones by their mark, forgotten wholly.

A sample's source begins with "sample:", and so does its session, which nobody else can give: sessions are made
by the program. What an owner teaches that a sample says already becomes the owner's own (`remembering.reinforced`),
so forgetting the samples never takes what a real text said.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from wellkept.model.errors import WellkeptError
from wellkept.model.ids import new_memory_id
from wellkept.model.kinds import coerce_kind
from wellkept.model.memory import Earlier, Memory, Trust
from wellkept.model.query import Filters
from wellkept.model.text import content_of, tags_of
from wellkept.service.answers import Act, Samples
from wellkept.service.places import resources
from wellkept.service.requests import AddSamples, AskSamples
from wellkept.service.undo import Change, UndoList
from wellkept.store.store import Store

LANGUAGES = ("en", "de")
"""Those that the samples are told in."""
PREFIX = "sample"
_SETTING = "samples."  # and the being
_MARK = PREFIX + ":"
_DAY_MS = 86_400_000


class NotEmpty(WellkeptError):
    """Samples would stand among the owner's own memories."""

    sentence = "There are memories here already, so no samples were added."
    next_step = "Samples are for a look around before the first memory is taught."


def sample_file(language: str) -> Path:
    """Return the file of samples in a language, by its code; the English one where there is none in it."""
    told_in = f".{language}" if language in LANGUAGES[1:] else ""
    return resources() / "sample" / f"memories{told_in}.json"


def is_sample(memory: Memory) -> bool:
    """Say whether a memory is a sample, and not one that an assistant gave a source of that name."""
    return memory.source.startswith(_MARK) and (memory.session or "").startswith(_MARK)


class SampleCases:
    """The use cases. Whether a being may have samples stands in a setting: looking for them reads every memory."""

    def __init__(self, store: Store, undo: UndoList, clock: Callable[[], int]) -> None:
        self._store, self._undo, self._clock = store, undo, clock
        self._had_some: set[str] = set()  # beings, since the file was opened: an undo may bring samples back
        self.use_cases: Mapping[type, Callable[[Any], object]] = {AddSamples: self.add, AskSamples: self.show}

    def add(self, request: AddSamples) -> Samples:
        """Write sample memories as one act with one undo. Raises: NotEmpty."""
        if self._store.count(Filters(being_id=request.being_id)):
            raise NotEmpty
        now = self._clock()
        new = [_sample(record, request.being_id, now) for record in json.loads(request.text)]
        new.sort(key=lambda memory: memory.created_at)
        self._had_some.add(request.being_id)
        self._store.save_setting(_SETTING + request.being_id, "1")
        keys = self._store.insert(new)
        self._undo.record(Act.SAMPLES, [Change(key, None, memory) for key, memory in zip(keys, new, strict=True)])
        return Samples(keys)

    def show(self, request: AskSamples) -> Samples:
        """Return which memories of a being are samples, the newest first."""
        noted = bool(self._store.setting(_SETTING + request.being_id))
        if not noted and request.being_id not in self._had_some:
            return Samples(())
        keys = self._store.newest_keys(Filters(sources=(PREFIX,), being_id=request.being_id))
        found = tuple(row.key for row in self._store.rows(keys) if is_sample(row.memory))
        if found:
            self._had_some.add(request.being_id)
        if noted != bool(found):
            self._store.save_setting(_SETTING + request.being_id, "1" if found else "")
        return Samples(found)


def _sample(record: Mapping[str, Any], being_id: str, now: int) -> Memory:
    """Return a memory from its record in the file of samples; its days count back from `now`, ms since 1970 UTC."""
    created_at = _before(now, record["days"])
    history = tuple(Earlier(one["was"], _before(now, one["days"]), one["why"]) for one in record.get("history", ()))
    return Memory(
        id=new_memory_id(created_at),
        being_id=being_id,
        kind=coerce_kind(record["kind"]),
        content=content_of(record["content"]),
        source=_MARK + record["source"],
        importance=record["importance"],
        tags=tags_of(record.get("tags", ())),
        created_at=created_at,
        updated_at=history[-1].changed_at if history else None,
        about=record.get("about", "owner"),
        core=record.get("core", False),
        trust=Trust(record.get("trust", Trust.FOUND)),
        quote=record.get("quote"),
        session=f"{_MARK}{record['source']}:{int(record['days'])}",
        history=history,
    )


def _before(now: int, days: float) -> int:
    return now - round(days * _DAY_MS)
