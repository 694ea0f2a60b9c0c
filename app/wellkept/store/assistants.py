"""The part of a store that knows the owner's assistants."""

from dataclasses import dataclass, field
from typing import Protocol

from wellkept.model.assistants import Assistant, Rights


@dataclass(frozen=True, slots=True)
class TokenDigest:
    """The digest of the token that an assistant has now, 32 bytes, and whether it is shut out."""

    id: str
    digest: bytes = field(repr=False)
    revoked: bool = False


class AssistantStore(Protocol):
    """Those that write answer False where there is no such assistant."""

    def assistants(self) -> tuple[Assistant, ...]:
        """Return all assistants, the newest first."""

    def assistant(self, assistant_id: str) -> Assistant | None:
        """Return one of them, None if there is none of this id."""

    def token_digests(self) -> tuple[TokenDigest, ...]:
        """Return the digests of all tokens, as they are at this moment, whoever wrote them."""

    def add_assistant(self, assistant: Assistant, folded: str, digest: bytes) -> bool:
        """Write a new assistant; False if another one has its name, or one whose form `folded` is the same."""

    def change_rights(self, assistant_id: str, rights: Rights) -> bool:
        """Give an assistant other rights."""

    def change_token(self, assistant_id: str, digest: bytes) -> bool:
        """Give an assistant another token, and let it in again if it was shut out."""

    def revoke_assistant(self, assistant_id: str, at: int) -> bool:
        """Note that an assistant is shut out since a moment, ms since 1970 UTC; one that is stays so."""

    def remove_assistant(self, assistant_id: str) -> bool:
        """Erase an assistant with all that hangs on it."""
