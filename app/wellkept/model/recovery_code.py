"""The code an owner prints and keeps: 16 bytes as seven groups of four letters and digits, two of them a check.

The alphabet is Crockford's base 32 (https://www.crockford.com/base32.html): no I, L, O or U, so that nothing can be
misread; what is typed for them all the same is understood. 130 bits hold 128; the check is ten bits of a hash, so
a slip of the pen goes unseen once in 1,024 times, and then opens nothing.
"""

import hashlib

from wellkept.model.errors import CodeMistyped
from wellkept.model.said import said

SECRET_BYTES = 16

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS = {"O": "0", "I": "1", "L": "1"}
_GROUP = 4
_DIGITS = 26
_CHECKS = 2
_SPARE_BITS = 2
"""26 digits have two bits more than 16 bytes; they are 0."""


def code_of(secret: bytes) -> str:
    """Return the code of 16 bytes, in groups: `ABCD-EFGH-…`."""
    digits = _digits(int.from_bytes(secret) << _SPARE_BITS, _DIGITS) + _check(secret)
    return "-".join(digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP))


def secret_of(code: str) -> bytes:
    """Return the 16 bytes of a code as it was typed: blanks, dashes and the case of letters do not matter.

    Raises: CodeMistyped: too short, too long, or a letter is wrong. The fault never holds the code.
    """
    typed = "".join(_READ_AS.get(char, char) for char in code.upper() if char.isalnum())
    if any(char not in _LETTERS for char in typed):
        raise CodeMistyped("A recovery code has only the letters and digits that are printed on it.")
    if len(typed) != _DIGITS + _CHECKS:
        raise CodeMistyped(
            said("A recovery code has {n} letters and digits; this has {typed}.", n=_DIGITS + _CHECKS, typed=len(typed))
        )
    number = 0
    for char in typed[:_DIGITS]:
        number = number * len(_LETTERS) + _LETTERS.index(char)
    secret = (number >> _SPARE_BITS).to_bytes(SECRET_BYTES)
    if code_of(secret).replace("-", "") != typed:
        raise CodeMistyped
    return secret


def _digits(number: int, count: int) -> str:
    return "".join(_LETTERS[number >> 5 * place & 31] for place in reversed(range(count)))


def _check(secret: bytes) -> str:
    hashed = hashlib.blake2b(secret, digest_size=2, person=b"wellkept code").digest()
    return _digits(int.from_bytes(hashed) >> 16 - 5 * _CHECKS, _CHECKS)
