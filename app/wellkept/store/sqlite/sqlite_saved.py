"""What `store.saved` promises, over SQLite."""

from wellkept.model.saved import SavedSearch, packed, unpacked
from wellkept.store.sqlite import memories
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.held_file import HeldFile

_OWE_A_SCRUB = "insert into pending_scrub(at) values(unixepoch())"


class SqliteSaved(HeldFile):
    """The methods of `SavedStore`."""

    def saved_searches(self, being_id: str) -> tuple[SavedSearch, ...]:
        with owner_faults():
            found = self._con.execute(
                "select sid, being_id, name, wanted from saved_searches where being_id = ? order by sid", (being_id,)
            )
            return tuple(unpacked(int(sid), str(being), str(name), str(wanted)) for sid, being, name, wanted in found)

    def save_search(self, search: SavedSearch) -> int:
        with self._writing(), memories.writing(self._con):
            self._con.execute(
                "insert into saved_searches(sid, being_id, name, wanted) values(nullif(?, 0), ?, ?, ?)"
                " on conflict(sid) do update set name = excluded.name, wanted = excluded.wanted",
                (search.number, search.query.filters.being_id, search.name, packed(search)),
            )
            number = search.number or self._con.last_insert_rowid()
            self._con.execute(_OWE_A_SCRUB)
            return number

    def remove_saved_search(self, number: int) -> bool:
        with self._writing(), memories.writing(self._con):
            self._con.execute("delete from saved_searches where sid = ?", (number,))
            if not self._con.changes():
                return False
            self._con.execute(_OWE_A_SCRUB)
            return True
