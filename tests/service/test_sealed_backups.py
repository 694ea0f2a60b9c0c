"""Backups of an encrypted file are encrypted with its key: made, forgotten in, brought back from, and made anew."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import apsw
import pytest

from tests.building import Clock
from tests.providers.keyring_drawer import Drawer, KeyringLocked
from tests.sealing import decrypted, keys_in
from wellkept.model.errors import KeyringShut, StoreSealed
from wellkept.model.query import Filters
from wellkept.service.answers import finish
from wellkept.service.backup_requests import MakeBackup, Restore
from wellkept.service.mending import salvage_file, start_over_from
from wellkept.service.receipt_requests import ForgetChecked, Receipt
from wellkept.service.requests import Count, Forget, Keep, Proposal
from wellkept.service.wellkept import Wellkept
from wellkept.store.backups import Backup, BackupKind
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite.backup_files import files_of
from wellkept.store.sqlite.sealing import file_id

SENTENCE = "Owner once kept a quokka in Zanzibar."
OTHER = "Owner likes tea with plums."
_WORDS = (b"quokka", b"zanzibar", b"plums")
# Numbers and zeros only, so they are what they are.
_EMPTY = ("memories.db-shm", ".ballast", "lock")
# Another process that wants the file to itself: it gets it only if nobody holds a lock on it.
_ALONE = """
import sqlite3, sys
con = sqlite3.connect(sys.argv[1], timeout=0)
try:
    print(con.execute("pragma journal_mode=delete").fetchone()[0], end="")
except sqlite3.OperationalError as error:
    print("locked" if "locked" in str(error) else error, end="")
