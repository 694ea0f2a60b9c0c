"""A backup is of one moment and the same as the store was; what is forgotten leaves it; half of one is never there."""

import stat
from contextlib import suppress
from pathlib import Path

import apsw
import pytest

from tests.building import NOON, memory
from tests.sealing import KEY, NAME, decrypted
from tests.store.sqlite.test_erase import SECRET, WORDS, crowd
from tests.vectors import unit
from wellkept.model.errors import BackupFailed, BackupMissing, Interrupted, NotAStore, StoreFull
from wellkept.model.query import Filters
from wellkept.store.backups import Backup, BackupKind
from wellkept.store.sqlite import backup_files
from wellkept.store.sqlite.connection import open_file
from wellkept.store.sqlite.digest import digest
from wellkept.store.sqlite.resealing import reseal
from wellkept.store.sqlite.schema import migration_texts
from wellkept.store.sqlite.scratch import Scratch
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.vectors import VectorItem


def never() -> bool:
    return False


def backed_up(store: SqliteStore, kind: BackupKind = BackupKind.ASKED) -> Backup:
    return store.keep_backup(store.back_up(never), kind, NOON)


def everything_beside(store: SqliteStore) -> bytes:
    """Return all bytes of all backups, in lower case."""
    return b"".join(file.read_bytes() for file in store.backup_folder.rglob("*") if file.is_file()).lower()


def test_a_backup_is_one_private_file_with_every_memory_and_no_draft(store: SqliteStore) -> None:
    crowd(store, 50)
    store.save_draft("teach", SECRET)
    store.save_unsaved(7, SECRET)
    made = backed_up(store)
    assert (made.memories, made.proven_at, made.gone, made.owed) == (50, NOON, 0, 0)
    assert [file.name for file in store.backup_folder.glob("*.db")] == [made.name]
    assert stat.S_IMODE(made.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(store.backup_folder.stat().st_mode) == 0o700
    assert WORDS[0].lower().encode() not in everything_beside(store)
    restored = SqliteStore.open(made.path)
    assert restored.count(Filters()) == 50
    assert restored.problems() == ()
    restored.close()


def test_what_is_written_meanwhile_is_not_in_it(store: SqliteStore, path: Path) -> None:
    crowd(store, 50)
    other = SqliteStore.open(path)
    looks = 0

    def write_at_each_look() -> bool:
        nonlocal looks
        looks += 1
        other.insert([memory(f"Owner wrote line {looks} meanwhile.")])
        return False

    fresh = store.back_up(write_at_each_look)
    other.close()
    made = store.keep_backup(fresh, BackupKind.DAILY, NOON)
    assert looks > 3
    assert made.memories == 50
    assert store.count(Filters()) == 50 + looks


def test_forgetting_meanwhile_ends_it_and_leaves_nothing(store: SqliteStore) -> None:
    crowd(store, 50)

    def forget() -> bool:
        store.forget([1])
        return False

    with pytest.raises(Interrupted):
        store.back_up(forget)
    assert list(store.backup_folder.iterdir()) == []


@pytest.mark.parametrize("table", ["memories", "vectors", "memory_history", "meta"])
def test_the_digest_sees_one_other_row_in_any_table(store: SqliteStore, path: Path, table: str) -> None:
    (key,) = store.insert([memory(SECRET)])
    store.put_vectors("m/1", 4, [VectorItem(key, SECRET, unit(1, 4))])
    con = apsw.Connection(str(path))
    before = digest(con, never)
    changes = {
        "memories": "update memories set importance = 0.25",
        "vectors": "update vectors set vid = vid + 1",
        "memory_history": "insert into memory_history(rid, was, changed_at, why) select rid, 'x', 1, '' from memories",
        "meta": "insert into meta(key, value) values('x', 1)",
    }
    con.execute("begin")
    con.execute(changes[table])
    assert digest(con, never) != before
    con.execute("rollback")
    assert digest(con, never) == before
    con.close()


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        ("update memories set importance = 0.25 where rid = 7", "not the same"),
        ("delete from memory_starts where rid = 7", "not the same"),
        ("insert into words_fts(words_fts) values('delete-all')", "damaged"),
    ],
)
def test_a_copy_that_is_not_the_same_is_refused(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, damage: str, says: str
) -> None:
    crowd(store, 50)

    def and_damage(con: apsw.Connection) -> None:
        con.execute(damage)

    monkeypatch.setattr("wellkept.store.sqlite.backup_copy.pay_index_debt", and_damage)
    with pytest.raises(BackupFailed, match=says):
        store.back_up(never)
    assert list(store.backup_folder.iterdir()) == []


