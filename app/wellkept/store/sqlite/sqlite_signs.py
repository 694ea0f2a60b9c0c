"""What `store.signs` promises, over SQLite."""

import json
from collections.abc import Sequence

from wellkept.model.query import Filters
from wellkept.store.signs import Writing
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.held_file import HeldFile
from wellkept.store.sqlite.search import filter_sql, interruptible
from wellkept.store.store import Stop

_WRITING = """
select group_concat(rid), group_concat(wholly), group_concat(importance), group_concat(created_at)
from (select m.rid, m.content = ? as wholly, m.importance, m.created_at from memories as m
  where {where} and instr(m.content, ?))
"""
_CONTENTS = "select m.rid, m.content from json_each(?) as wanted join memories as m on m.rid = wanted.value"


class SqliteSigns(HeldFile):
    """The methods of `SignStore`."""

    def writing(self, text: str, filters: Filters, stop: Stop | None = None) -> Writing:
        where, bindings = filter_sql(filters)
        with owner_faults(), interruptible(self._con, stop):
            found = self._con.execute(_WRITING.format(where=where), (text, *bindings, text)).fetchone()
            return Writing(*(str(joined or "") for joined in found or ("",) * 4))

    def contents(self, keys: Sequence[int]) -> dict[int, str]:
        with owner_faults():
            return {int(key): str(text) for key, text in self._con.execute(_CONTENTS, (json.dumps(list(keys)),))}
