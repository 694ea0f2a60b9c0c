"""Long work in slices, with calls to the network in between, and how to take it to its end in one thread."""

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar


@dataclass(frozen=True, slots=True)
class Progress:
    """How far long work has come: `done` of `total` (0 while the total is not known)."""

    done: int
    total: int


Cancelled = Callable[[], bool]
"""Asked several times a second by a call that may wait; answering True ends it."""


@dataclass(frozen=True, slots=True)
class Outside:
    """A call that may wait on the network: `run` is made on a thread that touches no store.

    What it answers is sent into the steps that yielded it, what it raises is thrown into them.
    """

    run: Callable[[Cancelled], object] = field(repr=False)


A = TypeVar("A")
Steps = Generator[Progress, None, A]
"""Long work in slices: each `next()` does one short slice; the answer is the generator's return value.

Closing the generator between slices cancels what is left; what is done stays done and undoable.
"""
StepsOutside = Generator[Progress | Outside, Any, A]
"""The same, with calls to the network in between."""


def finish(steps: StepsOutside[A], told: Callable[[Progress], None] | None = None) -> A:
    """Run long work to its end and return its answer, calls to the network included.

    `told` hears how far it has come after each slice. What interrupts it (Ctrl+C) closes the steps at once.
    """
    follow: Callable[[], Progress | Outside] = partial(next, steps)
    try:
        while True:
            step = follow()
            follow = _made(steps, step) if isinstance(step, Outside) else partial(next, steps)
            if told is not None and isinstance(step, Progress):
                told(step)
    except StopIteration as end:
        answer: A = end.value
        return answer
    finally:
        steps.close()


def _made(steps: StepsOutside[A], call: Outside) -> Callable[[], Progress | Outside]:
    """Make a call here and return what hands its outcome to the steps."""
    try:
        answer = call.run(_never)
    except Exception as fault:  # noqa: BLE001 - the steps decide what a fault means
        return partial(steps.throw, fault)
    return partial(steps.send, answer)


def _never() -> bool:
    return False