def test_what_is_forgotten_leaves_the_backups_without_a_byte(store: SqliteStore) -> None:
    crowd(store)
    (key,) = store.insert([memory(SECRET, tags=(WORDS[1],))])
    crowd(store)
    vector = unit(5, 32)
    store.put_vectors("m/1", 32, [VectorItem(key, SECRET, vector)])
    made = [backed_up(store), backed_up(store, BackupKind.DAILY)]
    traces = [SECRET.lower().encode(), *(word.lower().encode() for word in WORDS), bytes(vector)]
    assert all(trace in everything_beside(store) or trace == bytes(vector) for trace in traces)
    assert bytes(vector) in b"".join(one.path.read_bytes() for one in made)
    store.forget([key])
    assert {debt.path for debt in store.backup_debts()} == {one.path for one in made}
    for debt in store.backup_debts():
        store.note_paid(debt, store.pay(debt))
    assert not [trace for trace in traces if trace.lower() in everything_beside(store)]
    assert bytes(vector) not in b"".join(one.path.read_bytes() for one in made)
    assert store.backup_debts() == ()
    assert {(one.gone, one.owed, one.memories) for one in store.backups()} == {(1, 0, 800)}
    reopened = SqliteStore.open(made[0].path)
    assert reopened.problems() == ()
    reopened.close()


def test_many_forgotten_at_once_leave_a_backup_too(store: SqliteStore) -> None:
    crowd(store, 20)
    keys = store.insert([memory(f"Owner once hid a {WORDS[1]} in box {number}.") for number in range(600)])
    made = backed_up(store)
    with store.erasing_many():
        store.forget(keys)
    (debt,) = store.backup_debts()
    assert store.pay(debt) == 600
    assert WORDS[1].encode() not in everything_beside(store)
    con, _ = open_file(made.path)
    assert con.execute("select count(*) from memories").get == 20
    con.close()


def old_file(path: Path) -> None:
    old = open_file(path)[0]
    for number, text in enumerate(migration_texts()[:2], 1):
        old.execute(text)
        old.execute(f"pragma application_id={0x57454C4B}; pragma user_version={number}")
    old.execute(
        "insert into beings values('owner', 'owner', 1);"
        " insert into memories(id, being_id, kind, content, folded, source, importance, tags,"
        " created_at, about, by, core, trust, fingerprint) values('mem_old', 'owner', 'fact', ?1,"
        " lower(?1), 'muse', 0.5, '[]', 1, 'owner', 'owner', 0, 'said', zeroblob(16))",
        (SECRET,),
    )
    old.close()


def test_the_copy_before_an_update_of_an_encrypted_file_is_encrypted(path: Path) -> None:
    old_file(path)
    reseal(path, None, KEY, NAME)
    store = SqliteStore.open(path, key=KEY)
    (made,) = store.backups()
    assert (made.kind, made.memories) == (BackupKind.UPDATE, 1)
    assert WORDS[0].lower().encode() not in everything_beside(store)
    assert WORDS[0].lower().encode() in decrypted(made.path).lower()
    store.forget([1])
    (debt,) = store.backup_debts()
    assert store.pay(debt) == 1
    assert WORDS[0].lower().encode() not in decrypted(made.path).lower()
    store.close()


def test_a_backup_of_an_older_schema_forgets_as_well(path: Path) -> None:
    old_file(path)
    store = SqliteStore.open(path)
    (made,) = store.backups()
    assert (made.kind, made.memories, made.owed) == (BackupKind.UPDATE, 1, 0)
    assert WORDS[0].lower().encode() in everything_beside(store)
    store.forget([1])
    (debt,) = store.backup_debts()
    assert store.pay(debt) == 1
    assert WORDS[0].lower().encode() not in everything_beside(store)
    store.close()


