"""What the window consists of and how it is laid out: search on top, list and details, teaching, messages."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from wellkept.ui.ages import Clock
from wellkept.ui.beings.chooser import BeingChooser
from wellkept.ui.commands import tip_of
from wellkept.ui.desk import Desk
from wellkept.ui.details.pane import DetailsPane
from wellkept.ui.exam.page import ExamPage
from wellkept.ui.exam.verdict_bar import VerdictBar
from wellkept.ui.filters.side import Beside, Sidebar
from wellkept.ui.list.pane import ListPane
from wellkept.ui.messages import MessageBar
from wellkept.ui.offline_sign import OfflineSign
from wellkept.ui.search_bar import SearchBox
from wellkept.ui.start_fault import StartFault
from wellkept.ui.teach.panel import TeachPanel
from wellkept.ui.tokens import L, M, S
from wellkept.ui.widgets import Button, rule

_SEARCH_WIDTH = 640
_LIST_MIN_WIDTH = 320


class Frame(QWidget):
    """The parts. They tell what happens by signals; the window connects them.

    Signals: `files_dropped` paths.
    """

    files_dropped = Signal(object)

    def __init__(self, desk: Desk, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAcceptDrops(True)
        self.clock = clock
        self.search = SearchBox()
        self.being = BeingChooser()
        self.teach_button = Button(self.tr("Teach"), look="primary", glyph="teach", tip=partial(tip_of, "teach"))
        self.list = ListPane(desk, clock)
        self.details = DetailsPane(desk, clock)
        self.teach = TeachPanel(desk)
        self.exam, self.verdict = ExamPage(clock), VerdictBar()
        self.fault = StartFault()
        self.messages, self.offline = MessageBar(), OfflineSign()
        self.splitter = self._side_by_side()
        self.stack = QStackedWidget()
        for page in (self.splitter, self.teach, self.exam, self.fault):
            self.stack.addWidget(page)
        self.beside = Beside(Sidebar(), self.stack)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._top())
        column.addWidget(rule())
        column.addWidget(self.beside, 1)
        column.addWidget(self.verdict)
        column.addWidget(self.messages)
        column.addWidget(self.offline)
        self._column = column

    def add_sign(self, sign: QWidget) -> None:
        """Put a sign at the foot of the window."""
        self._column.addWidget(sign)

    def turn_to(self, page: QWidget) -> None:
        """Show the list with its details, or another page."""
        self.stack.setCurrentWidget(page)
        self.teach_button.setVisible(page is not self.teach)

    def set_usable(self, usable: bool) -> None:
        """Let the owner search and teach, or not while no store is open."""
        self.search.setEnabled(usable)
        self.being.setEnabled(usable)
        self.teach_button.setEnabled(usable)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files, anywhere in the window."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Hand dropped files on."""
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            self.files_dropped.emit(paths)

    def _top(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(L, S, L, M)
        row.setSpacing(M)
        self.search.setMaximumWidth(_SEARCH_WIDTH)
        row.addWidget(self.search, 10)
        row.addStretch(1)
        row.addWidget(self.being)
        row.addWidget(self.teach_button)
        return row

    def _side_by_side(self) -> QSplitter:
        splitter = QSplitter(Qt.Orientation.Horizontal)
        self.list.setMinimumWidth(_LIST_MIN_WIDTH)
        for pane, share in ((self.list, 3), (self.details, 2)):
            splitter.addWidget(pane)
            splitter.setStretchFactor(splitter.count() - 1, share)
        splitter.setHandleWidth(1)
        splitter.setChildrenCollapsible(False)
        splitter.setSizes([530, 510])
        return splitter
