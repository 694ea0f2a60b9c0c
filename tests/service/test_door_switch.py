"""Whether the owner wants the door open, kept in the file."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from wellkept.service.door_switch import AskDoor, DoorSwitch, DoorWanted, SetDoor
from wellkept.service.snippets import DOOR_PORT
from wellkept.store.sqlite.sqlite_store import SqliteStore


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore.open(tmp_path / "memories.db")
    yield opened
    opened.close()


def test_a_door_is_shut_until_the_owner_opens_it(store: SqliteStore) -> None:
    assert DoorSwitch(store).ask(AskDoor()) == DoorWanted(False, DOOR_PORT, store.path)


def test_what_is_wanted_is_kept_one_by_one(store: SqliteStore) -> None:
    DoorSwitch(store).set(SetDoor(open=True))
    DoorSwitch(store).set(SetDoor(port=5000))
    assert DoorSwitch(store).ask(AskDoor()) == DoorWanted(True, 5000, store.path)
    assert DoorSwitch(store).set(SetDoor(open=False)) == DoorWanted(False, 5000, store.path)


@pytest.mark.parametrize(
    "kept",
    ["", "no json", "[]", "7", '{"open": "yes"}', '{"open": 1, "port": "x"}', '{"port": 80}', '{"port": 70000}'],
)
def test_what_nobody_can_read_is_a_shut_door(store: SqliteStore, kept: str) -> None:
    store.save_setting("door", kept)
    assert DoorSwitch(store).ask(AskDoor()) == DoorWanted(False, DOOR_PORT, store.path)


@pytest.mark.parametrize("port", [0, 80, 65_536, -1])
def test_no_port_is_taken_that_needs_special_rights(store: SqliteStore, port: int) -> None:
    with pytest.raises(ValueError, match="no port"):
        DoorSwitch(store).set(SetDoor(port=port))
