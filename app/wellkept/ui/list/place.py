"""Where one was in a list: current row, selection and scroll, kept by key when the rows change."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QItemSelection, QItemSelectionModel

from wellkept.ui.list.model import MemoryModel
from wellkept.ui.list.table import CardTable

KEPT_SELECTION_MAX = 1000
"""Of more memories than that, only the first is selected again when the rows are others: ranges cost."""
_FLAG = QItemSelectionModel.SelectionFlag


@dataclass(frozen=True, slots=True)
class Place:
    """Keys of the current row, of the selection, and of the row at the top with its offset in pixels."""

    current: int | None
    row: int
    selected: tuple[int, ...]
    top: int | None
    offset: int


def place_in(table: CardTable, model: MemoryModel) -> Place:
    """Return where one is in a list."""
    ranges = table.selected_ranges()
    many = sum(last - first + 1 for first, last in ranges) > KEPT_SELECTION_MAX
    row = table.currentIndex().row()
    top = table.rowAt(0)
    return Place(
        model.key(row),
        row,
        () if many else tuple(key for first, last in ranges for key in model.keys[first : last + 1]),
        model.key(top),
        table.rowViewportPosition(top) if top >= 0 else 0,
    )


def go_back(table: CardTable, model: MemoryModel, place: Place) -> None:
    """Go where one was; if that memory is gone, to the one now in its row."""
    row = model.row_of(place.current, place.row) if place.current is not None else None
    row = row if row is not None else min(max(place.row, 0), model.rowCount() - 1)
    select(table, model, model.rows_of(place.selected, place.row) or [row], row)
    top = model.row_of(place.top, place.row) if place.top is not None else None
    if top is not None:
        table.fit()
        bar = table.verticalScrollBar()
        bar.setValue(bar.value() + table.rowViewportPosition(top) - place.offset)


def select(table: CardTable, model: MemoryModel, rows: Sequence[int], current: int) -> None:
    """Select rising rows and make one of them the current one."""
    chosen = QItemSelection()
    for first, last in runs(rows):
        chosen.select(model.index(first, 0), model.index(last, 0))
    picker = table.selectionModel()
    picker.setCurrentIndex(model.index(current, 0), _FLAG.NoUpdate)
    picker.select(chosen, _FLAG.ClearAndSelect)


def runs(rows: Sequence[int]) -> list[tuple[int, int]]:
    """Return rising rows as ranges of neighbours, both ends included."""
    found: list[tuple[int, int]] = []
    for row in rows:
        if found and found[-1][1] == row - 1:
            found[-1] = (found[-1][0], row)
        else:
            found.append((row, row))
    return found
