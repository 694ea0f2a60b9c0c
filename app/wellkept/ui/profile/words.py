"""The sections of the profile in plain words."""

from PySide6.QtCore import QCoreApplication

from wellkept.service.remote_answers import Section
from wellkept.ui import wording

_TITLES = {
    Section.FACTS: "FACTS",
    Section.GOALS: "GOALS",
    Section.PREFERENCES: "PREFERENCES",
    Section.ROUTINES: "ROUTINES",
    Section.TONE: "TONE",
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("profile", text)


def title(section: Section) -> str:
    """Return the title of a section."""
    return _tr(_TITLES[section])


def lines(count: int) -> str:
    """Return "1 line" or "57 lines"."""
    return _tr("1 line") if count == 1 else _tr("{n} lines").format(n=wording.number(count))


def more(count: int) -> str:
    """Return how many memories stand behind a line that are not shown yet."""
    return _tr("and 1 more") if count == 1 else _tr("and {n} more").format(n=wording.number(count))
