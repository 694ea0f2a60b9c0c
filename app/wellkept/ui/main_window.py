"""The window: search on top, the list, the details, the teach panel, and the message bar."""

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from wellkept.model.errors import WellkeptError
from wellkept.service.answers import Changed, Found, Kept, UndoState
from wellkept.service.requests import AskChanged
from wellkept.ui import wording
from wellkept.ui.acts import Acts
from wellkept.ui.ages import Clock, now_ms
from wellkept.ui.bugs import BugDialog
from wellkept.ui.commands import make_actions, tint, tip_of
from wellkept.ui.desk import Desk
from wellkept.ui.details.pane import DetailsPane
from wellkept.ui.icons import icon
from wellkept.ui.key_sheet import KeySheet
from wellkept.ui.list.pane import ListPane
from wellkept.ui.menus import build_menus
from wellkept.ui.messages import MessageBar
from wellkept.ui.search_bar import SearchBox
from wellkept.ui.start_fault import StartFault
from wellkept.ui.teach.panel import TeachPanel
from wellkept.ui.theme import Theme
from wellkept.ui.tokens import L, M, S
from wellkept.ui.widgets import Button, named, rule
from wellkept.ui.window_state import WindowState

CHANGED_EVERY_MS = 1000
_SEARCH_WIDTH = 640


