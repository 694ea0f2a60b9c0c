"""A window on a store of its own, driven by keys and mouse."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self

from PySide6.QtCore import QElapsedTimer, QLocale, QPoint, Qt
from PySide6.QtGui import QImage, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.building import NOON, Clock, lay_new_store
from wellkept.model.memory import Memory
from wellkept.providers.embedder import Embedder
from wellkept.providers.hash_words import HashWords
from wellkept.providers.keys import KeyRing
from wellkept.providers.print_key import FILE_NAME, KEY_BYTES, PrintKey
from wellkept.service.file_keys import FileKeys
from wellkept.service.opening import opened_store
from wellkept.service.remote import Remote
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import Store
from wellkept.ui.desk import Desk
from wellkept.ui.errands import Service
from wellkept.ui.language import SYSTEM, language
from wellkept.ui.main_window import MainWindow
from wellkept.ui.sitting import Sitting
from wellkept.ui.theme import Scheme, Theme
from wellkept.ui.window_state import WindowState

MakeRemote = Callable[[Store, Clock], Remote]

SIZE = (1120, 720)
CTRL = Qt.KeyboardModifier.ControlModifier
_PLAIN = Qt.KeyboardModifier.NoModifier
_PATIENCE_MS = 20_000
_TURN_MS = 2
_QUIET_TURNS = 4
_NEVER_MS = 600_000


_locales = [QLocale(QLocale.Language.English)]


@contextmanager
def writing_as(locale: QLocale) -> Iterator[None]:
    """Let stages write dates and numbers in another way than English as long as this lasts."""
    _locales.append(locale)
    try:
        yield
    finally:
        _locales.pop()
        QLocale.setDefault(_locales[-1])


class Stage:
    """Use as a context, or call `close` at the end."""

    def __init__(
        self,
        folder: Path,
        app: QApplication,
        memories: Sequence[Memory] = (),
        *,
        remembers: bool = False,
        known: Mapping[str, Embedder] | None = None,
        wrap: Callable[[Service], Service] | None = None,
        remote: MakeRemote | None = None,
        keys: FileKeys | None = None,
    ) -> None:
        QLocale.setDefault(_locales[-1])
        self.path = folder / "memories.db"
        self.clock = Clock(NOON)
        self._closed = False
        self._known = known or quick_embedders()
        self._wrap = wrap
        self._remote = remote or no_model
        self._keys = keys or FileKeys(lambda: None)
        self.theme = Theme(app)
        if memories:
            lay_new_store(self.path)
            store = SqliteStore.open(self.path)
            store.insert(memories)
            store.close()
        state = WindowState(self.path) if remembers else None
        self.sitting = Sitting(Desk(self._open), self.theme, state, self.clock)

    @property
    def window(self) -> MainWindow:
        """The window in sight: another one once the language has changed."""
        return self.sitting.window

    def _open(self, path: Path | None, code: str) -> Service:
        assert path is not None
        store = opened_store(path, code, self._keys)
        service: Service = Wellkept(
            store, self.clock, self._known, self._remote(store, self.clock), own_print_key(path.parent), self._keys
        )
        return self._wrap(service) if self._wrap is not None else service

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_args: object) -> None:
        self.close()

    def close(self) -> None:
        """Shut the window down and take everything away; a second time does nothing."""
        if self._closed:
            return
        self._closed = True
        self.window.close()
        self.window.deleteLater()
        self.sitting.deleteLater()
        QTest.qWait(1)
        # Only now: nothing is left that would have to be styled anew.
        self.theme.set_scheme(Scheme.LIGHT)
        self.theme.usual_size()
        self.theme.deleteLater()
        if language().choice != SYSTEM:
            language().use(SYSTEM)
        QTest.qWait(1)

    def show(self, scheme: Scheme = Scheme.LIGHT, scale: float = 1.0) -> Self:
        """Show the window and wait for its rows."""
        self.theme.set_scheme(scheme)
        self.theme.set_scale(scale)
        self.window.resize(*SIZE)
        self.window.show()
        self.window.activateWindow()
        self._hurry()
        self.sitting.open_store(self.path)
        self.settle()
        return self

    def speak(self, code: str) -> Self:
        """Choose a language as the menu does, and wait for its window."""
        before = self.window
        language().choose(code)
        self.wait_for(lambda: self.window is not before)
        self._hurry()
        self.settle()
        return self

    def _hurry(self) -> None:
        """Ask at once what waits for the owner to rest; look more closely only where a test says so.

        Else a slow machine would show the close look's rows where a quick one shows those of the quick look.
        """
        self.window.desk.pace.frame_ms = 0
        self.window.list.settle_due.setInterval(_NEVER_MS)
        further = self.window.further
        for due in (further.beside.due, further.readers.due, further.wishes.due):
            due.setInterval(0)

    def settle(self) -> None:
        """Wait until nothing is asked for any more and all is painted."""
        clock = QElapsedTimer()
        clock.start()
        quiet = 0
        while quiet < _QUIET_TURNS:
            QTest.qWait(_TURN_MS)
            quiet = quiet + 1 if self.window.desk.idle else 0
            if clock.elapsed() > _PATIENCE_MS:
                raise TimeoutError("The window does not come to rest.")

    def settle_meaning(self) -> None:
        """Wait until every memory that can be found by meaning is, and it is told."""
        self.wait_for(lambda: self.window.meaning.settled)
        self.settle()

    def wait_for(self, happened: Callable[[], bool]) -> None:
        """Wait for something that comes by itself."""
        clock = QElapsedTimer()
        clock.start()
        while not happened():
            QTest.qWait(_TURN_MS)
            if clock.elapsed() > _PATIENCE_MS:
                raise TimeoutError("It does not happen.")

    def type(self, widget: QWidget, text: str) -> None:
        """Type text into a widget, key by key, which gets the focus first.

        What no key of a plain keyboard gives comes as from an input method.
        """
        widget.setFocus()
        for char in text:
            if char.isascii():
                QTest.keyClicks(widget, char)
            else:
                composed = QInputMethodEvent()
                composed.setCommitString(char)
                QApplication.sendEvent(widget, composed)
        self.settle()

    def press(self, widget: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = _PLAIN) -> None:
        """Press a key in a widget, which gets the focus first."""
        widget.setFocus()
        QTest.keyClick(widget, key, modifier)
        self.settle()

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click a widget, in its middle if no point is given."""
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, _PLAIN, at or widget.rect().center())
        self.settle()

    def sentences(self) -> list[str]:
        """Return the sentences in the list, from the top."""
        model = self.window.list.model
        rows = [model.index(row, 0).data() for row in range(model.rowCount())]
        self.settle()
        return [str(model.index(row, 0).data()) for row in range(len(rows))]

    def notice(self) -> str:
        """Return what the message bar says, "" if it says nothing."""
        box = self.window.messages.notice_box
        return "" if box.isHidden() else box.text.text()

    def picture(self, widget: QWidget | None = None) -> QImage:
        """Return what the window, or a part of it, looks like."""
        shown = widget or self.window
        image = QImage(shown.size(), QImage.Format.Format_RGB32)
        shown.render(image)
        return image


def no_keyring(host: str) -> KeyRing:
    """Return a keyring without a door: the one of whoever runs the tests is left in peace."""
    return KeyRing(host, {}, lambda: None)


def own_print_key(folder: Path) -> PrintKey:
    """Return the key of the fingerprints beside a store, so that no keyring is opened for it."""
    with suppress(PermissionError):  # a folder to be read only
        (folder / FILE_NAME).write_text("5a" * KEY_BYTES)
    return PrintKey(folder)


def no_model(store: Store, clock: Clock) -> Remote:
    """Return the way to models on other computers of an owner who has no key."""
    return Remote(store, clock, keys=no_keyring)


class QuickModel(HashWords):
    """Stands in for the built-in model, which takes a second to load."""

    name = "built-in"
    id = "quick/1"


def quick_embedders() -> dict[str, Embedder]:
    """Return embedders under the usual names, none of which needs loading."""
    return {one.name: one for one in (QuickModel(), HashWords())}
