"""How often may be asked, and that who guesses does not hold up who was let in."""

import pytest

from wellkept.serve.limits import Limits, Rates

LIMITS = Limits(often_rate=2, often_burst=3, stranger_rate=0.5, stranger_burst=2)


class Seconds:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def seconds() -> Seconds:
    return Seconds()


@pytest.fixture
def rates(seconds: Seconds) -> Rates:
    return Rates(LIMITS, seconds)


def test_a_stranger_has_few_and_is_told_when_to_come_again(rates: Rates, seconds: Seconds) -> None:
    assert [rates.take("here", "wk_guess") for _ in range(3)] == [0, 0, 2]
    seconds.now += 2
    assert rates.take("here", "another guess") == 0


def test_who_was_let_in_has_a_count_of_its_own(rates: Rates) -> None:
    assert rates.take("here", "wk_right") == 0
    rates.let_in("here", "wk_right")
    for _ in range(5):
        rates.take("here", "wk_guess")
    assert [rates.take("here", "wk_right") for _ in range(4)] == [0, 0, 0, 1]


def test_who_is_shut_out_counts_as_a_stranger_again(rates: Rates) -> None:
    rates.let_in("here", "wk_right")
    rates.shut_out("wk_right")
    assert [rates.take("here", "wk_right") for _ in range(3)] == [0, 0, 2]


def test_a_burst_comes_back_and_is_never_more(rates: Rates, seconds: Seconds) -> None:
    rates.let_in("here", "wk_right")
    for _ in range(3):
        rates.take("here", "wk_right")
    seconds.now += 1000
    assert [rates.take("here", "wk_right") for _ in range(4)] == [0, 0, 0, 1]


def test_so_many_strangers_do_not_fill_the_memory(rates: Rates) -> None:
    for number in range(5000):
        rates.take(f"10.0.{number // 256}.{number % 256}", "")
        rates.let_in("", f"token {number}")
    assert max(len(rates._strangers), len(rates._known)) <= 1024