"""


@pytest.fixture
def drawer() -> Iterator[Drawer]:
    made = Drawer()
    yield made
    made.close()


@pytest.fixture
def kept(path: Path, clock: Clock, drawer: Drawer) -> Iterator[Wellkept]:
    opened = Wellkept.open(path, clock, keys=keys_in(drawer))
    finish(opened.keep(Keep((Proposal(SENTENCE), Proposal(OTHER)), "paste")))
    yield opened
    with suppress(apsw.ConnectionClosedError):  # some tests are about a file that is shut
        opened.close()


def encrypt(wellkept: Wellkept) -> FileKey:
    code = wellkept.encryption.make_code().code
    assert wellkept.encryption.encrypt().backups_left == 0
    return FileKey.from_code(code)


def back_up(wellkept: Wellkept) -> Backup:
    made = finish(wellkept.backups.make(MakeBackup(BackupKind.ASKED))).backup
    assert made is not None
    return made


def plain_files(path: Path) -> list[str]:
    """Return the files of a store, its backups and what lies between them, in which a word stands."""
    files = (file for file in sorted(path.parent.rglob("*")) if file.is_file())
    return [file.name for file in files if any(word in file.read_bytes().lower() for word in _WORDS)]


def first_key(wellkept: Wellkept) -> int:
    row = wellkept._store.known("owner", SENTENCE)
    assert row is not None
    return row.key


def test_a_backup_of_an_encrypted_file_is_encrypted_and_proven(kept: Wellkept, path: Path) -> None:
    key = encrypt(kept)
    made = back_up(kept)
    assert made.identical
    assert made.memories == 2
    assert plain_files(path) == []
    assert file_id(made.path) == file_id(path)
    assert b"quokka" in decrypted(made.path, key)


def test_what_is_forgotten_leaves_the_encrypted_backups_too(kept: Wellkept) -> None:
    key = encrypt(kept)
    made = back_up(kept)
    finish(kept.forget(Forget((first_key(kept),))))
    assert finish(kept.backups.pay()) == 0
    inside = decrypted(made.path, key).lower()
    assert b"quokka" not in inside
    assert b"plums" in inside
    (found,) = kept.backups.show().backups
    assert (found.owed, found.gone) == (0, 1)


@pytest.mark.parametrize("sealed_first", [True, False], ids=["encrypted backup", "plain backup"])
def test_a_backup_is_looked_into_and_brought_back_from_in_secret(
    kept: Wellkept, path: Path, tmp_path_factory: pytest.TempPathFactory, *, sealed_first: bool
) -> None:
    if sealed_first:
        encrypt(kept)
    elsewhere = tmp_path_factory.mktemp("elsewhere") / "old.db"
    shutil.copy(back_up(kept).path, elsewhere)
    if not sealed_first:
        encrypt(kept)
    kept._store.set_aside([first_key(kept)])
    assert finish(kept.backups.preview(elsewhere)).lost == 1
    assert plain_files(path) == []
    restored = finish(kept.backups.restore(Restore(lost=None, changed=(), newer=())))
    assert restored.lost == 1
    assert kept.count(Count(Filters())).count == 2
    assert plain_files(path) == []


def test_turning_it_on_encrypts_the_plain_backups_a_new_key_takes_them_along_and_off_makes_them_plain(
    kept: Wellkept, path: Path, drawer: Drawer
) -> None:
    first, second = back_up(kept), back_up(kept)
    assert finish(kept.backups.preview(first.path)).lost == 0
    encrypt(kept)
    assert plain_files(path) == []
    newest = encrypt(kept)
    assert len(drawer.held) == 1
    for backup in (first, second):
        assert file_id(backup.path) == file_id(path)
        assert b"quokka" in decrypted(backup.path, newest)
    assert [one.identical for one in kept.backups.show().backups] == [True, True]
    assert kept.encryption.decrypt().backups_left == 0
    assert drawer.held == {}
    assert [file_id(one) for one in files_of(path)] == [None, None]
    assert finish(kept.backups.preview(first.path)).lost == 0


def test_what_a_stop_left_plain_is_encrypted_at_the_next_start(
    kept: Wellkept, path: Path, clock: Clock, drawer: Drawer
) -> None:
    made = back_up(kept)
    plain = made.path.read_bytes()
    key = encrypt(kept)
    made.path.write_bytes(plain)
    made.path.with_name(made.name + ".being-resealed").write_bytes(plain)
    assert kept.encryption.state().backups_left == 2
    Wellkept.open(path, clock, keys=keys_in(drawer)).close()
    assert plain_files(path) == []
    assert kept.encryption.state().backups_left == 0
    assert b"quokka" in decrypted(made.path, key)


def test_what_a_stop_left_with_the_old_key_gets_the_new_one_and_only_then_the_old_key_goes(
    kept: Wellkept, path: Path, clock: Clock, drawer: Drawer
) -> None:
    encrypt(kept)
    made = back_up(kept)
    before, held = made.path.read_bytes(), dict(drawer.held)
    old_name = file_id(path)
    newest = encrypt(kept)
    assert old_name is not None
    made.path.write_bytes(before)
    drawer.held.update(held)
    kept.encryption._note(old_name)
    Wellkept.open(path, clock, keys=keys_in(drawer)).close()
    assert b"quokka" in decrypted(made.path, newest)
    assert len(drawer.held) == 1


def test_a_plain_backup_that_is_damaged_does_not_stay(kept: Wellkept, path: Path) -> None:
    made = back_up(kept)
    broken = bytearray(made.path.read_bytes())
    for page in range(1, len(broken) // 8192):
        broken[page * 8192 : page * 8192 + 64] = b"\xff" * 64
    made.path.write_bytes(bytes(broken))
    encrypt(kept)
    assert plain_files(path) == []
    assert kept.backups.show().backups == ()


def test_a_new_start_from_an_encrypted_backup(kept: Wellkept, path: Path, clock: Clock, drawer: Drawer) -> None:
    encrypt(kept)
    back_up(kept)
    kept.close()
    path.write_bytes(b"nonsense" * 4096)
    drawer.fault = KeyringLocked()
    with pytest.raises(KeyringShut):
        start_over_from(path, keys=keys_in(drawer))
    drawer.fault = None
    start_over_from(path, keys=keys_in(drawer))
    assert plain_files(path) == []
    again = Wellkept.open(path, clock, keys=keys_in(drawer))
    assert again.count(Count(Filters())).count == 2
    again.close()


def test_what_is_salvaged_of_an_encrypted_file_is_encrypted(
    kept: Wellkept, path: Path, clock: Clock, drawer: Drawer
) -> None:
    encrypt(kept)
    kept.close()
    target = path.with_name("salvaged.db")
    with pytest.raises(StoreSealed):
        salvage_file(path, target, keys_in(Drawer()))
    assert salvage_file(path, target, keys_in(drawer)).memories == 2
    assert plain_files(path) == []
    again = Wellkept.open(target, clock, keys=keys_in(drawer))
    assert again.count(Count(Filters())).count == 2
    again.close()


def test_a_receipt_says_that_files_are_encrypted(kept: Wellkept) -> None:
    encrypt(kept)
    back_up(kept)
    receipt = finish(kept.receipts.forget(ForgetChecked((first_key(kept),))))
    assert isinstance(receipt, Receipt)
    assert receipt.clean
    assert receipt.sealed
    sealed = {file.name: file.sealed for file in receipt.files if file.size and file.name not in _EMPTY}
    assert "memories.db" in sealed
    assert sealed == dict.fromkeys(sealed, True)


def test_looking_how_a_file_begins_leaves_the_locks_on_it(kept: Wellkept, path: Path) -> None:
    back_up(kept)
    assert not kept.encryption.state().on
    command = [sys.executable, "-c", _ALONE, str(path)]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "locked"
