"""A run cut into shares, one for each processor, and their lines made one."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import zip_longest
from multiprocessing import get_context

Run = Callable[[int, int], str]

_LEAST = 10
"""A share is at least so large: starting another process takes as long."""


def in_shares(run: Run, n: int, seed: int) -> str:
    """Run shares side by side, each with a chance of its own, and return one line for all of them."""
    shares = max(1, min(os.cpu_count() or 1, n // _LEAST))
    sizes = [n // shares + (number < n % shares) for number in range(shares)]
    if shares == 1:
        return run(n, seed)
    with ProcessPoolExecutor(shares, mp_context=get_context("spawn")) as pool:
        return added(list(pool.map(run, sizes, range(seed, seed + shares))))


def added(lines: Sequence[str]) -> str:
    """Add lines of names and figures, such as `kills 250 lost 0 back 0`; a name that one alone has comes last."""
    sums: dict[str, int] = {}
    for line in lines:
        words = line.split()
        for name, figure in zip_longest(words[::2], words[1::2]):
            sums[name] = sums.get(name, 0) + int(figure)
    return " ".join(f"{name} {figure}" for name, figure in sums.items())
