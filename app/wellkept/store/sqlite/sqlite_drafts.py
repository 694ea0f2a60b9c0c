"""What `Store` promises about drafts and settings, over SQLite."""

from wellkept.store.sqlite import drafts, memories, settings, unsaved
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.held_file import HeldFile


class SqliteDrafts(HeldFile):
    """The methods of `Store` about drafts and settings."""

    def draft(self, name: str) -> str:
        with owner_faults():
            return drafts.load(self._con, name)

    def save_draft(self, name: str, text: str) -> None:
        with self._writing():
            drafts.save(self._con, name, text)

    def unsaved(self, key: int) -> str:
        with owner_faults():
            return unsaved.words(self._con, key)

    def save_unsaved(self, key: int, words: str) -> None:
        with self._writing(), memories.writing(self._con):
            unsaved.save(self._con, key, words)
            memories.owe_scrub(self._con)

    def setting(self, name: str) -> str | None:
        with owner_faults():
            return settings.load(self._con, name)

    def save_setting(self, name: str, value: str) -> None:
        with self._writing():
            settings.save(self._con, name, value)
