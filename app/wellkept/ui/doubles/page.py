"""The page of duplicates and conflicts: the pairs found so far, and one of them side by side."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from wellkept.service.double_answers import Double
from wellkept.ui.ages import Clock
from wellkept.ui.doubles.compare import Compare
from wellkept.ui.doubles.model import PairsModel
from wellkept.ui.doubles.table import PairsTable
from wellkept.ui.doubles.verdicts import Verdict, verdict_of
from wellkept.ui.empty import Empty
from wellkept.ui.rows import RowDelegate
from wellkept.ui.tokens import SMALL, TITLE, XL, L, M, S
from wellkept.ui.widgets import Button, Label, rule

_LIST_WIDTH, _LIST_LEAST = 300, 200


class DoublesPage(QWidget):
    """Signals: `left` to the list; `look_wanted` look anew; `stop_wanted`; `decided` a `Verdict`; `written` one
    sentence for both; `moved` another pair is chosen.
    """

    left = Signal()
    look_wanted = Signal()
    stop_wanted = Signal()
    decided = Signal(object)
    written = Signal(str)
    moved = Signal()

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.model = PairsModel(self)
        self.table = PairsTable(self.tr("Pairs of memories"))
        delegate = RowDelegate(self.table)
        self.table.setModel(self.model)
        self.table.setItemDelegate(delegate)
        self.table.set_heights(delegate)
        self.table.decided.connect(self._on_decided)
        self.table.selectionModel().currentChanged.connect(lambda *_: self.moved.emit())
        self.compare = Compare(clock)
        self.compare.decided.connect(self._on_decided)
        self.compare.written.connect(self.written)
        self.compare.box.left.connect(self.focus)
        self.none = Empty("copy")
        self.back_button = self.none.add_button(self.tr("Back to the memories"), self.left.emit)
        self._build()

    def _build(self) -> None:
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(self.table)
        self.splitter.addWidget(self.compare)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([_LIST_WIDTH, 2 * _LIST_WIDTH])
        self.table.setMinimumWidth(_LIST_LEAST)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.none)
        self.stack.addWidget(self.splitter)
        hint = self.tr("1 or 2 keeps that one, U lets the newer replace the older, B keeps both, W writes, S skips.")
        self.hint = Label(hint, tone="muted", size=SMALL, wrap=True)
        self.hint.setContentsMargins(XL, S, XL, S)
        self.foot = rule()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._top())
        column.addWidget(rule())
        column.addWidget(self.stack, 1)
        column.addWidget(self.foot)
        column.addWidget(self.hint)

    def _top(self) -> QVBoxLayout:
        self.back = Button(self.tr("Back"), self.left.emit, look="quiet", glyph="back", tip=self.tr("Back (Esc)"))
        self.again = Button(self.tr("Look again"), self.look_wanted.emit, tip=self.tr("Look again (F5)"))
        self.stop = Button(self.tr("Stop"), self.stop_wanted.emit, tip=self.tr("Stop looking"))
        head = QHBoxLayout()
        head.setSpacing(M)
        head.addWidget(self.back)
        head.addWidget(Label(self.tr("Duplicates and conflicts"), size=TITLE, bold=True), 1)
        head.addWidget(self.again)
        head.addWidget(self.stop)
        self.status = Label(tone="muted", wrap=True)
        self.by_words = Label(
            self.tr("Some memories are not read for their meaning yet; those were compared by their words only."),
            tone="muted",
            size=SMALL,
            wrap=True,
        )
        self.by_words.hide()
        self.progress = QProgressBar(textVisible=False)
        self.progress.setAccessibleName(self.tr("Progress"))
        room = self.progress.sizePolicy()
        room.setRetainSizeWhenHidden(True)  # the pairs stay where they are when all was looked at
        self.progress.setSizePolicy(room)
        top = QVBoxLayout()
        top.setContentsMargins(XL, L, XL, M)
        top.setSpacing(S)
        top.addLayout(head)
        for widget in (self.status, self.by_words, self.progress):
            top.addWidget(widget)
        return top

    @property
    def row(self) -> int:
        """Which pair is chosen, -1 for none."""
        return self.table.currentIndex().row()

    def load(self, pairs: list[Double], row: int) -> None:
        """Show the pairs that wait, with one of them chosen."""
        self.model.load(pairs)
        self.stack.setCurrentWidget(self.splitter if pairs else self.none)
        for widget in (self.foot, self.hint):
            widget.setVisible(bool(pairs))
        if pairs and self.row != row:
            self.table.setCurrentIndex(self.model.index(row, 0))

    def tell(self, status: str, *, done: int = 0, total: int = 0, looking: bool = False) -> None:
        """Say how far looking has come; without a text nothing is said yet."""
        self.status.setText(status)
        had = self.stop.hasFocus() if not looking else self.again.hasFocus()
        self.progress.setRange(0, total)
        self.progress.setValue(done)
        self.progress.setVisible(looking)
        self.stop.setVisible(looking)
        self.again.setVisible(not looking)
        if had:
            (self.stop if looking else self.again).setFocus()

    def say_none(self, *, looking: bool) -> None:
        """Say why there is no pair to decide."""
        if looking:
            text = self.tr(
                "Pairs come here as they are found. You can leave meanwhile; looking goes on when you return."
            )
            self.none.say(self.tr("Looking through your memories"), text)
        else:
            text = self.tr("No two of your memories say the same or contradict each other.")
            self.none.say(self.tr("Nothing left to decide"), text)
        self.back_button.setVisible(not looking)

    def focus(self) -> None:
        """Move the focus to the pairs, or to the way back where there are none."""
        (self.table if self.model.rowCount() else self.back).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Decide, or look again, from anywhere on the page."""
        verdict = verdict_of(event)
        if event.key() == Qt.Key.Key_F5 and not self.again.isHidden():
            self.look_wanted.emit()
        elif verdict is not None and self.model.rowCount():
            self._on_decided(verdict)
        else:
            super().keyPressEvent(event)

    def _on_decided(self, verdict: Verdict) -> None:
        if self.row >= 0 and not (verdict is Verdict.REPLACE and self.compare.replace.isHidden()):
            self.decided.emit(verdict)
