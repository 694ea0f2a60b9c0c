"""The saved searches: chosen, called otherwise and removed by mouse or key."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QListView, QVBoxLayout, QWidget

from wellkept.model.saved import SavedSearch
from wellkept.model.text import shown
from wellkept.ui import wording
from wellkept.ui.palette.row import KEYS, TICKED
from wellkept.ui.saved.row import SavedRow
from wellkept.ui.tokens import SMALL, XS, M, S
from wellkept.ui.widgets import Label, rule

_SEARCH = TICKED + 1
_ROWS = 7
_PRESSES = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SavedList(QListView):
    """Signals: `chosen` and `removed` a `SavedSearch`; `renamed` one and its new name; `left` by Esc; `lost` the
    focus.
    """

    chosen = Signal(object)
    removed = Signal(object)
    renamed = Signal(object, str)
    left = Signal()
    lost = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("filters")
        self.setAccessibleName(name)
        self._rows = QStandardItemModel(self)
        self._rows.itemChanged.connect(self._on_changed)
        self.setModel(self._rows)
        self.setItemDelegate(SavedRow(self))
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.clicked.connect(self._on_clicked)
        for text, key, act in (
            (self.tr("Rename"), Qt.Key.Key_F2, self._on_rename),
            (self.tr("Remove"), Qt.Key.Key_Delete, self._on_remove),
        ):
            action = QAction(text, self)
            action.setShortcut(key)
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            action.triggered.connect(act)
            self.addAction(action)

    def show_searches(self, searches: Sequence[SavedSearch], counts: Mapping[int, int], ticked: int) -> None:
        """Show other searches, with what they find where that is known; the current one stays current."""
        if self.state() is QAbstractItemView.State.EditingState:
            return  # they come again when the name is written
        place = self.currentIndex().row()
        with_focus = self.hasFocus()
        self._rows.clear()
        for search in searches:
            self._rows.appendRow(_item(search, counts.get(search.number), ticked=search.number == ticked))
        if searches and place >= 0:
            self.setCurrentIndex(self._rows.index(min(place, len(searches) - 1), 0))
        self._fit()
        if with_focus and not searches:
            self.left.emit()

    def rename(self, number: int) -> None:
        """Let the owner write a name for one of them."""
        for row in range(self._rows.rowCount()):
            search: SavedSearch = self._rows.item(row).data(_SEARCH)
            if search.number == number:
                self.setFocus()
                self.setCurrentIndex(self._rows.index(row, 0))
                self.edit(self._rows.index(row, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose, or leave."""
        if event.key() in _PRESSES:
            self._on_clicked(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._rows.index(0, 0))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the owner went on, unless only another window came to the front."""
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self.lost.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font size of the program."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.scheduleDelayedItemsLayout()
            self._fit()

    def sizeHint(self) -> QSize:
        """Return the height of its rows, or of the first of many."""
        rows = min(self._rows.rowCount(), _ROWS)
        return QSize(160, rows * max(self.sizeHintForRow(0), 0) + 2)

    def minimumSizeHint(self) -> QSize:
        """Return the same height: the filters below give way."""
        return QSize(80, self.sizeHint().height())

    def _fit(self) -> None:
        self.setFixedHeight(self.sizeHint().height())

    def _search(self) -> SavedSearch | None:
        found: SavedSearch | None = self.currentIndex().data(_SEARCH)
        return found

    def _on_clicked(self, index: QModelIndex) -> None:
        search: SavedSearch | None = index.data(_SEARCH)
        if search is not None:
            self.chosen.emit(search)

    def _on_rename(self) -> None:
        if self.currentIndex().isValid():
            self.edit(self.currentIndex())

    def _on_remove(self) -> None:
        if (search := self._search()) is not None:
            self.removed.emit(search)

    def _on_changed(self, item: QStandardItem) -> None:
        search: SavedSearch = item.data(_SEARCH)
        if item.text() != shown(search.name):
            self.renamed.emit(search, item.text())


class SavedBlock(QWidget):
    """The list under its heading; out of sight where nothing is saved."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        heading = Label(self.tr("Saved searches"), tone="muted", size=SMALL, bold=True)
        heading.setContentsMargins(M, S, M, XS)
        self.list = SavedList(self.tr("Saved searches"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(heading)
        column.addWidget(self.list)
        column.addSpacing(S)
        column.addWidget(rule())
        self.hide()


def _item(search: SavedSearch, count: int | None, *, ticked: bool) -> QStandardItem:
    item = QStandardItem(shown(search.name))
    item.setData(search, _SEARCH)
    item.setData("" if count is None else wording.number(count), KEYS)
    item.setData(ticked, TICKED)
    in_use = QCoreApplication.translate("SavedList", "in use")
    said = [item.text(), "" if count is None else wording.memories(count), in_use if ticked else ""]
    item.setData(", ".join(part for part in said if part), Qt.ItemDataRole.AccessibleTextRole)
    return item
