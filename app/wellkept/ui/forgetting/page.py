"""The page that forgets a person, a topic, a place or a time: what to look for, what was found, what is ticked."""

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QStackedWidget, QVBoxLayout, QWidget

from wellkept.service.gathering_requests import Mentions
from wellkept.ui.ages import Clock
from wellkept.ui.empty import Empty
from wellkept.ui.forgetting import words
from wellkept.ui.forgetting.asking import Asking
from wellkept.ui.forgetting.delegate import MentionDelegate
from wellkept.ui.forgetting.list_sign import ListSign
from wellkept.ui.forgetting.model import Key, MentionsModel
from wellkept.ui.forgetting.table import MentionsTable
from wellkept.ui.tokens import SMALL, TITLE, XL, L, M, S
from wellkept.ui.widgets import Button, Label, holds_focus, rule


class ForgettingPage(QWidget):
    """Signals: `left` to the list; `stop_wanted` stop looking; `forget_wanted` keys, ids of wishes."""

    left = Signal()
    stop_wanted = Signal()
    forget_wanted = Signal(object, object)

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.asking = Asking(clock)
        self.model = MentionsModel(self)
        self.table = MentionsTable(self.tr("What was found"))
        delegate = MentionDelegate(self.table)
        self.table.setModel(self.model)
        self.table.setItemDelegate(delegate)
        self.table.set_heights(delegate)
        self.none = Empty("forget")
        self.sign = ListSign()
        self._build()
        self.table.toggled.connect(self.model.toggle)
        self.table.group_toggled.connect(self.model.toggle_group)
        self.table.wanted.connect(self._on_forget)
        self.asking.down_wanted.connect(self.focus_found)
        self.model.counts_changed.connect(self._count)
        self.start()

    def _build(self) -> None:
        self.stack = QStackedWidget()
        self.stack.addWidget(self.none)
        self.stack.addWidget(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._top())
        column.addWidget(rule())
        column.addWidget(self.stack, 1)
        column.addWidget(rule())
        column.addWidget(self._foot())
        below = QVBoxLayout()
        below.setContentsMargins(XL, S, XL, S)
        below.addWidget(self.sign)
        column.addWidget(rule())
        column.addLayout(below)

    def _top(self) -> QVBoxLayout:
        self.back = Button(self.tr("Back"), self.left.emit, look="quiet", glyph="back", tip=self.tr("Back (Esc)"))
        self.stop = Button(self.tr("Stop"), self.stop_wanted.emit, tip=self.tr("Stop looking"))
        head = QHBoxLayout()
        head.setSpacing(M)
        head.addWidget(self.back)
        head.addWidget(Label(self.tr("Forget a person, a topic, a time"), size=TITLE, bold=True, wrap=True), 1)
        head.addWidget(self.stop)
        self.progress = QProgressBar(textVisible=False)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.progress.setRange(0, 0)
        for waiting in (self.progress, self.stop):
            room = waiting.sizePolicy()
            room.setRetainSizeWhenHidden(True)  # nothing moves when looking ends
            waiting.setSizePolicy(room)
        top = QVBoxLayout()
        top.setContentsMargins(XL, L, XL, S)
        top.setSpacing(S)
        top.addLayout(head)
        top.addWidget(self.asking)
        top.addWidget(self.progress)
        return top

    def _foot(self) -> QWidget:
        hint = self.tr("Space ticks, A ticks all of a group, Del forgets what is ticked.")
        self.hint = Label(hint, tone="muted", size=SMALL, wrap=True)
        self.count = Label()
        tip = self.tr("Forget what is ticked (Del); Ctrl+Z brings it back until the window closes")
        self.forget = Button("", self._on_forget, look="danger", glyph="forget", tip=tip)
        self.foot = QWidget()
        foot = QHBoxLayout(self.foot)
        foot.setContentsMargins(XL, S, XL, S)
        foot.setSpacing(M)
        foot.addWidget(self.hint, 1)
        foot.addWidget(self.count)
        foot.addWidget(self.forget)
        return self.foot

    def start(self) -> None:
        """Begin anew, with nothing written and nothing found."""
        self.asking.clear()
        self.model.clear()
        self.none.say(
            self.tr("Everything about one thing, gathered"),
            self.tr(
                "Write a name, a topic or a place, or choose some days. Everything that speaks of it is gathered, with "
                "the reason. You tick what goes; it goes at once, and one undo brings all of it back."
            ),
        )
        self.set_looking(False)

    def load(self, found: Mentions, *, again: bool) -> None:
        """Show what was gathered; `again` where the same was asked before."""
        row = self.table.currentIndex().row() if again else 0
        self.model.load(found, again=again)
        title = self.tr("Nothing speaks of this")
        self.none.say(title, self.tr("No memory has these words, sounds near, or was learned in this time."))
        self._show(row)

    def keep_only(self, there: Collection[Key]) -> None:
        """Show only what is still there."""
        row = self.table.currentIndex().row()
        self.model.keep_only(there)
        self.none.say(self.tr("Nothing left of this"), self.tr("Everything that was gathered is forgotten."))
        self._show(row)

    def _show(self, row: int) -> None:
        """Show the rows with one of them chosen, or why there are none."""
        had, there = holds_focus(self), self.model.rowCount()
        self.stack.setCurrentWidget(self.table if there else self.none)
        if there:
            self.table.setCurrentIndex(self.model.index(min(max(row, 0), there - 1), 0))
        elif had:
            self.asking.focus()
        self._count()

    def set_looking(self, looking: bool) -> None:
        """Show that the program looks, or no longer."""
        had = self.stop.hasFocus()
        self.progress.setVisible(looking)
        self.stop.setVisible(looking)
        if not self.model.rowCount():
            self.stack.setCurrentWidget(self.none)
        if had and not looking:
            self.asking.focus()

    def focus_found(self) -> None:
        """Move the focus to what was found, if there is anything."""
        if self.model.rowCount():
            self.table.setFocus()

    def _count(self) -> None:
        memories, wishes = len(self.model.ticked), len(self.model.ticked_wishes)
        count, total = memories + wishes, self.model.total
        self.foot.setVisible(total > 0)
        self.count.setText(words.ticked(count, total))
        self.forget.setText(words.forget(memories, wishes) if count else self.tr("Forget what is ticked"))
        self.forget.setEnabled(count > 0)

    def _on_forget(self) -> None:
        self.forget_wanted.emit(self.model.ticked, self.model.ticked_wishes)
