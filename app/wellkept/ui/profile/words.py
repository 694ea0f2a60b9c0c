"""The sections of the profile in plain words."""

from PySide6.QtCore import QCoreApplication

from wellkept.service.remote_answers import Section
from wellkept.ui.counting import counted

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
    return counted("profile", "1 line", "{n} lines", count)


def more(count: int) -> str:
    """Return how many memories stand behind a line that are not shown yet."""
    return counted("profile", "and 1 more", "and {n} more", count)
