"""Which words of the passage that a memory came from stand in the memory too."""

import regex

from wellkept.model.fold import fold
from wellkept.recall.highlight import Span, stem
from wellkept.recall.stop_words import STOP_WORDS

_WORD = regex.compile(r"[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}]\p{M}*|[\p{L}\p{N}\p{M}'’]+")


def shared_words(content: str, passage: str) -> tuple[Span, ...]:
    """Return where words of a memory stand in a passage, as (start, end) in its characters, sorted and apart.

    A word counts in another form too (works for work). Words that say nothing (the, in) count only between two that
    do, so that what was taken over in one piece is one span.
    """
    if not passage:
        return ()
    told = {stem(fold(word.group()).strip()) for word in _WORD.finditer(content)}
    spans: list[Span] = []
    runs_on = False  # nothing but words of the memory since the last span
    for word in _WORD.finditer(passage):
        said = fold(word.group()).strip()
        if stem(said) not in told:
            runs_on = False
            continue
        if said in STOP_WORDS:
            continue
        if runs_on:
            spans[-1] = (spans[-1][0], word.end())
        else:
            spans.append((word.start(), word.end()))
        runs_on = True
    return tuple(spans)
