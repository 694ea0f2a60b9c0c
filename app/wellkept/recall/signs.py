"""What an owner asks for by its signs: a text of nothing but signs, signed and decimal numbers, C++, c#, .net, #tag.

The word indexes know letters and digits only, so these are looked for in the words as they were written.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

import regex

from wellkept.model.fold_tables import HYPHENS
from wellkept.model.text import normalise

_EVEN = str.maketrans(
    {**dict.fromkeys(HYPHENS.replace("_", "").replace("＿", ""), "-"), "＋": "+", "％": "%", "＃": "#"}
)
_WORDLIKE = regex.compile(r"[\p{L}\p{N}]")
_NUMBER = regex.compile(
    r"(?<![\p{L}\p{N}.,:/+\-])(?P<sign>[+\-]?)(?P<whole>\d++)(?:[.,](?P<part>\d++))?(?P<percent>\s?%)?(?![.,:/\-\s]?\d)"
)
_WORD = regex.compile(
    r"(?<![\p{L}\p{N}.+\#@&])(?:\.\p{L}[\p{L}\p{N}]*+|[\#@][\p{L}\p{N}_]++|\p{L}[\p{L}\p{N}]*+(?:\+\+?|\#))(?![\p{L}\p{N}+\#])"
)
_GROUP = 3  # digits after a comma or point that may set thousands apart, and are then no decimals
_TOKENS_MAX = 8


@dataclass(frozen=True, slots=True)
class Signs:
    """What is asked for by its signs.

    Attributes: `alone` the whole text, where it is nothing but signs; `patterns` what each signed word or number looks
    like where it is written; `whole` that nothing else is asked for.
    """

    alone: str = field(default="", repr=False)
    patterns: tuple[str, ...] = field(default=(), repr=False)
    whole: bool = False


NO_SIGNS = Signs()


def signs_of(text: str, *, has_words: bool) -> Signs:
    """Return what a text asks for by its signs; `has_words` says whether the word index can be asked for any of it."""
    if not has_words:
        return Signs(alone=normalise(text))
    even = text.translate(_EVEN)
    found = [(one.span(), pattern) for one in _NUMBER.finditer(even) if (pattern := _number(one))]
    found += [(one.span(), _word(one[0])) for one in _WORD.finditer(even)]
    if not found or len(found) > _TOKENS_MAX:
        return NO_SIGNS
    rest = even
    for (start, end), _ in sorted(found, reverse=True):
        rest = rest[:start] + rest[end:]
    patterns = tuple(dict.fromkeys(pattern for _, pattern in found))
    return Signs(patterns=patterns, whole=not _WORDLIKE.search(rest))


def writes_all(signs: Signs) -> Callable[[str], bool]:
    """Return what says of the words of a memory whether every signed word and number stands in them."""
    sought = [regex.compile(pattern, regex.IGNORECASE) for pattern in signs.patterns]

    def written(content: str) -> bool:
        even = content.translate(_EVEN)
        return all(one.search(even) for one in sought)

    return written


def _number(found: "regex.Match[str]") -> str:
    """Return what a number looks like where it is written, "" for a plain one; a comma is as good as a point."""
    sign, whole, part = found["sign"], found["whole"], found["part"]
    if not (sign or part or found["percent"]) or (not sign and part and len(part) == _GROUP):
        return ""
    decimals = rf"[.,]{part}" if part else ""
    percent = r"\s?%" if found["percent"] else ""
    return rf"(?<![\p{{L}}\p{{N}}.,+\-]){regex.escape(sign)}{whole}{decimals}{percent}(?![.,]?\d)"


def _word(token: str) -> str:
    before = "" if token[0] == "." else r"(?<![\p{L}\p{N}.+\#@&])"
    return rf"{before}{regex.escape(token)}(?![\p{{L}}\p{{N}}])"
