"""From pasted text to a key: what clings to it is taken off, what cannot be one is refused without echoing it.

Source of the cases: OpenRouter notes, sections 4.7 and 5.16 (blanks that do not look like blanks, byte order
marks, quotes, look-alike letters in pasted keys).
"""

from __future__ import annotations

import re
import unicodedata

from wellkept.model.errors import WellkeptError
from wellkept.model.said import said, term
from wellkept.providers.secret import Secret

LENGTH_MAX = 512
"""Characters; the longest keys in use are under 200."""

_CLINGING = "\"'`“”‘’„‚«»‹›;,"
_PREFIX = re.compile(r"^(?:export\s+)?(?:OPENROUTER_API_KEY\s*[=:]|Authorization\s*:)?\s*(?:Bearer(?:\s|$))?\s*", re.I)

KEYS_PAGE = "https://openrouter.ai/settings/keys"
CREDITS_PAGE = "https://openrouter.ai/settings/credits"


class KeyTextRefused(WellkeptError):
    """The text cannot be a key. The fault never holds the text, at most a position in it."""

    sentence = "This is not a key."
    next_step = "Copy the key again, from its first character to its last."


def clean_key(pasted: str) -> Secret:
    """Return the key that some pasted text holds.

    Raises: KeyTextRefused: nothing there, more than one word, too long, or a character no key has.
    """
    text = _stripped(_PREFIX.sub("", _stripped(pasted), count=1))
    if not text:
        raise KeyTextRefused("There is no key in what was pasted.")
    if len(text) > LENGTH_MAX:
        raise KeyTextRefused(said("This is longer than any key: {n:,} characters.", n=len(text)))
    for position, char in enumerate(text, start=1):
        if not "!" <= char <= "~":
            raise KeyTextRefused(
                said("Character {at} of {n} is {what}, which no key has.", at=position, n=len(text), what=_kind(char))
            )
    return Secret(text)


def is_key(text: str) -> bool:
    """Return whether a text could be a key as it is: letters, digits and signs of ASCII, no blank."""
    return 0 < len(text) <= LENGTH_MAX and all("!" <= char <= "~" for char in text)


def _stripped(text: str) -> str:
    """Return text without what is not seen or only frames it, at both ends, however often."""
    start, end = 0, len(text)
    while start < end and _clings(text[start]):
        start += 1
    while end > start and _clings(text[end - 1]):
        end -= 1
    return text[start:end]


def _clings(char: str) -> bool:
    return char.isspace() or char in _CLINGING or unicodedata.category(char) in {"Cc", "Cf", "Zs"}


def _kind(char: str) -> str:
    if char.isspace():
        return term("a blank")
    if unicodedata.category(char) in {"Cc", "Cf"}:
        return term("one that is not seen")
    return term("not a plain letter, digit or sign")


def revoke_link(key: Secret) -> str:
    """Return the page on which this key can be revoked; it names the key by its SHA-256 only."""
    return f"https://openrouter.ai/keys/{key.sha256()}"


def usage_link(key: Secret) -> str:
    """Return the page that lists the calls made with this key."""
    return f"https://openrouter.ai/logs?api_key_hash={key.sha256()}"
