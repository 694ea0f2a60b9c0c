"""Changing from one embedder to another only if the owner's exam comes out no worse, or the owner wants it anyway.

Two settings of the file say how far that is, so a crash in between leaves the old embedder serving: the verdict
that made a change wait, and the id of an embedder that is wanted whatever the exam says. Neither holds words.
"""

from __future__ import annotations

import json
from dataclasses import asdict

from wellkept.providers.embedder import Embedder
from wellkept.service.answers import Steps
from wellkept.service.exam import ExamGate
from wellkept.service.marks import Verdict, Waiting
from wellkept.service.nearness import Nearness
from wellkept.store.store import Store

_WAITS, _ANYWAY = "embedder.waits", "embedder.anyway"


class ChangeOver:
    """What is known about the change to the embedder chosen last."""

    def __init__(self, store: Store, gate: ExamGate) -> None:
        self._store = store
        self._gate = gate

    def choose(self, new: Embedder, *, anyway: bool) -> None:
        """Begin anew: the exam decides about this one, unless it is wanted anyway. To be written before the choice."""
        self._store.save_setting(_WAITS, "")
        self._store.save_setting(_ANYWAY, new.id if anyway else "")

    def waiting(self, chosen: Embedder, serving: Embedder) -> Waiting | None:
        """Return what the owner has to decide about, if there is something."""
        if chosen is serving or not (text := self._store.setting(_WAITS)):
            return None
        try:
            found = json.loads(text)
            verdict, model = Verdict(**found["verdict"]), found["id"]
        except (ValueError, KeyError, TypeError):
            return None  # by another version: the exam is asked again
        return Waiting(chosen.name, serving.name, verdict) if model == chosen.id else None

    def needs_exam(self, chosen: Embedder) -> bool:
        """Whether the exam has a say in this change."""
        return self._store.setting(_ANYWAY) != chosen.id and self._gate.asked

    def approve(self, chosen: Embedder, old: Nearness | None, new: Nearness) -> Steps[bool]:
        """Ask the exam with both; where it comes out worse, note it, and the change waits."""
        verdict = yield from self._gate.compare(old, new)
        if verdict.worse:
            self._store.save_setting(_WAITS, json.dumps({"id": chosen.id, "verdict": asdict(verdict)}))
        return not verdict.worse
