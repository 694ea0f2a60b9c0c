"""Labels and buttons as this program uses them: plain text only, in the look of the tokens."""

from collections.abc import Callable
from typing import Self, TypeVar

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QFrame,
    QLabel,
    QLayout,
    QListView,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from wellkept.ui.icons import icon
from wellkept.ui.safe_text import tip_of_text
from wellkept.ui.theme import sized
from wellkept.ui.tokens import BASE_PT, BODY, ICON, colours_of

_RETURNS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Label(QLabel):
    """A label that never takes its text for HTML, at a step of the type scale.

    `tone` is "", "muted", "danger" or "chip".
    """

    def __init__(
        self, text: str = "", *, tone: str = "", size: float = BODY, bold: bool = False, wrap: bool = False
    ) -> None:
        super().__init__(text)
        self._size, self._bold = size, bold
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        if wrap:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setProperty("tone", tone)
        self._rescale()

    def set_tone(self, tone: str) -> None:
        """Use another tone."""
        if self.property("tone") != tone:
            self.setProperty("tone", tone)
            self.style().unpolish(self)
            self.style().polish(self)
            self._rescale()  # polishing anew drops the font

    def selectable(self) -> Self:
        """Let the text be selected with the mouse; return the label."""
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return self

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font size of the program."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._rescale()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the font size of the program: what was never shown is not told when it changes."""
        self._rescale()
        super().showEvent(event)

    def _rescale(self) -> None:
        self.setFont(sized(QApplication.font(), self._size, bold=self._bold))


class Pressable(QPushButton):
    """A push button that Return presses as Space does: Qt does so in dialogs only, and owners try Return first."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press it, once for each press of the key."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in _RETURNS and not held and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


class Button(Pressable):
    """A push button with an icon in the colour of its text.

    `look` is "", "primary", "danger", "quiet" or "link"; `glyph` names an icon, "" for none.
    """

    def __init__(
        self,
        text: str,
        pressed: Callable[[], object] | None = None,
        *,
        look: str = "",
        glyph: str = "",
        tip: str | Callable[[], str] = "",
        icon_size: int = ICON,
    ) -> None:
        """Make it; a `tip` that may become another is asked for whenever it is about to be seen."""
        super().__init__(text)
        self._look, self._glyph, self._icon_size = look, glyph, icon_size
        self._waits_for_focus = False
        self.setProperty("look", look)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._tip, self._named_by_tip = tip, not text
        self.renew_tip()
        if pressed is not None:
            self.clicked.connect(pressed)
        self._tint()
        self._rescale()

    def set_look(self, look: str) -> None:
        """Use another look."""
        if look != self._look:
            self._look = look
            self.setProperty("look", look)
            self.style().unpolish(self)
            self.style().polish(self)
            self._tint()

    def setEnabled(self, enabled: bool) -> None:
        """Let it be pressed, or not."""
        if not enabled:
            self._pass_focus()
        super().setEnabled(enabled)
        self._take_focus_back()

    def setVisible(self, visible: bool) -> None:
        """Show or hide it."""
        if not visible:
            self._pass_focus()
        super().setVisible(visible)
        self._take_focus_back()

    def _pass_focus(self) -> None:
        """Give the focus to a list or a text of the same page; to nobody while it has neither.

        Qt would give it to whatever comes next, a tick or another button, and who presses the key again presses that.
        """
        if not self.hasFocus():
            return
        # Not along the chain of focus: the binding keeps alive whom it has named there, and with them the whole window.
        for area in _page_of(self).findChildren(QAbstractScrollArea):
            if _takes_focus(area):
                area.setFocus()
                return
        self.clearFocus()
        self._waits_for_focus = True

    def _take_focus_back(self) -> None:
        """Take the focus again that nobody else could be given."""
        if self._waits_for_focus and self.isEnabled() and self.isVisible():
            self._waits_for_focus = False
            if QApplication.focusWidget() is None:
                self.setFocus()

    def event(self, event: QEvent) -> bool:
        """Ask for the tip that is true now."""
        if event.type() == QEvent.Type.ToolTip:
            self.renew_tip()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the program."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.EnabledChange):
            self._tint()
        elif event.type() == QEvent.Type.StyleChange:
            self._rescale()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the size and the colours there are now: what was never shown has heard of no change."""
        self._rescale()
        self._tint()
        self.renew_tip()
        super().showEvent(event)

    def renew_tip(self) -> None:
        """Ask for the tip that is true now; a button without words is named by it."""
        if tip := self._tip() if callable(self._tip) else self._tip:
            self.setToolTip(tip_of_text(tip))
            if self._named_by_tip:
                self.setAccessibleName(tip)

    def _rescale(self) -> None:
        size = round(self._icon_size * QApplication.font().pointSizeF() / BASE_PT)
        self.setIconSize(QSize(size, size))

    def _tint(self) -> None:
        if not self._glyph:
            return
        colours = colours_of(QApplication.palette())
        inks = {"primary": colours.on_accent, "danger": colours.danger, "link": colours.accent}
        ink = inks.get(self._look, colours.text) if self.isEnabled() else colours.muted
        self.setIcon(icon(self._glyph, ink))


def _takes_focus(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isEnabled() and widget.isVisible()


def _page_of(widget: QWidget) -> QWidget:
    """Return the page that a widget stands on: the window where there is but one."""
    page = widget
    while (above := page.parentWidget()) is not None and not isinstance(above, QStackedWidget):
        page = above
    return page


W = TypeVar("W", bound=QWidget)


def named(widget: W, name: str) -> W:
    """Return a widget under the name that the style sheet knows it by."""
    widget.setObjectName(name)
    return widget


def suggestions() -> QListView:
    """Return a list for what a box suggests while one types, framed as other lists that open."""
    return named(QListView(), "suggestions")


def holds_focus(widget: QWidget) -> bool:
    """Say whether the focus is within a widget."""
    focused = QApplication.focusWidget()
    return focused is not None and widget.isAncestorOf(focused)


def rule() -> QFrame:
    """Return a thin line between things."""
    line = named(QFrame(), "rule")
    line.setFixedHeight(1)
    return line


def clear(layout: QLayout) -> None:
    """Take everything out of a layout."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
