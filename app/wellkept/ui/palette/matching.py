"""Whether a name answers what was typed, and how well: by parts of its words, or by its initials."""

import unicodedata

import regex

_WORDS = regex.compile(r"[\p{L}\p{N}\p{M}]+")


def folded(text: str) -> str:
    """Return a text without case and accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in apart if not unicodedata.combining(char))


def rank(typed: str, name: str) -> int | None:
    """Return how well a name answers: 0 best, None not at all; everything answers to nothing.

    The name begins so; all parts begin words of it; they are its initials; all parts stand within words.
    """
    parts, words = _WORDS.findall(folded(typed)), _WORDS.findall(folded(name))
    if not parts:
        return 0 if not typed.strip() else None
    if " ".join(words).startswith(" ".join(parts)):
        return 0
    if _all_begin(parts, words):
        return 1
    if "".join(word[0] for word in words).find("".join(parts)) >= 0:
        return 2
    return 3 if all(any(part in word for word in words) for part in parts) else None


def _all_begin(parts: list[str], words: list[str]) -> bool:
    """Return whether each part begins a word of its own, in any order."""
    left = list(words)
    for part in sorted(parts, key=len, reverse=True):
        word = next((one for one in left if one.startswith(part)), None)
        if word is None:
            return False
        left.remove(word)
    return True
