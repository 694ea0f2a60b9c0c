"""A table of one column of cards of different heights, quick at any length.

Only the rows in sight get their true height; all others have the usual one until they are seen.
Source of the design and its figures: a trial of seven kinds of view with up to 1,000,000 rows.
"""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from wellkept.ui.list.model import Index

USUAL_HEIGHT = 76
_ROUNDS = 3
"""True heights may bring a scroll bar, which takes room from the cards; the lower ones it leaves never take it away."""
_TRIES = 4
"""How often a row is looked for anew: each time others come into sight and grow; two were enough for any page."""


class HasHeights(Protocol):
    """What a delegate of cards must tell."""

    def height(self, index: Index, width: int) -> int | None:
        """Return the height of a card, or None while it is not known."""

    def forget_layouts(self) -> None:
        """Lay out anew: the font has changed."""


class CardTable(QTableView):
    """The view. Rows are selected whole; type-ahead is off, since the search box is there for that."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._heights: HasHeights | None = None
        self._fitting = False
        self._fit_due = QTimer(self, singleShot=True, interval=0)
        self._fit_due.timeout.connect(self.fit_around_current)
        self.horizontalHeader().hide()
        self.horizontalHeader().setMinimumSectionSize(1)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(USUAL_HEIGHT)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def set_heights(self, heights: HasHeights) -> None:
        """Use what a delegate says about heights."""
        self._heights = heights

    def fit(self) -> None:
        """Give the rows in sight their true heights."""
        self._fit_due.stop()
        if self._heights is None or self._fitting or self.model() is None:
            return
        self._fitting = True
        try:
            for _ in range(_ROUNDS):
                width = self.viewport().width()
                self._fill()
                self._fit_from(self.rowAt(0), self._heights)
                if self.viewport().width() == width:
                    break
        finally:
            self._fitting = False

    def _fill(self) -> None:
        """Make the one column as wide as there is room.

        The header does it silently: a table that hears of it paints all rows once more, a turn after the resize did.
        """
        with QSignalBlocker(self.horizontalHeader()):
            self.horizontalHeader().resizeSection(0, self.viewport().width())

    def _fit_from(self, row: int, heights: HasHeights) -> None:
        """Fit the rows from one on, silently as well, and have what moved painted once.

        Where a row stands is added up here: asked after each change, the header would count through all rows anew.
        """
        count, width = self.model().rowCount(), self.viewport().width()
        bottom, moved = self.viewport().height(), -1
        top = self.rowViewportPosition(row) if row >= 0 else bottom
        self.verticalHeader().setUpdatesEnabled(False)  # it is hidden, yet looks for the place of each row it resizes
        with QSignalBlocker(self.verticalHeader()):
            while row < count and top < bottom:
                before = self.rowHeight(row)
                height = heights.height(self.model().index(row, 0), width) or before
                if height != before:
                    moved = moved if moved >= 0 else top
                    self.setRowHeight(row, height)
                top += height
                row += 1
        if moved >= 0:
            self.updateGeometries()  # now, not when Qt comes to it: until then no scrolling reaches the new end
            self.viewport().update(0, moved, width, bottom - moved)

    def fit_around_current(self) -> None:
        """Give rows that came their true heights; the current row stays in sight where it was."""
        place = self.currentIndex()
        seen = self._is_whole(place)
        self.fit()
        if seen and not self._is_whole(place):
            self.scrollTo(place)

    def _is_whole(self, place: Index) -> bool:
        card = self.visualRect(place)
        return place.isValid() and card.top() >= 0 and card.bottom() <= self.viewport().height()

    def scrollTo(
        self, place: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Bring a row into sight, whole: what comes into sight with it may be taller than it was taken for."""
        for _ in range(_TRIES):
            super().scrollTo(place, hint)
            self.fit()
            if self._is_whole(place):
                break

    def selected_ranges(self) -> list[tuple[int, int]]:
        """Return the selected rows as ranges, first and last row included, from the top."""
        selection = self.selectionModel().selection()
        parts = (selection.at(place) for place in range(selection.count()))
        merged: list[tuple[int, int]] = []
        for top, bottom in sorted((part.top(), part.bottom()) for part in parts):
            if merged and top == merged[-1][1] + 1:
                merged[-1] = (merged[-1][0], bottom)
            else:
                merged.append((top, bottom))
        return merged

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Let Home and End go to the first and last row, with or without Ctrl."""
        if action == QAbstractItemView.CursorAction.MoveHome:
            return self.model().index(0, 0)
        if action == QAbstractItemView.CursorAction.MoveEnd:
            return self.model().index(self.model().rowCount() - 1, 0)
        return super().moveCursor(action, modifiers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Ctrl+Home and Ctrl+End select as they do without Ctrl."""
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self.model().rowCount() - 1}
        row = ends.get(Qt.Key(event.key()))
        if row is not None and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            flags = QItemSelectionModel.SelectionFlag
            place = self.model().index(row, 0)
            self.selectionModel().setCurrentIndex(place, flags.ClearAndSelect | flags.Rows)
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, _search: str) -> None:
        """Do nothing: type-ahead would load every row there is."""

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Scroll, then fit what came into sight."""
        super().scrollContentsBy(dx, dy)
        self.fit()

    def dataChanged(self, top_left: Index, bottom_right: Index, roles: Sequence[int] = ()) -> None:
        """Take in the rows that came."""
        super().dataChanged(top_left, bottom_right, list(roles))
        self._fit_due.start()

    def reset(self) -> None:
        """Take in another list."""
        super().reset()
        self._fit_due.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew."""
        self._fill()
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Lay out anew when the font has changed."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self._heights is not None:
            self._heights.forget_layouts()
            self._fit_due.start()
