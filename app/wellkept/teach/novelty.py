"""What a proposed sentence is to the memories already there."""

from enum import StrEnum

from wellkept.teach.canonical import FORM_BYTES, canonical, form
from wellkept.teach.differences import differences
from wellkept.teach.likeness import ALIKE_ENOUGH, likeness

__all__ = ["FORM_BYTES", "Novelty", "alike", "canonical", "form", "guards", "possibly_same", "says_the_same"]


class Novelty(StrEnum):
    """What a proposed sentence is to the memories already there."""

    NEW = "new"
    KNOWN = "known"  # keeping it reinforces the one already there
    UPDATE = "update"  # says what one already there says, with another value: for the owner to decide
    CONFLICT = "conflict"  # says the opposite of one already there: for the owner to decide
    NEAR = "near"  # possibly the same as one already there: for the owner to decide
    REPEATED = "repeated"  # stands earlier in the same text
    FORGOTTEN = "forgotten"  # the owner had it forgotten: held back unless they want it again

    @property
    def asks(self) -> bool:
        """Whether only the owner can tell what becomes of it and of the one already there."""
        return self in (Novelty.UPDATE, Novelty.CONFLICT, Novelty.NEAR)


def alike(a: str, b: str) -> float:
    """Return how alike the words of two sentences are, 0 (nothing shared) to 1 (the same words)."""
    return likeness(a, b)


def possibly_same(a: str, b: str) -> bool:
    """Tell whether two sentences are worth showing side by side. Never a reason to merge them."""
    return canonical(a) == canonical(b) or likeness(a, b) >= ALIKE_ENOUGH


def guards(a: str, b: str) -> tuple[str, ...]:
    """Return what two alike sentences differ in: "numbers", "negation", "names", "order" and so on."""
    return differences(a, b)


def says_the_same(a: str, b: str) -> bool:
    """Tell whether two sentences are one memory: equal in their canonical form, and nothing that guards speaks up.

    What is equal in form can still differ in a capital, and so in a name: "Owner listens to the Who" (or to whom).
    """
    return form(a) == form(b) and not guards(a, b)
