"""A language that nobody speaks: longer, accented and in brackets, so that whatever was not translated stands out."""

import re
from collections.abc import Callable

from PySide6.QtCore import QObject, QTranslator

from tests.languages.strings import messages

OPEN, CLOSE = "⟦", "⟧"
_LONGER = 0.35
_HEBREW = str.maketrans("abcdefghijklmnopqrstuvwxyz", "אבצדעפגהיךקלמנוףכרסתוולשיז")
_ACCENTS = str.maketrans("aceinouyzAEINOUYZ", "áçéíñöüýžÁÉÍÑÖÜÝŽ")
# Not for words: places for values, menu marks, and what file dialogs filter by.
_KEPT = re.compile(r"\{[^}]*\}|\(\*[^)]*\)")


def pseudo(text: str) -> str:
    """Return a text of the program in that language: a third longer, with everything in it that is no word."""
    told = _words_through(text, _ACCENTS)
    more = "~" * round(len(text) * _LONGER)
    return f"{OPEN}{told}{' ' * (len(more) > 1)}{more[1:]}{CLOSE}"


def from_the_right(text: str) -> str:
    """Return a text of the program in Hebrew letters, as long as it was."""
    return _words_through(text.lower(), _HEBREW)


def _words_through(text: str, letters: dict[int, int]) -> str:
    pieces, at = [], 0
    for kept in _KEPT.finditer(text):
        pieces += [text[at : kept.start()].translate(letters), kept[0]]
        at = kept.end()
    return "".join([*pieces, text[at:].translate(letters)])


class Pseudo(QTranslator):
    """Translates every string of the program, and nothing of Qt's."""

    def __init__(self, speak: Callable[[str], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known = {(one.context, one.source): speak(one.source) for one in messages()}

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        """Say that there is something."""
        return False

    def translate(self, context: str, text: str, _comment: str | None = None, _n: int = -1) -> str | None:
        """Return a text in that language, None for what the program does not say."""
        return self._known.get((context, text))
