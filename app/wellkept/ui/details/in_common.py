"""What several memories have: kinds, tags and people with their counts, in a few lines."""

from PySide6.QtCore import QCoreApplication

from wellkept.model.facets import Tally
from wellkept.model.kinds import Kind
from wellkept.model.text import shown
from wellkept.ui import wording
from wellkept.ui.details.record import Line
from wellkept.ui.locales import owner_locale

MOST = 6
"""How many values of a line are named: as many as there are kinds. More others than one are counted."""
_CHARS = 28

Counted = list[tuple[str, int]]


def _tr(text: str) -> str:
    return QCoreApplication.translate("in_common", text)


def in_common(tally: Tally, count: int) -> list[Line]:
    """Return a line for each thing that can be told of so many memories, the most frequent values first."""
    kinds = [(wording.kind(Kind(value)), times) for value, times in tally.kinds]
    tags = [(_cut(shown(value)), times) for value, times in tally.tags]
    abouts = [(_cut(wording.person(value)), times) for value, times in tally.abouts]
    core = _tr("{n} of {all}").format(n=wording.number(tally.core), all=wording.number(count))
    return [
        Line(_tr("Kinds"), _told(kinds, count)),
        Line(_tr("Tags"), _told(tags, count) or _tr("None")),
        Line(_tr("About"), _told(abouts, count)),
        Line(_tr("Always in mind"), {0: _tr("None"), count: _tr("All")}.get(tally.core, core)),
    ]


def _told(values: Counted, count: int) -> str:
    """Return "Fact (12), Episode (3) and 4 more"; what all of them have goes without a number."""
    named = [
        name if times == count else _tr("{name}\u00a0({n})").format(name=name, n=wording.number(times))
        for name, times in values[: MOST if len(values) > MOST + 1 else None]
    ]
    if len(named) < len(values):
        named.append(_tr("{n} more").format(n=wording.number(len(values) - MOST)))
    return str(owner_locale().createSeparatedList(named))


def _cut(text: str) -> str:
    return text if len(text) <= _CHARS else text[: _CHARS - 1] + "…"
