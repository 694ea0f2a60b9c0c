"""Who asks: the token in the head of a request. Whether it opens the door is asked of the store at every request."""

from collections.abc import Iterable

COOKIE = "wellkept_token"

Heads = Iterable[tuple[bytes, bytes]]
"""Names in lower case and values, as ASGI has them."""


def token_of(heads: Heads) -> str:
    """Return the token of a request, "" if there is none: `Authorization: Bearer`, else the cookie."""
    values = [(name, value.decode("latin-1")) for name, value in heads if name in {b"authorization", b"cookie"}]
    for name, value in values:
        if name == b"authorization":
            scheme, _, token = value.strip().partition(" ")
            return token.strip() if scheme.lower() == "bearer" else ""
    return next((token for _, value in values for token in _from_cookie(value)), "")


def _from_cookie(value: str) -> Iterable[str]:
    for part in value.split(";"):
        name, _, token = part.strip().partition("=")
        if name == COOKIE:
            yield token.strip().strip('"')


def set_cookie(token: str) -> str:
    """Return the head that leaves a token in a cookie jar: only sent back here, and out of the reach of scripts."""
    return f"{COOKIE}={token}; Path=/; HttpOnly; SameSite=Strict"


def drop_cookie() -> str:
    """Return the head that takes it back."""
    return f"{COOKIE}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0"
