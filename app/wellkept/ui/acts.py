"""What the owner does to memories from the window: forget, copy, undo, and what is said afterwards."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from wellkept.model.text import shown
from wellkept.service.answers import Cards, Corrected, Edited, Forgotten, Kept, Undone
from wellkept.service.requests import Edit, Forget, Redo, ShowRows, Undo
from wellkept.ui import wording
from wellkept.ui.desk import Desk
from wellkept.ui.details.edit_words import edited
from wellkept.ui.messages import MessageBar

ASK_ABOVE = 100
_COPY_ROWS = 500


class Acts(QObject):
    """Signals: `changed` memories are others now; `came_back` keys to select after an undo; `check_wanted` for what was
    forgotten last; `held_up` another program reads what was forgotten.
    """

    changed = Signal()
    came_back = Signal(object)
    check_wanted = Signal()
    held_up = Signal()

    def __init__(self, desk: Desk, messages: MessageBar, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._messages = messages
        self._ticket = 0
        self._done = 0

    def forget(self, keys: Sequence[int], wishes: tuple[str, ...] = ()) -> None:
        """Forget memories, and refuse wishes that speak of the same.

        More than a hundred memories only after a question in the message bar.
        """
        request = Forget(keys, wishes)
        if not len(keys) and not wishes:
            return
        if len(keys) <= ASK_ABOVE:
            self._forget(request)
            return
        what = wording.memories(len(keys))
        self._messages.stay(
            self.tr("Forget {what}? Undo brings them back until the window closes.").format(what=what),
            self.tr("Forget {what}").format(what=what),
            partial(self._forget, request),
        )

    def edit(self, request: Edit) -> None:
        """Change the records of memories as one act."""
        if len(request.keys):
            self._long(request, partial(self._on_edited, request), self.tr("Changing"))

    def undo(self) -> None:
        """Take the newest act back."""
        self._long(Undo(), self._on_undone, self.tr("Taking back"))

    def redo(self) -> None:
        """Do again what was taken back last."""
        self._long(Redo(), self._on_undone, self.tr("Doing it again"))

    def copy(self, keys: Sequence[int]) -> None:
        """Put the sentences of memories on the clipboard, one a line, however many there are."""
        if len(keys):
            self._copy_next(keys, 0, [])

    def tell_kept(self, kept: Kept) -> None:
        """Say what teaching did."""
        parts = []
        if kept.added or not (kept.reinforced or kept.updated):
            parts.append(self.tr("Kept {n} new").format(n=wording.number(kept.added)))
        if kept.updated:
            updated = (
                self.tr("{n} replaced") if parts else self.tr("Replaced {n}; the earlier words are in the history")
            )
            parts.append(updated.format(n=wording.number(kept.updated)))
        if kept.reinforced:
            known = self.tr("{n} already known") if parts else self.tr("{n} already known, now more important")
            parts.append(known.format(n=wording.number(kept.reinforced)))
        told = [] if kept.held_back and not kept.keys else [", ".join(parts) + "."]
        text = " ".join((*told, *self._not_kept(kept)))
        self._messages.notice(text, self.tr("Undo") if told else "", self.undo)
        self.changed.emit()

    def _not_kept(self, kept: Kept) -> Iterator[str]:
        """Yield in a sentence each what is to be said of sentences that the owner had forgotten."""
        if kept.held_back == 1:
            yield self.tr("1 sentence is held back: you had it forgotten.")
        elif kept.held_back:
            pattern = self.tr("{n} sentences are held back: you had them forgotten.")
            yield pattern.format(n=wording.number(kept.held_back))
        if kept.unsure:
            yield self.tr("Whether you had any of it forgotten could not be told: your keyring is out of reach.")

    def tell_corrected(self, _corrected: Corrected) -> None:
        """Say that a memory has new words."""
        text = self.tr("Corrected. The earlier words are in its history.")
        self._messages.notice(text, self.tr("Undo"), self.undo)
        self.changed.emit()

    def _forget(self, request: Forget) -> None:
        self._long(request, self._on_forgotten, self.tr("Forgetting"))

    def _long(self, request: object, answered: Callable[..., None], saying: str) -> None:
        self._done = 0
        self._ticket = self._desk.ask(
            request,
            answered,
            failed=self._on_failed,
            stopped=partial(self._on_stopped, request),
            progressed=partial(self._on_progressed, saying),
        )

    def _on_progressed(self, saying: str, done: int, total: int) -> None:
        """Say how far work on many memories has come, with a way to cancel it until all of them are done."""
        self._done = done
        if total <= ASK_ABOVE:
            return
        ended = done >= total
        pattern = self.tr("{saying}: {total} done, tidying up") if ended else self.tr("{saying}: {done} of {total}")
        text = pattern.format(saying=saying, done=wording.number(done), total=wording.number(total))
        cancel = "" if ended else self.tr("Cancel (Esc)")
        self._messages.follow(text, done, total, cancel, partial(self._desk.cancel, self._ticket))

    def _on_forgotten(self, answer: Forgotten) -> None:
        if not (answer.count or answer.refused):
            self._on_gone_already()
            return
        told = []
        if answer.count:
            told.append(self.tr("Forgot {what}.").format(what=wording.memories(answer.count)))
        if answer.refused:
            told.append(self.tr("Refused {what}.").format(what=wording.wishes(answer.refused)))
        if not answer.scrubbed:
            told.append(self.tr("Another program is reading the file; its last traces go when that ends."))
            self.held_up.emit()
        can_check = 0 < answer.count <= ASK_ABOVE
        also = (self.tr("Check it"), self.check_wanted.emit) if can_check else None
        self._messages.notice(" ".join(told), self.tr("Undo"), self.undo, also=also)
        self.changed.emit()

    def _on_gone_already(self) -> None:
        """Say that there was nothing to forget; but Del pressed twice leaves the way back of the first in sight."""
        if self._messages.notice_box.isHidden():
            self._messages.notice(self.tr("Nothing to forget: it was gone already."))
        self.changed.emit()

    def _on_edited(self, request: Edit, answer: Edited) -> None:
        if answer.count:
            self._messages.notice(edited(request, answer.count), self.tr("Undo"), self.undo)
        else:
            self._messages.notice(self.tr("Nothing to change: it was so already."))
        self.changed.emit()

    def _on_undone(self, answer: Undone) -> None:
        pattern = self.tr("Did the {act} again.") if answer.redone else self.tr("Took the {act} back.")
        text = pattern.format(act=wording.done(answer.act))
        if answer.skipped:
            text += " " + self.tr("{what} changed meanwhile and stayed as they are.").format(
                what=wording.memories(answer.skipped)
            )
        if answer.united:
            text += " " + self.tr("Kept again meanwhile: {what}. Each is there once, made of both.").format(
                what=wording.memories(answer.united)
            )
        again = ("", None) if answer.redone else (self.tr("Redo"), self.redo)
        self._messages.notice(text, again[0], again[1])
        self.came_back.emit(answer.keys)

    def _on_stopped(self, request: object) -> None:
        """Say what a cancelled act has done: it is one step, as if no more had been asked for."""
        if not self._done:
            self._messages.notice(self.tr("Stopped before anything was changed."))
        elif isinstance(request, Undo | Redo):
            again, act = (self.tr("Undo"), self.undo) if isinstance(request, Undo) else (self.tr("Redo"), self.redo)
            text = self.tr("Stopped after {what}; the same command does the rest.")
            self._messages.notice(text.format(what=wording.memories(self._done)), again, act)
        else:
            text = self.tr("Stopped after {what}. One undo takes that back.")
            self._messages.notice(text.format(what=wording.memories(self._done)), self.tr("Undo"), self.undo)
        self.changed.emit()

    def _on_failed(self, error: Exception) -> None:
        self._messages.clear_notice()
        self.changed.emit()  # part of it may be done; first, because it takes away an error that was there before
        self._desk.failed.emit(error)

    def _copy_next(self, keys: Sequence[int], start: int, lines: list[str]) -> None:
        part = tuple(keys[start : start + _COPY_ROWS])
        self._desk.ask(ShowRows(part), partial(self._on_copied, keys, start, lines))

    def _on_copied(self, keys: Sequence[int], start: int, lines: list[str], answer: Cards) -> None:
        lines.extend(shown(card.memory.content) for card in answer.cards)
        if start + _COPY_ROWS < len(keys):
            self._copy_next(keys, start + _COPY_ROWS, lines)
            return
        QGuiApplication.clipboard().setText("\n".join(lines))
        self._messages.notice(self.tr("Copied {what}.").format(what=wording.sentences(len(lines))))
