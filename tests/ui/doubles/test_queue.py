"""The pairs that wait: less what was decided, with two that became one counted as one, and all of it taken back."""

import pytest

from wellkept.service.answers import Novelty
from wellkept.service.double_answers import Double
from wellkept.ui.doubles.queue import Queue


def _queue(*pairs: tuple[int, int]) -> Queue:
    queue = Queue()
    queue.add(Double(older, newer, Novelty.NEAR) for older, newer in pairs)
    return queue


def _open(queue: Queue) -> list[tuple[int, int]]:
    return [(one.older, one.newer) for one in queue.open]


@pytest.mark.parametrize(
    ("row", "kept", "gone", "left"),
    [
        (0, 0, 0, [(1, 3), (3, 4)]),
        (0, 1, 2, [(1, 3), (3, 4)]),
        (0, 2, 1, [(2, 3), (3, 4)]),
        (1, 1, 3, [(1, 2), (1, 4)]),
        (1, 3, 1, [(3, 2), (3, 4)]),
    ],
    ids=["both kept", "older kept", "newer kept", "what follows is like the one left", "so is what came before"],
)
def test_a_decision_takes_its_pair_out(row: int, kept: int, gone: int, left: list[tuple[int, int]]) -> None:
    queue = _queue((1, 2), (1, 3), (3, 4))
    queue.decide(row, kept=kept, gone=gone)
    assert _open(queue) == left


def test_pairs_that_became_the_same_wait_once_and_one_with_itself_not_at_all() -> None:
    queue = _queue((1, 2), (1, 3), (2, 3))
    queue.decide(0, kept=1, gone=2)
    assert _open(queue) == [(1, 3)]
    queue.decide(0, kept=3, gone=1)
    assert _open(queue) == []


def test_what_was_made_part_of_what_was_made_part_counts_as_the_last() -> None:
    queue = _queue((1, 2), (2, 3), (1, 9))
    queue.decide(0, kept=2, gone=1)
    queue.decide(0, kept=3, gone=2)
    assert _open(queue) == [(3, 9)]


def test_a_decision_taken_back_brings_its_pair_where_it_was_and_again_takes_it_out() -> None:
    queue = _queue((1, 2), (3, 4), (4, 5))
    queue.decide(1, kept=3, gone=4)
    assert _open(queue) == [(1, 2), (3, 5)]
    assert queue.turn((4, 3)) == 1
    assert _open(queue) == [(1, 2), (3, 4), (4, 5)]
    assert queue.turn((4, 3)) is None
    assert _open(queue) == [(1, 2), (3, 5)]


def test_what_was_skipped_stays_away_whatever_is_taken_back() -> None:
    queue = _queue((1, 2), (3, 4))
    queue.skip(0)
    assert queue.turn(()) is None
    assert queue.turn((1, 2)) is None
    assert _open(queue) == [(3, 4)]


def test_what_comes_later_is_told_what_became_of_others() -> None:
    queue = _queue((1, 2))
    queue.decide(0, kept=1, gone=2)
    queue.add([Double(2, 7, Novelty.NEAR)])
    assert _open(queue) == [(1, 7)]


def test_looking_anew_forgets_all() -> None:
    queue = _queue((1, 2), (3, 4))
    queue.skip(0)
    queue.clear()
    assert _open(queue) == []
    queue.add([Double(1, 2, Novelty.NEAR)])
    assert _open(queue) == [(1, 2)]
