"""Encrypting a store that is open, with the key in a keyring, and opening it again."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.building import Clock
from tests.providers.keyring_drawer import Drawer, KeyringLocked
from tests.sealing import holding, keys_in
from wellkept.model.errors import (
    CodeMistyped,
    KeyringShut,
    NoPlaceForKey,
    StoreError,
    StoreLocked,
    StoreSealed,
    WrongCode,
)
from wellkept.model.query import Filters, Query
from wellkept.providers.keys import Standing
from wellkept.service.answers import finish
from wellkept.service.encryption import NotSaved, save_code
from wellkept.service.encryption_requests import SaveCode
from wellkept.service.requests import Count, Find, Forget, Keep, Proposal
from wellkept.service.wellkept import Wellkept
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite.sealing import file_id

SENTENCE = "Owner once kept a quokka in Zanzibar."


@pytest.fixture
def drawer() -> Iterator[Drawer]:
    made = Drawer()
    yield made
    made.close()


@pytest.fixture
def kept(path: Path, clock: Clock, drawer: Drawer) -> Iterator[Wellkept]:
    opened = Wellkept.open(path, clock, keys=keys_in(drawer))
    finish(opened.keep(Keep((Proposal(SENTENCE),), "paste")))
    yield opened
    opened.close()


def encrypted(wellkept: Wellkept) -> str:
    code = wellkept.encryption.make_code().code
    wellkept.encryption.encrypt()
    return code


def found(wellkept: Wellkept, text: str) -> tuple[int, ...]:
    return tuple(wellkept.find(Find(Query(text=text))).keys)


def count(wellkept: Wellkept) -> int:
    return wellkept.count(Count(Filters())).count


def test_the_key_is_in_the_keyring_under_the_name_of_the_file(kept: Wellkept, path: Path, drawer: Drawer) -> None:
    code = encrypted(kept)
    name = file_id(path)
    assert name is not None
    assert drawer.held == {(f"Wellkept, memories {name.hex()}", "key"): code}
    assert kept.encryption.state().on
    assert kept.encryption.state().standing is Standing.PRESENT


def test_all_goes_on_in_the_open_store_undo_included(kept: Wellkept, path: Path) -> None:
    (key,) = found(kept, "quokka")
    kept.forget(Forget((key,)))
    encrypted(kept)
    kept.undo()
    assert count(kept) == 1
    assert len(found(kept, "zanzibar")) == 1
    assert kept.check().problems == ()
    assert holding(path.parent, b"quokka", b"Zanzibar") == []


def test_a_new_key_takes_the_place_of_the_old_one(kept: Wellkept, path: Path, clock: Clock, drawer: Drawer) -> None:
    old, new = encrypted(kept), encrypted(kept)
    assert list(drawer.held.values()) == [new]
    with pytest.raises(WrongCode):
        Wellkept.open(path, clock, code=old, keys=keys_in(drawer))
    again = Wellkept.open(path, clock, keys=keys_in(drawer))
    assert count(again) == 1
    again.close()


def test_a_plain_file_again_needs_no_key(kept: Wellkept, path: Path, drawer: Drawer) -> None:
    encrypted(kept)
    assert not kept.encryption.decrypt().on
    assert drawer.held == {}
    assert file_id(path) is None


def test_the_code_opens_it_on_another_computer_and_its_keyring_has_the_key_then(
    kept: Wellkept, path: Path, clock: Clock, drawer: Drawer
) -> None:
    code = encrypted(kept)
    elsewhere = Drawer()
    with pytest.raises(StoreSealed):
        Wellkept.open(path, clock, keys=keys_in(elsewhere))
    Wellkept.open(path, clock, code=f" {code.lower().replace('-', ' ')} ", keys=keys_in(elsewhere)).close()
    assert elsewhere.held == drawer.held
    again = Wellkept.open(path, clock, keys=keys_in(elsewhere))
    assert count(again) == 1
    again.close()


@pytest.mark.parametrize(
    ("typed", "fault"), [("a slip", CodeMistyped), (FileKey(bytes(16)).code(), WrongCode)], ids=["slip", "wrong"]
)
def test_a_code_that_does_not_open_it_changes_nothing(
    kept: Wellkept, path: Path, clock: Clock, typed: str, fault: type[StoreError]
) -> None:
    encrypted(kept)
    elsewhere = Drawer()
    with pytest.raises(fault) as said:
        Wellkept.open(path, clock, code=typed, keys=keys_in(elsewhere))
    assert typed not in str(said.value)
    assert elsewhere.held == {}


def test_a_locked_keyring_is_said(kept: Wellkept, path: Path, clock: Clock, drawer: Drawer) -> None:
    encrypted(kept)
    drawer.fault = KeyringLocked()
    with pytest.raises(KeyringShut, match="locked"):
        Wellkept.open(path, clock, keys=keys_in(drawer))


def test_a_keyring_that_hangs_is_said_and_asked_again(kept: Wellkept, path: Path, clock: Clock, drawer: Drawer) -> None:
    encrypted(kept)
    keys = keys_in(drawer, ask_s=0.05)
    drawer.open_.clear()
    with pytest.raises(KeyringShut, match="another window"):
        Wellkept.open(path, clock, keys=keys)
    drawer.open_.set()
    patient = keys_in(drawer)
    Wellkept.open(path, clock, keys=patient).close()


@pytest.mark.parametrize("fault", [KeyringLocked(), OSError()], ids=["locked", "broken"])
def test_without_a_place_for_the_key_nothing_is_encrypted(
    kept: Wellkept, path: Path, drawer: Drawer, fault: Exception
) -> None:
    drawer.fault = fault
    kept.encryption.make_code()
    with pytest.raises(NoPlaceForKey):
        kept.encryption.encrypt()
    assert file_id(path) is None
    assert count(kept) == 1


def test_while_another_has_it_open_the_keyring_keeps_what_it_had(
    kept: Wellkept, path: Path, clock: Clock, drawer: Drawer
) -> None:
    other = Wellkept.open(path, clock)
    kept.encryption.make_code()
    with pytest.raises(StoreLocked):
        kept.encryption.encrypt()
    other.close()
    assert drawer.held == {}
    assert count(kept) == 1


def test_two_open_stores_share_an_encrypted_file(kept: Wellkept, path: Path, clock: Clock, drawer: Drawer) -> None:
    encrypted(kept)
    other = Wellkept.open(path, clock, keys=keys_in(drawer))
    finish(other.keep(Keep((Proposal("Owner has a second window."),), "paste")))
    assert count(kept) == 2
    other.close()


def test_a_code_is_made_before_anything_is_encrypted(kept: Wellkept, path: Path) -> None:
    with pytest.raises(StoreError):
        kept.encryption.encrypt()
    assert file_id(path) is None


def test_neither_key_nor_code_can_be_seen_by_accident(kept: Wellkept, drawer: Drawer) -> None:
    made = kept.encryption.make_code()
    kept.encryption.encrypt()
    seen = f"{made!r} {kept.encryption.state()!r} {kept._store.file_key!r} {SaveCode(Path(), made.code)!r}"
    secret = FileKey.from_code(made.code)._secret
    assert made.code not in seen
    assert made.code[:9] not in seen
    assert repr(secret) not in seen
    assert secret.hex() not in seen


def test_a_code_is_saved_for_the_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "code.txt"
    save_code(SaveCode(file, "ABCD"))
    assert file.read_text() == "ABCD"
    assert file.stat().st_mode & 0o777 == 0o600
    with pytest.raises(NotSaved):
        save_code(SaveCode(tmp_path / "missing" / "code.txt", "ABCD"))


def test_a_key_that_a_stop_left_in_the_keyring_is_taken_out_at_the_next_start(
    kept: Wellkept, path: Path, clock: Clock, drawer: Drawer
) -> None:
    code = encrypted(kept)
    left = bytes(16)
    kept.encryption._note(left)
    keys_in(drawer).keep(left, FileKey.new())
    assert len(drawer.held) == 2
    Wellkept.open(path, clock, keys=keys_in(drawer)).close()
    assert list(drawer.held.values()) == [code]
