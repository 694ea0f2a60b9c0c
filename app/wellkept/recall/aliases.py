"""What else a person is called: "Ingrid" is "my sister" where a memory says so, and the other way round.

Only what the memories themselves say counts. Whoever is gathered by such a word is shown to the owner, unticked.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import regex

from wellkept.model.fold import fold

_WORDS = regex.compile(r"[\p{L}\p{M}\p{N}]+")
_RELATION_WORDS = """
    sister brother mother mum mom father dad parents wife husband partner girlfriend boyfriend fiance fiancee spouse
    friend boss manager colleague coworker neighbour neighbor cousin aunt uncle niece nephew son daughter child
    grandmother grandfather grandma grandpa granddaughter grandson stepmother stepfather flatmate roommate landlord
    landlady tenant doctor dentist therapist teacher coach lawyer accountant ex dog cat
    schwester bruder mutter mama vater papa eltern frau mann ehefrau ehemann partnerin freundin freund chefin chef
    kollegin kollege nachbarin nachbar cousine tante onkel nichte neffe sohn tochter kind grossmutter grossvater oma
    opa enkelin enkel mitbewohnerin mitbewohner vermieterin vermieter arztin arzt zahnarztin zahnarzt therapeutin
    therapeut lehrerin lehrer anwaltin anwalt hund katze
    """
_RELATIONS = frozenset(_RELATION_WORDS.split())
_WHOSE_WORDS = """
    my his her their our your its s mein meine meinen meinem meiner meines sein seine seinen seinem seiner seines
    ihr ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer unseres
    """
_WHOSE = frozenset(_WHOSE_WORDS.split())
"""Words before a relation that say whose; "s" is what a word with 's leaves ("Owner's sister")."""
_BETWEEN_WORDS = "is was called named ist war heisst the owner user a an der die das"
_BETWEEN = _WHOSE | frozenset(_BETWEEN_WORDS.split())
_REACH = 4  # words between a name and what its bearer is to somebody: "Ingrid is the owner's sister"


@dataclass(frozen=True, slots=True)
class Said:
    """The words of a sentence, as they stand and folded, place by place."""

    words: tuple[str, ...] = field(repr=False)
    folded: tuple[str, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Alias:
    """What else somebody is called: folded, and as it is written where it was first met."""

    folded: str = field(repr=False)
    written: str = field(repr=False)


def said(text: str) -> Said:
    """Read a sentence."""
    words = tuple(_WORDS.findall(text))
    return Said(words, tuple(map(fold, words)))


def asked_words(text: str) -> tuple[str, ...]:
    """Return the words that an owner asks for, folded: without whose it is, where anything else is asked ("my sister").

    Each once, in order.
    """
    folded = tuple(dict.fromkeys(filter(None, said(text).folded)))
    return tuple(word for word in folded if word not in _BETWEEN) or folded


def holds(sentence: Said, asked: Sequence[str]) -> bool:
    """Return whether a sentence has all of some folded words, each as a whole word."""
    apart = f" {' '.join(sentence.folded)} "  # scripts without blanks are folded into characters
    return bool(asked) and all(word in sentence.folded or (" " in word and f" {word} " in apart) for word in asked)


class Aliases:
    """Hears sentence by sentence what else the person asked for is called.

    For a name these are relations ("sister"); for a relation they are names.
    """

    def __init__(self, asked: Sequence[str]) -> None:
        self._asked = asked
        self._by_name = len(asked) != 1 or asked[0] not in _RELATIONS
        self._counts: Counter[str] = Counter()
        self._written: dict[str, str] = {}

    def hear(self, sentence: Said) -> None:
        """Take in a sentence that has what is asked for."""
        places = set(_relations(self._asked, sentence) if self._by_name else _names(self._asked[0], sentence))
        self._counts.update({sentence.folded[place] for place in places})
        for place in places:
            self._written.setdefault(sentence.folded[place], sentence.words[place])

    @property
    def heard(self) -> tuple[Alias, ...]:
        """What was heard, the most often heard first."""
        counts = self._counts
        words = sorted(counts, key=lambda word: (-counts[word], word))
        return tuple(Alias(word, self._written[word]) for word in words)


def speaks_of(sentence: Said, alias: str) -> bool:
    """Return whether a sentence speaks of somebody by an alias: a name, or a relation without another name."""
    for place, word in enumerate(sentence.folded):
        if word != alias:
            continue
        if alias not in _RELATIONS:
            return True
        whose = place > 0 and sentence.folded[place - 1] in _WHOSE
        if whose and not _is_name(sentence, place + 1):
            return True
    return False


def _relations(asked: Sequence[str], sentence: Said) -> Iterator[int]:
    count = len(sentence.folded)
    for place in _places(asked, sentence.folded):
        yield from _beside(sentence, range(place - 1, -1, -1))
        yield from _beside(sentence, range(place + len(asked), count))


def _beside(sentence: Said, places: Sequence[int]) -> Iterator[int]:
    """Yield the place of the relation that stands before any word of another sort."""
    for place in places[: _REACH + 1]:
        word = sentence.folded[place]
        if word in _RELATIONS:
            yield place
        if word not in _BETWEEN:
            return


def _names(relation: str, sentence: Said) -> Iterator[int]:
    for place, word in enumerate(sentence.folded):
        if word != relation:
            continue
        after = place + 1
        while after < len(sentence.folded) and after <= place + _REACH and sentence.folded[after] in _BETWEEN:
            after += 1
        if _is_name(sentence, after):
            yield after


def _is_name(sentence: Said, place: int) -> bool:
    """Return whether a word looks like a name: a capital, and neither a relation nor whose."""
    if not 0 < place < len(sentence.words):
        return False
    folded = sentence.folded[place]
    return sentence.words[place][:1].isupper() and folded not in _RELATIONS and folded not in _BETWEEN


def _places(asked: Sequence[str], folded: Sequence[str]) -> Iterator[int]:
    size = len(asked)
    for place in range(len(folded) - size + 1):
        if tuple(folded[place : place + size]) == tuple(asked):
            yield place
