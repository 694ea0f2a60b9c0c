"""Keeping accepted sentences: an update gives a memory new words, a known one is reinforced, any other is written."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from wellkept.model.errors import InvalidMemory, MemoryNotFound, WellkeptError
from wellkept.model.ids import new_memory_id
from wellkept.model.said import said
from wellkept.model.text import content_of, normalise, tags_of
from wellkept.service.answers import Act, Kept, Progress, Steps, StepsOutside
from wellkept.service.changing import Clock
from wellkept.service.forgotten import ForgottenPrints
from wellkept.service.holding_back import HeldBack, hold_back
from wellkept.service.known import known, prepared, told_once
from wellkept.service.profiling import keep_lines
from wellkept.service.remembering import new_memory, reinforced, stamped, updated
from wellkept.service.requests import Keep, Proposal
from wellkept.service.undo import Change, UndoList
from wellkept.store.store import Row, Store
from wellkept.teach.novelty import FORM_BYTES, form, says_the_same

_SLICE = 200
"""How many sentences one slice looks for among those known, and writes: a few tens of ms."""


def keep(
    store: Store, undo: UndoList, clock: Clock, request: Keep, forgotten: ForgottenPrints | None = None
) -> StepsOutside[Kept]:
    """Keep accepted sentences as one act with one undo; what was forgotten is held back.

    All are checked before the first is written. Raises: InvalidMemory, naming the sentence's number among several;
    MemoryNotFound for an update of a memory that is gone; CannotTell for an assistant, while the key to the list of
    what was forgotten is out of reach.
    """
    many = len(request.proposals) > 1
    proposals = [_checked(number if many else 0, one) for number, one in enumerate(request.proposals, 1)]
    yield from prepared(store)
    targets = _targets(store, request.being_id, proposals)
    held = HeldBack()
    if forgotten is not None:
        held = yield from hold_back(store, forgotten, request, proposals)
    targets = {place: key for place, key in targets.items() if place not in held.places}
    act = _Act(store, request, clock())
    try:
        yield from act.update(targets, proposals)
        yield from act.keep(
            [place for place in range(len(proposals)) if place not in targets and place not in held.places], proposals
        )
    finally:
        undo.record(Act.TEACH, list(act.changes.values()), beside=held.allowed)
    if act.updated:
        store.scrub()
    lines = [line for line in request.lines if not held.places.intersection(line.behind)]
    keep_lines(store, request.being_id, lines, [act.keys.get(place, 0) for place in range(len(proposals))])
    keys = tuple(act.keys[place] for place in range(len(proposals)) if place not in held.places)
    reinforced_count = len(keys) - act.added - act.updated
    return Kept(keys, act.added, reinforced_count, act.updated, len(held.places), held.unsure)


class _Act:
    """One act of keeping: what it has done so far."""

    def __init__(self, store: Store, request: Keep, now: int) -> None:
        self._store = store
        self._request = request
        self._now = stamped(store, request.being_id, now)
        self._session = new_memory_id(self._now).replace("mem_", "ses_")
        self.changes: dict[int, Change] = {}
        self.keys: dict[int, int] = {}  # by the place of the proposal
        self.added = 0
        self.updated = 0

    def update(self, targets: Mapping[int, int], proposals: Sequence[Proposal]) -> Steps[None]:
        """Give memories new words: all updates come first, so that what says the same as one of them is known."""
        places = list(targets)
        for start in range(0, len(places), _SLICE):
            changes: dict[int, Change] = {}
            with self._store.undisturbed():
                for place in places[start : start + _SLICE]:
                    key = targets[place]
                    before = changes[key].after if key in changes else self._store.row(key).memory
                    if before is not None:
                        first = changes.get(key, Change(key, before, before))
                        changes[key] = replace(first, after=updated(before, proposals[place], self._request, self._now))
                    self.keys[place] = key
                self._write(changes)
            for change in changes.values():
                self._note(change)
            self.updated += len(places[start : start + _SLICE])
            yield Progress(len(self.keys), len(proposals))

    def keep(self, places: Sequence[int], proposals: Sequence[Proposal]) -> Steps[None]:
        """Write what is new, reinforce what is known."""
        for start in range(0, len(places), _SLICE):
            self._keep_some({place: proposals[place] for place in places[start : start + _SLICE]})
            yield Progress(len(self.keys), len(proposals))

    def _keep_some(self, batch: Mapping[int, Proposal]) -> None:
        """Look for sentences and write them in one transaction; what was done is noted once it is on the disk."""
        with told_once(self._store):
            fresh, told_again = self._sorted(batch)
            inserted = self._insert(fresh, batch)
            changes = reinforced(told_again, self._request, self._now)
            self._write(changes)
        self.added += len(inserted)
        for change in (*inserted, *changes.values()):
            self._note(change)

    def _sorted(self, batch: Mapping[int, Proposal]) -> tuple[dict[bytes, list[int]], list[tuple[Row, Proposal]]]:
        """Return what is new and what is known."""
        fresh: dict[bytes, list[int]] = {}  # places that say the same, by their form and, rarely, more
        told_again: list[tuple[Row, Proposal]] = []
        for place, proposal in batch.items():
            said = form(proposal.content)
            row = known(self._store, self._request.being_id, proposal.content, said)
            if row is None:
                fresh.setdefault(_said_in(fresh, batch, proposal, said), []).append(place)
            else:
                told_again.append((row, proposal))
                self.keys[place] = row.key
        return fresh, told_again

    def _insert(self, fresh: Mapping[bytes, list[int]], batch: Mapping[int, Proposal]) -> list[Change]:
        if not fresh:
            return []
        firsts = [batch[places[0]] for places in fresh.values()]
        new = [new_memory(self._request, proposal, self._now, self._session) for proposal in firsts]
        keys = self._store.insert(new, [said[:FORM_BYTES] for said in fresh])
        for key, places in zip(keys, fresh.values(), strict=True):
            self.keys.update(dict.fromkeys(places, key))
        return [Change(key, None, memory) for key, memory in zip(keys, new, strict=True)]

    def _write(self, changes: Mapping[int, Change]) -> None:
        if changes:
            self._store.replace([Row(change.key, change.after) for change in changes.values() if change.after])

    def _note(self, change: Change) -> None:
        """Remember what an act did to a memory, from before its first change to after its last."""
        first = self.changes.get(change.key, change)
        self.changes[change.key] = Change(change.key, first.before, change.after)


def _said_in(fresh: Mapping[bytes, list[int]], batch: Mapping[int, Proposal], proposal: Proposal, said: bytes) -> bytes:
    """Return under what a new sentence is gathered: its form, and its own words where a guard keeps it apart."""
    places = fresh.get(said)
    if places is None or says_the_same(batch[places[0]].content, proposal.content):
        return said
    return said + proposal.content.encode()


def _checked(number: int, proposal: Proposal) -> Proposal:
    try:
        content = content_of(proposal.content)
        if not 0.0 <= proposal.importance <= 1.0:
            raise InvalidMemory("Importance must lie between 0 and 1.", "Choose a number in that range.")
    except InvalidMemory as error:
        if not number:
            raise
        raise _numbered(error, number) from error
    return replace(proposal, content=content, tags=tags_of(proposal.tags), about=normalise(proposal.about) or "owner")


def _numbered(error: WellkeptError, number: int) -> WellkeptError:
    """Return a fault that says which of several sentences it is about."""
    return type(error)(said("Sentence {number:,}: {what}", number=number, what=error.sentence), error.next_step)


def _targets(store: Store, being_id: str, proposals: Sequence[Proposal]) -> dict[int, int]:
    """Return the keys of the memories that sentences update, by the place of the sentence."""
    targets: dict[int, int] = {}
    said: dict[bytes, int] = {}
    for place, proposal in enumerate(proposals):
        if proposal.updates is None:
            continue
        try:
            row = _target(store, being_id, proposal.updates, proposal.content)
            if said.setdefault(form(proposal.content), row.key) != row.key:
                raise _SaidElsewhere
        except WellkeptError as error:
            if len(proposals) == 1:
                raise
            raise _numbered(error, place + 1) from error
        if row.memory.content != proposal.content:  # otherwise it is told again, and updates nothing
            targets[place] = row.key
    return targets


def _target(store: Store, being_id: str, memory_id: str, content: str) -> Row:
    row = store.by_id(memory_id)
    if row.memory.being_id != being_id:
        raise MemoryNotFound
    other = known(store, being_id, content)
    if other is not None and other.key != row.key:
        raise _SaidElsewhere
    return row


class _SaidElsewhere(InvalidMemory):
    sentence = "Another memory already says this."
    next_step = "Forget one of the two, or word this one differently."
