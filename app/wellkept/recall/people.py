"""Whom a question is about: exactly one person that memories are known to be about, or nobody.

Never a filter: one right memory in twenty-five is about somebody else (recall notes, 9.2).
"""

from collections.abc import Iterable, Iterator

import regex

from wellkept.model.fold import fold
from wellkept.model.memory import OWNER

_PERSON = "person:"
_NOT_PEOPLE = ("agent:", "thread:")
_EVERYONE = "everyone"
_WORDS = regex.compile(r"[\p{L}\p{M}\p{N}]+")
_LETTERS_LEAST = 2

# The owner, in languages where such a word means nothing else.
_SELF_WORDS = """
    i me my mine myself ich mich mir mein meine meinen meinem meiner meines je moi mon ma mes yo mi mis mí eu meu
    minha io mio mia ik mijn 我 私 я меня мне мой моя моё мои أنا
"""
_SELF = frozenset(_SELF_WORDS.split())

# First names that are also words: they count with a capital, and not as the first word of a text.
_WORD_NAMES = """
    amber angel april art august autumn bill bob brook buck chance chase chip christian cliff crystal daisy dale
    dawn dean dick don drew duke earl ernest ernst faith falk frank gene glen grace grant guy harmony hazel heath
    heather holly hope hunter iris ivy jack jade jasmine jean jewel joy june lane lily linde mark mason max may
    melody mercy miles misty noel norm olive pat pearl penny pierce poppy ray reed rich rob robin rosa rose ruby
    rusty sandy scout skip sky sonne stern stone sue summer sunny terry victor violet wade ward will wren
"""
_ALSO_WORDS = frozenset(_WORD_NAMES.split())


def person_asked(text: str, abouts: Iterable[str]) -> str | None:
    """Return the `about` that a text names, if it names exactly one person; "I" and "my" are the owner."""
    words = _WORDS.findall(text)
    folded = [fold(word) for word in words]
    named = {about for about in abouts if any(_names(name, words, folded) for name in _names_of(about))}
    if OWNER in named or any(word.casefold() in _SELF for word in words):
        named.add(OWNER)
    return named.pop() if len(named) == 1 else None


def _names_of(about: str) -> Iterator[str]:
    """Yield what a person may be called: the first name."""
    if about == _EVERYONE or about.startswith(_NOT_PEOPLE):
        return
    name = about.removeprefix(_PERSON)
    first = next(iter(_WORDS.findall(name.replace("_", " "))), "")
    if len(fold(first)) >= _LETTERS_LEAST or not first.isascii():
        yield fold(first)


def _names(name: str, words: list[str], folded: list[str]) -> bool:
    if not name:
        return False
    if " " in name:  # a script that the fold takes apart
        return f" {name} " in f" {' '.join(folded)} "
    places = [place for place, word in enumerate(folded) if word == name]
    if name not in _ALSO_WORDS:
        return bool(places)
    return any(place and words[place][:1].isupper() and not words[place].isupper() for place in places)
