"""Texts waiting to be taught beside the box: files, and pastes that are too long for it."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wellkept.model.text import shown
from wellkept.ui import wording
from wellkept.ui.errands import Part
from wellkept.ui.icons import pixmap
from wellkept.ui.in_words import in_words
from wellkept.ui.tokens import ICON, XS, M, S, colours_of
from wellkept.ui.widgets import Button, Label, clear, named


def size_of(text: str) -> str:
    """Return how long a text is, in kB or MB of characters."""
    count = len(text)
    return (
        f"{wording.decimal(count / 1e6, 1)} MB"
        if count >= 1_000_000
        else f"{wording.number(max(1, round(count / 1000)))} kB"
    )


class Attachments(QWidget):
    """One row for each text. Signals: `changed` after one came or went; `removed` by the owner."""

    changed = Signal()
    removed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: tuple[Part, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(XS)
        self.hide()

    @property
    def parts(self) -> tuple[Part, ...]:
        """The texts, in the order they came."""
        return self._parts

    def add(self, part: Part) -> None:
        """Add a text."""
        self.set_parts((*self._parts, part))

    def set_parts(self, parts: Sequence[Part]) -> None:
        """Show other texts."""
        self._parts = tuple(parts)
        clear(self._column)
        for part in self._parts:
            self._column.addWidget(self._row(part))
        self.setVisible(bool(self._parts))
        self.changed.emit()

    def _row(self, part: Part) -> QWidget:
        frame = named(QFrame(), "attachment")
        picture = QLabel()
        colours = colours_of(self.palette())
        picture.setPixmap(pixmap("attach", colours.muted, ICON, self.devicePixelRatioF()))
        remove = Button(
            "",
            partial(self._remove, part),
            look="quiet",
            glyph="close",
            tip=self.tr("Remove this text"),
            icon_size=ICON - 4,
        )
        remove.setAccessibleName(self.tr("Remove {name}").format(name=shown(part.name)))
        note = f"  ·  {in_words(part.note)}" if part.note else ""
        row = QHBoxLayout(frame)
        row.setContentsMargins(M, XS, XS, XS)
        row.setSpacing(S)
        row.addWidget(picture)
        row.addWidget(Label(shown(part.name)))
        row.addWidget(Label(f"{size_of(part.text)}{note}", tone="muted"), 1, Qt.AlignmentFlag.AlignLeft)
        row.addWidget(remove)
        return frame

    def _remove(self, part: Part) -> None:
        self.set_parts([other for other in self._parts if other is not part])
        self.removed.emit()
