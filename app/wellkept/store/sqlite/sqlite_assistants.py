"""What `store.assistants` promises, over SQLite."""

from wellkept.model.assistants import Assistant, Rights
from wellkept.store.assistants import TokenDigest
from wellkept.store.sqlite import assistants, memories
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.held_file import HeldFile


class SqliteAssistants(HeldFile):
    """The methods of `AssistantStore`."""

    def assistants(self) -> tuple[Assistant, ...]:
        with owner_faults():
            return assistants.all_of_them(self._con)

    def assistant(self, assistant_id: str) -> Assistant | None:
        with owner_faults():
            return assistants.one(self._con, assistant_id)

    def token_digests(self) -> tuple[TokenDigest, ...]:
        with owner_faults():
            return assistants.digests(self._con)

    def add_assistant(self, assistant: Assistant, folded: str, digest: bytes) -> bool:
        with self._writing(), memories.writing(self._con):
            return assistants.add(self._con, assistant, folded, digest)

    def change_rights(self, assistant_id: str, rights: Rights) -> bool:
        with self._writing(), memories.writing(self._con):
            return assistants.change(self._con, "rights = ?", assistants.packed(rights), assistant_id)

    def change_token(self, assistant_id: str, digest: bytes) -> bool:
        with self._writing(), memories.writing(self._con):
            return assistants.change(self._con, "revoked_at = null, digest = ?", digest, assistant_id)

    def revoke_assistant(self, assistant_id: str, at: int) -> bool:
        with self._writing(), memories.writing(self._con):
            return assistants.change(self._con, "revoked_at = ifnull(revoked_at, ?)", at, assistant_id)

    def shut_everybody_out(self) -> None:
        """Let no token in until the owner gives new ones: which of them were taken back meanwhile is not known."""
        with self._writing(), memories.writing(self._con):
            self._con.execute("update assistants set revoked_at = ifnull(revoked_at, unixepoch() * 1000)")

    def remove_assistant(self, assistant_id: str) -> bool:
        with self._writing(), memories.writing(self._con):
            return assistants.remove(self._con, assistant_id)
