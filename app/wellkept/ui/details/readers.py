"""Which assistants read a memory, how often and when last; each time on demand."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wellkept.service.assistant_requests import Accesses
from wellkept.ui.assistants.access_words import each, readers
from wellkept.ui.settings.parts import say
from wellkept.ui.tokens import SMALL, L, S
from wellkept.ui.widgets import Button, Label


class ReadersSection(QWidget):
    """A part of the page of one memory, away while nobody read it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._each: tuple[str, ...] = ()
        self.readers = Label(wrap=True).selectable()
        self.times = Label(tone="muted", size=SMALL, wrap=True).selectable()
        self.more = Button("", self._on_more, look="link")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, L, 0, 0)
        column.setSpacing(S)
        column.addWidget(Label(self.tr("READ BY ASSISTANTS"), size=SMALL, bold=True, tone="muted"))
        column.addWidget(self.readers)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.times)
        self.clear()

    def show_accesses(self, found: Accesses, now: int) -> None:
        """Show who read the memory in sight; `now` in ms since 1970 UTC."""
        self.readers.setText("\n".join(readers(found, now)))
        self._each = each(found)
        self._fold(folded=self.times.isHidden())
        self.setVisible(bool(found.accesses))

    def clear(self) -> None:
        """Another memory is in sight: show nothing until it is known who read that."""
        self._each = ()
        self.readers.setText("")
        self._fold(folded=True)
        self.hide()

    def _on_more(self) -> None:
        self._fold(folded=not self.times.isHidden())

    def _fold(self, *, folded: bool) -> None:
        say(self.times, "" if folded else "\n".join(self._each))
        self.more.setText(self.tr("Show each time") if folded else self.tr("Hide the times"))
