"""What `store.wishes` promises, over SQLite."""

from collections.abc import Collection, Sequence

from wellkept.store.sqlite import memories
from wellkept.store.sqlite import wishes as waiting
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.held_file import HeldFile
from wellkept.store.wishes import KeptWish


class SqliteWishes(HeldFile):
    """The methods of `WishStore`."""

    def add_wish(self, wish: KeptWish, most: int) -> str:
        with self._writing(), memories.writing(self._con):
            return waiting.add(self._con, wish, most)

    def wishes(self, limit: int) -> tuple[KeptWish, ...]:
        with owner_faults():
            return waiting.oldest(self._con, limit)

    def wishes_of_ids(self, ids: Collection[str]) -> tuple[KeptWish, ...]:
        with owner_faults():
            return waiting.of_ids(self._con, ids)

    def count_wishes(self) -> int:
        with owner_faults():
            return int(self._con.execute("select count(*) from wishes").get)

    def remove_wishes(self, ids: Collection[str]) -> int:
        with self._writing(), memories.writing(self._con):
            return waiting.remove(self._con, ids)

    def put_wishes(self, wishes: Sequence[KeptWish]) -> None:
        with self._writing(), memories.writing(self._con):
            waiting.put(self._con, wishes)

    def note_held(self, assistant_id: str) -> None:
        with self._writing(), memories.writing(self._con):
            self._con.execute("update assistants set held = held + 1 where id = ?", (assistant_id,))

    def held_wishes(self) -> int:
        with owner_faults():
            return int(self._con.execute("select ifnull(sum(held), 0) from assistants").get)
