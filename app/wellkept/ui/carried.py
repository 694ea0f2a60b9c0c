"""What the owner had in hand when the window is made anew: it lies in the new one where it lay in the old."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QByteArray, QSize, Qt

from wellkept.model.query import Filters
from wellkept.ui.main_window import MainWindow
from wellkept.ui.teach.teaching import Teaching


@dataclass(frozen=True, slots=True)
class Carried:
    """The search, the memories selected, the command of the page in sight, words not saved, and how the window stood.

    What is being written in the teach panel is not here: it is saved as a draft.
    """

    text: str = field(repr=False)
    filters: Filters
    keys: Sequence[int]
    page: str
    unsaved: Mapping[int, str] = field(repr=False)
    teaching: Teaching | None = field(repr=False)
    geometry: QByteArray
    size: QSize
    splitter: QByteArray
    state: Qt.WindowState


def carry(window: MainWindow, page: str) -> Carried:
    """Take everything out of a window; `page` is the command that showed the page in sight, "" for the list."""
    return Carried(
        window.search.text(),
        window.list.head.filters,
        window.list.selected_keys(),
        page,
        window.details.unsaved(),
        window.teach.teaching(),
        window.saveGeometry(),
        window.size(),
        window.splitter.saveState(),
        window.windowState(),
    )


def put_down(window: MainWindow, carried: Carried) -> None:
    """Put everything into a window whose store has not been opened yet."""
    window.restoreGeometry(carried.geometry)
    if not window.isMaximized():
        window.resize(carried.size)  # as it was, even if that was larger than the screen
    window.splitter.restoreState(carried.splitter)
    window.setWindowState(carried.state)
    window.search.setText(carried.text)
    window.list.head.choose(carried.filters)
    window.list.select_after_refresh(carried.keys)
    window.details.take_unsaved(carried.unsaved)
    if carried.teaching is not None:
        window.teach.resume(carried.teaching)


def turn(window: MainWindow, carried: Carried) -> None:
    """Show the page that was in sight, once the store is open."""
    if carried.page:
        window.actions_by_id[carried.page].trigger()
