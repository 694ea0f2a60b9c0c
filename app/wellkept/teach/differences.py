"""What two alike sentences differ in, by name, for the owner who looks at them side by side."""

from collections import Counter
from typing import Final

import regex

from wellkept.teach.canonical import NUMBER_WORDS, canonical
from wellkept.teach.likeness import LIGHT_WORDS, stem
from wellkept.teach.stops import OPENERS
from wellkept.teach.words import word_list, word_set

_NUMBER = regex.compile(r"-?\p{N}+(?:[.,:/]\p{N}+)*")
_NAME = regex.compile(r"(?<=[^\s.!?…]\s)\p{Lu}[\p{L}\p{M}'’-]*")
_FIRST_NAME = regex.compile(r"^\p{Lu}[\p{L}\p{M}-]*")
_PHRASES = 5  # fewer words than this are no sentence with a phrase to move
_POSSESSIVE = regex.compile(r"['’]s$")
NEGATIONS: Final = word_set(
    """
    not no never none nobody nothing nowhere neither nor without hardly kein keine keinen nicht nie niemals
    ohne pas jamais sans nunca jamás sin non mai senza não nem niet geen nooit не нет никогда без
    """
)
_NEGATING = regex.compile(
    r"^(?:dis(?=like|agree|trust|approve|continu|allow)|un(?=able|happy|married|employed|willing|sure|well|known)|in(?=tolerant|capable))|n't$"
)
_NEGATING_SIGNS = regex.compile(r"[不没沒无無未别]|ない|ません|안\s|않|ليس|لا(?!\p{L})|لم|नहीं|לא(?!\p{L})|ไม่")
_DAYS: Final = word_set(
    """
    monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag
    samstag sonntag lunes martes miércoles jueves viernes sábado domingo lundi mardi mercredi jeudi vendredi
    samedi dimanche
    """
)
_MONTHS: Final = word_set(
    """
    january february march april may june july august september october november december januar februar märz
    mai juni juli oktober dezember
    """
)
TIMES: Final = word_set(
    """
    was were had did used formerly once previously ago will going plans planned former ex no-longer until
    yesterday tomorrow today now
    """
)
_PAIRS = """
    like/hate like/dislike love/hate morning/evening morning/night early/late hot/cold big/small old/new
    old/young left/right before/after always/never more/less first/last buy/sell bought/sold start/stop
    started/stopped quit/start win/lose won/lost open/closed indoor/outdoor inside/outside up/down north/south
    east/west mother/father brother/sister son/daughter wife/husband aunt/uncle married/divorced
    married/single sweet/salty sweet/sour black/white day/night summer/winter good/bad happy/sad fast/slow
    quick/slow cheap/expensive rich/poor with/without quiet/loud quiet/noisy light/dark short/long short/tall
    high/low easy/hard easy/difficult full/empty strong/weak strong/mild clean/dirty safe/dangerous
    alone/together public/private paper/digital window/aisle upstairs/downstairs arrive/leave arrived/left
    join/leave joined/left lend/borrow lent/borrowed teach/learn accept/refuse accepted/refused
    remember/forget find/lose found/lost present/absent wet/dry thick/thin
    """
_OPPOSITES: Final = tuple(tuple(pair.split("/")) for pair in word_list(_PAIRS))


def differences(a: str, b: str) -> tuple[str, ...]:
    """Return in what two sentences differ: numbers, negation, names, weekday, month, opposites, time, order.

    "words" only where none of these is found, and each has a word that the other lacks.
    """
    found = []
    if _numbers(a) != _numbers(b):
        found.append("numbers")
    if _negations(a) != _negations(b):
        found.append("negation")
    words, others = _words(a), _words(b)
    for name, table in (("weekday", _DAYS), ("month", _MONTHS), ("time", TIMES)):
        if words & table != others & table:
            found.append(name)
    if _names(a, b) != _names(b, a):
        found.append("names")
    only_a, only_b = words - others, others - words
    if without_opposites(only_a, only_b) != (only_a, only_b):
        found.append("opposites")
    if _is_reordered(a, b):
        found.append("order")
    if not found and _has_other_words(only_a, only_b):
        found.append("words")
    return tuple(found)


def _words(content: str) -> frozenset[str]:
    words = [_POSSESSIVE.sub("", word) for word in canonical(content)]
    singular = [word.removesuffix("s") for word in words if word.removesuffix("s") in _DAYS]
    return frozenset((*words, *singular)) - {f"{day}s" for day in _DAYS}


def _numbers(content: str) -> "Counter[str]":
    words = " ".join(canonical(content))
    spoken = {word: value for word, value in NUMBER_WORDS.items() if word != "one"}
    return Counter(found.lstrip("0") or "0" for found in _NUMBER.findall(words)) + Counter(
        value for word, value in spoken.items() for part in words.split() if part == word
    )


def _negations(content: str) -> int:
    words = canonical(content)
    marked = sum(1 for word in words if word in NEGATIONS or _NEGATING.search(word))
    return marked + len(_NEGATING_SIGNS.findall(content))


def _names(content: str, other: str) -> frozenset[str]:
    """Names are words with a capital inside a sentence, or at its head where the other has another word there."""
    found = {_POSSESSIVE.sub("", name) for name in _NAME.findall(content)}
    first, counter = _FIRST_NAME.match(content), _FIRST_NAME.match(other)
    if first is not None and first.group().casefold() not in OPENERS:
        opened_alike = counter is not None and counter.group() == first.group()
        alone = counter is None or counter.group().casefold() in OPENERS
        if not opened_alike and (not alone or first.group() in other):
            found.add(first.group())
    return frozenset(name.casefold() for name in found)


def without_opposites(only_a: frozenset[str], only_b: frozenset[str]) -> tuple[frozenset[str], frozenset[str]]:
    """Return the words (or stems) of two sets without those whose opposite stands in the other set."""
    gone_a: set[str] = set()
    gone_b: set[str] = set()
    for pair in _OPPOSITES:
        one, other = ({word, stem(word), stem(f"{word}s")} for word in pair)
        for first, second in ((one, other), (other, one)):
            here, there = _any_of(only_a, first), _any_of(only_b, second)
            if here and there:
                gone_a |= here
                gone_b |= there
    return only_a - gone_a, only_b - gone_b


def without_negating_signs(text: str) -> str:
    """Return a text without the letters that say no in a script that writes words together."""
    return _NEGATING_SIGNS.sub("", text)


def _any_of(words: frozenset[str], forms: set[str]) -> set[str]:
    return {word for word in words if word in forms or stem(word) in forms}


def _is_reordered(a: str, b: str) -> bool:
    """The shared words stand in another order; a phrase moved from the front to the end does not count."""
    first, second = [stem(word) for word in canonical(a)], [stem(word) for word in canonical(b)]
    shared = Counter(first) & Counter(second)
    mine, theirs = [word for word in first if word in shared], [word for word in second if word in shared]
    if mine == theirs or Counter(mine) != Counter(theirs):
        return False
    return len(mine) < _PHRASES or all(mine[at:] + mine[:at] != theirs for at in range(len(mine)))


def _has_other_words(only_a: frozenset[str], only_b: frozenset[str]) -> bool:
    """Each says a content word that the other lacks: another thing, another relation."""
    return any(word not in LIGHT_WORDS for word in only_a) and any(word not in LIGHT_WORDS for word in only_b)
