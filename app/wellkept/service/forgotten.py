"""What was forgotten stays forgotten: it is known again by fingerprints when somebody brings it back.

Of each forgotten sentence, and of its earlier words, two fingerprints are kept: of its exact and of its canonical
form, BLAKE2b with a key that is in the system keyring and not in the store. A stolen store alone therefore cannot
even confirm a guess at what was forgotten; nothing of the words is kept anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from wellkept.model.errors import StoreError, WellkeptError
from wellkept.model.text import fingerprint
from wellkept.providers.print_key import FoundKey, PrintKey
from wellkept.service.answers import Outside, StepsOutside
from wellkept.service.forgotten_requests import (
    EmptyForgotten,
    ForgottenList,
    KeyPlace,
    ShowForgotten,
    WatchForgotten,
)
from wellkept.store.forgotten import Print
from wellkept.store.store import Row, Store
from wellkept.teach.novelty import form

PRINT_BYTES = 16
WAIT_S = 3.0
"""How long to wait for a keyring before going on without it, in seconds; the same as for the key of a service."""

_WATCHED = "forgotten.watched"
_DAY_MS = 86_400_000


class HadForgotten(WellkeptError):
    """The owner types what they had forgotten."""

    sentence = "You had this forgotten. Keep it again?"
    next_step = "Save once more to keep it."


class CannotTell(WellkeptError):
    """An assistant writes while the key is out of reach, so nobody can say whether it was forgotten."""

    sentence = "Some memories were forgotten, and the key that would tell whether this is one of them is out of reach."
    next_step = "Unlock your keyring, or empty the list: wellkept forgotten --empty."


@dataclass(frozen=True, slots=True)
class Said:
    """A forgotten sentence as plain digests, in RAM only, until there is a key."""

    exact: bytes = field(repr=False)
    form: bytes = field(repr=False)


def said_by(being_id: str, content: str, its_form: bytes | None = None) -> Said:
    """Return what is fingerprinted of a sentence: whose it is, its exact and its canonical form."""
    whose = being_id.encode() + b"\0"
    return Said(whose + fingerprint(content), whose + (its_form or form(content)))


def printed(said: Said, key: FoundKey) -> Print:
    """Return the fingerprints of a sentence. Without the key they cannot be made, nor tried."""
    exact, canonical = (
        blake2b(value, key=key.raw, digest_size=PRINT_BYTES, person=person).digest()
        for value, person in ((said.exact, b"wellkept exact"), (said.form, b"wellkept form"))
    )
    return Print(exact, canonical, key.name)


class ForgottenPrints:
    """The list, over one open store. Use it from one thread only.

    The keyring is opened by the first act of forgetting, later when something is to be compared with what it noted.
    """

    def __init__(self, store: Store, clock: Callable[[], int], key: PrintKey) -> None:
        self._store, self._clock, self._key = store, clock, key
        self._pending: dict[Said, None] = {}

    @property
    def use_cases(self) -> Mapping[type, Callable[[Any], object]]:
        """What it answers, by request."""
        return {
            ShowForgotten: lambda _: self.show(),
            EmptyForgotten: lambda _: self.empty(),
            WatchForgotten: lambda request: self.watch(on=request.on),
        }

    @property
    def watched(self) -> bool:
        """Whether the owner wants what was forgotten to be held back."""
        return self._store.setting(_WATCHED) != "no"

    @property
    def nothing(self) -> bool:
        """Whether there is nothing that anybody could bring again."""
        return not self.watched or not (self._pending or self._store.print_makers())

    def watch(self, *, on: bool) -> ForgottenList:
        """Hold it back from now on, or no longer; what is on the list stays there."""
        self._store.save_setting(_WATCHED, "yes" if on else "no")
        return self.state()

    def show(self) -> StepsOutside[ForgottenList]:
        """Say how the list stands; the keyring is opened only if there is anything on it."""
        yield from self.ready()
        return self.state()

    def state(self) -> ForgottenList:
        """Say how the list stands, as far as is known without waiting."""
        self.settle()
        key, makers = self._key.look(), self._store.print_makers()
        unknown = sum(count for maker, count in makers.items() if maker != key.name) if key.key is not None else 0
        return ForgottenList(
            sum(makers.values()),
            unknown,
            self.watched,
            KeyPlace(key.kept_in.value),
            key.keyring,
            self._key.file,
            len(self._pending),
        )

    def empty(self) -> ForgottenList:
        """Remove all fingerprints, with every trace in the file."""
        self._pending.clear()
        self._store.empty_prints()
        self._store.scrub()
        return self.state()

    def note(self, rows: Iterable[Row]) -> tuple[Said, ...]:
        """Note what was just forgotten, earlier words included, and return what undo has to take back.

        Nothing here can keep a memory from being forgotten: without a key, or on a full disk, it waits in RAM.
        """
        if not self.watched:
            return ()
        said = dict.fromkeys(
            said_by(row.memory.being_id, words)
            for row in rows
            for words in (row.memory.content, *(earlier.was for earlier in row.memory.history))
        )
        fresh = tuple(one for one in said if one not in self._pending)
        self.put(fresh)
        return fresh

    def put(self, said: Sequence[Said]) -> None:
        """Note sentences again."""
        self._pending |= dict.fromkeys(said)
        with suppress(StoreError):
            if self._pending and self._key.look().key is None:
                self._key.begin(self._store.print_makers(), make=True)
            self.settle()

    def take_back(self, said: Sequence[Said]) -> None:
        """Note sentences no longer: they are not forgotten any more, or only once again when that was undone."""
        for one in said:
            self._pending.pop(one, None)
        key = self._key.look()
        if key.key is not None and said:
            self._store.drop_prints([printed(one, key).exact for one in said])

    def settle(self, wait_s: float = 0.0) -> None:
        """Write down what waited for the key, if it is there within so many seconds."""
        if self._pending and (key := self._key.look(wait_s)).key is not None:
            prints = [printed(one, key) for one in self._pending]
            self._store.add_prints(prints, self._clock() // _DAY_MS)
            self._pending.clear()

    def ready(self) -> StepsOutside[bool]:
        """Fetch the key, if there is anything to compare with, and answer whether comparing is possible."""
        if not self.watched:
            return True
        makers = self._store.print_makers()
        if not makers:
            return True  # what still waits for the key is known in RAM
        self._key.begin(makers, make=False)
        if self._key.look().key is None:
            yield Outside(lambda _: self._key.wait(WAIT_S))
        self.settle()
        return self._key.look().key is not None

    def had(self, being_id: str, content: str, its_form: bytes | None = None) -> bool:
        """Return whether a being had this forgotten, in these words or in others that mean the same.

        False while the key is out of reach: `ready` tells.
        """
        return bool(self.had_among([said_by(being_id, content, its_form)]))

    def had_among(self, said: Sequence[Said]) -> frozenset[int]:
        """Return the places of those sentences that were forgotten, as `had` says of one."""
        if not said or not self.watched:
            return frozenset()
        waiting = frozenset(place for place, one in enumerate(said) if one in self._pending)
        key = self._key.look()
        if key.key is None:
            return waiting
        prints = [printed(one, key) for one in said]
        there = self._store.printed([one.exact for one in prints], [one.form for one in prints])
        return waiting.union(at for at, one in enumerate(prints) if one.exact in there or one.form in there)

    def allow(self, being_id: str, contents: Iterable[str]) -> tuple[Print, ...]:
        """Take sentences off the list, in whatever words they stand there: the owner wants them again."""
        key = self._key.look()
        said = [said_by(being_id, content) for content in contents]
        self._pending = {one: None for one in self._pending if one not in said}
        if key.key is None or not said:
            return ()
        prints = [printed(one, key) for one in said]
        return self._store.drop_prints([one.exact for one in prints], [one.form for one in prints])

    def restore(self, prints: Sequence[Print]) -> None:
        """Put fingerprints on the list again."""
        if prints:
            self._store.add_prints(prints, self._clock() // _DAY_MS)

    def lift(self, prints: Sequence[Print]) -> None:
        """Take fingerprints off the list."""
        self._store.drop_prints([one.exact for one in prints])

    def close(self) -> None:
        """Write down what still waits; a keyring that does not answer is not waited for for long."""
        with suppress(StoreError):
            self.settle(WAIT_S)


@dataclass(slots=True)
class Noted:
    """What an act of forgetting noted, for undo: taken back it is forgotten no more, done again it is."""

    forgotten: ForgottenPrints = field(repr=False)
    said: list[Said] = field(default_factory=list, repr=False)

    def note(self, rows: Iterable[Row]) -> None:
        """Note some more that were just forgotten."""
        self.said += self.forgotten.note(rows)

    def back(self) -> None:
        """Drop the fingerprints."""
        self.forgotten.take_back(self.said)

    def again(self) -> None:
        """Note them again."""
        self.forgotten.put(self.said)


@dataclass(frozen=True, slots=True)
class Allowed:
    """What the owner wanted again, for undo of teaching it."""

    forgotten: ForgottenPrints = field(repr=False)
    prints: tuple[Print, ...] = field(repr=False)

    def back(self) -> None:
        """Hold it back again."""
        self.forgotten.restore(self.prints)

    def again(self) -> None:
        """Allow it again."""
        self.forgotten.lift(self.prints)
