"""The tags of a memory: each with a way to remove it, and a line to add another."""

from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from wellkept.model.text import shown
from wellkept.ui.details.suggest_line import SuggestLine
from wellkept.ui.details.suggesting import Suggester
from wellkept.ui.flow import Flow
from wellkept.ui.safe_text import tip_of_text
from wellkept.ui.tokens import ICON, SMALL, XS, S
from wellkept.ui.widgets import Button, Label, holds_focus

_SHOWN_CHARS = 28
_GONE_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class GoneButton(Button):
    """A small cross; Del, Backspace and Return press it too."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press, or leave the key to others."""
        if event.key() in _GONE_KEYS:
            self.click()
        else:
            super().keyPressEvent(event)


class Chip(QFrame):
    """One tag. Signals: `gone` it shall be removed."""

    gone = Signal()

    def __init__(self, tag: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tag")
        said = shown(tag)
        name = self.tr("Remove the tag {tag}").format(tag=said)
        self.button = GoneButton("", self.gone.emit, look="quiet", glyph="close", tip=name, icon_size=ICON - 6)
        self.button.setProperty("small", True)
        text = Label(said if len(said) <= _SHOWN_CHARS else said[: _SHOWN_CHARS - 1] + "…", size=SMALL)
        text.setMaximumWidth(text.fontMetrics().horizontalAdvance("n" * _SHOWN_CHARS))  # some letters are ten wide
        text.setToolTip(tip_of_text(said) if len(said) > _SHOWN_CHARS else "")
        row = QHBoxLayout(self)
        row.setContentsMargins(S, XS, XS, XS)
        row.setSpacing(XS)
        row.addWidget(text)
        row.addWidget(self.button)


class TagsEditor(QWidget):
    """Signals: `added` a tuple of tags; `removed` one tag; `left` by Esc."""

    added = Signal(object)
    removed = Signal(str)
    left = Signal()

    def __init__(self, suggester: Suggester, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._suggester = suggester
        self._chips: dict[str, Chip] = {}
        self._before: tuple[QWidget, ...] = ()
        self.line = SuggestLine(self.tr("Add a tag"), suggester, self._offered)
        self.line.entered.connect(self._on_entered)
        self.line.left.connect(self.left)
        self._flow = Flow()
        self._flow.setSpacing(XS)
        self._flow.addWidget(self.line)
        self.setLayout(self._flow)

    @property
    def chips(self) -> tuple[Chip, ...]:
        """The chips, in order."""
        return tuple(self._chips.values())

    def follow(self, widget: QWidget) -> None:
        """Come after a widget when one walks by Tab."""
        self._before = (widget,)

    def show_tags(self, tags: tuple[str, ...]) -> None:
        """Show the tags of a memory; what was there before stays the same widget."""
        if tuple(self._chips) == tags:
            return
        had = any(holds_focus(chip) for chip in self._chips.values())
        while (item := self._flow.takeAt(0)) is not None:
            del item
        kept = {tag: self._chips.pop(tag) if tag in self._chips else self._made(tag) for tag in tags}
        for chip in self._chips.values():
            chip.hide()
            chip.deleteLater()
        self._chips = kept
        for widget in (*kept.values(), self.line):
            self._flow.addWidget(widget)
            widget.show()
        stops = [*self._before, *(chip.button for chip in kept.values()), self.line]
        for one, following in pairwise(stops):
            QWidget.setTabOrder(one, following)
        self._flow.invalidate()
        self.updateGeometry()
        if had:
            self.line.setFocus()

    def start(self, *, removing: bool = False) -> None:
        """Move the focus to the line, or to the first tag to remove it."""
        chips = self.chips
        (chips[0].button if removing and chips else self.line).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _made(self, tag: str) -> Chip:
        chip = Chip(tag, self)
        chip.gone.connect(partial(self.removed.emit, tag))
        return chip

    def _offered(self) -> list[str]:
        return [tag for tag in self._suggester.tags if tag not in self._chips]

    def _on_entered(self, text: str) -> None:
        self.added.emit(split(text))


def split(text: str) -> tuple[str, ...]:
    """Return the tags that were typed, with commas between them."""
    return tuple(part.strip() for part in text.split(",") if part.strip())
