"""What an assistant read and wrote: one row for each time, and its memories in the list at a press."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from wellkept.model.assistants import Assistant
from wellkept.service.assistant_requests import Access, Accesses
from wellkept.ui import wording
from wellkept.ui.ages import Clock
from wellkept.ui.assistants import words
from wellkept.ui.assistants.access_words import row
from wellkept.ui.empty import Empty
from wellkept.ui.exam.table import ExamTable
from wellkept.ui.list.model import ROOT, Index
from wellkept.ui.rows import ROW, RowDelegate
from wellkept.ui.tokens import TITLE, L, M, S
from wellkept.ui.widgets import Button, Label, rule

PAGE_ROWS = 100


class AccessModel(QAbstractTableModel):
    """The latest first. Signals: `more_wanted` what is older than the one of a number."""

    more_wanted = Signal(object)

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._accesses: list[Access] = []
        self._total = 0
        self._asked = False

    def load(self, found: Accesses) -> None:
        """Show the latest."""
        self.beginResetModel()
        self._accesses, self._total, self._asked = list(found.accesses), found.total, False
        self.endResetModel()

    def add(self, found: Accesses) -> None:
        """Show what is older, below."""
        self._asked = False
        if not found.accesses:
            self._total = len(self._accesses)
            return
        count = len(self._accesses)
        self.beginInsertRows(ROOT, count, count + len(found.accesses) - 1)
        self._accesses.extend(found.accesses)
        self.endInsertRows()

    def access(self, place: int) -> Access | None:
        """Return the access of a row, None where there is none."""
        return self._accesses[place] if 0 <= place < len(self._accesses) else None

    def canFetchMore(self, parent: QModelIndex | QPersistentModelIndex) -> bool:
        """Say whether older ones are on record."""
        return not parent.isValid() and not self._asked and 0 < len(self._accesses) < self._total

    def fetchMore(self, parent: QModelIndex | QPersistentModelIndex) -> None:
        """Ask for older ones, once."""
        if self.canFetchMore(parent):
            self._asked = True
            self.more_wanted.emit(self._accesses[-1].number)

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return how many are in sight."""
        return 0 if parent.isValid() else len(self._accesses)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return 1."""
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row, its words, or what a screen reader says of it."""
        if not index.isValid() or role not in (ROW, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        made = row(self._accesses[index.row()], self._clock(), again=self._again(index.row()))
        return made if role == ROW else made.spoken

    def _again(self, place: int) -> bool:
        """Say whether the same had been asked before, as far as is in sight."""
        asked = self._accesses[place].fingerprint
        return bool(asked) and any(one.fingerprint == asked for one in self._accesses[place + 1 :])


class AccessPane(QWidget):
    """Signals: `left`; `listed` the keys of the memories of an access; `more_wanted` what is older than a number."""

    left = Signal()
    listed = Signal(object)
    more_wanted = Signal(object)

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheet")
        self.title = Label(size=TITLE, bold=True, wrap=True)
        self.total = Label(tone="muted", wrap=True)
        self.back = Button(self.tr("Back to what it may do"), self.left.emit, look="link")
        self.model = AccessModel(clock, self)
        self.model.more_wanted.connect(self.more_wanted)
        self.table = ExamTable(self.tr("What it read and wrote"))
        delegate = RowDelegate(self.table)
        self.table.setModel(self.model)
        self.table.setItemDelegate(delegate)
        self.table.set_heights(delegate)
        self.table.opened.connect(self._on_opened)
        self.table.selectionModel().currentChanged.connect(self._arrange)
        self.none = Empty(
            "search",
            self.tr("Nothing yet"),
            self.tr("Every time it reads or writes a memory, a line comes here: what it did, when, and with which."),
        )
        self.show_these = Button(
            "", self._on_opened, look="primary", tip=self.tr("Show these memories in the list (Return)")
        )
        self._build()

    def _build(self) -> None:
        top = QVBoxLayout()
        top.setContentsMargins(L, L, L, M)
        top.setSpacing(S)
        for widget in (self.title, self.total):
            top.addWidget(widget)
        top.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.none)
        self.stack.addWidget(self.table)
        foot = QHBoxLayout()
        foot.setContentsMargins(L, S, L, S)
        foot.addStretch(1)
        foot.addWidget(self.show_these)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(rule())
        column.addWidget(self.stack, 1)
        column.addLayout(foot)

    def load(self, one: Assistant, found: Accesses) -> None:
        """Show the latest accesses of an assistant."""
        self.title.setText(self.tr("What {name} read and wrote").format(name=words.name(one)))
        text = self.tr("{n} times on record. What you forget leaves the record too.")
        self.total.setText(text.format(n=wording.number(found.total)))
        self.total.setVisible(found.total > 0)
        self.model.load(found)
        self.stack.setCurrentWidget(self.table if found.accesses else self.none)
        if found.accesses:
            self.table.setCurrentIndex(self.model.index(0, 0))
        self._arrange()

    def focus(self) -> None:
        """Move the focus to the accesses, or to the way back where there are none."""
        (self.table if self.model.rowCount() else self.back).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back to the assistant; all other keys are the window's."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _chosen(self) -> Access | None:
        return self.model.access(self.table.currentIndex().row())

    def _arrange(self) -> None:
        access = self._chosen()
        count = len(access.keys) if access is not None else 0
        self.show_these.setText(self.tr("Show {memories} in the list").format(memories=wording.memories(count)))
        self.show_these.setVisible(count > 0)

    def _on_opened(self) -> None:
        access = self._chosen()
        if access is not None and access.keys:
            self.listed.emit(access.keys)
