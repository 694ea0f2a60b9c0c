"""The key of the fingerprints: where it is found, where it is made, and what if a keyring does not answer."""

import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.providers.keyring_drawer import Drawer, KeyringLocked
from wellkept.providers.keyring_doors import Door
from wellkept.providers.keys import ACCOUNT
from wellkept.providers.print_key import FILE_NAME, KEY_BYTES, SERVICE, FoundKey, KeptIn, PrintKey

OURS, OTHERS = "0a" * KEY_BYTES, "0b" * KEY_BYTES


@pytest.fixture
def drawer() -> Iterator[Drawer]:
    made = Drawer()
    yield made
    made.close()


def through(folder: Path, drawer: Drawer | None) -> PrintKey:
    def door() -> tuple[Door, str] | None:
        return (drawer, "the drawer") if drawer is not None else None

    return PrintKey(folder, door)


def found(key: PrintKey, *wanted: bytes, make: bool = True) -> FoundKey:
    key.begin(wanted, make=make)
    return key.look(20)


def test_it_is_made_once_and_kept_in_the_keyring(tmp_path: Path, drawer: Drawer) -> None:
    first = found(through(tmp_path, drawer))
    assert (first.kept_in, first.keyring, len(first.raw)) == (KeptIn.KEYRING, "the drawer", KEY_BYTES)
    assert found(through(tmp_path, drawer)) == first
    assert not (tmp_path / FILE_NAME).exists()


def test_no_keyring_is_opened_before_it_is_asked_for(tmp_path: Path, drawer: Drawer) -> None:
    assert through(tmp_path, drawer).look().kept_in is KeptIn.WAITING
    assert drawer.held == {}


def test_without_a_keyring_it_lies_in_a_file_of_the_owner_alone(tmp_path: Path) -> None:
    first = found(through(tmp_path / "settings", None))
    assert first.kept_in is KeptIn.FILE
    assert stat.S_IMODE((tmp_path / "settings" / FILE_NAME).stat().st_mode) == 0o600
    assert found(through(tmp_path / "settings", None)).raw == first.raw


@pytest.mark.parametrize(
    ("fault", "forgetful", "where"),
    [
        (KeyringLocked(), False, KeptIn.LOCKED),
        (RuntimeError(), False, KeptIn.FILE),
        (None, True, KeptIn.FILE),
    ],
    ids=["locked", "broken", "forgetful"],
)
def test_a_keyring_that_cannot_be_used(
    fault: Exception | None, forgetful: bool, where: KeptIn, tmp_path: Path, drawer: Drawer
) -> None:
    drawer.fault, drawer.forgetful = fault, forgetful
    assert found(through(tmp_path, drawer)).kept_in is where


def test_one_that_was_locked_is_asked_again(tmp_path: Path, drawer: Drawer) -> None:
    drawer.fault = KeyringLocked()
    key = through(tmp_path, drawer)
    assert found(key).key is None
    drawer.fault = None
    assert found(key).kept_in is KeptIn.KEYRING


def test_one_that_hangs_is_not_waited_for(tmp_path: Path, drawer: Drawer) -> None:
    drawer.open_.clear()
    key = through(tmp_path, drawer)
    key.begin(make=True)
    assert key.look().kept_in is KeptIn.WAITING
    drawer.open_.set()
    assert key.look(20).kept_in is KeptIn.KEYRING


def test_none_is_made_only_to_compare(tmp_path: Path, drawer: Drawer) -> None:
    assert found(through(tmp_path, drawer), make=False).key is None
    assert found(through(tmp_path, None), make=False).kept_in is KeptIn.NOWHERE
    assert (drawer.held, list(tmp_path.iterdir())) == ({}, [])


def test_of_two_the_one_that_made_the_fingerprints_is_taken(tmp_path: Path, drawer: Drawer) -> None:
    (tmp_path / FILE_NAME).write_text(OTHERS)
    drawer.held[SERVICE, ACCOUNT] = OURS
    in_file = found(through(tmp_path, None))
    ours = found(through(tmp_path / "elsewhere", drawer))
    assert found(through(tmp_path, drawer), ours.name).kept_in is KeptIn.KEYRING
    assert found(through(tmp_path, drawer), in_file.name).kept_in is KeptIn.FILE


def test_settings_that_cannot_be_written_leave_no_key(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert found(through(tmp_path / "file", None)).kept_in is KeptIn.NOWHERE


def test_it_prints_nowhere(tmp_path: Path) -> None:
    key = found(through(tmp_path, None))
    assert key.raw.hex() not in f"{key!r} {key.key!s}"
