"""What the rooms below say in sentences, in the owner's language: faults, next steps, notes and reasons."""

from PySide6.QtCore import QCoreApplication

from wellkept.model.errors import WellkeptError
from wellkept.model.said import Said
from wellkept.ui import wording

_COMMAND_LINE_WAYS = (" with --store", ", or run: wellkept encrypt unlock")
"""What the faults of a store say for the command line; in a window there is a button, or a field."""


class _Count(int):
    """A number that is written with the owner's thousands marks wherever a pattern asks for such."""

    def __format__(self, how: str) -> str:
        return wording.number(int(self)) if how == "," else super().__format__(how)


def in_words(text: str) -> str:
    """Return a sentence in the owner's language; one that nobody has translated stays as it is."""
    if not text:
        return ""
    if isinstance(text, Said):
        values = {name: _value(value) for name, value in text.values.items()}
        return QCoreApplication.translate("service", text.pattern).format(**values)
    return QCoreApplication.translate("service", text)


def fault_words(error: WellkeptError) -> str:
    """Return what went wrong and what to do next."""
    return f"{in_words(error.sentence)} {next_step_words(error)}"


def next_step_words(error: WellkeptError) -> str:
    """Return what to do next in the window."""
    next_step = in_words(error.next_step)
    for way in _COMMAND_LINE_WAYS:
        next_step = next_step.replace(way, "")
    return next_step


def _value(value: object) -> object:
    if isinstance(value, str):
        return in_words(value if isinstance(value, Said) else wording.embedder(value))
    return _Count(value) if isinstance(value, int) else value
