"""The palette itself: a line over a list, in the window's own middle, so that nothing else opens."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QLineEdit, QListView, QVBoxLayout, QWidget

from wellkept.ui import wording
from wellkept.ui.palette.entries import Entry, found
from wellkept.ui.palette.row import KEYS, TICKED, Row
from wellkept.ui.tokens import BASE_PT, SMALL, XS, L, M, S
from wellkept.ui.widgets import Label, named, rule

_WIDTH, _ROWS = 560, 11
_WALKS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Palette(QFrame):
    """Signals: `chosen` an `Entry`; `left` without choosing."""

    chosen = Signal(object)
    left = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._model = QStandardItemModel(self)
        self.setObjectName("palette")
        self.setAccessibleName(self.tr("Commands"))
        self._all: list[Entry] = []
        self._shown: list[Entry] = []
        self._recent: list[str] = []
        self.line = QLineEdit()
        self.line.setAccessibleName(self.tr("Find a command"))
        self.line.setPlaceholderText(self.tr("Type what you want to do"))
        self.line.textChanged.connect(self._find)
        self.line.installEventFilter(self)
        self.list = self._made_list()
        self.none = Label(self.tr("No command is called so."), tone="muted")
        self.none.setContentsMargins(M, S, M, S)
        self.count = Label(tone="muted", size=SMALL)
        self.count.setContentsMargins(M, XS, M, XS)
        column = QVBoxLayout(self)
        column.setContentsMargins(XS, XS, XS, XS)
        column.setSpacing(XS)
        for widget in (self.line, rule(), self.none, self.list, self.count):
            column.addWidget(widget)
        column.setStretch(3, 1)
        self.hide()

    def _made_list(self) -> QListView:
        made = named(QListView(), "commands")
        made.setAccessibleName(self.tr("Commands"))
        made.setModel(self._model)
        made.setItemDelegate(Row(made))
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setUniformItemSizes(True)
        made.clicked.connect(self._on_run)
        return made

    @property
    def names(self) -> list[str]:
        """What is in sight, from the top."""
        return [entry.name for entry in self._shown]

    def open(self, entries: Sequence[Entry], recent: Sequence[str]) -> None:
        """Show all entries, those used last first."""
        self._all, self._recent = list(entries), list(recent)
        self.line.setText("")
        self._find("")
        self.show()
        self.raise_()
        self.line.setFocus(Qt.FocusReason.PopupFocusReason)

    def fit(self) -> None:
        """Stand in the middle of the window's upper part, no larger than that."""
        window = self._window
        scale = QApplication.font().pointSizeF() / BASE_PT
        size = QSize(round(_WIDTH * scale), self._height()).boundedTo(window.size() - QSize(2 * L, 4 * L))
        self.setGeometry((window.width() - size.width()) // 2, 3 * L, size.width(), size.height())

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Walk, run and close by the keys of the line; close when the focus goes elsewhere."""
        if event.type() == QEvent.Type.FocusOut and self.isVisible():
            self.left.emit()
        return event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._takes(event)

    def _takes(self, event: QKeyEvent) -> bool:
        if event.key() in _WALKS:
            QApplication.sendEvent(self.list, event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_run()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            return event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        return True

    def _height(self) -> int:
        rows = min(self._model.rowCount(), _ROWS)
        return self.line.sizeHint().height() + rows * max(self.list.sizeHintForRow(0), 0) + 5 * L + M

    def _find(self, typed: str) -> None:
        self._shown = found(self._all, typed, self._recent)
        self._model.clear()
        for entry in self._shown:
            self._model.appendRow(_item(entry))
        self.none.setVisible(not self._shown)
        self.count.setText(self.tr("{n} of {all}").format(
            n=wording.number(len(self._shown)), all=wording.number(len(self._all))))  # fmt: skip
        first = next((row for row, entry in enumerate(self._shown) if entry.enabled), 0)
        self.list.setCurrentIndex(self._model.index(first if typed.strip() else 0, 0))
        self.list.scrollToTop()
        self.fit()

    def _on_run(self) -> None:
        row = self.list.currentIndex().row()
        if 0 <= row < len(self._shown) and self._shown[row].enabled:
            self.chosen.emit(self._shown[row])


def _item(entry: Entry) -> QStandardItem:
    item = QStandardItem(entry.name)
    item.setData(entry.keys, KEYS)
    item.setData(entry.ticked, TICKED)
    item.setEnabled(entry.enabled)
    said = [entry.name, entry.keys, "" if entry.enabled else QCoreApplication.translate("Palette", "not now")]
    item.setData(", ".join(part for part in said if part), Qt.ItemDataRole.AccessibleTextRole)
    return item
