"""A bar while something takes long: on a terminal only, so that scripts read nothing but the answer."""

import sys
from typing import TypeVar

import click

from wellkept.service.answers import Progress, StepsOutside, finish

T = TypeVar("T")


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
