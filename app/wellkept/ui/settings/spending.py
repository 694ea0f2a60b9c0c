"""What a key may spend and has spent, in plain sentences."""

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt

from wellkept.model.text import shown
from wellkept.providers.key_facts import KeyFacts
from wellkept.ui.locales import owner_locale
from wellkept.ui.money import dollars

_RESETS = {"daily": "of {limit} today", "weekly": "of {limit} this week", "monthly": "of {limit} this month"}
_ISO_DAY_CHARS = 10


def _tr(text: str) -> str:
    return QCoreApplication.translate("spending", text)


def spending(facts: KeyFacts) -> str:
    """Return all that a service says about a key, one sentence after the other."""
    return " ".join(part for part in (_limit(facts), _used(facts), _tier(facts), _end(facts)) if part)


def _limit(facts: KeyFacts) -> str:
    if facts.spent:
        return _tr("It has reached its limit: raise it on the service's page, or use another key.")
    if facts.remaining_usd is None:
        return _tr("It has no limit of its own. Give it one on the service's page, so that no mistake can cost much.")
    if facts.limit_usd is None:
        return _tr("It may still spend {left}.").format(left=dollars(facts.remaining_usd))
    of = _tr(_RESETS.get(facts.resets, "of {limit}")).format(limit=dollars(facts.limit_usd))
    return _tr("It may still spend {left} {of}.").format(left=dollars(facts.remaining_usd), of=of)


def _used(facts: KeyFacts) -> str:
    spans = (
        (_tr("{n} today"), facts.used_today_usd),
        (_tr("{n} this month"), facts.used_month_usd),
        (_tr("{n} in all"), facts.used_usd),
    )
    said = [pattern.format(n=dollars(usd)) for pattern, usd in spans if usd is not None]
    return _tr("Spent with it: {what}.").format(what=", ".join(said)) if said else ""


def _tier(facts: KeyFacts) -> str:
    if not facts.free_tier:
        return ""
    return _tr("No credit has been bought for it yet, so only free models answer, and few times a day.")


def _end(facts: KeyFacts) -> str:
    if not facts.expires:
        return ""
    day = QDate.fromString(facts.expires[:_ISO_DAY_CHARS], Qt.DateFormat.ISODate)
    said = owner_locale().toString(day, QLocale.FormatType.LongFormat) if day.isValid() else shown(facts.expires)
    return _tr("It is valid until {day}.").format(day=said)
