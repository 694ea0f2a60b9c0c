"""Whether a sentence is worth proposing, and if not, why not, in a short phrase."""

from typing import Final

import regex

from wellkept.model.fold import fold
from wellkept.recall.date_words import MONTHS, WEEKDAYS
from wellkept.teach.words import word_set

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
_ID = regex.compile(
    r"\b(?:0x[0-9a-f]+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?=[a-f]*\d)[0-9a-f]{16,})\b", regex.I
)
_LETTER = regex.compile(r"\p{L}")
_DATE_LONGEST = 80  # characters; no date is longer, and longer ones need not be folded
_DATE_WORDS = word_set(
    """
    mon tue tues wed wednes thu thurs thur fri sat sun mo di mi do fr sa so t z am pm a m o clock
    年 月 日 时 時 分 秒 点 點 星 期 周 一 二 三 四 五 六 上 午 下 년 월 일 시 분 초 오 전 후 요
    page pages pg seite pagina strona of von de di sur la le el the den der am um at on le les
    """
).union(MONTHS, WEEKDAYS)
"""Words that say nothing beside numbers, as the fold writes them."""
_DIGIT = regex.compile(r"\p{N}")
_WORDLIKE = regex.compile(r"(?V1)[[\p{L}\p{N}]--\p{Default_Ignorable_Code_Point}]")  # a filler is a letter unseen
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
    if _DIGIT.search(bare) and _is_number(bare):
        return ONLY_NUMBER
    if _is_question(sentence):
        return QUESTION
    if len(sentence) > LONGEST:
        return TOO_LONG
    return TOO_SHORT if weight(sentence) < SHORTEST else None


def _is_number(bare: str) -> bool:
    """Return whether nothing but dates, times, page numbers and ids stand there, in many languages."""
    letters = _ID.sub("", _CLOCK.sub("", bare))
    if not _LETTER.search(letters):
        return True
    if len(letters) > _DATE_LONGEST:
        return False
    words = regex.findall(r"\p{L}+", fold(letters))
    return all(word in _DATE_WORDS for word in words)


def _is_question(sentence: str) -> bool:
    """A question inside a statement (her mother asked "...?") is a statement."""
    ended = _AFTER_STOP.sub("", sentence)
    if not _ASKS.search(ended) or ended.endswith("!?"):
        return False
    if ended.endswith(";"):
        return regex.search(r"\p{Greek}", ended) is not None
    closed = regex.search(r"[\"”’»“」』]\s*\p{Extended_Pictographic}*$", sentence[len(ended) :])
    return closed is None or sentence[:1] in _OPENING
