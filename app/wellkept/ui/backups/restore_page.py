"""The page that shows how a backup and the present differ, side by side, before anything is brought back."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QProgressBar, QStackedWidget, QVBoxLayout, QWidget

from wellkept.service.backup_requests import Group, RestorePreview
from wellkept.ui import wording
from wellkept.ui.backups import words
from wellkept.ui.backups.restore_delegate import RestoreDelegate
from wellkept.ui.backups.restore_model import RestoreModel
from wellkept.ui.backups.table import RestoreTable
from wellkept.ui.empty import Empty
from wellkept.ui.flow import Flow
from wellkept.ui.teach.rewording import LEFT
from wellkept.ui.tokens import SMALL, TITLE, XL, XS, L, M, S
from wellkept.ui.widgets import Button, Label, rule


class RestorePage(QWidget):
    """Signals: `left` to the backups; `wanted` a `Restore`."""

    left = Signal()
    wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.back = Button(self.tr("Backups"), self.left.emit, look="quiet", glyph="back")
        self.summary = Label(tone="muted", wrap=True)
        self.boxes = {
            Group.LOST: QCheckBox(),
            Group.CHANGED: QCheckBox(),
            Group.NEWER: QCheckBox(),
        }
        for group, box in self.boxes.items():
            box.clicked.connect(partial(self._on_box, group))
        self.model = RestoreModel(self)
        self.model.ticks_changed.connect(self._on_ticks)
        self.table = RestoreTable(self.tr("What differs between the backup and now"))
        delegate = RestoreDelegate(self.table)
        self.table.setModel(self.model)
        self.table.setItemDelegate(delegate)
        self.table.set_heights(delegate)
        self.table.toggled.connect(self.model.tick)
        self.looking = Empty("why", self.tr("Comparing the backup with your memories …"))
        self.same = Empty("done", self.tr("Nothing differs"), self.tr("Your memories are as they are in this backup."))
        self._build()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(M)
        head.addWidget(self.back)
        head.addWidget(Label(self.tr("What the backup would bring back"), size=TITLE, bold=True), 1)
        top = QVBoxLayout()
        top.setContentsMargins(XL, L, XL, M)
        top.setSpacing(S)
        top.addLayout(head)
        top.addWidget(self.summary)
        top.addLayout(Flow(*self.boxes.values()))
        self.stack = QStackedWidget()
        for page in (self.looking, self.same, self._list()):
            self.stack.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(rule())
        column.addWidget(self.stack, 1)
        column.addWidget(rule())
        column.addLayout(self._foot())

    def _list(self) -> QWidget:
        self.sides = QWidget()
        names = QHBoxLayout()
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # or the columns would shift
        names.setContentsMargins(LEFT, XS, L + self.table.verticalScrollBar().sizeHint().width(), XS)
        names.setSpacing(L)
        for name in (self.tr("In the backup"), self.tr("Now")):
            names.addWidget(Label(name, size=SMALL, bold=True), 1)
        column = QVBoxLayout(self.sides)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(names)
        column.addWidget(rule())
        column.addWidget(self.table, 1)
        return self.sides

    def _foot(self) -> QHBoxLayout:
        self.hint = Label(tone="muted", wrap=True)
        self.progress = QProgressBar(textVisible=False)
        self.progress.setRange(0, 0)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.restore = Button("", self._on_restore, look="primary")
        foot = QHBoxLayout()
        foot.setContentsMargins(XL, S, XL, S)
        foot.setSpacing(M)
        foot.addWidget(self.hint, 1)
        foot.addWidget(self.progress, 1, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self.restore)
        return foot

    def show_looking(self) -> None:
        """Say that a backup is being compared."""
        self.clear()
        self.stack.setCurrentWidget(self.looking)

    def show_preview(self, preview: RestorePreview) -> None:
        """Show how a backup differs."""
        self.summary.setText(words.summary(preview))
        self.model.load(preview)
        self.stack.setCurrentWidget(self.same if preview.identical else self.sides)
        for group, box in self.boxes.items():
            box.setVisible(self.model.count(group) > 0)
        self.set_running(running=False)
        if preview.identical:
            self.back.setFocus()
        else:
            self.table.setCurrentIndex(self.model.index(0, 0))
            self.table.setFocus()

    def clear(self) -> None:
        """Hold no words any more."""
        self.model.load(None)
        self.summary.setText("")
        for box in self.boxes.values():
            box.hide()
        self.set_running(running=False)

    def set_running(self, *, running: bool) -> None:
        """Show that memories are being brought back, or no longer."""
        self.progress.setVisible(running)
        self.hint.setVisible(not running)
        self.table.setEnabled(not running)
        for box in self.boxes.values():
            box.setEnabled(not running)
        self._on_ticks()
        if running:
            self.restore.setEnabled(False)

    def _on_ticks(self) -> None:
        texts = {
            Group.LOST: self.tr("Bring back what is only in the backup ({n} of {most})"),
            Group.CHANGED: self.tr("Make the others as they were ({n} of {most})"),
            Group.NEWER: self.tr("Take out what is only here now ({n} of {most})"),
        }
        total = 0
        for group, box in self.boxes.items():
            ticked, count = self.model.ticked(group), self.model.count(group)
            total += ticked
            box.setText(texts[group].format(n=wording.number(ticked), most=wording.number(count)))
            some = Qt.CheckState.PartiallyChecked if ticked else Qt.CheckState.Unchecked
            box.setCheckState(Qt.CheckState.Checked if ticked and ticked == count else some)
        self.restore.setText(self.tr("Restore {memories}").format(memories=wording.memories(total)))
        self.restore.setVisible(self.model.rowCount() > 0)
        self.restore.setEnabled(total > 0)
        self.hint.setText(
            self.tr("Space ticks. How things are now is kept as a backup first, and Ctrl+Z takes it all back.")
            if self.model.rowCount()
            else ""
        )

    def _on_box(self, group: Group) -> None:
        self.model.tick_group(group, ticked=self.model.ticked(group) < self.model.count(group))

    def _on_restore(self) -> None:
        self.wanted.emit(self.model.chosen())
