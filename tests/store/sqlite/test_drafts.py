from pathlib import Path

from tests.building import memory
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


def test_words_not_saved_yet_survive_a_restart_each_with_its_memory(path: Path) -> None:
    store = SqliteStore.open(path)
    one, other = store.insert([memory("Owner walks."), memory("Owner swims.")])
    store.save_unsaved(one, "Owner ru")
    store.save_unsaved(one, "Owner runs")
    store.close()
    again = SqliteStore.open(path)
    found = [again.unsaved(key) for key in (one, other)]
    again.close()
    assert found == ["Owner runs", ""]


def test_words_not_saved_yet_go_with_their_memory_and_come_back_with_it(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner walks.")])
    store.save_unsaved(key, "Owner runs.")
    (gone,) = store.forget([key])
    assert store.unsaved(key) == ""
    store.save_unsaved(key, "Owner runs.")
    assert store.unsaved(key) == ""
    store.put_back([gone])
    assert store.unsaved(key) == "Owner runs."
