"""Words like "yesterday" that lose their meaning when the day they were said on is forgotten."""

from itertools import pairwise
from typing import Final

from wellkept.model.fold import fold
from wellkept.recall.date_words import DAYS_AGO, LAST, UNITS
from wellkept.teach.words import word_set

TO_COME: Final = word_set(
    "tomorrow demain mañana domani amanhã завтра 明天 明日 내일 غدا übermorgen overmorgen dopodomani 后天"
)
NEXT: Final = word_set(
    "next nächste nächsten nächster nächstes nächstem kommende kommenden kommendes prochain prochaine próximo próxima "
    "prossimo prossima volgend volgende следующий следующую следующем 下"
)


def _folded(words: frozenset[str] | tuple[str, ...]) -> frozenset[str]:
    return frozenset(fold(word) for word in words)


_DAYS: Final = _folded(frozenset(DAYS_AGO)) | _folded(TO_COME)
_LONG: Final = frozenset(name for name, unit in UNITS.items() if unit != "day")
"""Not days: "the last day of May" is a day of its own."""
_BESIDE: Final = frozenset(LAST) | _folded(NEXT)


def names_a_relative_day(sentence: str) -> bool:
    """Tell whether a sentence says "yesterday", "next week" or the like, in the languages that recall knows.

    "Morgen" is left alone: it is the morning as often as tomorrow.
    """
    words = fold(sentence).split()
    told = f" {' '.join(words)} "
    if any(f" {day} " in told for day in _DAYS):
        return True
    return any((one in _BESIDE and two in _LONG) or (two in _BESIDE and one in _LONG) for one, two in pairwise(words))
