"""What a key may spend, in words."""

import pytest

from wellkept.providers.key_facts import KeyFacts
from wellkept.ui.settings.spending import spending

NO_LIMIT = "It has no limit of its own. Give it one on the service's page, so that no mistake can cost much."


@pytest.mark.parametrize(
    ("facts", "says"),
    [
        (KeyFacts(), NO_LIMIT),
        (KeyFacts(5.0, 4.2), "It may still spend $4.20 of $5.00."),
        (KeyFacts(5.0, 4.2, resets="daily"), "It may still spend $4.20 of $5.00 today."),
        (KeyFacts(5.0, 4.2, resets="sometimes"), "It may still spend $4.20 of $5.00."),
        (KeyFacts(remaining_usd=1.5), "It may still spend $1.50."),
        (KeyFacts(5.0, 0.0), "It has reached its limit: raise it on the service's page, or use another key."),
        (KeyFacts(5.0, -0.01), "It has reached its limit: raise it on the service's page, or use another key."),
        (KeyFacts(5.0, 5.0, 0.0), "It may still spend $5.00 of $5.00. Spent with it: $0 in all."),
        (KeyFacts(used_usd=1.25, used_today_usd=0.5, used_month_usd=1.0),
         NO_LIMIT + " Spent with it: $0.50 today, $1.00 this month, $1.25 in all."),
        (KeyFacts(1.0, 1.0, expires="2027-01-31T00:00:00Z"),
         "It may still spend $1.00 of $1.00. It is valid until Sunday, January 31, 2027."),
        (KeyFacts(1.0, 1.0, expires="some day"), "It may still spend $1.00 of $1.00. It is valid until some day."),
        (KeyFacts(1.0, 1.0, free_tier=True), "It may still spend $1.00 of $1.00. No credit has been bought for it yet, "
         "so only free models answer, and few times a day."),
    ],
)  # fmt: skip
def test_spending(facts: KeyFacts, says: str) -> None:
    assert spending(facts) == says
