"""The six kinds of memory, and the table that brings any other name to one of them."""

from enum import StrEnum


class Kind(StrEnum):
    """What sort of thing a memory says. Source: the Novaterra memory model."""

    FACT = "fact"
    EPISODE = "episode"
    PREFERENCE = "preference"
    RELATIONSHIP = "relationship"
    DOCUMENT = "document"
    INSIGHT = "insight"


ALIASES: dict[str, Kind] = {
    "goal": Kind.FACT,
    "goals": Kind.FACT,
    "habit": Kind.PREFERENCE,
    "routine": Kind.PREFERENCE,
    "person": Kind.RELATIONSHIP,
    "family": Kind.RELATIONSHIP,
    "event": Kind.EPISODE,
    "note": Kind.DOCUMENT,
    "file": Kind.DOCUMENT,
    "interest": Kind.PREFERENCE,
    "opinion": Kind.PREFERENCE,
    "idea": Kind.INSIGHT,
}


def coerce_kind(name: object) -> Kind:
    """Return the kind that `name` stands for; a fact for any name not in the table, never an error.

    Case, surrounding blanks and a plural *s* do not matter: models invent kinds freely.
    """
    return (named_kind(name) if isinstance(name, str) else None) or Kind.FACT


def named_kind(name: str) -> Kind | None:
    """Return the kind that `name` stands for, None for any name not in the table."""
    word = name.strip().casefold()
    for form in (word, word.removesuffix("s")):
        if form in ALIASES:
            return ALIASES[form]
        try:
            return Kind(form)
        except ValueError:
            continue
    return None
