"""Whether a memory is likely to have aged, and why: pure functions of its words, its kind and its dates."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from math import exp2, log2
from typing import Final

from wellkept.model.fold import fold
from wellkept.model.kinds import Kind
from wellkept.recall.dates import DAY_MS, day_of, times_in
from wellkept.teach import ageing_english, ageing_german
from wellkept.teach.ageing_days import coming_day, named_day
from wellkept.teach.ageing_reasons import AGE_HOLDS_DAYS, ASK_FROM, HALF_LIFE, PASSED, Reason
from wellkept.teach.language import guess_language

ZONES_DAYS: Final = 1
"""Days are UTC here; a day is over everywhere on earth one day after it is over there."""
LATER_DAYS: Final = 7
"""When a card comes back that was put off: our judgement, the same weekday of another week."""
_AGAIN_MIN_DAYS, _AGAIN_MAX_DAYS = 180, 3650
_TEXT_MAX: Final = 600  # characters read: what ages is said early, and a page would cost too much
_YOURS: Final = re.compile(r" (?:the )?(?:owner|user|i|my|ich|mein|meine|besitzer|besitzerin) ")

NEVER: Final = 253_402_300_799_999
"""An instant that does not come: 9999-12-31, ms since 1970 UTC."""


@dataclass(frozen=True, slots=True)
class Aged:
    """Why a memory may have aged.

    Attributes: `likelihood` that it is no longer so, 0..1; `half_life` in days, after which half of what is said for
    this `reason` is no longer so; `day` the one that has passed, where one was named by its date; `yours` whether the
    sentence begins with the owner.
    """

    reason: Reason
    likelihood: float
    half_life: int
    day: date | None = None
    yours: bool = False


def judge(text: str, kind: Kind, said: int, now: int, confirmed: int | None = None) -> Aged | None:
    """Return why a memory may have aged, None where nothing in it ages or its day has not come yet.

    `said` is when its words were written, `confirmed` when the owner last said that they are true; ms since 1970 UTC.
    """
    folded = f" {fold(text[:_TEXT_MAX])} "
    day, today = day_of(said), day_of(now)
    yours = _YOURS.match(folded) is not None
    found = _by_day(text[:_TEXT_MAX], folded, said, day)
    if found is not None:
        reason, due, named = found
        if (today - due).days <= ZONES_DAYS:
            return None
        return Aged(reason, PASSED, HALF_LIFE[reason], named, yours)
    since = max(said, confirmed or said)
    by_words = _by_words(text, folded, kind)
    if by_words is None:
        return None
    return Aged(by_words, likelihood(by_words, (now - since) / DAY_MS), HALF_LIFE[by_words], None, yours)


def likelihood(reason: Reason, days: float) -> float:
    """Return how likely something is no longer so after some days, 0..1: 1 - 2^(-days / half-life).

    An age is right until the birthday nobody told us has surely passed.
    """
    if reason in (Reason.AGE, Reason.PET):
        return PASSED if days >= AGE_HOLDS_DAYS else 0.0
    return 1.0 - exp2(-max(days, 0.0) / HALF_LIFE[reason])


def is_asked(aged: Aged | None) -> bool:
    """Tell whether a memory has aged enough to ask."""
    return aged is not None and aged.likelihood >= ASK_FROM


def ask_again(aged: Aged | None, confirmations: int, now: int) -> int:
    """Return when to ask again about what was confirmed so many times, in ms since 1970 UTC.

    A day does not pass twice. Otherwise each confirmation doubles the usual wait, which is never under half a year
    nor over ten: what stayed true so long will stay longer. Our judgement, after spaced repetition.
    """
    if aged is None or aged.day is not None or aged.reason is Reason.SOON:
        return NEVER
    usual = AGE_HOLDS_DAYS if aged.reason in (Reason.AGE, Reason.PET) else aged.half_life * -log2(1.0 - ASK_FROM)
    if aged.reason not in (Reason.AGE, Reason.PET):
        usual *= 2.0 ** min(confirmations, 12)
    return now + int(min(max(usual, _AGAIN_MIN_DAYS), _AGAIN_MAX_DAYS) * DAY_MS)


def later(now: int) -> int:
    """Return when to ask again about what was put off; ms since 1970 UTC."""
    return now + LATER_DAYS * DAY_MS


_OPINIONS = frozenset({Kind.PREFERENCE, Kind.INSIGHT})
"""How somebody is, rather than how things stand: only words about time say that it may be over."""
_OF_TIME = frozenset({Reason.SOON, Reason.NOW, Reason.INTENT, Reason.PROJECT})


def _word(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<= )(?:{pattern})(?= )")


class _Language:
    """The patterns of one language. All of them at once, first: most sentences have none, and that is soon seen."""

    def __init__(self, code: str, patterns: Iterable[tuple[Reason, str]]) -> None:
        self._code = code
        self.every = tuple((reason, _word(pattern)) for reason, pattern in patterns)
        self.any = _word("|".join(pattern for _, pattern in patterns))

    def may_be(self, text: str) -> bool:
        """Tell whether a text may be of this language.

        English counts for all but German: its patterns are several words long, where German has single ones that
        mean something else in English ("bald", "plant").
        """
        guessed = guess_language(text, otherwise=self._code)
        return guessed == self._code or (self._code == "en" and guessed != "de")


_LANGUAGES: Final = (_Language("en", ageing_english.PATTERNS), _Language("de", ageing_german.PATTERNS))
_ANIMALS = _word(f"{ageing_english.ANIMALS}|{ageing_german.ANIMALS}")
_COMES = _word(f"{ageing_english.COMES}|{ageing_german.COMES}")
_ENDS = _word(f"{ageing_english.ENDS}|{ageing_german.ENDS}")
_STANDS = _word(f"{ageing_english.STANDS}|{ageing_german.STANDS}")
_NOT_ONCE = _word(f"{ageing_english.NOT_ONCE}|{ageing_german.NOT_ONCE}")


def _by_words(text: str, folded: str, kind: Kind) -> Reason | None:
    """Return the first reason that fits, in English or German; in either, where a short sentence may be both."""
    for language in _LANGUAGES:
        if not language.any.search(folded) or not language.may_be(text):
            continue
        for reason, pattern in language.every:
            if _fits(reason, kind) and pattern.search(folded) and (reason is not Reason.SOON or _STANDS.search(folded)):
                return _pet(reason, folded)
    return None


def _fits(reason: Reason, kind: Kind) -> bool:
    return kind not in _OPINIONS or reason in _OF_TIME


def _pet(reason: Reason, folded: str) -> Reason:
    return Reason.PET if reason is Reason.AGE and _ANIMALS.search(folded) else reason


def _by_day(text: str, folded: str, said_ms: int, said: date) -> tuple[Reason, date, date | None] | None:
    """Return the reason, the last day, and that day again where it was named by its date, of what waits for a day."""
    if _NOT_ONCE.search(folded):
        return None
    named = named_day(text, said, said_ms)
    if named is not None:
        due, with_year = named
        ends = _ENDS.search(folded)
        if not times_in(folded.strip()):
            return Reason.SOON, due, None  # "this month": a day that is meant, but not named
        if ends or with_year or _COMES.search(folded):
            return (Reason.DEADLINE if ends else Reason.PLAN), due, due
    due_soon = coming_day(folded, said, to_come=_COMES.search(folded) is not None)
    return (Reason.SOON, due_soon, None) if due_soon is not None else None
