"""Why a memory is asked about, in the owner's words."""

from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from wellkept.model.memory import Trust
from wellkept.service.still_requests import StillCard
from wellkept.teach.ageing import NEVER
from wellkept.teach.ageing_reasons import Reason
from wellkept.ui.ages import ago
from wellkept.ui.ages import date as local_day
from wellkept.ui.counting import counted
from wellkept.ui.locales import owner_locale

_DAY_MS = 86_400_000
_YEAR_DAYS = 365.25

# By reason: of the owner, and of somebody else.
_REASONS: dict[Reason, tuple[str, str]] = {
    Reason.PLAN: ("A plan for {date}, which has passed", "A plan for {date}, which has passed"),
    Reason.DEADLINE: ("Something up to {date}, which has passed", "Something up to {date}, which has passed"),
    Reason.SOON: ("Something that was still to come", "Something that was still to come"),
    Reason.PET: ("How old an animal is", "How old an animal is"),
    Reason.AGE: ("How old you are", "How old somebody is"),
    Reason.HEALTH: ("How your health is", "How somebody's health is"),
    Reason.STUDY: ("What you study or learn", "What somebody studies or learns"),
    Reason.WORK: ("What your work is", "What somebody's work is"),
    Reason.HOME: ("Where you live", "Where somebody lives"),
    Reason.MARRIED: ("That you are married", "That somebody is married"),
    Reason.PARTNER: ("Whether you have a partner", "Whether somebody has a partner"),
    Reason.PRICE: ("What something costs", "What something costs"),
    Reason.PROJECT: ("What you were in the middle of", "What somebody was in the middle of"),
    Reason.INTENT: ("What you were planning", "What somebody was planning"),
    Reason.NOW: ("Something that was so at the time", "Something that was so at the time"),
}
_SAID = {
    Trust.SAID: "As you said it {ago}",
    Trust.FOUND: "As a text of yours had it {ago}",
    Trust.GUESSED: "As a model guessed it {ago}",
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("still", text)


def reason(card: StillCard) -> str:
    """Return why a memory is asked about."""
    yours, theirs = _REASONS[card.aged.reason]
    text = _tr(yours if card.aged.yours else theirs)
    return text.format(date=_day(card.aged.day)) if card.aged.day is not None else text


def said(card: StillCard, now: int) -> str:
    """Return how a memory came to be believed, and how long ago; `now` in ms since 1970 UTC."""
    if card.confirmed_at is not None and card.confirmed_at >= card.said_at:
        return _tr("You last said that it is true {ago}").format(ago=long_ago(card.confirmed_at, now))
    return _tr(_SAID[card.memory.trust]).format(ago=long_ago(card.said_at, now))


def confirmed(confirmed_at: int, now: int) -> str:
    """Return when the owner said that a memory is still true; both in ms since 1970 UTC."""
    return _tr("You said this is still true {ago}").format(ago=long_ago(confirmed_at, now))


def asked_again(ask_after: int) -> str:
    """Return what is noted after "true"; `ask_after` in ms since 1970 UTC."""
    if ask_after >= NEVER:
        return _tr("Still true. You will not be asked again.")
    return _tr("Still true. Asked again on {date} at the earliest.").format(date=local_day(ask_after))


def put_off(ask_after: int) -> str:
    """Return what is noted after "later"; `ask_after` in ms since 1970 UTC."""
    return _tr("Put off to {date}.").format(date=local_day(ask_after))


def long_ago(then: int, now: int) -> str:
    """Return how long ago an instant was, in whole years where that is how people count; ms since 1970 UTC."""
    years = round((now - then) / _DAY_MS / _YEAR_DAYS)
    if (now - then) / _DAY_MS < 365:
        return ago(then, now)
    return counted("still", "a year ago", "{n} years ago", max(years, 1))


def _day(day: date | None) -> str:
    if day is None:
        return ""
    return owner_locale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
