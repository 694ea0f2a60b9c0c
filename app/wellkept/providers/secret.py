"""A word that must not be seen: it prints as dots wherever it lands."""

from __future__ import annotations

import hashlib
import hmac


class Secret:
    """A key. `reveal` is the only way to its text: not `str`, not `repr`, not a format, not a pickle."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def reveal(self) -> str:
        """Return the text itself, for the header of a call or the keyring, and nothing else."""
        return self._text

    def sha256(self) -> str:
        """Return the SHA-256 of the text in hex: the name under which OpenRouter's pages know a key."""
        return hashlib.sha256(self._text.encode()).hexdigest()

    def __repr__(self) -> str:
        return "Secret('•••')"

    __str__ = __repr__

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and hmac.compare_digest(self._text.encode(), other._text.encode())

    def __hash__(self) -> int:
        return hash(self._text)

    def __reduce__(self) -> str:
        raise TypeError("A secret is not written anywhere.")
