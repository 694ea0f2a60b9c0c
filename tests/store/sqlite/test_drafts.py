from pathlib import Path

from wellkept.store.sqlite.sqlite_store import SqliteStore


def test_a_draft_survives_a_restart(path: Path) -> None:
    store = SqliteStore.open(path)
    store.save_draft("teach", "I moved to")
    store.save_draft("teach", "I moved to Oslo")
    store.close()
    again = SqliteStore.open(path)
    draft = again.draft("teach")
    again.close()
    assert draft == "I moved to Oslo"


def test_there_is_no_draft_at_first_nor_after_it_is_taken_out(store: SqliteStore) -> None:
    assert store.draft("teach") == ""
    store.save_draft("teach", "x")
    store.save_draft("teach", "")
    assert store.draft("teach") == ""
