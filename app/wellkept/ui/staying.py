"""Marks that say: this never leaves this computer. What the owner does with them, and what is said afterwards."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from wellkept.model.ledger import PrivateMark
from wellkept.service.remote_requests import KeepHere, MarkPrivate
from wellkept.ui import wording
from wellkept.ui.desk import Desk
from wellkept.ui.ledger import words
from wellkept.ui.messages import MessageBar


class Staying(QObject):
    """Signals: `changed` some marks are others now."""

    changed = Signal()

    def __init__(self, desk: Desk, messages: MessageBar, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._messages = desk, messages

    def keep_here(self, keys: Sequence[int], *, marked: bool) -> None:
        """Mark memories, or take their mark off."""
        if not keys:
            return
        keys = tuple(keys)
        pattern = self.tr("Never leaves this computer: {what}.") if marked else self.tr("May leave again: {what}.")
        said = pattern.format(what=wording.memories(len(keys)))
        self._ask(KeepHere(keys, marked), said, partial(self.keep_here, keys, marked=not marked))

    def mark(self, mark: PrivateMark) -> None:
        """Mark a source or a tag."""
        said = self.tr("Never leaves this computer: {what}.").format(what=words.mark(mark))
        self._ask(MarkPrivate(mark), said, partial(self.unmark, mark))

    def unmark(self, mark: PrivateMark) -> None:
        """Take the mark off a source or a tag."""
        said = self.tr("May leave again: {what}.").format(what=words.mark(mark))
        self._ask(MarkPrivate(mark, marked=False), said, partial(self.mark, mark))

    def _ask(self, request: object, said: str, back: Callable[[], object]) -> None:
        self._desk.ask(request, partial(self._on_done, said, back), failed=self._on_failed)

    def _on_done(self, said: str, back: Callable[[], object], _done: object) -> None:
        self._messages.notice(said, self.tr("Take it back"), back)
        self.changed.emit()

    def _on_failed(self, error: Exception) -> None:
        self.changed.emit()  # first, because it takes away an error that was there before
        self._desk.failed.emit(error)
