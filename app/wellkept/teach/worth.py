"""Whether a sentence is worth proposing, and if not, why not, in a short phrase."""

from typing import Final

import regex

SHORTEST: Final = 12
LONGEST: Final = 400
"""Characters of a proposed sentence; source: the Novaterra memory model."""

TOO_SHORT: Final = "too short to say much"
TOO_LONG: Final = "longer than 400 characters: shorten it to keep it"
QUESTION: Final = "a question"
ONLY_LINK: Final = "only a link"
ONLY_NUMBER: Final = "only a number or a time"

_DENSE = (
    (regex.compile(r"\p{Han}"), 2.4),
    (regex.compile(r"[\p{Hangul}\p{Ethiopic}]"), 2.0),
    (regex.compile(r"[\p{Hiragana}\p{Katakana}]"), 1.5),
    (regex.compile(r"[\p{Hebrew}\p{Arabic}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}\p{Tibetan}\p{Devanagari}]"), 1.2),
)
"""What one letter carries against a Latin one. In translations a Han character stands for 3.4 to 3.7 letters of
English and an Arabic one for 1.2; for Han we stay below, so that five of them are enough and three are not.
The others are estimates of ours."""
_LINK = regex.compile(r"(?:https?|ftp)://\S+|www\.\S+|mailto:\S+|(?<![\w.+-])[\w.+-]{1,64}+@[\w-]+(?:\.[\w-]+)+")
_CLOCK = regex.compile(r"\b(?:[ap]\.?m\b\.?|uhr|h|utc|gmt|min|sec|sek|tel|phone|no|nr)\b\.?:?", regex.I)
_MONTH = regex.compile(
    r"\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b|\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|"
    r"june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b",
    regex.I,
)
_LETTER = regex.compile(r"\p{L}")
_DIGIT = regex.compile(r"\p{N}")
_WORDLIKE = regex.compile(r"[\p{L}\p{N}]")
_ASKS = regex.compile(r"[?？؟;፧]$")
_AFTER_STOP = regex.compile(r"[\"'”’»“)\]」』）*_\s\p{Extended_Pictographic}\ufe0f]+$")
_OPENING = frozenset("\"'“„«»‘(「『（")


def weight(sentence: str) -> float:
    """Return how long a sentence is in Latin characters, by what the letters of its script carry."""
    return len(sentence) + sum((each - 1) * len(letters.findall(sentence)) for letters, each in _DENSE)


def why_left_out(sentence: str) -> str | None:
    """Return why a sentence is not proposed, or None when it is."""
    bare = _LINK.sub("", sentence)
    if bare != sentence and not _WORDLIKE.search(bare):
        return ONLY_LINK
    if not _WORDLIKE.search(bare):
        return TOO_SHORT
    if _DIGIT.search(bare) and not _LETTER.search(_MONTH.sub("", _CLOCK.sub("", bare))):
        return ONLY_NUMBER
    if _is_question(sentence):
        return QUESTION
    if len(sentence) > LONGEST:
        return TOO_LONG
    return TOO_SHORT if weight(sentence) < SHORTEST else None


def _is_question(sentence: str) -> bool:
    """A question inside a statement (her mother asked "...?") is a statement."""
    ended = _AFTER_STOP.sub("", sentence)
    if not _ASKS.search(ended) or ended.endswith("!?"):
        return False
    if ended.endswith(";"):
        return regex.search(r"\p{Greek}", ended) is not None
    closed = regex.search(r"[\"”’»“」』]\s*\p{Extended_Pictographic}*$", sentence[len(ended) :])
    return closed is None or sentence[:1] in _OPENING
