"""Amounts and prices in words."""

import pytest

from wellkept.providers.remote_models import RemoteModel
from wellkept.ui.money import dollars, meaning_price, reading_price, roughly, short_price


@pytest.mark.parametrize(
    ("usd", "says"),
    [
        (0, "$0"),
        (0.00001, "less than $0.0001"),
        (0.0031, "$0.0031"),
        (0.01, "$0.01"),
        (4.2, "$4.20"),
        (1234.5, "$1,234.50"),
        (-2.5, "-$2.50"),
    ],
)
def test_an_amount_has_the_places_that_say_something(usd: float, says: str) -> None:
    assert dollars(usd) == says


@pytest.mark.parametrize(
    ("usd", "says"),
    [
        (0, "nothing"),
        (0.0002, "far less than a cent"),
        (0.005, "less than a cent"),
        (0.01, "about a cent"),
        (0.02, "about 2 cents"),
        (0.994, "about 99 cents"),
        (3.0, "about $3.00"),
    ],
)
def test_roughly(usd: float, says: str) -> None:
    assert roughly(usd) == says


@pytest.mark.parametrize(
    ("model", "says"),
    [
        (RemoteModel("a"), ""),
        (RemoteModel("a", usd_in=0.0, usd_out=0.0), "free"),
        (RemoteModel("a", usd_in=0.0), "free"),
        (RemoteModel("a", usd_in=0.1, usd_out=0.4), "$0.10 / $0.40"),
        (RemoteModel("a", usd_in=0.02), "$0.02"),
    ],
)
def test_a_price_in_a_list(model: RemoteModel, says: str) -> None:
    assert short_price(model) == says


@pytest.mark.parametrize(
    ("model", "says"),
    [
        (RemoteModel("a"), "Its price is not known here."),
        (RemoteModel("a", usd_in=0.0, usd_out=0.0), "It is free."),
        (RemoteModel("a", usd_in=0.1, usd_out=0.4), "About $0.10 per million tokens read and $0.40 per million "
         "written; a page of text costs far less than a cent."),
        (RemoteModel("a", usd_in=15.0, usd_out=75.0), "About $15.00 per million tokens read and $75.00 per million "
         "written; a page of text costs about 6 cents."),
    ],
)  # fmt: skip
def test_the_price_of_finding_sentences(model: RemoteModel, says: str) -> None:
    assert reading_price(model) == says


@pytest.mark.parametrize(
    ("model", "memories", "says"),
    [
        (RemoteModel("a"), 12, "Its price is not known here."),
        (RemoteModel("a", usd_in=0.0), 12, "It is free."),
        (RemoteModel("a", usd_in=0.01), 0, "About $0.01 per million tokens."),
        (RemoteModel("a", usd_in=0.13), 4312, "About $0.13 per million tokens; reading 4,312 memories once costs "
         "about 2 cents."),
    ],
)  # fmt: skip
def test_the_price_of_finding_by_meaning(model: RemoteModel, memories: int, says: str) -> None:
    assert meaning_price(model, memories) == says
