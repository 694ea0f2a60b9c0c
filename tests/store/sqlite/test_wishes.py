"""Wishes hold words: none is left of them once they are gone, in no file; and what keeps tables keeps these too."""

from pathlib import Path

import apsw
import pytest

from tests.building import NOON, memory
from tests.sealing import KEY, NAME
from tests.store.sqlite.test_erase import crowd, traces
from wellkept.model.assistants import Assistant, Rights
from wellkept.model.text import fingerprint
from wellkept.store.accesses import KeptAccess
from wellkept.store.backups import BackupKind
from wellkept.store.sqlite.connection import open_file
from wellkept.store.sqlite.recover import start_from
from wellkept.store.sqlite.salvage import salvage
from wellkept.store.sqlite.schema import migrate, migration_texts
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.traces import TraceKind
from wellkept.store.wishes import KeptWish

MUSE = Assistant(id="ast_muse", name="Muse", created_at=NOON, rights=Rights(spaces=None))
DIGEST = b"digest of a token, 32 bytes long"
SENTENCE = "Owner keeps the key under the geranium."


@pytest.fixture
def key(store: SqliteStore) -> int:
    """A memory among others, with an access, a correction that waits, and a wish of the same words."""
    crowd(store)
    (key,) = store.insert([memory(SENTENCE)])
    store.add_assistant(MUSE, "muse", DIGEST)
    store.add_accesses([KeptAccess(NOON, MUSE.id, "recall", False, 1, (key,), b"\x8fquest\xfe!")], {}, 0)
    for one in (
        wish("prop_1", "correct", key, "Owner keeps the key in the bougainvillea.", "It was a sousaphone."),
        wish("prop_2", "keep", None, SENTENCE, "As the xebec said.", '{"tags": ["okapi"]}'),
        wish("prop_3", "keep", None, "Owner plays the oboe."),
    ):
        assert store.add_wish(one, 9) == one.id
    return key


def wish(name: str, sort: str, key: int | None, content: str, why: str = "", fields: str = "{}") -> KeptWish:
    return KeptWish(name, MUSE.id, sort, NOON, "owner", key, content, fields, why, fingerprint(content))


WORDS = ("geranium", "bougainvillea", "sousaphone", "xebec", "okapi", "\x8fquest")


def left(path: Path) -> list[str]:
    """Return which of the words, and the fingerprint of the question, still stand in any file."""
    data = b"".join(file.read_bytes() for file in path.parent.rglob("*") if file.is_file())
    return [word for word in WORDS if word.encode("latin-1") in data]


def test_forgetting_a_memory_leaves_no_byte_of_its_wishes_and_accesses(
    store: SqliteStore, path: Path, key: int
) -> None:
    assert left(path) == list(WORDS)
    store.forget([key])
    assert store.scrub()
    assert left(path) == []
    assert [one.id for one in store.wishes(9)] == ["prop_3"]


def test_what_they_leave_is_looked_for(store: SqliteStore, key: int) -> None:
    found = store.traces_of([key]).traces
    words = b" ".join(one.data for one in found if one.kind is TraceKind.WISH)
    assert all(one in words for one in (b"bougainvillea", b"sousaphone", b"xebec", b"okapi"))
    assert b"\x8fquest\xfe!" in {one.data for one in found if one.kind is TraceKind.FINGERPRINT}
    store.forget([key])
    *_, held = store.held_by_others([one.data for one in found if one.kind is not TraceKind.WORD])
    assert held == frozenset()


def test_undo_brings_the_wishes_and_the_accesses_back(store: SqliteStore, key: int) -> None:
    before = store.wishes(9), store.accesses(9)
    store.put_back(store.forget([key]))
    assert (store.wishes(9), store.accesses(9)) == before


@pytest.mark.parametrize("act", ["answer", "remove"])
def test_a_wish_that_is_answered_or_goes_with_its_assistant_leaves_no_byte(
    store: SqliteStore, path: Path, key: int, act: str
) -> None:
    store.forget([key])
    store.add_wish(wish("prop_4", "keep", None, "Owner has a quokka.", "The xylophone."), 9)
    assert traces(path, "quokka", "xylophone")
    assert store.remove_wishes(["prop_4"]) if act == "answer" else store.remove_assistant(MUSE.id)
    assert store.scrub()
    assert traces(path, "quokka", "xylophone") == []


def test_backups_hold_none_of_it_and_let_nobody_in(store: SqliteStore, path: Path, key: int) -> None:
    assert key
    kept = store.keep_backup(store.back_up(lambda: False), BackupKind.ASKED, NOON)
    con = apsw.Connection(str(kept.path), flags=apsw.SQLITE_OPEN_READONLY)
    tables = ("wishes", "accesses", "access_memories", "assistants")
    assert [con.execute(f"select count(*) from {one}").get for one in tables] == [0, 0, 0, 1]
    con.close()
    data = kept.path.read_bytes()
    assert [word for word in WORDS if word.encode("latin-1") in data] == ["geranium"]
    start_from(path, kept.path)
    again = SqliteStore.open(path)
    assert [(one.name, one.rights) for one in again.assistants()] == [(MUSE.name, MUSE.rights)]
    assert [one.revoked for one in again.token_digests()] == [True]
    again.close()


def test_encrypting_keeps_all_of_it(store: SqliteStore, key: int) -> None:
    before = store.wishes(9), store.accesses(9), store.assistants(), store.token_digests()
    store.reseal(KEY, NAME)
    assert (store.wishes(9), store.accesses(9), store.assistants(), store.token_digests()) == before
    store.reseal(None)
    assert (store.wishes(9), store.accesses(9), store.assistants(), store.token_digests()) == before
    assert store.row(key).memory.content == SENTENCE


def test_what_is_salvaged_keeps_all_of_it(store: SqliteStore, path: Path, key: int) -> None:
    assert key
    before = store.wishes(9), store.accesses(9), store.assistants(), store.token_digests()
    salvage(path, path.with_name("new.db"))
    new = SqliteStore.open(path.with_name("new.db"))
    assert (new.wishes(9), new.accesses(9), new.assistants(), new.token_digests()) == before
    new.close()


def test_a_file_from_before_there_were_assistants_is_brought_up_to_date(path: Path) -> None:
    con, _ = open_file(path)
    migrate(con, path, steps=migration_texts()[:13])
    con.execute("insert into beings values('owner', 'owner', 0); insert into drafts values('teach', 'a draft')")
    con.close()
    store = SqliteStore.open(path)
    (key,) = store.insert([memory(SENTENCE)])
    assert store.add_assistant(MUSE, "muse", DIGEST)
    assert store.add_wish(wish("prop_1", "forget", key, ""), 9)
    assert [one.kind for one in store.backups()] == [BackupKind.UPDATE]
    store.close()
