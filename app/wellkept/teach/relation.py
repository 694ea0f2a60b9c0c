"""Whether a sentence updates one already there, contradicts it, or is only like it. A proposal, never a decision.

An update has the same frame and another value in it: subject and verb are shared, and what follows differs in a
number, a date, a name or, after a verb that has one object at a time ("lives in", "works as"), in any word.
A conflict says the opposite of the same thing. Everything else is only like it: "likes jazz" and "likes tea"
are both true, and so are sentences about two people.
"""

from collections.abc import Sequence
from typing import Final

from wellkept.teach.canonical import canonical
from wellkept.teach.differences import NEGATIONS, TIMES, differences, without_negating_signs, without_opposites
from wellkept.teach.language import guess_language
from wellkept.teach.likeness import LIGHT_WORDS, stem
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
    """Return UPDATE, CONFLICT or NEAR for a sentence and one already there that is alike."""
    found = frozenset(differences(old, new))
    mine, theirs = _content(new), _content(old)
    more, less = mine - theirs, theirs - mine
    if _has_ended(old, new) and not less:
        return Novelty.UPDATE
    if _opposes(found, new, more, less) or _opposes_by_a_sign(found, old, new):
        return Novelty.CONFLICT
    if "time" in found and not (more and less):
        return Novelty.UPDATE
    is_news = bool(more) and bool(found - {"negation", "opposites", "order"})
    return Novelty.UPDATE if is_news and _same_frame(old, new, found) else Novelty.NEAR


_NO_CONTENT: Final = frozenset(map(stem, LIGHT_WORDS | TIMES | NEGATIONS))


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
