"""The record of a memory as one would tell it: where it is from and when, and when it was last changed and recalled."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QDateTime

from wellkept.model.memory import OWNER, Memory, Trust
from wellkept.model.text import shown
from wellkept.ui import wording
from wellkept.ui.ages import exact
from wellkept.ui.locales import owner_locale
from wellkept.ui.periods import day_and_year, day_of_this_year

_WEEK = 7
_MINUTE_MS = 60_000
_FINDER = "extractor"
_PLACE = {Trust.SAID: 0, Trust.FOUND: 1, Trust.GUESSED: 2}

Told3 = tuple[str, str, str]
"""Said by the owner, found in a text, guessed by a model."""

_ASSISTANT: Told3 = (
    "You told your assistant this {when}.",
    "Your assistant found this in a text of yours {when}.",
    "Your assistant guessed this {when}.",
)
_TYPED: Told3 = (
    "You wrote this yourself {when}.",
    "You taught this from a text you typed {when}.",
    "A model took this from a text you typed {when}.",
)
# By source, where it names nothing more.
_FROM: dict[str, Told3] = {
    "paste": (
        "You said this in a text you pasted {when}.",
        "You taught this from a pasted text {when}.",
        "A model took this from a text you pasted {when}.",
    ),
    "typed": _TYPED,
    "cli": _TYPED,
    "omni": _ASSISTANT,
    "agent": _ASSISTANT,
    "muse": ("You told Muse this {when}.", "Muse found this in a text of yours {when}.", "Muse guessed this {when}."),
    "browser": (
        "You wrote this in the browser {when}.",
        "This was found in the browser {when}.",
        "A model took this from the browser {when}.",
    ),
    "email": (
        "You wrote this in an e-mail; it was kept {when}.",
        "This was found in an e-mail and kept {when}.",
        "A model took this from an e-mail {when}.",
    ),
    "file": (
        "You wrote this in a file; it was kept {when}.",
        "You taught this from a file {when}.",
        "A model took this from a file {when}.",
    ),
    "studio": (
        "You wrote this in the studio {when}.",
        "This was found in the studio {when}.",
        "A model took this from the studio {when}.",
    ),
    "import": (
        "You said this elsewhere; it was imported {when}.",
        "This was found elsewhere and imported {when}.",
        "A model guessed this elsewhere; it was imported {when}.",
    ),
}
# By source, where it names a thread, a file, a project, a format.
_FROM_NAMED: dict[str, Told3] = {
    "agent": (
        "You told the assistant {name} this {when}.",
        "The assistant {name} found this in a text of yours {when}.",
        "The assistant {name} guessed this {when}.",
    ),
    "browser": (
        "You wrote this in the browser, at {name}, {when}.",
        "This was found in the browser, at {name}, {when}.",
        "A model took this from the browser, at {name}, {when}.",
    ),
    "email": (
        "You wrote this in the e-mails “{name}”; it was kept {when}.",
        "This was found in the e-mails “{name}” and kept {when}.",
        "A model took this from the e-mails “{name}” {when}.",
    ),
    "file": (
        "You wrote this in the file {name}; it was kept {when}.",
        "You taught this from the file {name} {when}.",
        "A model took this from the file {name} {when}.",
    ),
    "studio": (
        "You wrote this in the studio project {name} {when}.",
        "This was found in the studio project {name} {when}.",
        "A model took this from the studio project {name} {when}.",
    ),
    "import": (
        "You said this elsewhere; it was imported from {name} {when}.",
        "This was found elsewhere and imported from {name} {when}.",
        "A model guessed this elsewhere; it was imported from {name} {when}.",
    ),
}
_ELSEWHERE: Told3 = (
    "You said this; it was kept {when}. It came from {name}.",
    "This was found in a text of yours and kept {when}. It came from {name}.",
    "A model guessed this; it was kept {when}. It came from {name}.",
)
_BY_ANOTHER: Told3 = (
    "{writer} wrote this down {when}, as you had said it.",
    "{writer} found this in a text of yours and kept it {when}.",
    "{writer} guessed this and kept it {when}.",
)


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of a memory, and its times exactly, a line each."""

    text: str
    times: str


def _tr(text: str) -> str:
    return QCoreApplication.translate("told", text)


def told(memory: Memory, now: int, confirmed_at: int | None = None) -> Told:
    """Return the record of a memory in a few sentences; `now` in ms since 1970 UTC, `confirmed_at` as in `record`."""
    sentences = [_origin(memory, now), _since(memory, now)]
    if confirmed_at is not None:
        sentences.append(_tr("You said {when} that it is still true.").format(when=when(confirmed_at, now)))
    return Told(" ".join(sentences), "\n".join(_times(memory, confirmed_at)))


def when(then: int, now: int) -> str:
    """Return on which day an instant was, to stand in a sentence: "yesterday", "on Friday", "on March 3"."""
    if -_MINUTE_MS < now - then < _MINUTE_MS:
        return _tr("just now")
    day, today = _day(then).date(), _day(now).date()
    gone = day.daysTo(today)
    if gone == 0:
        return _tr("today")
    if gone == 1:
        return _tr("yesterday")
    if 1 < gone < _WEEK:
        return _tr("on {weekday}").format(weekday=owner_locale().dayName(day.dayOfWeek()))
    return _tr("on {day}").format(day=day_of_this_year(day) if day.year() == today.year() else day_and_year(day))


def _origin(memory: Memory, now: int) -> str:
    place = _PLACE[memory.trust]
    prefix, _, detail = memory.source.partition(":")
    if prefix == "sample":
        return _tr("This is one of the sample memories.")
    day = when(memory.created_at, now)
    if memory.by not in (OWNER, _FINDER) and memory.by != memory.source:
        return _tr(_BY_ANOTHER[place]).format(writer=wording.person(memory.by), when=day)
    if detail and prefix in _FROM_NAMED:
        return _tr(_FROM_NAMED[prefix][place]).format(name=shown(detail), when=day)
    if prefix in _FROM:
        return _tr(_FROM[prefix][place]).format(when=day)
    return _tr(_ELSEWHERE[place]).format(name=wording.source(memory.source), when=day)


def _since(memory: Memory, now: int) -> str:
    changed, recalled = memory.updated_at, memory.last_accessed
    if changed is None and recalled is None:
        return _tr("No assistant has recalled it yet.")
    if recalled is None:
        text = _tr("It was last changed {changed}, and no assistant has recalled it yet.")
    elif changed is None:
        text = _tr("An assistant last recalled it {recalled}.")
    else:
        text = _tr("It was last changed {changed}, and an assistant last recalled it {recalled}.")
    return text.format(changed=when(changed or 0, now), recalled=when(recalled or 0, now))


def _times(memory: Memory, confirmed_at: int | None) -> list[str]:
    named = (
        (_tr("Kept: {time}"), memory.created_at),
        (_tr("Last changed: {time}"), memory.updated_at),
        (_tr("Last recalled: {time}"), memory.last_accessed),
        (_tr("Said to be still true: {time}"), confirmed_at),
    )
    return [text.format(time=exact(ms)) for text, ms in named if ms is not None]


def _day(ms: int) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(ms)
