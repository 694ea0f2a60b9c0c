"""The tags of a memory: each with a way to remove it, and a line to add another."""

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
    """One tag. Stays for those of other memories: to make a chip takes a millisecond.

    Signals: `gone` the tag shall be removed.
    """

    gone = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tag")
        self.tag = ""
        self.button = GoneButton("", self._on_gone, look="quiet", glyph="close", tip=self._tip, icon_size=ICON - 6)
        self.button.setProperty("small", True)
        self._text = Label(size=SMALL)
        row = QHBoxLayout(self)
        row.setContentsMargins(S, XS, XS, XS)
        row.setSpacing(XS)
        row.addWidget(self._text)
        row.addWidget(self.button)

    def show_tag(self, tag: str) -> None:
        """Show a tag, "" for none."""
        if tag == self.tag:
            return
        self.tag = tag
        said = shown(tag)
        long = len(said) > _SHOWN_CHARS
        self._text.setText(said[: _SHOWN_CHARS - 1] + "…" if long else said)
        self._text.setMaximumWidth(self._text.fontMetrics().horizontalAdvance("n" * _SHOWN_CHARS))  # some are ten wide
        self._text.setToolTip(tip_of_text(said) if long else "")
        self.button.renew_tip()

    def _tip(self) -> str:
        return self.tr("Remove the tag {tag}").format(tag=shown(self.tag))

    def _on_gone(self) -> None:
        self.gone.emit(self.tag)


class TagsEditor(QWidget):
    """Signals: `added` a tuple of tags; `removed` one tag; `left` by Esc."""

    added = Signal(object)
    removed = Signal(str)
    left = Signal()

    def __init__(self, suggester: Suggester, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._suggester = suggester
        self._chips: dict[str, Chip] = {}
        self._spare: list[Chip] = []
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
        kept = {tag: chip for tag, chip in self._chips.items() if tag in tags}
        free = [*(chip for tag, chip in self._chips.items() if tag not in kept), *self._spare]
        self._chips = {tag: kept.get(tag) or self._with(tag, free.pop(0) if free else self._made()) for tag in tags}
        self._spare = free
        for chip in free:
            chip.show_tag("")
            chip.hide()
        for widget in (*self._chips.values(), self.line):
            self._flow.addWidget(widget)
            widget.show()
        stops = [*self._before, *(chip.button for chip in self._chips.values()), self.line]
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

    def _made(self) -> Chip:
        chip = Chip(self)
        chip.gone.connect(self.removed)
        return chip

    def _with(self, tag: str, chip: Chip) -> Chip:
        chip.show_tag(tag)
        return chip

    def _offered(self) -> list[str]:
        return [tag for tag in self._suggester.tags if tag not in self._chips]

    def _on_entered(self, text: str) -> None:
        self.added.emit(split(text))


def split(text: str) -> tuple[str, ...]:
    """Return the tags that were typed, with commas between them."""
    return tuple(part.strip() for part in text.split(",") if part.strip())
