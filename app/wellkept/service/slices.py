"""Acts on many memories in slices, and how words leave the word indexes at the least cost for so many."""

from collections.abc import Callable

from wellkept.model.query import Filters
from wellkept.service.answers import Progress, Steps
from wellkept.store.store import Store

SLICE = 500
"""How many memories one slice of long work touches: a few tens of ms, so that a search slips between."""
FEW = 20
"""How many one slice touches where each is looked for in every piece of the indexes: 5 to 11 ms each."""
_LEAST = 50
_SHARE = 0.001
"""From this share of all memories on it is cheaper to write the indexes anew, 0.01 ms for each memory there is,
than to take words out one by one."""

Act = Callable[[int, int], None]


def in_slices(store: Store, total: int, act: Act, *, rewords: bool) -> Steps[None]:
    """Call `act` with the start and end of each slice of so many memories, all in order.

    `rewords` says that words may leave the indexes by it. Closing it half way leaves them clean, too.
    """
    if not rewords:
        yield from _slices(total, SLICE, act)
    elif total < max(_LEAST, _SHARE * store.count(Filters())):
        yield from _slices(total, FEW, act)
    else:
        with store.erasing_many():
            yield from _slices(total, SLICE, act)
            for _ in store.tidy(wholly=True):
                yield Progress(total, total)


def _slices(total: int, size: int, act: Act) -> Steps[None]:
    for start in range(0, total, size):
        end = min(start + size, total)
        act(start, end)
        yield Progress(end, total)
