"""A small run of each of the doors' runners; `make doors` runs them at the size that was promised."""

from collections.abc import Callable

import pytest

from tests.doors import asking_all, contract, load, refusals


@pytest.mark.parametrize(
    ("run", "size", "expected"),
    [
        pytest.param(contract.run, 401, "contract 11 of 11", id="contract"),
        pytest.param(asking_all.run, 1, "failures 0", id="schemathesis"),
        pytest.param(refusals.run, 60, "auth 13 of 13", id="auth"),
        pytest.param(load.run, 1, "load seconds 1 lost 0 errors 0", id="load"),
    ],
)
def test_the_doors_keep_what_they_promise(run: Callable[[int, int], str], size: int, expected: str) -> None:
    assert expected in run(size, 2)
