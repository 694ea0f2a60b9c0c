"""Opens the palette, runs what is chosen there, and remembers what was used last."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QPlainTextEdit, QTextEdit, QWidget

from wellkept.ui.frame import Frame
from wellkept.ui.palette.entries import Entry, entries
from wellkept.ui.palette.panel import Palette

_RECENT = 8


class PaletteKeeper(QObject):
    """Makes the palette when it is first wanted; a second press of its key closes it."""

    def __init__(
        self,
        window: QMainWindow,
        frame: Frame,
        actions: Mapping[str, QAction],
        recent: list[str] | None = None,
        offers: Callable[[], Sequence[Entry]] = tuple,
    ) -> None:
        """Remember what was used last in `recent`, the latest first, which whoever gives it may keep.

        `offers` answers what there is beside commands and pages.
        """
        super().__init__(window)
        self._window, self._frame, self._actions = window, frame, actions
        self._recent = recent if recent is not None else []
        self._offers = offers
        self._before: QWidget | None = None
        self.panel: Palette | None = None
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)

    def toggle(self) -> None:
        """Open the palette, or close it."""
        panel = self.panel or self._made()
        if panel.isVisible():
            self._close()
            return
        self._before = QApplication.focusWidget()
        in_sight = self._frame.stack.currentWidget() is self._frame.splitter
        usable = self._frame.stack.currentWidget() is not self._frame.fault
        more = self._offers() if usable else ()
        panel.open([*entries(self._actions, list_in_sight=in_sight), *more], self._recent)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the palette's key through where one types: under X11 Ctrl+K cuts the rest of the line."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if QKeySequence(event.keyCombination()) in self._actions["palette"].shortcuts():
                event.ignore()
                return True
        elif watched is self._window and event.type() == QEvent.Type.Resize and self.panel is not None:
            self.panel.fit()
        return False

    def _made(self) -> Palette:
        self.panel = Palette(self._window)
        self.panel.chosen.connect(self._on_chosen)
        self.panel.left.connect(self._close)
        self._window.installEventFilter(self)
        return self.panel

    def _close(self) -> None:
        if self.panel is None or not self.panel.isVisible():
            return
        had = self.panel.isAncestorOf(QApplication.focusWidget() or self._window)
        self.panel.hide()
        if had and self._before is not None and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_chosen(self, entry: Entry) -> None:
        self._close()
        self._recent[:] = [entry.id, *(one for one in self._recent if one != entry.id)][:_RECENT]
        if entry.act is not None:
            entry.act()
        else:
            self._actions[entry.command].trigger()

    def _on_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        if isinstance(new, QLineEdit | QPlainTextEdit | QTextEdit):
            new.installEventFilter(self)  # a second time does nothing