def test_a_backup_that_is_gone_keeps_its_debt_and_is_not_made_anew(store: SqliteStore) -> None:
    (key,) = store.insert([memory(SECRET)])
    made = backed_up(store)
    made.path.unlink()
    store.forget([key])
    (debt,) = store.backup_debts()
    with pytest.raises(BackupMissing):
        store.pay(debt)
    assert not made.path.exists()
    (shown,) = store.backups()
    assert (shown.size, shown.owed) == (None, 1)
    store.drop_backup(made.name)
    assert (store.backups(), store.backup_debts()) == ((), ())


def test_what_comes_back_is_owed_no_more_and_what_is_set_aside_never_was(store: SqliteStore) -> None:
    one, two = store.insert([memory(SECRET), memory("Owner likes tea.")])
    backed_up(store)
    store.put_back(store.forget([one]))
    assert store.backup_debts() == () or store.backup_debts()[0].ids == ()
    store.set_aside([two])
    assert [debt for debt in store.backup_debts() if debt.ids] == []


def test_what_a_cut_off_process_left_half_made_goes_at_the_next_start(store: SqliteStore, path: Path) -> None:
    crowd(store, 5)
    scratch = Scratch.begin(path)
    (scratch.folder / "memories.db").write_text(SECRET)
    SqliteStore.open(path).close()
    assert (scratch.folder / "memories.db").exists(), "somebody still works there"
    scratch._lock.close()  # as the end of a process does
    SqliteStore.open(path).close()
    assert list(store.backup_folder.iterdir()) == []


def test_who_opened_a_place_just_before_it_was_taken_away_does_not_hold_the_next(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, connect = Scratch.begin(path), apsw.Connection
    second: list[Scratch] = []

    def late(name: str) -> apsw.Connection:
        con = connect(name)
        assert con.execute("pragma page_size").get  # opens the file that goes with the first
        first.close()
        monkeypatch.undo()
        second.append(Scratch.begin(path))
        return con

    monkeypatch.setattr(apsw, "Connection", late)
    with pytest.raises(BackupFailed, match="busy"):
        Scratch.begin(path)
    assert second[0].folder.is_dir()
    second[0].close()
    assert not first.folder.exists()


@pytest.mark.parametrize(
    ("content", "fault"),
    [(None, BackupMissing), (b"", NotAStore), (b"no database at all, only a text" * 99, NotAStore)],
)
def test_what_is_no_backup_is_refused_in_words(
    store: SqliteStore, path: Path, content: bytes | None, fault: type[Exception]
) -> None:
    other = path.with_name("other.db")
    if content is not None:
        other.write_bytes(content)
    with pytest.raises(fault):
        store.open_backup(other, never)


def test_a_start_cut_off_before_the_copy_of_an_update_has_its_place_is_made_up_for(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old_file(path)

    def cut_off(_fresh: Path, _place: Path) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(backup_files, "put_in_place", cut_off)
        with pytest.raises(KeyboardInterrupt):
            SqliteStore.open(path)
    for _ in range(2):
        store = SqliteStore.open(path)
        (made,) = store.backups()
        assert (made.kind, made.memories) == (BackupKind.UPDATE, 1)
        assert made.path.exists()
        store.close()


@pytest.mark.parametrize("up", ["..", "."])
def test_only_a_backup_is_deleted_as_one(store: SqliteStore, tmp_path: Path, up: str) -> None:
    mine = store.backup_folder / up / "letters.txt"
    store.backup_folder.mkdir()
    mine.write_text("not yours")
    for name in (f"{up}/letters.txt", str(mine), ""):
        with pytest.raises(BackupMissing):
            store.drop_backup(name)
    assert mine.read_text() == "not yours"


def test_a_name_that_no_file_can_have_is_no_backup(path: Path, store: SqliteStore) -> None:
    with pytest.raises(BackupMissing):
        store.open_backup(path.with_name("x" * 5000), lambda: False)


def test_a_disk_that_is_full_to_the_last_byte_is_said_to_be_full(small_disk: Path) -> None:
    store = SqliteStore.open(small_disk / "memories.db")
    with suppress(OSError), (small_disk / "film").open("wb", buffering=0) as film:
        while film.write(b"x" * 4096):
            pass
    try:
        with pytest.raises(StoreFull, match="no room"):
            backed_up(store)
    finally:
        store.close()
