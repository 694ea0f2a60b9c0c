"""Joins the page of "Still true?" with what it asks for: one sitting, its cards, its answers, and the way back."""

from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from wellkept.model.errors import MemoryNotFound, WellkeptError
from wellkept.service.answers import Cards, Corrected
from wellkept.service.forgotten import HadForgotten
from wellkept.service.requests import Correct, ShowRows
from wellkept.service.still_requests import (
    AnswerStill,
    ShowStill,
    StillAnswered,
    StillCard,
    StillQueue,
    StillSaid,
)
from wellkept.ui.acts import Acts
from wellkept.ui.ages import Clock
from wellkept.ui.desk import Desk
from wellkept.ui.in_words import fault_words
from wellkept.ui.still import words
from wellkept.ui.still.page import StillPage

_LOOKING_FROM = 1000
"""So many memories looked at take a tenth of a second."""


@dataclass(frozen=True, slots=True)
class _Sitting:
    """What is being asked. `trail` what was answered, the latest last: without words, for they may be forgotten."""

    cards: tuple[StillCard, ...] = ()
    trail: tuple[StillCard, ...] = ()
    more: bool = False

    @property
    def place(self) -> tuple[int, int]:
        """The number of the card in sight, from 1, and how many there are."""
        return len(self.trail) + 1, len(self.cards) + len(self.trail)


