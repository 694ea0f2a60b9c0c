"""What the page of the map says in words."""

from PySide6.QtCore import QCoreApplication

from wellkept.model.errors import WellkeptError
from wellkept.service.map_answers import MeaningMap
from wellkept.service.meaning_answers import Coverage
from wellkept.ui import wording
from wellkept.ui.counting import counted
from wellkept.ui.in_words import fault_words, in_words


def _tr(text: str) -> str:
    return QCoreApplication.translate("map", text)


def nothing_yet(drawn: MeaningMap, coverage: Coverage | None) -> tuple[str, str]:
    """Return a title and a sentence for a map that cannot be drawn now."""
    if coverage is not None and coverage.reason and not coverage.usable:
        return _tr("No map without meaning"), in_words(coverage.reason)
    having = coverage.with_ if coverage is not None and not drawn.ready else drawn.with_
    if drawn.total and having < drawn.total:
        text = _tr("{n} of {all} searchable by meaning so far. The map comes by itself when enough are.")
        return _tr("Not yet"), text.format(n=wording.number(having), all=wording.memories(drawn.total))
    if not drawn.ready:
        return _tr("Not yet"), _tr("Your memories are being read for their meaning. The map comes by itself.")
    text = _tr("With five memories or more there is something to see: what is alike in meaning lies close together.")
    return _tr("Too few memories for a map"), text


def failed(error: Exception) -> str:
    """Return why the map could not be drawn."""
    if isinstance(error, WellkeptError):
        return fault_words(error)
    return _tr("Something went wrong.")


def described(drawn: MeaningMap) -> str:
    """Return what the map shows, and how it was made."""
    shown = len(drawn.keys)
    if drawn.left_out:
        text = _tr("The newest {n} of {all}. Close together is alike in meaning.")
        return text.format(n=wording.number(shown), all=wording.memories(drawn.with_))
    if drawn.sampled:
        text = _tr("{all}, laid out by {n} of them: the others stand beside what is most like them.")
        return text.format(n=wording.number(drawn.shaped_by), all=wording.memories(shown))
    text = _tr("{all}. Close together is alike in meaning.").format(all=wording.memories(shown))
    missing = drawn.total - drawn.with_
    if missing:
        one = "1 not on it yet: it is being read for its meaning."
        many = "{n} not on it yet: they are being read for their meaning."
        return f"{text} {counted('map', one, many, missing)}"
    return text


def lit(count: int) -> str:
    """Return how many of what the search in sight found are on the map."""
    return counted("map", "1 is lit: your search found it.", "{n} are lit: your search found them.", count)


def show_these(count: int) -> str:
    """Return what the button under the map says for so many selected memories."""
    return counted("map", "Show it in the list", "Show these {n} in the list", count)


def selected(count: int) -> str:
    """Return how many memories are selected, or how to select some."""
    if not count:
        return _tr("Draw a line around memories to select them; arrow keys go from one to the next.")
    return _tr("{n} selected").format(n=wording.memories(count))
