"""The page of backups: what can be relied on, the list, and what to do with one."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QStackedWidget, QVBoxLayout, QWidget

from wellkept.service.backup_requests import Backups
from wellkept.store.backups import Backup
from wellkept.ui.ages import Clock
from wellkept.ui.backups import words
from wellkept.ui.backups.model import BackupsModel
from wellkept.ui.backups.table import BackupsTable
from wellkept.ui.empty import Empty
from wellkept.ui.rows import RowDelegate
from wellkept.ui.settings.parts import Switch, say
from wellkept.ui.tokens import TITLE, XL, L, M, S
from wellkept.ui.widgets import Button, Label, rule


class BackupsPage(QWidget):
    """Signals: `left` to the list; `made` back up now; `daily` every day, or not; `opened` and `removed` a `Backup`;
    `other_wanted` choose another file.
    """

    left = Signal()
    made = Signal()
    daily = Signal(bool)
    opened = Signal(object)
    removed = Signal(object)
    other_wanted = Signal()

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._clock = clock
        self.back = Button(self.tr("Back"), self.left.emit, look="quiet", glyph="back", tip=self.tr("Back (Esc)"))
        self.make = Button(self.tr("Back up now"), self.made.emit, look="primary")
        self.proven = Label(wrap=True)
        self.worry = Label(tone="danger", wrap=True)
        self.where = Label(tone="muted", wrap=True).selectable()
        self.switch = Switch(
            self.tr("Make a backup every day"),
            self.tr("Seven are kept. What you forget leaves them too."),
        )
        self.switch.asked.connect(self.daily)
        self.model = BackupsModel(clock, self)
        self.table = BackupsTable(self.tr("Backups"))
        delegate = RowDelegate(self.table)
        self.table.setModel(self.model)
        self.table.setItemDelegate(delegate)
        self.table.set_heights(delegate)
        self.table.opened.connect(self._on_opened)
        self.table.removed.connect(self._on_removed)
        self.none = Empty(
            "copy",
            self.tr("No backup yet"),
            self.tr("One is made every day while the window is open, and whenever you ask for it."),
        )
        self._build()
        self.set_running(running=False)

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(M)
        head.addWidget(self.back)
        head.addWidget(Label(self.tr("Backups"), size=TITLE, bold=True), 1)
        head.addWidget(self.make)
        top = QVBoxLayout()
        top.setContentsMargins(XL, L, XL, M)
        top.setSpacing(S)
        top.addLayout(head)
        for widget in (self.proven, self.worry, self.where, self.switch):
            top.addWidget(widget)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.none)
        self.stack.addWidget(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(rule())
        column.addWidget(self.stack, 1)
        column.addWidget(rule())
        column.addLayout(self._foot())

    def _foot(self) -> QHBoxLayout:
        self.progress = QProgressBar(textVisible=False)
        self.progress.setRange(0, 0)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.look = Button(
            self.tr("See what it would bring back"), self._on_opened, tip=self.tr("Look into it (Return)")
        )
        self.other = Button(self.tr("Another file …"), self.other_wanted.emit)
        self.remove = Button(
            self.tr("Delete"), self._on_removed, look="danger", glyph="forget", tip=self.tr("Delete this backup (Del)")
        )
        foot = QHBoxLayout()
        foot.setContentsMargins(XL, S, XL, S)
        foot.setSpacing(M)
        foot.addWidget(self.progress, 1)
        foot.addStretch(1)
        for button in (self.remove, self.other, self.look):
            foot.addWidget(button)
        return foot

    def load(self, found: Backups) -> None:
        """Show how backups stand; the one chosen stays chosen."""
        chosen = self.chosen
        self.proven.setText(words.proven(found, self._clock()))
        say(self.worry, words.worry(found))
        self.where.setText(self.tr("The backups lie in {folder}").format(folder=found.folder))
        self.switch.tell(on=found.daily)
        self.model.load(found.backups)
        self.stack.setCurrentWidget(self.table if found.backups else self.none)
        for button in (self.look, self.remove):
            button.setVisible(bool(found.backups))
        names = [one.name for one in found.backups]
        place = names.index(chosen.name) if chosen is not None and chosen.name in names else 0
        if names:
            self.table.setCurrentIndex(self.model.index(place, 0))

    @property
    def chosen(self) -> Backup | None:
        """The backup that is chosen in the list."""
        return self.model.backup(self.table.currentIndex().row())

    def set_running(self, *, running: bool) -> None:
        """Show that something is going on, or no longer."""
        self.progress.setVisible(running)
        for button in (self.make, self.other):
            button.setEnabled(not running)
        for button in (self.look, self.remove):
            button.setEnabled(not running)
            button.setVisible(self.model.rowCount() > 0)

    def focus(self) -> None:
        """Move the focus to the list, or to what makes a first backup."""
        (self.table if self.model.rowCount() else self.make).setFocus()

    def _on_opened(self) -> None:
        if self.chosen is not None and self.look.isEnabled():
            self.opened.emit(self.chosen)

    def _on_removed(self) -> None:
        if self.chosen is not None and self.remove.isEnabled():
            self.removed.emit(self.chosen)
