import pytest

from tests.teach.injections import ABOUT_PEOPLE, ORDERS
from wellkept.teach.orders import reads_like_an_order


@pytest.mark.parametrize("order", ORDERS.values(), ids=list(ORDERS))
def test_an_order_is_seen(order: str) -> None:
    assert reads_like_an_order(order)


@pytest.mark.parametrize("sentence", ABOUT_PEOPLE)
def test_a_sentence_about_people_is_none(sentence: str) -> None:
    assert not reads_like_an_order(sentence)
