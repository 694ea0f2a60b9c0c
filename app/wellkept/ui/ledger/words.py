"""What left this computer, in plain words."""

from PySide6.QtCore import QCoreApplication

from wellkept.model.ledger import Marked, Outcome, PrivateMark, Purpose, Sent, Totals
from wellkept.model.text import shown
from wellkept.ui import wording
from wellkept.ui.ages import date, day_and_time
from wellkept.ui.counting import counted
from wellkept.ui.in_words import in_words
from wellkept.ui.money import dollars
from wellkept.ui.rows import Row

_WHAT = {
    Purpose.KEY: "The key to {host}, to see whether it is valid",
    Purpose.MODELS: "A question to {host}: which models are there?",
    Purpose.EMBED: "{memories} to {host}, to find by meaning",
    Purpose.SEARCH: "A search to {host}, to find by meaning",
    Purpose.EXTRACT: "A text to {host}, to find its sentences",
    Purpose.SIGN_IN: "A sign-in at {host}, to get a key",
}
_WHY = {
    Purpose.KEY: "to check the key",
    Purpose.MODELS: "to list models",
    Purpose.EMBED: "to find by meaning",
    Purpose.SEARCH: "to find by meaning",
    Purpose.EXTRACT: "to find sentences",
    Purpose.SIGN_IN: "to sign in",
}
_OUTCOMES = {
    Outcome.UNDER_WAY: "not finished",
    Outcome.FAILED: "failed",
    Outcome.STOPPED: "stopped by you",
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("ledger", text)


def row(sent: Sent) -> Row:
    """Return a call as a row of the list."""
    what = _tr(_WHAT[sent.purpose]).format(host=shown(sent.host), memories=wording.memories(sent.memories))
    facts = (day_and_time(sent.at), shown(sent.model), *_amounts(sent), _outcome(sent))
    return Row(what, "  ·  ".join(fact for fact in facts if fact), shown(in_words(sent.reason)))


def _outcome(sent: Sent) -> str:
    """Return how a call ended; nothing where it ended as one expects."""
    return _tr(_OUTCOMES[sent.outcome]) if sent.outcome in _OUTCOMES else ""


def _amounts(sent: Sent) -> tuple[str, ...]:
    tokens = ""
    if sent.tokens_in is not None or sent.tokens_out is not None:
        tokens = _tr("{n} tokens").format(n=wording.number((sent.tokens_in or 0) + (sent.tokens_out or 0)))
    return (
        _tr("{n} characters").format(n=wording.number(sent.chars)) if sent.chars else "",
        tokens,
        dollars(sent.cost_usd) if sent.cost_usd is not None else "",
    )


def total(totals: Totals) -> str:
    """Return all calls of some time in one line."""
    if not totals.calls:
        return _tr("nothing")
    calls = counted("ledger", "1 call", "{n} calls", totals.calls)
    chars = _tr("{n} characters").format(n=wording.number(totals.chars))
    memories = wording.memories(totals.memories) if totals.memories else ""
    return ", ".join(part for part in (calls, memories, chars, dollars(totals.cost_usd)) if part)


def staying(count: int) -> str:
    """Return how many memories never leave."""
    if not count:
        return _tr("No memory is marked yet.")
    return counted("ledger", "1 memory never leaves this computer.", "{n} memories never leave this computer.", count)


def mark(one: PrivateMark) -> str:
    """Return what a mark stands on."""
    if one.on is Marked.TAG:
        return _tr("Tag: {tag}").format(tag=shown(one.value))
    return _tr("From: {source}").format(source=wording.source(one.value))


def sent_on(sent: Sent) -> str:
    """Return one call that held a memory, for the page of that memory."""
    pattern = _tr("Sent on {day} to {host} ({why}).")
    if sent.outcome is Outcome.FAILED:
        pattern = _tr("Perhaps sent on {day} to {host} ({why}): the call failed.")
    elif sent.outcome is not Outcome.ANSWERED:
        pattern = _tr("Perhaps sent on {day} to {host} ({why}): the call did not end.")
    return pattern.format(day=date(sent.at), host=shown(sent.host), why=_tr(_WHY[sent.purpose]))
