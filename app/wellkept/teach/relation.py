"""Whether a sentence updates one that is alike, contradicts it, or possibly says the same. Never a decision.

An update has the same frame and another value in it: subject and verb are shared, and what follows differs in a
number, a date, a name or, after a verb that has one object at a time ("lives in", "works as"), in any word.
A conflict says the opposite of the same thing. Two sentences that a guard keeps apart otherwise (two people, two
numbers in another frame, another order) have nothing to do with each other; what is left possibly says the same.
"""

from collections.abc import Sequence
from typing import Final

from wellkept.teach.canonical import canonical
from wellkept.teach.differences import NEGATIONS, TIMES, differences, without_negating_signs, without_opposites
from wellkept.teach.language import guess_language
from wellkept.teach.likeness import ALIKE_ENOUGH, LIGHT_WORDS, likeness, stem
from wellkept.teach.novelty import Novelty
from wellkept.teach.verbs import third_of
from wellkept.teach.words import word_set

_BE: Final = word_set("is are was were am be")
_AUXILIARIES: Final = _BE | word_set("has have had does do did will would can could should must")
_ONE_VALUED: Final = frozenset(
    map(
        stem,
        word_set(
            """
            lives lived works worked moves moved called named studies studied attends drives weighs married dates
            reports prefers costs earns pays belongs stays resides commutes
            """
        ),
    )
)
"""Verbs that are true of one thing at a time, so that another thing after them is likely news. Ours."""
_ENDED: Final = word_set("longer anymore stopped quit ceased formerly former ex")
_COMPARING: Final = word_set("over than before after rather instead")
_NEGATING_PREFIXES: Final = ("dis", "un", "in")
_VALUES: Final = frozenset({"numbers", "weekday", "month"})
_FRAME_ELSEWHERE = 2  # how many words at the head must be shared in a language whose verbs we do not know


def relation(old: str, new: str) -> Novelty:
    """Return UPDATE, CONFLICT, NEAR or NEW for a sentence and one already there that is alike."""
    found = frozenset(differences(old, new))
    if _translated(old, new):
        return Novelty.NEW if "numbers" in found else Novelty.NEAR
    more, less = _apart(old, new)
    if _has_ended(old, new) and not less:
        return Novelty.UPDATE
    if _opposes(found, new, more, less) or _opposes_by_a_sign(found, old, new):
        return Novelty.CONFLICT
    if "time" in found and not (more and less):
        return Novelty.UPDATE
    if more and found - {"negation", "opposites", "order"} and _same_frame(old, new, found):
        return Novelty.UPDATE
    shorter = less and not more and not found & {"negation", "opposites", "order"}
    return Novelty.NEAR if shorter or not found - {"words"} else Novelty.NEW


def adds(old: str, new: str) -> bool:
    """Tell whether a sentence has a word of content that the one already there has not."""
    return bool(_apart(old, new)[0])


def _translated(old: str, new: str) -> bool:
    """Tell whether two sentences are of two languages, and not only guessed so: then only numbers can be compared."""
    return guess_language(old) != guess_language(new) and likeness(old, new) < ALIKE_ENOUGH


_NO_CONTENT: Final = frozenset(map(stem, LIGHT_WORDS | TIMES | NEGATIONS))


def _apart(old: str, new: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return what only the new sentence is about, and what only the old one is."""
    mine, theirs = _content(new), _content(old)
    return mine - theirs, theirs - mine


def _content(text: str) -> frozenset[str]:
    """Return the stems of what a sentence is about: no function words, no words of time, no negations."""
    return frozenset(map(stem, canonical(text))) - _NO_CONTENT


def _has_ended(old: str, new: str) -> bool:
    """Tell whether the new sentence says that something is over, and the old one does not."""
    return bool(_ENDED & set(canonical(new))) and not _ENDED & set(canonical(old))


def _opposes(found: frozenset[str], new: str, more: frozenset[str], less: frozenset[str]) -> bool:
    """One says no where the other says yes, or the opposite word, and both are about the same things."""
    left, right = without_opposites(more, less)
    left, right = _without_negated(left, right), _without_negated(right, left)
    if left and right:
        return False
    return bool(found & {"negation", "opposites"}) or ("order" in found and bool(_COMPARING & set(canonical(new))))


def _opposes_by_a_sign(found: frozenset[str], old: str, new: str) -> bool:
    """In scripts without blanks a whole sentence is one word, with its negation in it."""
    return "negation" in found and canonical(without_negating_signs(old)) == canonical(without_negating_signs(new))


def _without_negated(words: frozenset[str], others: frozenset[str]) -> frozenset[str]:
    """Leave out "unhappy" where the others have "happy", and the other way round."""
    negated = {prefix + other for other in others for prefix in _NEGATING_PREFIXES}
    return frozenset(
        word
        for word in words
        if word not in negated and not any(prefix + word in others for prefix in _NEGATING_PREFIXES)
    )


def _same_frame(old: str, new: str, found: frozenset[str]) -> bool:
    """Tell whether two sentences share subject and verb, and differ in a value that comes after."""
    shared = _shared_head(canonical(old), canonical(new))
    if guess_language(new) != "en":
        return len(shared) >= _FRAME_ELSEWHERE and bool(found & (_VALUES | {"names"}))
    verbs = [place for place, word in enumerate(shared) if place and _is_verb(word)]
    if not verbs:
        return False
    if found & _VALUES:
        return True
    after = [word for word in shared[verbs[-1] + 1 :] if word not in LIGHT_WORDS]
    return any(stem(shared[place]) in _ONE_VALUED for place in verbs) or (shared[verbs[-1]] in _BE and not after)


def _shared_head(a: Sequence[str], b: Sequence[str]) -> list[str]:
    shared = []
    for one, other in zip(a, b, strict=False):
        if one != other:
            break
        shared.append(one)
    return shared


def _is_verb(word: str) -> bool:
    """Tell whether a word is known as a verb after a name: "lives", "moved", "has"."""
    if word in _AUXILIARIES or third_of(word) == word:
        return True
    plain = (word.removesuffix("s"), word.removesuffix("es"), word.removesuffix("ies") + "y")
    return any(third_of(one) == word for one in plain)
