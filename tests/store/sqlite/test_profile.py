"""The lines of the profile: they come and go with the memories behind them, and leave no byte."""

from pathlib import Path

import pytest

from wellkept.model.ids import new_memory_id
from wellkept.model.memory import Memory
from wellkept.model.profile import ProfileLine, Section
from wellkept.store.sqlite.sqlite_store import SqliteStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "memories.db"


def _filled(path: Path) -> tuple[SqliteStore, tuple[int, ...]]:
    store = SqliteStore.open(path)
    contents = ("Owner drinks tea.", "Owner gets up at five.", "Owner has a cat.")
    keys = store.insert(
        [Memory(id=new_memory_id(at), content=text, created_at=at) for at, text in enumerate(contents, 1000)]
    )
    return store, keys


def test_lines_come_back_as_they_were_kept(path: Path) -> None:
    store, keys = _filled(path)
    lines = (
        ProfileLine(Section.ROUTINES, "Owner drinks tea at five.", keys[:2]),
        ProfileLine(Section.TONE, "Short and dry."),
    )
    numbers = store.save_profile_lines("owner", lines)
    found = store.profile_lines("owner")
    assert [(one.section, one.line, one.behind, one.line_id) for one in found] == [
        (Section.ROUTINES, "Owner drinks tea at five.", keys[:2], numbers[0]),
        (Section.TONE, "Short and dry.", (), numbers[1]),
    ]
    assert store.profile_lines("another") == ()
    store.close()


def test_a_line_goes_with_any_memory_behind_it_and_comes_back_with_it(path: Path) -> None:
    store, keys = _filled(path)
    store.save_profile_lines("owner", [ProfileLine(Section.ROUTINES, "Owner drinks Zwetschgentee at five.", keys[:2])])
    before = store.profile_lines("owner")
    gone = store.forget(keys[:1])
    assert store.profile_lines("owner") == ()
    store.scrub()
    assert b"wetschgen" not in b"".join(file.read_bytes() for file in path.parent.iterdir())
    store.put_back(gone)
    assert store.profile_lines("owner") == before
    store.close()


def test_a_line_stays_away_while_a_memory_behind_it_is_gone(path: Path) -> None:
    store, keys = _filled(path)
    store.save_profile_lines("owner", [ProfileLine(Section.FACTS, "Owner drinks tea beside the cat.", keys[::2])])
    first = store.forget(keys[:1])
    store.forget(keys[2:])
    store.put_back(first)
    assert store.profile_lines("owner") == ()
    store.close()


def test_both_memories_of_a_line_forgotten_at_once_bring_it_back_together(path: Path) -> None:
    store, keys = _filled(path)
    store.save_profile_lines("owner", [ProfileLine(Section.FACTS, "Owner drinks tea beside the cat.", keys[::2])])
    before = store.profile_lines("owner")
    store.put_back(store.forget((keys[0], keys[2])))
    assert store.profile_lines("owner") == before
    store.close()


def test_erasing_a_line_leaves_its_memories_and_it_can_be_kept_again(path: Path) -> None:
    store, keys = _filled(path)
    numbers = store.save_profile_lines(
        "owner", [ProfileLine(Section.FACTS, "Owner has a cat named Knöpfchen.", keys[2:])]
    )
    before = store.profile_lines("owner")
    gone = store.remove_profile_lines(numbers)
    store.scrub()
    assert b"pfchen" not in b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert store.rows(keys[2:])
    assert store.save_profile_lines("owner", gone) == numbers
    assert store.profile_lines("owner") == before
    store.close()


def test_a_line_gains_memories(path: Path) -> None:
    store, keys = _filled(path)
    (number,) = store.save_profile_lines("owner", [ProfileLine(Section.FACTS, "Owner likes tea.", keys[:1])])
    store.save_profile_lines("owner", [ProfileLine(Section.FACTS, "Owner likes tea.", keys[:2], number)])
    (line,) = store.profile_lines("owner")
    assert line.behind == keys[:2]
    store.close()
