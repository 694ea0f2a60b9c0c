"""Sentences with values in them, which the window can say in another language.

A `Said` is its English sentence, and still knows the pattern and the values that it was made of. So every room may
speak plain English, the command line prints it, and the window looks the pattern up in the owner's language.
Sentences without values need nothing: they are looked up as they are. Whatever is done to a `Said` as to any other
text (cut, joined with +, put into an f-string) gives plain text, which is then shown in English.
"""

from collections.abc import Iterable, Mapping


class Said(str):
    """A sentence, its pattern, and what stands in it: text, numbers, or other sentences."""

    pattern: str
    values: Mapping[str, object]

    __slots__ = ("pattern", "values")

    @classmethod
    def of(cls, pattern: str, values: Mapping[str, object]) -> "Said":
        """Return the sentence of a pattern and its values, by their names in it."""
        made = cls(pattern.format(**values))
        made.pattern, made.values = pattern, values
        return made


def said(pattern: str, **values: object) -> Said:
    """Return a sentence with values. `pattern` is a literal, so that whoever collects what to translate sees it."""
    return Said.of(pattern, values)


def term(text: str) -> str:
    """Return a text as it is; marks words that are no sentence for whoever collects what to translate."""
    return text


def one_after_the_other(sentences: Iterable[str], between: str = " ") -> Said:
    """Return several sentences as one text; "" for none."""
    told = {f"s{place}": sentence for place, sentence in enumerate(filter(None, sentences))}
    return Said.of(between.join(f"{{{name}}}" for name in told), told)
