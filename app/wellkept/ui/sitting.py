"""The window from the start of the program to its end; made anew around the same desk when the language changes.

So every word of the new window is of the new language, whoever adds a part to it, and nothing is to be told to
speak differently. The store stays open, and with it what can be undone.
"""

import gc
from functools import partial
from pathlib import Path

import shiboken6
from PySide6.QtCore import QObject, QTimer

from wellkept.ui.ages import Clock, now_ms
from wellkept.ui.carried import carry, put_down, turn
from wellkept.ui.commands import PAGES, name_undo
from wellkept.ui.desk import Desk
from wellkept.ui.language import language
from wellkept.ui.main_window import MainWindow
from wellkept.ui.theme import Theme
from wellkept.ui.window_state import WindowState

WAIT_MS = 50
"""Between two looks whether what is under way has been done."""


class Sitting(QObject):
    """Owns the window. Attributes: `window` the one in sight."""

    def __init__(self, desk: Desk, theme: Theme, state: WindowState | None = None, clock: Clock = now_ms) -> None:
        super().__init__()
        self._desk, self._theme, self._state, self._clock = desk, theme, state, clock
        self._path: Path | None = None
        self._page = self._wanted = ""
        if state is not None:
            language().use(state.language)
        language().wanted.connect(self._on_wanted)
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self._change)
        with theme.held_back():
            self.window = self._made()

    def open_store(self, path: Path | None) -> None:
        """Open a store; None for the usual one."""
        self._path = path
        self.window.open_store(path)

    def raise_up(self) -> None:
        """Come to the front."""
        self.window.raise_up()

    def tell_failure(self, error: Exception) -> None:
        """Say a fault."""
        self.window.tell_failure(error)

    def close(self) -> None:
        """Close the window."""
        self.window.close()

    def shut_down(self) -> None:
        """End all work."""
        self._due.stop()
        self.window.shut_down()

    def _made(self) -> MainWindow:
        window = MainWindow(self._desk, self._theme, self._clock, self._state)
        window.fault.chosen.connect(self._on_chosen)
        for name in PAGES:
            window.actions_by_id[name].triggered.connect(partial(self._on_page, name))
        return window

    def _on_page(self, name: str, _ticked: bool = False) -> None:
        self._page = name

    def _on_chosen(self, path: Path) -> None:
        self._path = path

    def _page_in_sight(self) -> str:
        """Return the command that shows the page in sight, "" for the list and for no store."""
        window = self.window
        for page, name in (
            (window.splitter, ""),
            (window.fault, ""),
            (window.teach, "teach"),
            (window.frame.exam, "exam"),
        ):
            if window.stack.currentWidget() is page:
                return name
        return self._page

    def _on_wanted(self, choice: str) -> None:
        """Change once the command that asked for it has ended."""
        self._wanted = choice
        self._due.start(0)

    def _change(self) -> None:
        """Change when nothing is under way: whoever asked the desk for something still hears the answer."""
        if self._desk.stopped:
            return
        if not self._desk.idle:
            self._due.start(WAIT_MS)
            return
        old, opened = self.window, self.window.stack.currentWidget() is not self.window.fault
        carried = carry(old, self._page_in_sight())
        old.shut_down(keep_desk=True)
        self._desk.hand_over(opened=opened)
        gc.disable()  # until the new window's own collector takes over: never in the thread of the store
        language().use(self._wanted)
        if self._state is not None:
            self._state.language = language().choice
        self.window = self._made()
        put_down(self.window, carried)
        name_undo(self.window.actions_by_id, self._desk.undo_state)
        self.window.show()
        self.window.open_store(self._path)
        turn(self.window, carried)
        shiboken6.delete(old)
        del old
        gc.collect()  # now, while nothing is set aside as staying: see `collecting.py`
