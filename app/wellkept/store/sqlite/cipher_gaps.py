"""The gap layer (`page_gaps`) inside the cipher's layer, through which plain files go as well as encrypted ones.

The cipher must be uppermost (see `sealing`), and below it there are only encrypted pages. And a layer of Python's on
top holds Python's lock at each read, write and sync of file and log, as long as the disk takes: a window stood still
for 90 ms while 120 MB were written. So the cipher's own way of writing is taken in hand: in the table of methods that
all its files share, `xWrite` is replaced by ours, which zeroes the gap of a page of a main file that is watched and
goes on to the cipher's, without the lock. Both structures are SQLite's public interface (`sqlite3_file`,
`sqlite3_io_methods`); that the table can be written is the cipher's (2.6: not `const`).

Done on Linux only, where it was tried, and where the cipher's layer is the one that SQLite sees. Elsewhere `watched`
answers False: a plain file then has the layer of Python's, and of an encrypted one erasing makes the whole file anew.
"""

import atexit
import ctypes
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from types import BuiltinFunctionType, FrameType, FunctionType, MethodType

import apsw

from wellkept.store.sqlite.page_gaps import LARGEST_FILE, auto_vacuum, zero_gap

LAYER = "multipleciphers"
"""What the name of the cipher's layer begins with; how it goes on differs by system."""

_WRITE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int64)
_CLOSE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
_VERSIONS = (1, 2, 3)
_PAGE_MIN = 512
_LATER_S = 0.01
"""How soon Ctrl+C comes again that came while a page was being written."""


class _Methods(ctypes.Structure):
    """The beginning of `sqlite3_io_methods`."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("close", ctypes.c_void_p),
        ("read", ctypes.c_void_p),
        ("write", ctypes.c_void_p),
    )


class _File(ctypes.Structure):
    """The beginning of `sqlite3_file`."""

    _fields_ = (("methods", ctypes.POINTER(_Methods)),)


class _Hook:
    """Our two methods in the table of the cipher's, until the program ends."""

    def __init__(self, methods: _Methods) -> None:
        self.files: dict[int, bool] = {}  # whether its pages can be told apart
        self.place = ctypes.addressof(methods)
        self._methods = methods
        self._before = (methods.write, methods.close)
        self._write_on, self._close_on = _WRITE(methods.write), _CLOSE(methods.close)
        # Kept: the table points to them.
        self._ours = (_WRITE(self.write), _CLOSE(self.close))
        self._put(*(ctypes.cast(one, ctypes.c_void_p).value for one in self._ours))
        atexit.register(self._put, *self._before)

    def _put(self, write: int | None, close: int | None) -> None:
        self._methods.write, self._methods.close = write, close

    def write(self, file: int, data: int, count: int, offset: int) -> int:
        """Stand for `xWrite`."""
        # An exception that left here would be told SQLite as success; so would one raised in here from outside,
        # which is what `_patient` is for.
        try:
            if file in self.files and count >= _PAGE_MIN and offset % count == 0:
                page = ctypes.string_at(data, count)
                if offset == 0:
                    self.files[file] = not auto_vacuum(page)
                if self.files[file] and offset < LARGEST_FILE:
                    page = zero_gap(page, first=offset == 0)
                return int(self._write_on(file, page, count, offset))
            return int(self._write_on(file, data, count, offset))
        except BaseException:  # noqa: BLE001 - SQLite takes a number, and this one says that nothing was written
            return int(apsw.SQLITE_IOERR_WRITE)

    def close(self, file: int) -> int:
        """Stand for `xClose`."""
        self.files.pop(file, None)
        return int(self._close_on(file))


_hooks: list[_Hook] = []
_waiting: dict[int, Callable[[int, FrameType | None], object]] = {}
"""What was to hear of each signal, and hears of it between two pages."""
_KINDS = (BuiltinFunctionType, FunctionType, MethodType)
"""What handlers are wrapped: an event loop's is of another kind, and looked for by identity when it is taken back."""
_came: list[int] = []
"""The signal that came while a page was being written."""
_OURS = (_Hook.write.__code__, _Hook.close.__code__)


def watch(con: apsw.Connection) -> None:
    """Zero the gaps of what this connection writes into its main file from now on, where that can be done."""
    if sys.platform != "linux" or not con.open_vfs.startswith(LAYER):
        return
    file = _main_file(con)
    methods = ctypes.cast(file, ctypes.POINTER(_File)).contents.methods.contents
    if not _hooks:
        if methods.version not in _VERSIONS:
            return
        _hooks.append(_Hook(methods))
    if ctypes.addressof(methods) == _hooks[0].place:
        _be_patient()
        _hooks[0].files[file] = True


def watched(con: apsw.Connection) -> bool:
    """Tell whether the gaps of what this connection writes are zeroed here."""
    return bool(_hooks) and _main_file(con) in _hooks[0].files


def _main_file(con: apsw.Connection) -> int:
    pointer = ctypes.c_void_p()
    con.file_control("main", apsw.SQLITE_FCNTL_FILE_POINTER, ctypes.addressof(pointer))
    return pointer.value or 0


def _be_patient() -> None:
    """Let what stops the program wait until a page is written: Ctrl+C, and being asked to end, where that is heard.

    It is raised in the main thread only; in others there is none.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        heard = signal.getsignal(number)
        if isinstance(heard, _KINDS) and heard != _patient:
            with suppress(ValueError):  # says that this is another thread
                signal.signal(number, _patient)
                signal.signal(signal.SIGALRM, _patient)
                _waiting[number] = heard


def _patient(number: int, frame: FrameType | None) -> None:
    inside = frame
    while inside is not None and inside.f_code not in _OURS:
        inside = inside.f_back
    came = _came.pop() if number == signal.SIGALRM and _came else number
    if inside is None:
        _waiting.get(came, signal.default_int_handler)(came, frame)
        return
    _came[:] = [came]
    signal.setitimer(signal.ITIMER_REAL, _LATER_S)
