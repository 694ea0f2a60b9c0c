"""Running long work to its end in one thread."""

from collections.abc import Callable, Generator
from typing import Any

import pytest

from wellkept.service.answers import Outside, Progress, finish


def _asking(call: Callable[[Callable[[], bool]], object]) -> Generator[Progress | Outside, Any, object]:
    yield Progress(0, 2)
    try:
        answer = yield Outside(call)
    except OSError:
        answer = "a fault"
    yield Progress(1, 2)
    return answer


def _fails(_cancelled: Callable[[], bool]) -> object:
    raise OSError


def _breaks(_cancelled: Callable[[], bool]) -> object:
    raise ZeroDivisionError


@pytest.mark.parametrize(
    ("call", "answer"),
    [
        pytest.param(lambda cancelled: cancelled(), False, id="nobody cancels"),
        pytest.param(_fails, "a fault", id="a fault is thrown into the steps"),
    ],
)
def test_a_call_outside_is_made_and_its_outcome_comes_back(
    call: Callable[[Callable[[], bool]], object], answer: object
) -> None:
    assert finish(_asking(call)) == answer


def test_a_fault_that_the_steps_do_not_expect_comes_out() -> None:
    with pytest.raises(ZeroDivisionError):
        finish(_asking(_breaks))


def test_progress_is_told() -> None:
    told: list[Progress] = []
    finish(_asking(lambda _: 1), told.append)
    assert told == [Progress(0, 2), Progress(1, 2)]
