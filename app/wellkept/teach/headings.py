"""Lines that head a text rather than say something."""

import regex

from wellkept.teach.words import word_set

_LONGEST = 60
_MOST_WORDS = 8
_ENDED = regex.compile(r"[.!?…。！？।։።។۔؟༎།][\"'”’»)*_]*$")
_STOP = regex.compile(r"[.!?。！？।]")
_COLON = regex.compile(r"[:：]\*{0,2}$")
_CLAUSE_WORDS = word_set(
    """
    i i'm i've i'll i'd he she they we it you is are was were am has have had does did do can will would lives
    lived works worked likes loves hates moved wants plays owns eats drinks speaks studied born allergic never
    always prefers enjoys owner ich er sie wir ist sind war hat habe haben wohnt lebt arbeitet mag liebt bin
    je j'ai elle il nous est a habite yo es está tiene vive soy tengo io è ha sono eu tem mora ik hij zij
    woont heeft ben
    """
)
_UNCASED = regex.compile(
    r"[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Khmer}\p{Myanmar}\p{Arabic}\p{Hebrew}\p{Devanagari}]"
)


def is_heading(line: str, below: str, *, below_is_item: bool) -> bool:
    """Tell whether a line that stands alone heads what is below it.

    It does when it is short, makes no clause, and sentences or a list follow; with a colon it may be longer.
    """
    words = line.split()
    if len(line) > _LONGEST or len(words) > _MOST_WORDS:
        return False
    if _COLON.search(line):
        return below_is_item or len(words) < 5
    if not (below_is_item or _ENDED.search(below.rstrip()) or _has_stop(below)):
        return False
    if _UNCASED.search(line):
        return not _ENDED.search(line) and len(line) <= 12
    if any(word.casefold().strip(".,!?*_\"'") in _CLAUSE_WORDS for word in words):
        return False
    return len(words) < 3 if _ENDED.search(line) else True


def _has_stop(below: str) -> bool:
    return _STOP.search(below) is not None