class StillKeeper(QObject):
    """Holds the cards while the page is in sight, and nothing of them afterwards. Signals: `answered` true or later."""

    answered = Signal()

    def __init__(self, desk: Desk, acts: Acts, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._acts = desk, acts
        self._ticket = 0
        self._sitting = _Sitting()
        self._asked_again: str | None = None
        self.page = StillPage(clock)
        self.page.true.connect(partial(self._answer, StillSaid.TRUE))
        self.page.later.connect(partial(self._answer, StillSaid.LATER))
        self.page.forgotten.connect(self._forget)
        self.page.changed.connect(self._correct)
        self.page.back.connect(acts.undo)
        self.page.more.connect(self.show_page)
        acts.came_back.connect(self._on_came_back)

    def show_page(self) -> None:
        """Begin a sitting."""
        self.leave()
        self._ticket = self._desk.ask(
            ShowStill(), self._on_queue, failed=self._on_failed, progressed=self._on_progressed
        )

    def leave(self) -> None:
        """End the sitting: hold no memory any more, and want no answer."""
        self._desk.drop(self._ticket)
        self._sitting = _Sitting()
        self.page.clear()

    def check(self) -> None:
        """Look whether what is still to be asked is there with the same words: others may have forgotten it."""
        keys = tuple(card.key for card in self._sitting.cards)
        if keys and self.page.isVisible():
            self._desk.ask(ShowRows(keys), partial(self._on_checked, keys))

    @property
    def cards(self) -> tuple[StillCard, ...]:
        """What is still to be asked, the one in sight first."""
        return self._sitting.cards

    def _on_queue(self, queue: StillQueue) -> None:
        self._sitting = _Sitting(queue.cards, (), queue.more)
        if queue.cards:
            self.page.say(self.tr("Nothing here is urgent: Esc leaves at any time."), can_take_back=False)
        self._show()

    def _on_progressed(self, done: int, _total: int) -> None:
        """Say what goes on where it takes long enough to wonder."""
        if done >= _LOOKING_FROM:
            self.page.show_looking()

    def _on_failed(self, error: Exception) -> None:
        self.page.clear()
        self._desk.failed.emit(error)

    def _show(self) -> None:
        sitting = self._sitting
        if sitting.cards:
            self.page.show_card(sitting.cards[0], *sitting.place)
        else:
            self.page.show_end(asked=bool(sitting.trail), more=sitting.more)

    def _answer(self, said: StillSaid) -> None:
        if self._sitting.cards:
            key = self._next("")
            self._desk.ask(AnswerStill(key, said), self._on_answered, failed=partial(self._on_not_answered, key))

    def _forget(self) -> None:
        if self._sitting.cards:
            self._acts.forget((self._next(""),))

    def _correct(self, text: str) -> None:
        if not self._sitting.cards:
            return
        card = self._sitting.cards[0]
        if text.strip() == card.memory.content:
            self.page.show_card(card, *self._sitting.place)
            return
        request = Correct(card.key, text, again=text == self._asked_again)
        self._asked_again = None
        self._desk.ask(request, partial(self._on_corrected, card.key), failed=partial(self._on_refused, text))

    def _next(self, note: str) -> int:
        """Go to the next card, and return the key of the one that was answered."""
        answered, *rest = self._sitting.cards
        trail = (*self._sitting.trail, _without_words(answered))
        self._sitting = replace(self._sitting, cards=tuple(rest), trail=trail)
        self.page.say(note, can_take_back=True)
        self._show()
        return answered.key

    def _on_answered(self, answer: StillAnswered) -> None:
        self.answered.emit()
        if self._sitting.trail and self._sitting.trail[-1].key == answer.key:
            tell = words.asked_again if answer.said is StillSaid.TRUE else words.put_off
            self.page.say(tell(answer.ask_after), can_take_back=True)

    def _on_not_answered(self, key: int, error: Exception) -> None:
        trail = tuple(card for card in self._sitting.trail if card.key != key)
        self._sitting = replace(self._sitting, trail=trail)
        self.page.say("", can_take_back=bool(trail))
        self._count()
        if not isinstance(error, MemoryNotFound):  # forgotten elsewhere: there is nothing left to ask
            self._desk.failed.emit(error)

    def _on_corrected(self, key: int, corrected: Corrected) -> None:
        if self._sitting.cards and self._sitting.cards[0].key == key:
            self._next("")
        self._acts.tell_corrected(corrected)

    def _on_refused(self, text: str, error: Exception) -> None:
        """Say why not. What was forgotten is asked about once: saving the very same words again is the yes."""
        self._asked_again = text if isinstance(error, HadForgotten) else None
        if isinstance(error, WellkeptError):
            self.page.card.box.fail(fault_words(error))
        else:
            self.page.card.box.fail(self.tr("The words could not be saved. They are still here."))
            self._desk.failed.emit(error)

    def _on_came_back(self, keys: tuple[int, ...]) -> None:
        """Follow an undo: ask again about what was answered last; follow a redo: go on."""
        sitting = self._sitting
        if len(keys) != 1:
            return
        if sitting.trail and sitting.trail[-1].key == keys[0]:
            self._desk.ask(ShowRows(keys), partial(self._on_asked_again, sitting.trail[-1]))
        elif sitting.cards and sitting.cards[0].key == keys[0]:
            self._next("")

    def _on_asked_again(self, card: StillCard, found: Cards) -> None:
        if not found.cards or not self._sitting.trail or self._sitting.trail[-1].key != card.key:
            return
        again = replace(card, memory=found.cards[0].memory)
        self._sitting = replace(self._sitting, cards=(again, *self._sitting.cards), trail=self._sitting.trail[:-1])
        self.page.say("", can_take_back=bool(self._sitting.trail))
        self._show()

    def _on_checked(self, asked: tuple[int, ...], found: Cards) -> None:
        there = {card.key: card.memory.content for card in found.cards}
        before = self._sitting.cards
        kept = tuple(card for card in before if card.key not in asked or there.get(card.key) == card.memory.content)
        if kept == before:
            return
        self._sitting = replace(self._sitting, cards=kept)
        if kept[:1] != before[:1]:
            self._show()
        else:
            self._count()

    def _count(self) -> None:
        if self._sitting.cards:
            self.page.count(*self._sitting.place)


def _without_words(card: StillCard) -> StillCard:
    return replace(card, memory=replace(card.memory, content="", quote=None, tags=()))
