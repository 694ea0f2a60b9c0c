"""Words that look like a password, a key or a card number, and where they stand."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from wellkept.teach.found import Span
from wellkept.teach.secret_shapes import (
    BEARER,
    CARD,
    GIVEN,
    IBAN,
    IN_ADDRESS,
    KEYS,
    PHRASE,
    TOKEN,
    TOLD,
    has_all_classes,
    is_random,
    passes_luhn,
    passes_mod_97,
)

HELD_BACK: Final = "looks like a password or key: held back"

A_CARD: Final = "a card number"
A_KEY: Final = "an access key"
A_PASSWORD: Final = "a password"  # noqa: S105 - what it is called, not one
A_PRIVATE_KEY: Final = "a private key"
AN_ACCOUNT: Final = "a bank account number"
SEVERAL: Final = {
    A_CARD: "{n} card numbers",
    A_KEY: "{n} access keys",
    A_PASSWORD: "{n} passwords",
    A_PRIVATE_KEY: "{n} private keys",
    AN_ACCOUNT: "{n} bank account numbers",
}
"""What more than one of them is called."""


@dataclass(frozen=True, slots=True)
class Secret:
    """Where a secret stands in a text, and what to call it ("a card number")."""

    span: Span
    name: str


def holds_secret(text: str) -> bool:
    """Tell whether a text seems to hold a password, an access key or a payment card number."""
    return next(_secrets(text), None) is not None


def secrets_in(text: str) -> list[Secret]:
    """Return every secret of a text in order, none within another; account numbers too.

    An account number is no secret at home (`holds_secret`), but nothing that a stranger needs to know.
    """
    return apart([*_secrets(text), *_accounts(text)])


def apart(found: Iterable[Secret]) -> list[Secret]:
    """Return secrets in order, those that overlap as one with the name of the first."""
    joined: list[Secret] = []
    for secret in sorted(found, key=lambda secret: (secret.span[0], -secret.span[1])):
        if joined and secret.span[0] < joined[-1].span[1]:
            last = joined[-1]
            joined[-1] = Secret((last.span[0], max(last.span[1], secret.span[1])), last.name)
        else:
            joined.append(secret)
    return joined


def _secrets(text: str) -> Iterator[Secret]:
    for found in KEYS.finditer(text):
        yield Secret(found.span(), A_PRIVATE_KEY if found[0].startswith("-----") else A_KEY)
    for found in BEARER.finditer(text):
        yield Secret(found.span("value"), A_KEY)
    for shape in (PHRASE, GIVEN, IN_ADDRESS):
        for found in shape.finditer(text):
            yield Secret(found.span("value"), A_PASSWORD)
    for found in TOLD.finditer(text):
        word = found["value"].rstrip(".,;!?")
        if is_random(word):
            yield Secret((found.start("value"), found.start("value") + len(word)), A_PASSWORD)
    for found in TOKEN.finditer(text):
        if is_random(found[0]) and has_all_classes(found[0]):
            yield Secret(found.span(), A_KEY)
    yield from _cards(text)


def _cards(text: str) -> Iterator[Secret]:
    """Card numbers, of which the groups of an account number are none."""
    seen = IBAN.sub(lambda found: " " * len(found[0]), text)
    for found in CARD.finditer(seen):
        if passes_luhn(found[0]):
            yield Secret(found.span(), A_CARD)


def _accounts(text: str) -> Iterator[Secret]:
    for found in IBAN.finditer(text):
        if passes_mod_97(found[0]):
            yield Secret(found.span(), AN_ACCOUNT)
