"""The receipt: what of a forgotten memory stood in which file before, and what stands there now.

What is looked for lies in RAM from a forget until the next one, until it is taken back, or until the store is
closed; it is never written anywhere, and a receipt holds numbers only.
"""

from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from wellkept.service.answers import Forgotten, Progress, Steps, StepsOutside
from wellkept.service.file_search import Finder
from wellkept.service.receipt_requests import (
    AskWaiting,
    CheckForgotten,
    FileChecked,
    ForgetChecked,
    NothingForgotten,
    Receipt,
    Waits,
)
from wellkept.store.store import Store
from wellkept.store.traces import FileRole, OwnedFile, Traces

MOST = 100
"""Of so many memories at most the traces are noted, so that forgetting many takes no longer for it."""

Forget = Callable[[Sequence[int]], Steps[Forgotten]]
Pay = Callable[[], StepsOutside[int]]
_Found = dict[OwnedFile, frozenset[bytes]]


class Receipts:
    """The use cases. `forget` is the forgetting that they look after, `pay` forgets in the backups too."""

    def __init__(self, store: Store, clock: Callable[[], int], forget: Forget, pay: Pay) -> None:
        self._store, self._clock, self._forget, self._pay = store, clock, forget, pay
        self._keys: tuple[int, ...] = ()
        self._traces: Traces | None = None
        self._before: _Found | None = None

    @property
    def use_cases(self) -> Mapping[type, Callable[[Any], object]]:
        """What it answers, by request."""
        return {
            ForgetChecked: self.forget,
            CheckForgotten: lambda _: self.check(),
            AskWaiting: lambda _: self.waiting(),
        }

    def note(self, keys: Sequence[int], wishes: Sequence[str] = ()) -> None:
        """Note what is to be looked for of memories that are about to be forgotten, and of the wishes that go too.

        Too many are not noted.
        """
        self._keys, self._before = tuple(keys), None
        self._traces = self._store.traces_of(keys, wishes) if 0 < len(keys) <= MOST else None

    def forget(self, request: ForgetChecked) -> StepsOutside[Receipt | NothingForgotten]:
        """Search, forget, and search again."""
        self.note(request.keys)
        if self._traces is not None:
            self._before = yield from self._search(self._traces)
        yield from self._forget(request.keys)
        return (yield from self.check())

    def check(self) -> StepsOutside[Receipt | NothingForgotten]:
        """Search for what was forgotten last."""
        traces = self._traces
        if traces is None or self._store.rows(self._keys):
            self.close()  # too many, or they are back
            return NothingForgotten()
        scrubbed = self._store.scrub()
        yield from self._pay()
        after = yield from self._search(traces)
        others = yield from self._others(frozenset[bytes]().union(*after.values()))
        return self._receipt(traces, after, others, scrubbed=scrubbed)

    def waiting(self) -> Waits:
        """Pay what scrubbing is owed, if it can be, and say how many memories still wait."""
        return Waits(0 if self._store.scrub() else self._store.forgotten_waiting())

    def close(self) -> None:
        """Hold nothing any more."""
        self._keys, self._traces, self._before = (), None, None

    def _receipt(self, traces: Traces, after: _Found, others: frozenset[bytes], *, scrubbed: bool) -> Receipt:
        before = self._before
        kinds = Counter(trace.kind for trace in traces.traces)
        return Receipt(
            memories=traces.count,
            sought=tuple(sorted(kinds.items())),
            files=tuple(_file_checked(file, before, after, others) for file in _each_once(before, after)),
            terms=len(traces.words) + len(traces.trigrams),
            terms_left=sum(self._store.in_indexes(traces)),
            scrubbed=scrubbed,
            sent=traces.sent,
            at=self._clock(),
        )

    def _search(self, traces: Traces) -> Generator[Progress, None, _Found]:
        finder = Finder([one.data for one in traces.traces])
        words = frozenset(one.data for one in traces.traces if one.data.isalnum())
        files = self._store.owned_files()
        total, done = sum(file.size for file in files), 0
        found: _Found = {}
        for file in files:
            found[file] = frozenset()
            for so_far in finder.found_in(self._store.contents_of(file)):
                # The names of settings are words, and nothing else can get into that file.
                found[file] = so_far - words if file.role is FileRole.WINDOW else so_far
                yield Progress(min(done, total), total)
                done += 1 << 20
        return found

    def _others(self, found: frozenset[bytes]) -> Generator[Progress, None, frozenset[bytes]]:
        """Return what of it stands in what is kept."""
        others: frozenset[bytes] = frozenset()
        for held in self._store.held_by_others(tuple(found)):
            others = held
            yield Progress(0, 0)
        return others


def _each_once(before: _Found | None, after: _Found) -> list[OwnedFile]:
    """Return the files there are, then those that were there before only."""
    there = {file.path for file in after}
    return [*after, *(file for file in before or () if file.path not in there)]


def _file_checked(file: OwnedFile, before: _Found | None, after: _Found, others: frozenset[bytes]) -> FileChecked:
    found = after.get(file, frozenset())
    was = None
    if before is not None:
        was = next((len(sought) for one, sought in before.items() if one.path == file.path), 0)
    return FileChecked(file.path.name, file.role, file.size, was, len(found), len(found & others), file.sealed)
