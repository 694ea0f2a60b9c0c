"""Long work under way in the store's thread: what runs, what waits for the network, and what comes first."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from wellkept.service.answers import Outside, Progress, StepsOutside
from wellkept.ui.waiting import Job, is_background, is_reading


@dataclass(slots=True)
class Run:
    """A long job. `follow` does its next slice; see `answers.Steps`."""

    job: Job
    steps: StepsOutside[object] = field(repr=False)
    follow: Callable[[], Progress | Outside] = field(repr=False)


class Runs:
    """The newest is served first, work in the background last; what waits for the network takes no turn."""

    def __init__(self) -> None:
        self._running: list[Run] = []
        self._away: dict[int, Run] = {}

    def __bool__(self) -> bool:
        """Say whether there is a slice to do."""
        return bool(self._running)

    @property
    def first(self) -> Run:
        """The one whose turn it is."""
        return self._running[-1]

    @property
    def may_begin(self) -> bool:
        """Whether another long job may begin now: what changes memories runs to its end."""
        return not self._running or is_reading(self._running[-1].job)

    def begin(self, job: Job, steps: StepsOutside[object]) -> None:
        """Add a job."""
        run = Run(job, steps, partial(next, steps))
        self._running.insert(0 if is_background(job.request) else len(self._running), run)

    def follow(self) -> Progress | Outside:
        """Do a slice of the first. Raises: what it raises; then, and at its end, it is under way no more."""
        run = self._running[-1]
        try:
            step = run.follow()
        except BaseException:
            self._running.remove(run)
            raise
        run.follow = partial(next, run.steps)
        if isinstance(step, Outside):
            self._running.remove(run)
            self._away[run.job.ticket] = run
        return step

    def come_back(self, ticket: int, answer: object, fault: Exception | None) -> None:
        """Go on with one that waited: below what changes memories, which is not to be broken into."""
        run = self._away.pop(ticket, None)
        if run is None:
            return
        run.follow = partial(run.steps.send, answer) if fault is None else partial(run.steps.throw, fault)
        places = (place for place, other in enumerate(self._running) if not is_reading(other.job))
        self._running.insert(0 if is_background(run.job.request) else next(places, len(self._running)), run)

    def end(self, ticket: int) -> Job | None:
        """End one between two slices and return its job; None if it is not under way."""
        found = [run for run in (*self._running, *self._away.values()) if run.job.ticket == ticket]
        for run in found:
            run.steps.close()
        self._running = [run for run in self._running if run not in found]
        self._away.pop(ticket, None)
        return found[0].job if found else None

    def end_all(self) -> list[Job]:
        """End all and return their jobs."""
        jobs = [run.job for run in (*self._running, *self._away.values())]
        for job in jobs:
            self.end(job.ticket)
        return jobs
