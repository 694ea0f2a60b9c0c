"""Joins the page of duplicates and conflicts with what it asks for."""

from functools import partial

from PySide6.QtCore import QObject

from wellkept.model.errors import MemoryNotFound, WellkeptError
from wellkept.service.answers import Cards
from wellkept.service.double_answers import Double, Merged, SideBySide
from wellkept.service.double_requests import KeepBoth, MergeDoubles, ReplaceOlder, ShowDouble
from wellkept.service.requests import ShowRows
from wellkept.ui.acts import Acts
from wellkept.ui.ages import Clock
from wellkept.ui.desk import Desk
from wellkept.ui.doubles.looking import Looking
from wellkept.ui.doubles.page import DoublesPage
from wellkept.ui.doubles.queue import Queue
from wellkept.ui.doubles.verdicts import Verdict
from wellkept.ui.in_words import fault_words
from wellkept.ui.messages import MessageBar
from wellkept.ui.widgets import holds_focus

_ROWS = 200


class DoublesKeeper(QObject):
    """Looks while the page is in sight, shows what is found, and does what the owner decides."""

    def __init__(self, desk: Desk, messages: MessageBar, acts: Acts, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._messages, self._acts = desk, messages, acts
        self.page = DoublesPage(clock)
        self.queue = Queue()
        self.looking = Looking(desk, self)
        self._shown = self._deciding = 0
        self._seen: Double | None = None
        self.looking.found.connect(self._on_found)
        self.looking.told.connect(self._tell)
        page = self.page
        page.look_wanted.connect(self.look)
        page.stop_wanted.connect(self._on_stop)
        page.moved.connect(self._show)
        page.decided.connect(self._on_decided)
        page.written.connect(self._on_written)
        acts.changed.connect(self._on_changed)
        acts.came_back.connect(self._on_came_back)

    def show_page(self) -> None:
        """Go on, or begin where there is nothing left to decide; what is there is brought up to date."""
        if not self.looking.begun or (self.looking.last.whole and not self.queue.open):
            self.look()
        else:
            self._on_changed()
            self._go_on()
        self.page.focus()

    def look(self) -> None:
        """Look through all memories from the first one on."""
        self.queue.clear()
        self.looking.begin()
        self._arrange()

    def rest(self) -> None:
        """Look no further while the page is out of sight."""
        self.looking.rest()

    def forget(self) -> None:
        """Another store is open: nothing of the one before is of use."""
        self.looking.forget()
        self.queue.clear()
        self.page.model.renew()
        self._arrange()

    def _go_on(self) -> None:
        self.looking.go_on(len(self.queue.open))
        self._tell()

    def _on_found(self, doubles: tuple[Double, ...]) -> None:
        if doubles:
            self.queue.add(doubles)
        self._arrange()
        if self.page.isVisible():
            self._go_on()

    def _on_stop(self) -> None:
        self.looking.stop()
        self._arrange()

    def _arrange(self, row: int | None = None) -> None:
        """Show the pairs that wait, and the words of those that came."""
        pairs, at = self.queue.open, self.page.row if row is None else row
        waits = self.page.back.hasFocus() and not self.page.model.rowCount()
        had = holds_focus(self.page)
        self.page.load(pairs, min(max(at, 0), len(pairs) - 1))
        if waits or (had and not pairs):
            self.page.focus()
        missing = self.page.model.missing()
        for start in range(0, len(missing), _ROWS):
            self._desk.ask(ShowRows(missing[start : start + _ROWS]), self._on_cards)
        self._tell()

    def _on_cards(self, cards: Cards) -> None:
        self.page.model.take(cards.cards)

    def _tell(self) -> None:
        looking, last = self.looking, self.looking.last
        status = looking.status(len(self.queue.open))
        self.page.tell(status, done=last.done, total=last.total, looking=looking.running)
        self.page.say_none(looking=looking.running)
        self.page.by_words.setVisible(last.whole and not last.by_meaning)

    def _show(self) -> None:
        """Fetch the pair that is chosen."""
        self._desk.drop(self._shown)
        row, self._seen = self.page.row, None
        if 0 <= row < len(self.queue.open):
            pair = self.queue.open[row]
            self._shown = self._desk.ask(
                ShowDouble(pair.older, pair.newer), partial(self._on_shown, row), failed=partial(self._on_gone, row)
            )

    def _on_shown(self, row: int, pair: SideBySide) -> None:
        if pair.double is None:
            self._on_gone(row, MemoryNotFound())
            return
        if pair.double != self.queue.open[row]:
            self.queue.correct(row, pair.double)
            self.page.load(self.queue.open, row)
        self._seen = pair.double
        self.page.compare.show_pair(pair, pair.double.novelty)

    def _on_gone(self, row: int, error: Exception) -> None:
        """One of the two is no longer there, or says something else: there is nothing to decide."""
        if not isinstance(error, MemoryNotFound):
            self._desk.failed.emit(error)
            return
        self.queue.skip(row)
        self._arrange(row)
        self._show()

    def _on_changed(self) -> None:
        if self.page.isVisible():
            self.page.model.renew()
            self._arrange()
            self._show()

    def _on_came_back(self, keys: tuple[int, ...]) -> None:
        row = self.queue.turn(keys)
        self.page.model.renew()
        self._arrange(row)
        if self.page.isVisible():
            self._show()
            self.page.focus()

    def _on_decided(self, verdict: Verdict) -> None:
        """Do what the owner decides of the pair in sight; one that is still on its way cannot be decided."""
        row, pair = self.page.row, self._seen
        if self._deciding or self.page.compare.writing or pair is None:
            return
        match verdict:
            case Verdict.KEEP_OLDER:
                self._decide(row, MergeDoubles(pair.older, pair.newer))
            case Verdict.KEEP_NEWER:
                self._decide(row, MergeDoubles(pair.newer, pair.older))
            case Verdict.REPLACE:
                self._decide(row, ReplaceOlder(pair.older, pair.newer))
            case Verdict.BOTH:
                self._decide(row, KeepBoth(pair.older, pair.newer))
            case Verdict.WRITE:
                self.page.compare.start_writing()
            case Verdict.SKIP:
                self.queue.skip(row)
                self._after(row)

    def _on_written(self, text: str) -> None:
        if not self._deciding and self._seen is not None:
            self._decide(self.page.row, MergeDoubles(self._seen.older, self._seen.newer, text))

    def _decide(self, row: int, request: MergeDoubles | ReplaceOlder | KeepBoth) -> None:
        self._deciding = self._desk.ask(request, partial(self._on_done, row), failed=self._on_refused)

    def _on_done(self, row: int, answer: object) -> None:
        self._deciding = 0
        if isinstance(answer, Merged):
            self.queue.decide(row, kept=answer.key, gone=answer.gone)
            text = self.tr("Made one memory of two. Earlier words are in its history.")
        else:
            self.queue.decide(row)
            text = self.tr("Kept both. This pair will not be shown again.")
        self.page.compare.stop_writing()
        self._messages.notice(text, self.tr("Undo"), self._acts.undo)
        self._acts.changed.emit()
        self._after(row)

    def _after(self, row: int) -> None:
        """Go to the next pair."""
        self._arrange(row)
        self._show()
        self.page.focus()
        self._go_on()

    def _on_refused(self, error: Exception) -> None:
        self._deciding = 0
        if self.page.compare.writing and isinstance(error, WellkeptError):
            self.page.compare.box.fail(fault_words(error))
        else:
            self._desk.failed.emit(error)
