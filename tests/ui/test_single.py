"""One window for each store."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from wellkept.ui.single import OneWindow

Maker = Callable[[Path], OneWindow]


@pytest.fixture
def one_window(qtbot: QtBot) -> Iterator[Maker]:
    made: list[OneWindow] = []

    def make(path: Path) -> OneWindow:
        made.append(OneWindow(path))
        return made[-1]

    yield make
    for one in made:
        one.release()


def test_a_second_start_raises_the_first(one_window: Maker, path: Path, qtbot: QtBot) -> None:
    first = one_window(path)
    assert first.acquire()
    with qtbot.waitSignal(first.raised):
        assert not one_window(path).acquire()


def test_another_store_has_a_window_of_its_own(one_window: Maker, tmp_path: Path) -> None:
    assert one_window(tmp_path / "a.db").acquire()
    assert one_window(tmp_path / "b.db").acquire()


def test_a_window_that_ended_makes_room(one_window: Maker, path: Path) -> None:
    first = one_window(path)
    assert first.acquire()
    first.release()
    assert one_window(path).acquire()


def test_a_folder_that_is_not_there_is_left_to_the_store(one_window: Maker, tmp_path: Path) -> None:
    assert one_window(tmp_path / "missing" / "memories.db").acquire()
