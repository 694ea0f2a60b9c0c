"""One line at the bottom of the window that says what happened and offers to take it back."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget
from shiboken6 import isValid

from wellkept.model.errors import WellkeptError
from wellkept.ui.icons import pixmap
from wellkept.ui.in_words import fault_words
from wellkept.ui.tokens import ICON, XS, L, M, S, colours_of
from wellkept.ui.widgets import Button, Label, holds_focus

NOTICE_MS = 12_000

Also = tuple[str, Callable[[], object]]
"""The name of a button and what it does."""


class Message(QFrame):
    """A glyph, a sentence, perhaps a button, and a way to dismiss it.

    Signals: `toggled` shown or hidden; `leaving` it goes while it has the focus.
    """

    toggled = Signal()
    leaving = Signal()

    def __init__(self, tone: str) -> None:
        super().__init__()
        self.setObjectName("message")
        self._tone = tone
        self._act: Callable[[], object] | None = None
        self._other: Callable[[], object] | None = None
        self.setProperty("tone", tone)
        self._picture = QLabel()
        self.text = Label(wrap=True).selectable()
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.progress.hide()
        self.action = Button("", self._on_action, look="link")
        self.also = Button("", self._on_also, look="link")
        self._dismiss = Button("", self.hide, look="quiet", glyph="close", icon_size=ICON - 4)
        self._dismiss.setAccessibleName(self.tr("Dismiss"))
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(M, XS, XS, XS)
        row.setSpacing(S)
        row.addWidget(self._picture)
        said = QVBoxLayout()
        said.setSpacing(XS)
        said.addWidget(self.text)
        said.addWidget(self.progress)
        row.addLayout(said, 1)
        row.addWidget(self.also)
        row.addWidget(self.action)
        row.addWidget(self._dismiss)
        self.hide()

    def show_text(
        self, glyph: str, text: str, action: str, act: Callable[[], object] | None, *, also: Also | None = None
    ) -> None:
        """Show a sentence and optional buttons, and tell a screen reader."""
        colours = colours_of(QApplication.palette())
        ink = {"warning": colours.danger, "done": colours.good}.get(glyph, colours.accent)
        self._picture.setPixmap(pixmap(glyph, ink, ICON, self.devicePixelRatioF()))
        self.text.setText(text)
        self.progress.hide()
        self._row.setContentsMargins(M, XS, XS, XS)
        self.action.setText(action)
        self.action.setVisible(bool(action))
        self._act = act
        for part in (self._picture, self._dismiss):
            part.show()
        name, self._other = also or ("", None)
        self.also.setText(name)
        self.also.setVisible(bool(name))
        self.show()
        announce(self, text, urgent=self._tone == "error")

    def show_progress(self, done: int, total: int) -> None:
        """Show a bar below the sentence, and no way to dismiss what is still under way."""
        for part in (self._picture, self._dismiss):
            part.hide()
        self._row.setContentsMargins(M, S, M, S)
        self.progress.setRange(0, total)
        self.progress.setValue(done)
        self.progress.show()

    def press(self) -> None:
        """Do what the button does, if there is one."""
        if not self.action.isHidden():
            self.action.click()

    def setVisible(self, visible: bool) -> None:
        """Show or hide, and tell."""
        if not visible and holds_focus(self):
            self.leaving.emit()
        super().setVisible(visible)
        self.toggled.emit()

    def _on_action(self) -> None:
        self._do(self._act)

    def _on_also(self) -> None:
        self._do(self._other)

    def _do(self, act: Callable[[], object] | None) -> None:
        self._act = self._other = None
        self.hide()
        if act is not None:
            act()


class MessageBar(QWidget):
    """Room for one notice, which goes by itself, and one error, which stays until dismissed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.notice_box = Message("notice")
        self.error_box = Message("error")
        column = QVBoxLayout(self)
        column.setContentsMargins(L, S, L, S)
        column.setSpacing(S)
        for box in (self.error_box, self.notice_box):
            column.addWidget(box)
            box.toggled.connect(self._on_toggled)
            box.leaving.connect(self._give_focus_back)
        self._before: QWidget | None = None  # had the focus before a button here took it
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)
        self._fade = QTimer(self, singleShot=True, interval=NOTICE_MS)
        self._fade.timeout.connect(self.notice_box.hide)
        self._following = False
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.notice_box.press)
        self._escape.setEnabled(False)
        self.notice_box.toggled.connect(self._allow_escape)
        self.hide()

    def notice(
        self, text: str, action: str = "", act: Callable[[], object] | None = None, *, also: Also | None = None
    ) -> None:
        """Say what was done; goes by itself. `also` is a second button."""
        self._follow_no_more()
        self.notice_box.show_text("done", text, action, act, also=also)
        self._fade.start()

    def stay(self, text: str, action: str = "", act: Callable[[], object] | None = None) -> None:
        """Say or ask something that stays until it is answered or replaced."""
        self._fade.stop()
        self._follow_no_more()
        self.notice_box.show_text("why", text, action, act)

    def follow(self, text: str, done: int, total: int, action: str, act: Callable[[], object]) -> None:
        """Say how far something has come: spoken once, then only shown. Esc does what the button does.

        With no `action` it cannot be ended any more.
        """
        if not self._following or self.notice_box.isHidden():
            self.stay(text, action, act)
            self._following = True
        self.notice_box.text.setText(text)
        self.notice_box.action.setVisible(bool(action))
        self.notice_box.show_progress(done, total)
        self._escape.setEnabled(bool(action))

    def _follow_no_more(self) -> None:
        self._following = False
        self._escape.setEnabled(False)

    def _allow_escape(self) -> None:
        if self.notice_box.isHidden():
            self._escape.setEnabled(False)

    def error(self, error: WellkeptError, action: str = "", act: Callable[[], object] | None = None) -> None:
        """Say what went wrong and what to do next; stays until dismissed."""
        self.error_box.show_text("warning", fault_words(error), action, act)

    def clear_notice(self) -> None:
        """Take the notice away."""
        self._fade.stop()
        self.notice_box.hide()

    def clear_error(self) -> None:
        """Take the error away: what it spoke of is mended."""
        self.error_box.hide()

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is not None and new is not None and self.isAncestorOf(new) and not self.isAncestorOf(old):
            self._before = old

    def _give_focus_back(self) -> None:
        """Give the focus to who had it before: Qt would give it to whatever comes next, and Del would do nothing."""
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible() and before.isEnabled():
            before.setFocus()

    def _on_toggled(self) -> None:
        self.setVisible(not (self.error_box.isHidden() and self.notice_box.isHidden()))


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Tell a screen reader."""
    event = QAccessibleAnnouncementEvent(widget, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
