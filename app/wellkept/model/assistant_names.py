"""The names of assistants: short, seen as they are, and not to be mistaken for each other."""

import unicodedata
from collections.abc import Iterable

from wellkept.model.assistants import Rights
from wellkept.model.errors import WellkeptError
from wellkept.model.said import said
from wellkept.model.text import normalise

NAME_MAX_CHARS = 40
"""Our judgement: it stands in lines of lists, as "agent:<name>"."""

_UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
"""Unicode's categories of what is not seen, or changes what is seen around it; among them all marks of direction."""
_BESIDE_NAMES = ":*"
"""Signs that mean something beside a name: "agent:" before it, a star for all that begins so."""


class InvalidAssistant(WellkeptError):
    """An assistant cannot be called so, or cannot have such rights."""

    sentence = said("The name of an assistant has 1 to {most} characters.", most=NAME_MAX_CHARS)
    next_step = "Choose another name."


def name_of(text: str) -> str:
    """Return a name on one line, 1..40 chars. Raises: InvalidAssistant."""
    line = " ".join(text.split())
    if any(unicodedata.category(char) in _UNSEEN for char in line):
        raise InvalidAssistant("The name of an assistant cannot have characters that are not seen.")
    name = normalise(line)
    if any(char in _BESIDE_NAMES for char in name):
        raise InvalidAssistant("The name of an assistant cannot have a colon or a star.")
    if not 1 <= len(name) <= NAME_MAX_CHARS:
        raise InvalidAssistant
    return name


def folded_name(name: str) -> str:
    """Return what two names share that people would take for one: case and width aside (Unicode's NFKC)."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def rights_of(rights: Rights) -> Rights:
    """Return rights with each value once and on one line. Raises: InvalidAssistant for a blank one."""
    return Rights(
        can=frozenset(rights.can),
        beings=_values(rights.beings),
        abouts=None if rights.abouts is None else _values(rights.abouts),
        spaces=None if rights.spaces is None else _values(rights.spaces),
    )


def _values(given: Iterable[str]) -> tuple[str, ...]:
    values = tuple(dict.fromkeys(map(normalise, given)))
    if not all(values):
        raise InvalidAssistant("A right cannot be for nobody.", "Leave the blank one out.")
    return values
