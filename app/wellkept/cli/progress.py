"""A bar while something takes long: on a terminal only, so that scripts read nothing but the answer."""

import sys
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import click

from wellkept.cli.stopping import stopping
from wellkept.service import answers
from wellkept.service.answers import Outside, Progress, StepsOutside

T = TypeVar("T")


def finish(steps: StepsOutside[T], told: Callable[[Progress], None] | None = None) -> T:
    """Run long work to its end and return its answer. What stops the program comes between two slices of it.

    So what was written is known; a call to another computer is no slice, and is cut short.
    """
    return answers.finish(_slice_by_slice(steps), told)


def _slice_by_slice(steps: StepsOutside[T]) -> StepsOutside[T]:
    act: Callable[[], Progress | Outside] = partial(next, steps)
    try:
        while True:
            with stopping.held():
                step = act()
            try:
                act = partial(steps.send, (yield step))
            except Exception as fault:  # noqa: BLE001 - the steps decide what a fault of a call means
                act = partial(steps.throw, fault)
    except StopIteration as end:
        answer: T = end.value
        return answer
    finally:
        steps.close()


def worked(steps: StepsOutside[T], label: str) -> T:
    """Work through `steps` and return their answer; the bar, on standard error, shows once there is much to do."""
    seen = sys.stderr is not None and sys.stderr.isatty()
    with click.progressbar(length=1, label=label, file=sys.stderr, hidden=not seen) as bar:

        def tell(step: Progress) -> None:
            if step.total:
                bar.length = step.total
                bar.update(step.done - bar.pos)

        answer = finish(steps, tell)
        bar.update(max(0, (bar.length or 1) - bar.pos))
        return answer
