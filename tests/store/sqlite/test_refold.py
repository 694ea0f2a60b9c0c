"""When the fold changes, the searchable form of every memory is made anew."""

from pathlib import Path

import apsw

from tests.building import memory
from wellkept.model.fold import FOLD_VERSION
from wellkept.store.sqlite.sqlite_store import SqliteStore


def test_an_index_made_by_another_fold_is_made_anew_at_the_start(path: Path) -> None:
    store = SqliteStore.open(path)
    keys = store.insert([memory(f"Owner keeps Drawer {number}.") for number in range(1200)])
    right = store.folded(keys)
    store.close()
    con = apsw.Connection(str(path))
    con.execute("update memories set folded = 'an older form ' || rid; update meta set value = 0")
    con.close()
    again = SqliteStore.open(path)
    assert again.folded(keys) == right
    assert again.problems() == ()
    again.close()
    con = apsw.Connection(str(path))
    version = con.execute("select value from meta where key = 'fold_version'").get
    con.close()
    assert version == FOLD_VERSION
