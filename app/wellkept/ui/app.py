"""Starting and ending the window."""

import contextlib
import faulthandler
import os
import signal
import sys
from pathlib import Path
from types import FrameType, TracebackType

from PySide6.QtCore import QObject, QSize, QSocketNotifier, Signal
from PySide6.QtWidgets import QApplication, QWidget

from wellkept.service.places import default_store_path
from wellkept.ui.bugs import report
from wellkept.ui.desk import Desk
from wellkept.ui.display import require_display, require_libraries
from wellkept.ui.errands import Service
from wellkept.ui.single import OneWindow
from wellkept.ui.sitting import Sitting
from wellkept.ui.theme import Theme
from wellkept.ui.window_state import WindowState

# How soon the worker must hand Python's lock to the window, seconds. The window lets go of the lock whenever Qt works,
# and may wait so long each time to have it back. Longest stalls beside taking a tag from 10,000 memories: 75 and 78 ms
# at 0.001, 49 and 39 at this (tests.bench.window_bench). Python's usual 0.005 can be felt at once.
SWITCH_S = 0.0002


_FRAME_WIDTH, _FRAME_HEIGHT = 16, 48
"""About what window managers put around a window, px: known only once it is shown."""


def run_window(store: Path | None) -> int:
    """Open the window on a store (None: the usual one) and return the exit code when it closes.

    A window that is already open on the same store is raised instead. Raises: NoDisplay, LibraryMissing.
    """
    require_display()
    require_libraries()
    faulthandler.enable()
    sys.setswitchinterval(SWITCH_S)
    app = QApplication([sys.argv[0]])
    app.setApplicationName("Wellkept")
    app.setDesktopFileName("wellkept")
    path = store or default_store_path()
    if store is None:
        with contextlib.suppress(OSError):  # the store says what is wrong with the folder, in words
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    alone = OneWindow(path, app)
    if not alone.acquire():
        return 0
    sitting = Sitting(Desk(open_service), Theme(app), WindowState(path))
    _report_faults(sitting)
    alone.raised.connect(sitting.raise_up)
    app.aboutToQuit.connect(sitting.shut_down)
    _close_on_signals(sitting)
    _fit(sitting.window)
    sitting.window.show()
    sitting.open_store(store)
    code = app.exec()
    alone.release()
    sys.excepthook = sys.__excepthook__
    return code


def _fit(window: QWidget) -> None:
    """Let a window be no larger than its screen, its frame counted in."""
    room = window.screen().availableSize()
    window.resize(window.size().boundedTo(room - QSize(_FRAME_WIDTH, _FRAME_HEIGHT)))


def open_service(path: Path | None, code: str) -> Service:
    """Open a store, on the worker; imported there, so that the window need not wait for it."""
    from wellkept.service.wellkept import open_wellkept

    return open_wellkept(path, code)


def _close_on_signals(sitting: Sitting) -> None:
    """Let a request to end (Ctrl+C, logging out, kill) close the window in good order.

    Python runs its handlers only between its own steps, which never come while Qt waits; the byte
    that the system writes into this pipe wakes Qt, and with it Python.
    """
    wake, woken = os.pipe()
    os.set_blocking(woken, False)
    signal.set_wakeup_fd(woken)
    notifier = QSocketNotifier(wake, QSocketNotifier.Type.Read, sitting)
    notifier.activated.connect(sitting.close)
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _do_nothing)


def _do_nothing(_number: int, _frame: FrameType | None) -> None:
    """Leave it to the notifier."""


class _Uncaught(QObject):
    """Brings what nobody caught to the window's thread: on another one a dialog would bring the program down."""

    told = Signal(object)


def _report_faults(sitting: Sitting) -> None:
    """Send what nobody caught, on whatever thread, to a dialog, and its place (never its words) to the terminal."""
    uncaught = _Uncaught(sitting)
    uncaught.told.connect(sitting.tell_failure)

    def on_fault(_kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
        print(report(error), file=sys.stderr)  # noqa: T201 - the terminal is where a crash is looked for
        if isinstance(error, Exception):
            uncaught.told.emit(error)

    sys.excepthook = on_fault
