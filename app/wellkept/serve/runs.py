"""Long work under way in the thread of the store: what runs, what waits for a call, and what comes first."""

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial

from wellkept.service.steps import Outside, Progress, StepsOutside
from wellkept.service.wellkept import Wellkept

Act = Callable[[Wellkept], object]
"""Answers at once, or `Steps` to the answer."""


class Pace(IntEnum):
    """How a job is served: looks between slices, acts one after the other, upkeep when nothing else runs."""

    LOOK = 0
    ACT = 1
    UPKEEP = 2


@dataclass(slots=True, eq=False)
class Job:
    """What is to be done; `future` takes the answer or the fault."""

    act: Act = field(repr=False)
    pace: Pace
    future: Future[object] = field(default_factory=Future, repr=False)


@dataclass(slots=True, eq=False)
class Run:
    """A long job. `follow` does its next slice."""

    job: Job
    steps: StepsOutside[object] = field(repr=False)
    follow: Callable[[], Progress | Outside] = field(repr=False)


class Runs:
    """What waits for a call takes no turn."""

    def __init__(self) -> None:
        self._running: list[Run] = []
        self._away: list[Run] = []

    def __bool__(self) -> bool:
        """Say whether there is a slice to do."""
        return bool(self._running)

    @property
    def acting(self) -> bool:
        """Whether an act is under way: another one waits until it ends, or waits for a call. As in the window."""
        return any(run.job.pace is Pace.ACT for run in self._running)

    @property
    def keeping_up(self) -> bool:
        """Whether upkeep is under way."""
        return any(run.job.pace is Pace.UPKEEP for run in (*self._running, *self._away))

    def begin(self, job: Job, steps: StepsOutside[object]) -> None:
        """Add a job."""
        self._running.append(Run(job, steps, partial(next, steps)))

    def next(self) -> Run | None:
        """Return the one whose turn it is: looks, then acts, then upkeep; of the same pace the one begun first."""
        return min(self._running, key=lambda run: run.job.pace, default=None)

    def upkeep(self) -> Run | None:
        """Return upkeep that can go on; an act is not broken into."""
        if self.acting:
            return None
        return next((run for run in self._running if run.job.pace is Pace.UPKEEP), None)

    def follow(self, run: Run) -> Progress | Outside:
        """Do a slice. Raises: what it raises; then, and at its end, it is under way no more."""
        try:
            step = run.follow()
        except BaseException:
            self._running.remove(run)
            raise
        run.follow = partial(next, run.steps)
        if isinstance(step, Outside):
            self._running.remove(run)
            self._away.append(run)
        return step

    def come_back(self, run: Run, answer: object, fault: BaseException | None) -> None:
        """Go on with one whose call was made."""
        if run in self._away:
            self._away.remove(run)
            run.follow = partial(run.steps.send, answer) if fault is None else partial(run.steps.throw, fault)
            self._running.append(run)

    def end_all(self) -> list[Job]:
        """End all between two slices and return their jobs."""
        runs, self._running, self._away = [*self._running, *self._away], [], []
        for run in runs:
            run.steps.close()
        return [run.job for run in runs]