class MainWindow(QMainWindow):
    """Owns every part; parts tell it by signals, and it tells parts by calls."""

    def __init__(self, desk: Desk, theme: Theme, clock: Clock = now_ms, state: WindowState | None = None) -> None:
        super().__init__()
        self.setWindowTitle("Wellkept")
        self.setAcceptDrops(True)
        self.desk, self.theme, self._state = desk, theme, state
        desk.setParent(self)
        self._path: Path | None = None
        self._open = False
        self._bugs_open = False
        self.search = SearchBox()
        self.list = ListPane(desk, clock)
        self.details = DetailsPane(desk, clock)
        self.teach = TeachPanel(desk)
        self.messages = MessageBar()
        self.fault = StartFault()
        self.acts = Acts(desk, self.messages, self)
        self.actions_by_id = make_actions(self, theme.colours)
        self._ask_due = QTimer(self, interval=CHANGED_EVERY_MS)
        self._build()
        self._connect()
        build_menus(self, self.actions_by_id, theme)
        self.resize(1120, 720)
        if state is not None:
            state.restore(self, self.splitter, theme)
        self._on_theme()

    def _build(self) -> None:
        self.teach_button = Button(self.tr("Teach"), look="primary", glyph="teach")
        self.teach_button.setToolTip(tip_of("teach"))
        top = QHBoxLayout()
        top.setContentsMargins(L, S, L, M)
        top.setSpacing(M)
        self.search.setMaximumWidth(_SEARCH_WIDTH)
        top.addWidget(self.search, 10)
        top.addStretch(1)
        top.addWidget(self.teach_button)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(self.list)
        self.splitter.addWidget(self.details)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setSizes([620, 500])
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 2)
        self.list.setMinimumWidth(320)
        self.details.setMinimumWidth(320)
        self.stack = QStackedWidget()
        for page in (self.splitter, self.teach, self.fault):
            self.stack.addWidget(page)
        self.list.first_steps.add_button(self.tr("Teach something"), self.open_teach, look="primary")
        central = named(QWidget(), "page")
        column = QVBoxLayout(central)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(rule())
        column.addWidget(self.stack, 1)
        column.addWidget(self.messages)
        self.setCentralWidget(central)

    def _connect(self) -> None:
        self.search.asked.connect(self._on_asked)
        self.search.walked.connect(self.list.walk)
        self.search.opened.connect(self.details.focus)
        self.search.copy_wanted.connect(self.copy_selected)
        self.list.moved.connect(self._on_moved)
        self.list.shown.connect(self._on_shown)
        self.list.cleared.connect(self.search.clear)
        self.list.table.opened.connect(self.details.focus)
        self.list.table.search_wanted.connect(self.focus_search)
        self.details.forget_wanted.connect(self.forget_selected)
        self.details.copy_wanted.connect(self.copy_selected)
        self.details.corrected.connect(self.acts.tell_corrected)
        self.details.back_wanted.connect(self.list.table.setFocus)
        self.teach.kept.connect(self._on_kept)
        self.teach.left.connect(self.open_list)
        self.teach.changed.connect(self.list.refresh)
        self.teach_button.clicked.connect(self.open_teach)
        self.acts.changed.connect(self._on_changed)
        self.acts.came_back.connect(self._on_came_back)
        self.fault.try_again.connect(self._on_try_again)
        self.fault.chosen.connect(self.open_store)
        self.fault.quit_wanted.connect(self.close)
        self.desk.failed.connect(self.tell_failure)
        self.desk.undo_changed.connect(self._on_undo_changed)
        self.theme.changed.connect(self._on_theme)
        self._ask_due.timeout.connect(self._on_ask_due)
        self._connect_actions()
        self._on_undo_changed(UndoState())

    def _connect_actions(self) -> None:
        doing = {
            "teach": self.open_teach,
            "quit": self.close,
            "undo": self.acts.undo,
            "redo": self.acts.redo,
            "copy": self.copy_selected,
            "select_all": self.list.table.selectAll,
            "correct": self.details.start_correct,
            "forget": self.forget_selected,
            "search": self.focus_search,
            "larger": self.theme.larger,
            "smaller": self.theme.smaller,
            "usual_size": self.theme.usual_size,
            "keys": self.show_keys,
        }
        for name, action in self.actions_by_id.items():
            action.triggered.connect(doing[name])
            home = self.list if action.shortcutContext() == _IN_LIST else self
            home.addAction(action)
        for place in (self.search, self.details):
            place.addAction(self.actions_by_id["correct"])

    def open_store(self, path: Path | None) -> None:
        """Open a store; the rows come when it is open."""
        self._path = path
        self.desk.open(path, self._on_opened, self._on_not_opened)

    def open_teach(self) -> None:
        """Show the teach panel."""
        if self._open:
            self._show(self.teach)
            self.teach.focus()

    def open_list(self) -> None:
        """Show the list."""
        self._show(self.splitter)
        self.list.table.setFocus()

    def focus_search(self) -> None:
        """Move to the search box."""
        if self._open:
            self._show(self.splitter)
            self.search.setFocus()
            self.search.selectAll()

    def forget_selected(self) -> None:
        """Forget what is selected."""
        self.acts.forget(self.list.selected_keys())

    def copy_selected(self) -> None:
        """Copy the sentences that are selected."""
        self.acts.copy(self.list.selected_keys())

    def show_keys(self) -> None:
        """Show the key sheet."""
        KeySheet(self).show()

    def raise_up(self) -> None:
        """Come to the front: the program was started again."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def tell_failure(self, error: Exception) -> None:
        """Say a fault in the message bar; a fault of ours goes to a dialog without memory text."""
        if isinstance(error, WellkeptError):
            self.messages.error(error)
        elif not self._bugs_open:
            self._bugs_open = True
            dialog = BugDialog(error, self)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.finished.connect(self._on_bug_read)
            dialog.open()

    def shut_down(self) -> None:
        """End all work: save the draft and the geometry, refuse, cancel, close, join."""
        if not self._open and self.desk.stopped:
            return
        self._ask_due.stop()
        self.messages.clear_notice()
        if self._open:
            self.teach.save_draft()
        if self._state is not None and not self.desk.stopped:
            self._state.save(self, self.splitter, self.theme)
        self._open = False
        self.desk.stop()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Shut down."""
        self.shut_down()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Ask for changes of others only while the window is looked at."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange:
            if self.isActiveWindow() and self._open:
                self._ask_due.start()
            else:
                self._ask_due.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc anywhere goes back to the list."""
        if event.key() == Qt.Key.Key_Escape and self._open:
            self.open_list()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files."""
        if self._open and event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Teach dropped files."""
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            self.open_teach()
            self.teach.read_files(paths)

    def _show(self, page: QWidget) -> None:
        self.stack.setCurrentWidget(page)
        self.teach_button.setVisible(page is not self.teach)

    def _on_opened(self, _done: object) -> None:
        self._open = True
        self._show(self.splitter)
        self.search.setEnabled(True)
        self.teach_button.setEnabled(True)
        self.list.search(self.search.text())
        self.teach.load_draft()
        self.search.setFocus()
        if self.isActiveWindow():
            self._ask_due.start()

    def _on_not_opened(self, error: Exception) -> None:
        self._open = False
        self.search.setEnabled(False)
        self.teach_button.setEnabled(False)
        if isinstance(error, WellkeptError):
            self.fault.say_fault(error, self._path)
            self._show(self.fault)
        else:
            self.tell_failure(error)

    def _on_try_again(self) -> None:
        self.open_store(self._path)

    def _on_asked(self, text: str) -> None:
        if self._open:
            self._show(self.splitter)
            self.list.search(text)

    def _on_shown(self, found: Found) -> None:
        self.details.setVisible(found.of > 0)

    def _on_moved(self) -> None:
        count = self.list.selected_count()
        key = self.list.current_key()
        if count > 1:
            self.details.show_many(count)
        elif count == 1 and key is not None:
            self.details.show_key(key, self.list.text)
        else:
            self.details.show_none()
        self.actions_by_id["correct"].setEnabled(count == 1)
        for name in ("copy", "forget"):
            self.actions_by_id[name].setEnabled(count > 0)

    def _on_kept(self, kept: Kept) -> None:
        self.open_list()
        self.acts.tell_kept(kept)

    def _on_changed(self) -> None:
        self.messages.clear_error()
        self.list.refresh()

    def _on_came_back(self, keys: tuple[int, ...]) -> None:
        self.list.select_after_refresh(keys)
        self._on_changed()

    def _on_undo_changed(self, state: UndoState) -> None:
        for name, act in (("undo", state.undo), ("redo", state.redo)):
            action = self.actions_by_id[name]
            action.setEnabled(act is not None)
            what = f" {wording.act(act)}" if act is not None else ""
            action.setText({"undo": self.tr("&Undo"), "redo": self.tr("&Redo")}[name] + what)

    def _on_ask_due(self) -> None:
        if self.desk.idle:
            self.desk.ask(AskChanged(), self._on_asked_changed)

    def _on_asked_changed(self, answer: Changed) -> None:
        if answer.changed:
            self.list.refresh()

    def _on_bug_read(self) -> None:
        self._bugs_open = False

    def _on_theme(self) -> None:
        tint(self.actions_by_id, self.theme.colours)
        QApplication.setWindowIcon(icon("wellkept", self.theme.colours.accent))


_IN_LIST = Qt.ShortcutContext.WidgetWithChildrenShortcut
