"""Public ids: unique, and sorting in the order they were made."""

import secrets

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
_RANDOM_BITS = 80


def new_memory_id(now: int) -> str:
    """Return the id of a memory made now: "mem_" and 26 characters, as in `new_id`."""
    return new_id("mem_", now)


def new_id(begins: str, now: int) -> str:
    """Return a beginning and 26 characters: 48 bits of time (ms since 1970 UTC), then 80 random bits.

    Source of the form: the ULID convention (Crockford's base 32), in lower case.
    """
    number = (max(now, 0) % 2**48) << _RANDOM_BITS | secrets.randbits(_RANDOM_BITS)
    return begins + "".join(_ALPHABET[number >> shift & 31] for shift in range(125, -1, -5))
