"""What opens an encrypted file of memories, and nothing that prints it."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass, field

from wellkept.model.recovery_code import SECRET_BYTES, code_of, secret_of

ID_BYTES = 16
"""An encrypted file begins with its name, not secret: where a plain one says "SQLite format 3"."""


@dataclass(frozen=True, slots=True)
class FileKey:
    """The key of one file: 16 random bytes, which the recovery code holds too."""

    _secret: bytes = field(repr=False)

    @classmethod
    def new(cls) -> "FileKey":
        """Make a key from the randomness of the system."""
        return cls(secrets.token_bytes(SECRET_BYTES))

    @classmethod
    def from_code(cls, code: str) -> "FileKey":
        """Return the key that a recovery code holds. Raises: CodeMistyped."""
        return cls(secret_of(code))

    def code(self) -> str:
        """Return the recovery code: for the owner's paper and the keyring, and nothing else."""
        return code_of(self._secret)

    def cipher_text(self, file_id: bytes = b"") -> str:
        """Return what the cipher is told, in hex: its key itself, so that it derives none and opens at once.

        Deriving from a passphrase takes 60 ms at every opening and is for words that people choose; 128 random
        bits need none. `file_id` names a file that is being made. Source: the cipher's manual, "raw key".
        """
        raw = hashlib.blake2b(self._secret, digest_size=32, person=b"wellkept store").hexdigest()
        return f"raw:{raw}{file_id.hex()}".encode().hex()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FileKey) and hmac.compare_digest(self._secret, other._secret)

    def __hash__(self) -> int:
        return hash(self._secret)

    def __reduce__(self) -> str:
        raise TypeError("A key is not written anywhere.")
