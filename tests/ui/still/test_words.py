"""Why a card is asked, in words."""

from datetime import date

import pytest

from tests.building import DAY, NOON, memory
from wellkept.model.memory import Trust
from wellkept.service.still_requests import StillCard
from wellkept.teach.ageing import Aged
from wellkept.teach.ageing_reasons import Reason
from wellkept.ui.still import words

YEAR = 365 * DAY


def card(reason: Reason, *, yours: bool = True, days: int = 800, **record: object) -> StillCard:
    day = date(2026, 3, 12) if reason in (Reason.PLAN, Reason.DEADLINE) else None
    confirmed = record.pop("confirmed_at", None)
    assert confirmed is None or isinstance(confirmed, int)
    said = NOON - days * DAY
    return StillCard(1, memory("Owner.", **record), Aged(reason, 0.5, 9, day, yours), said, confirmed)


@pytest.mark.parametrize("reason", list(Reason))
@pytest.mark.parametrize("yours", [True, False], ids=["yours", "somebody's"])
def test_every_reason_has_words(reason: Reason, yours: bool) -> None:
    text = words.reason(card(reason, yours=yours))
    assert text
    assert "{" not in text
    assert not (yours and "somebody" in text)


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (card(Reason.HOME), "As you said it 2 years ago"),
        (card(Reason.HOME, days=400, trust=Trust.FOUND), "As a text of yours had it a year ago"),
        (card(Reason.HOME, days=30, trust=Trust.GUESSED), "As a model guessed it 4 weeks ago"),
        (card(Reason.HOME, confirmed_at=NOON - 3 * DAY), "You last said that it is true 3 days ago"),
    ],
    ids=["said", "found", "guessed", "confirmed"],
)
def test_how_it_came_to_be_believed(asked: StillCard, says: str) -> None:
    assert words.said(asked, NOON) == says


def test_where_you_live() -> None:
    assert words.reason(card(Reason.HOME)) == "Where you live"
    assert words.reason(card(Reason.HOME, yours=False)) == "Where somebody lives"
