"""The window: search on top, the list, the details, the teach panel, and the message bar."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from wellkept.model.errors import WellkeptError
from wellkept.service.answers import ExamLine, Found, Kept, UndoState
from wellkept.ui.acts import Acts
from wellkept.ui.ages import Clock, now_ms
from wellkept.ui.bugs import show_bug
from wellkept.ui.collecting import Collector
from wellkept.ui.commands import COMMANDS, make_actions, name_undo, tint
from wellkept.ui.desk import Desk
from wellkept.ui.editing import Editing
from wellkept.ui.elsewhere import Elsewhere
from wellkept.ui.exam.examiner import Examiner
from wellkept.ui.filters.keeper import FilterKeeper
from wellkept.ui.frame import Frame
from wellkept.ui.further import Further
from wellkept.ui.icons import icon
from wellkept.ui.meaning_keeper import MeaningKeeper
from wellkept.ui.meaning_sign import MeaningSign
from wellkept.ui.menus import build_menus
from wellkept.ui.palette.keeper import PaletteKeeper
from wellkept.ui.palette.looks import scheme_offers
from wellkept.ui.pointing import Pointing
from wellkept.ui.theme import Theme
from wellkept.ui.watcher import ChangeWatcher
from wellkept.ui.window_state import WindowState


class MainWindow(QMainWindow):
    """Owns every part; parts tell it by signals, and it tells parts by calls."""

    def __init__(self, desk: Desk, theme: Theme, clock: Clock = now_ms, state: WindowState | None = None) -> None:
        super().__init__()
        self.setWindowTitle("Wellkept")
        self.desk, self.theme, self._state = desk, theme, state
        desk.setParent(self)
        self._path: Path | None = None
        self._open = False
        self.frame = Frame(desk, clock)
        self.search, self.list, self.details = self.frame.search, self.frame.list, self.frame.details
        self.teach, self.fault, self.messages = self.frame.teach, self.frame.fault, self.frame.messages
        self.splitter, self.stack = self.frame.splitter, self.frame.stack
        self.setCentralWidget(self.frame)
        self.filters = FilterKeeper(desk, self.frame, clock, self)
        self.acts = Acts(desk, self.messages, self)
        self.actions_by_id = make_actions(self, theme.colours)
        self.editing = Editing(self.frame, self.acts, self)
        self.pointing = Pointing(desk, self.search, self.list, self.details, self)
        self._watcher = ChangeWatcher(desk, self)
        self._collector = Collector(self)
        self.meaning = MeaningKeeper(desk, self)
        self._meaning_sign = MeaningSign(self.meaning, self.list, self.actions_by_id, self)
        self.examiner = Examiner(desk, self.meaning, self.frame, self)
        self.further = Further(desk, self.frame, self.meaning, self.acts, self.actions_by_id, lambda: self._open, self)
        Elsewhere(self._watcher, desk, self.frame, self.meaning, self.further, self._on_try_again)
        self.palette_keeper = PaletteKeeper(
            self,
            self.frame,
            self.actions_by_id,
            state.recent if state else None,
            lambda: [*self.further.offers(), *scheme_offers(theme)],
        )
        self._begun = False
        self._connect()
        build_menus(self, self.actions_by_id, theme)
        self.resize(1240, 760)
        if state is not None:
            state.restore(self, self.splitter, theme)
            self.filters.restore(state)
            self.further.restore(state)
        self._on_theme()

    def _connect(self) -> None:
        self.search.asked.connect(self._on_asked)
        self.search.walked.connect(self.list.walk)
        self.search.opened.connect(self.list.settle)
        self.search.opened.connect(self.details.focus)
        self.search.copy_wanted.connect(self.copy_selected)
        self.list.reading = self.details
        self.list.moved.connect(self._on_moved)
        self.list.shown.connect(self._on_shown)
        self.list.cleared.connect(self.search.clear)
        self.list.table.opened.connect(self.details.focus)
        self.list.table.search_wanted.connect(self.focus_search)
        self.list.table.typed.connect(self.search.begin_with)
        self.details.forget_wanted.connect(self.forget_selected)
        self.details.copy_wanted.connect(self.copy_selected)
        self.details.corrected.connect(self.acts.tell_corrected)
        self.details.back_wanted.connect(self.list.table.setFocus)
        self.teach.kept.connect(self._on_kept)
        self.teach.kept_some.connect(self.acts.tell_kept)
        self.teach.left.connect(self.open_list)
        self.teach.changed.connect(self.list.refresh)
        self.frame.teach_button.clicked.connect(self.open_teach)
        self.acts.changed.connect(self._on_changed)
        self.acts.came_back.connect(self._on_came_back)
        self.fault.try_again.connect(self._on_try_again)
        self.fault.code_given.connect(self._on_code)
        self.fault.chosen.connect(self.open_store)
        self.fault.quit_wanted.connect(self.close)
        self.frame.files_dropped.connect(self.teach_files)
        self.desk.failed.connect(self.tell_failure)
        self.desk.undo_changed.connect(partial(name_undo, self.actions_by_id))
        self.theme.changed.connect(self._on_theme)
        self.desk.wrote.connect(self.meaning.note_write)
        self.meaning.loaded.connect(self._collector.settle)
        self.examiner.page_wanted.connect(self.open_exam)
        self.examiner.changed.connect(self.list.moved)
        self.frame.exam.left.connect(self.open_list)
        self.frame.exam.opened.connect(self._on_question_opened)
        self.details.page.questions.wanted.connect(self.add_question)
        self.further.left.connect(self.open_list)
        self.further.memory_wanted.connect(self.show_memory)
        self.further.changed.connect(self.list.moved)
        self._connect_actions()
        name_undo(self.actions_by_id, UndoState())

    def _connect_actions(self) -> None:
        doing: dict[str, Callable[..., object]] = {
            "teach": self.open_teach,
            "quit": self.close,
            "undo": self.acts.undo,
            "redo": self.acts.redo,
            "copy": self.copy_selected,
            "select_all": self.list.table.selectAll,
            "correct": self.details.start_correct,
            "forget": self.forget_selected,
            "add_question": self.add_question,
            "why_not": self.pointing.toggle,
            "exam": self.open_exam,
            "search": self.focus_search,
            "filters": self.filters.toggle,
            "larger": self.theme.larger,
            "smaller": self.theme.smaller,
            "usual_size": self.theme.usual_size,
            "palette": self.palette_keeper.toggle,
            "memories": self.open_list,
            **self.editing.doing(),
            **self.further.doing(),
            **{command.id: partial(self.use_embedder, command.embedder) for command in COMMANDS if command.embedder},
        }
        for name, action in self.actions_by_id.items():
            action.triggered.connect(doing[name])
            home = self.list.table if action.shortcutContext() == _IN_LIST else self
            home.addAction(action)
        self.editing.bring(self.actions_by_id, self.search)

    def open_store(self, path: Path | None, code: str = "") -> None:
        """Open a store, by its recovery code if one is given; the rows come when it is open."""
        self._path = path
        self._collector.start()
        self.desk.open(path, self._on_opened, self._on_not_opened, code)

    def open_teach(self) -> None:
        """Show the teach panel."""
        if self._open:
            self.frame.turn_to(self.teach)
            self.teach.focus()

    def open_list(self) -> None:
        """Show the list."""
        if self._open:
            self.frame.turn_to(self.splitter)
            self.list.table.setFocus()

    def open_exam(self) -> None:
        """Show the exam."""
        if self._open:
            self.examiner.show_page()
            self.frame.turn_to(self.frame.exam)
            self.frame.exam.focus()

    def add_question(self) -> None:
        """Offer to write a question that should find the memory in sight; the search is proposed."""
        if self._open:
            self.frame.turn_to(self.splitter)
            self.details.start_question(self.pointing.text.strip())

    def show_memory(self, key: int) -> None:
        """Show a memory in the list of all."""
        self.pointing.end()
        self.open_list()
        self.list.select_after_refresh((key,))
        self.list.clear_all()
        self.list.refresh()

    def focus_search(self) -> None:
        """Move to the search box."""
        if self._open:
            self.frame.turn_to(self.splitter)
            self.search.setFocus()
            self.search.selectAll()

    def forget_selected(self) -> None:
        """Forget what is selected."""
        self.acts.forget(self.list.selected_keys())

    def copy_selected(self) -> None:
        """Copy the sentences that are selected."""
        self.acts.copy(self.list.selected_keys())

    def use_embedder(self, name: str, _ticked: bool = True) -> None:
        """Make vectors with another embedder; choosing the one before takes it back."""
        self.meaning.use(name)

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
        else:
            show_bug(error, self)

    def shut_down(self, *, keep_desk: bool = False) -> None:
        """End all work: save the draft and the geometry, refuse, cancel, close, join; or leave the desk to another."""
        if not self._open and self.desk.stopped:
            return
        self._watcher.watch(False)
        self.meaning.stop()
        self.further.end()
        self.messages.clear_notice()
        if self._open:
            self.teach.save_draft()
            self.details.keep_typed()
        if self._state is not None and not self.desk.stopped:
            self.filters.save(self._state)
            self._state.save(self, self.splitter, self.theme)
        self._open = False
        if not keep_desk:
            self.desk.stop()
        self.meaning.join()
        self._collector.stop()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Shut down."""
        self.shut_down()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Ask for changes of others only while the window is looked at."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange:
            self._watcher.watch(self.isActiveWindow() and self._open)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc anywhere goes back to the list."""
        if event.key() == Qt.Key.Key_Escape and self._open:
            self.pointing.end()
            self.open_list()
        else:
            super().keyPressEvent(event)

    def teach_files(self, paths: list[Path]) -> None:
        """Read files and show them in the teach panel."""
        if self._open:
            self.open_teach()
            self.teach.read_files(paths)

    def _on_opened(self, _done: object) -> None:
        self._open, self._begun = True, False
        self.examiner.begin()
        self.pointing.forget()
        self.frame.turn_to(self.splitter)
        self.frame.set_usable(True)
        self.list.search(self.search.text())
        self.teach.load_draft()
        self.further.begin()
        self.search.setFocus()
        self._watcher.watch(self.isActiveWindow())

    def _on_not_opened(self, error: Exception) -> None:
        self._open = False
        self.frame.set_usable(False)
        if isinstance(error, WellkeptError):
            self.fault.say_fault(error, self._path)
            self.frame.turn_to(self.fault)
        else:
            self.tell_failure(error)

    def _on_try_again(self) -> None:
        self.open_store(self._path)

    def _on_code(self, code: str) -> None:
        self.open_store(self._path, code)

    def _on_asked(self, text: str) -> None:
        self._collector.hold()
        if self._open:
            self.frame.turn_to(self.splitter)
            self.list.search(text)

    def _on_shown(self, found: Found) -> None:
        self.details.setVisible(found.of > 0)
        self.meaning.searched(found.query.text)
        if not self._begun:
            self._begun = True
            self._collector.settle()
            self.meaning.begin()

    def _on_moved(self) -> None:
        self._collector.hold()
        count = self.list.selected_count()
        key = self.list.current_key()
        if count > 1:
            self.details.show_many(count)
        elif count == 1 and key is not None:
            self.details.show_key(key, "" if self.pointing.active else self.list.text, settled=self.list.settled)
        else:
            self.details.show_none(choosable=self.list.model.rowCount() > 0)
        self.editing.allow(self.actions_by_id, count)

    def _on_kept(self, kept: Kept) -> None:
        self.open_list()
        self.search.clear()
        self.list.select_after_refresh(kept.keys[:1])
        self.acts.tell_kept(kept)

    def _on_question_opened(self, line: ExamLine) -> None:
        self.open_list()
        self.pointing.show(line.text, line.key, found=bool(line.now))

    def _on_changed(self) -> None:
        self.messages.clear_error()
        self.list.refresh()

    def _on_came_back(self, keys: tuple[int, ...]) -> None:
        self.list.select_after_refresh(keys)
        self._on_changed()

    def _on_theme(self) -> None:
        tint(self.actions_by_id, self.theme.colours)
        QApplication.setWindowIcon(icon("wellkept", self.theme.colours.accent))


_IN_LIST = Qt.ShortcutContext.WidgetWithChildrenShortcut
