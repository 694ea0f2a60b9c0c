"""The order in which requests are served: what the owner looks at comes before long work."""

from collections import deque
from dataclasses import dataclass

from wellkept.service.requests import Count, Find, FindSentences, ShowDetails, ShowFacets, ShowRows, Tidy
from wellkept.ui.errands import FetchDraft, KeepDraft, ReadText

# Served between two slices of long work, in this order.
_QUICK: tuple[type, ...] = (Find, ShowDetails, ShowRows, KeepDraft, FetchDraft, ShowFacets, Count)
# Long work that changes no memory, so that changes may slip in between its slices too.
_READING: tuple[type, ...] = (FindSentences, ReadText, Tidy)


@dataclass(frozen=True, slots=True)
class Job:
    """A request and the ticket its answer will carry."""

    ticket: int
    request: object


def is_reading(job: Job) -> bool:
    """Say whether a long job changes no memory."""
    return isinstance(job.request, _READING)


class Waiting:
    """Jobs waiting to be run, for one thread. Only the newest `Find` waits; `ShowRows` newest first."""

    def __init__(self) -> None:
        self._quick: dict[type, deque[Job]] = {kind: deque() for kind in _QUICK}
        self._slow: deque[Job] = deque()

    def put(self, job: Job) -> None:
        """Add a job; an older `Find` that still waits is dropped."""
        lane = self._quick.get(type(job.request), self._slow)
        if isinstance(job.request, Find):
            lane.clear()
        lane.append(job)

    def take_quick(self) -> Job | None:
        """Return the next job that the owner is looking at, if there is one."""
        for kind, lane in self._quick.items():
            if lane:
                return lane.pop() if kind is ShowRows else lane.popleft()
        return None

    def take_slow(self) -> Job | None:
        """Return the next job that changes something or takes long, if there is one."""
        return self._slow.popleft() if self._slow else None

    def drop(self, ticket: int) -> Job | None:
        """Take a job out unrun and return it, if it still waits."""
        for lane in (*self._quick.values(), self._slow):
            for job in lane:
                if job.ticket == ticket:
                    lane.remove(job)
                    return job
        return None

    def drain(self) -> list[Job]:
        """Take everything out, in order of serving."""
        jobs = [job for lane in self._quick.values() for job in lane] + list(self._slow)
        for lane in (*self._quick.values(), self._slow):
            lane.clear()
        return jobs

    def __len__(self) -> int:
        return len(self._slow) + sum(len(lane) for lane in self._quick.values())
