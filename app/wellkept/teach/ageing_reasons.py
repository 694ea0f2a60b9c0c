"""Why a memory may have aged, and how fast each reason wears: half-lives in days, with where each comes from."""

from enum import StrEnum
from typing import Final


class Reason(StrEnum):
    """What a memory says that does not stay true. The first that fits is the one that is told."""

    PLAN = "plan"  # for a day that is named
    DEADLINE = "deadline"  # until a day that is named
    SOON = "soon"  # "next month", "tomorrow": a day counted from when it was said
    PET = "pet"  # how old an animal is
    AGE = "age"  # how old somebody is
    HEALTH = "health"
    STUDY = "study"
    WORK = "work"
    HOME = "home"
    MARRIED = "married"
    PARTNER = "partner"
    PRICE = "price"  # what something costs, subscriptions
    PROJECT = "project"  # what somebody is in the middle of
    INTENT = "intent"  # a plan without a day
    NOW = "now"  # "currently", "these days"


HALF_LIFE: Final[dict[Reason, int]] = {
    # A day that has passed makes a plan old at once; half-lives of these two only say how long it takes to matter.
    Reason.PLAN: 1,
    Reason.DEADLINE: 1,
    # "Soon" without a unit: our judgement, about a month.
    Reason.SOON: 30,
    # An age holds for a year, so at a day nobody knows half of all ages are still right half a year later.
    Reason.PET: 183,
    Reason.AGE: 183,
    # A broken bone heals in 6 to 12 weeks (NHS), a flu in 2; a pregnancy has at a random day 20 weeks to go.
    Reason.HEALTH: 60,
    # A bachelor takes 3 years (Bologna, 180 credits), an apprenticeship about as long: at a random day half is left.
    Reason.STUDY: 548,
    # Median tenure with an employer is 3.9 years (US Bureau of Labor Statistics, January 2024). Where leaving is as
    # likely in every year, what is left of a job at a random day lasts as long as what has been.
    Reason.WORK: 1424,
    # About 12 of 100 people move in a year (US Census Bureau, American Community Survey, 2022): ln 2 / -ln 0.88 years.
    Reason.HOME: 1980,
    # 52 of 100 first marriages last 20 years (US National Health Statistics Reports 49, 2012).
    Reason.MARRIED: 7305,
    # Being single, together or engaged: our judgement, two years.
    Reason.PARTNER: 730,
    # Most such contracts run, and most prices stand, for a year: at a random day half of it is left.
    Reason.PRICE: 183,
    # A course, a book, a search, a renovation: our judgement, a season.
    Reason.PROJECT: 90,
    # What somebody wants to do without saying when: our judgement, half a year.
    Reason.INTENT: 180,
    # "Currently", of anything: our judgement, a season.
    Reason.NOW: 90,
}
"""Days after which half of what was said for a reason is no longer so."""

AGE_HOLDS_DAYS: Final = 366
"""From here on an age in years is surely wrong: before, it is right as often as not, and asking would nag."""

ASK_FROM: Final = 0.25
"""Asked is what is no longer so with this likelihood, 0..1. Our judgement: of four cards one is worth the three."""

PASSED: Final = 0.95
"""The likelihood, 0..1, once the day has passed: what was still to come is done or dropped, but for a slip of ours."""
