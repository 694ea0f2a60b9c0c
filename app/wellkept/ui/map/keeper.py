"""Joins the map of meaning with what it asks for, and keeps it in step with the memories."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from wellkept.model.errors import WellkeptError
from wellkept.model.query import Filters
from wellkept.model.text import shown
from wellkept.service.answers import Cards, Found
from wellkept.service.map_answers import DrawMap, MeaningMap
from wellkept.service.requests import ShowRows
from wellkept.ui import wording
from wellkept.ui.ages import Clock, ago
from wellkept.ui.desk import Desk
from wellkept.ui.frame import Frame
from wellkept.ui.map import words
from wellkept.ui.meaning_keeper import MeaningKeeper, Standing, State

if TYPE_CHECKING:
    from wellkept.ui.map.page import MapPage

_AS_THEY_ARE = Filters()


class MapKeeper(QObject):
    """The page is made when it is first opened. While it is out of sight it holds nothing of any memory.

    Signals: `left` back to the list; `memory_wanted` show the memory with a key there.
    """

    left = Signal()
    memory_wanted = Signal(object)

    def __init__(
        self,
        desk: Desk,
        frame: Frame,
        meaning: MeaningKeeper,
        usable: Callable[[], bool],
        clock: Clock,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk, self._frame, self._meaning = desk, frame, meaning
        self._usable, self._clock = usable, clock
        self._ticket = self._words_ticket = 0
        self._busy = self._stale = self._open = False
        self._found: Found | None = None
        frame.list.shown.connect(self._on_found)

    @cached_property
    def page(self) -> "MapPage":
        """The page."""
        from wellkept.ui.map.page import MapPage

        made = MapPage()
        self._frame.stack.addWidget(made)
        self._frame.stack.currentChanged.connect(self._on_turned)
        made.left.connect(self.left)
        made.opened.connect(self.memory_wanted)
        made.listed.connect(self.show_in_list)
        made.anew_wanted.connect(self._on_anew)
        made.cancel_wanted.connect(self._on_cancel)
        made.canvas.pointed.connect(self._on_pointed)
        self._desk.wrote.connect(self._renew)
        self._meaning.told.connect(self._on_told)
        return made

    @property
    def settled(self) -> bool:
        """Whether nothing is asked for and all is painted."""
        return not self._busy and self.page.canvas.settled

    def begin(self) -> None:
        """Start with a store that has been opened."""

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return what its command does."""
        return {"map": self.open}

    def end(self) -> None:
        """Stop: the window closes."""
        self._drop()

    def open(self) -> None:
        """Show the map; it is drawn anew from where memories lay before."""
        if self._usable():
            page = self.page
            self._frame.turn_to(page)
            self._open = True
            page.wait()
            page.focus()
            self._draw()

    def show_in_list(self, keys: tuple[int, ...]) -> None:
        """Show these memories in the list and no others."""
        self.left.emit()
        self._frame.list.clear_all()
        self._frame.list.head.choose(Filters(among=keys))

    def _draw(self, *, anew: bool = False) -> None:
        self._desk.drop(self._ticket)
        self._busy, self._stale = True, False
        self._ticket = self._desk.ask(
            DrawMap(anew=anew),
            self._on_drawn,
            failed=self._on_failed,
            progressed=self.page.set_progress,
            stopped=self._on_stopped,
        )

    def _drop(self) -> None:
        self._desk.drop(self._ticket)
        self._desk.drop(self._words_ticket)
        self._busy = False

    def _renew(self) -> None:
        """Draw again what is in sight; once more where it is being drawn just now."""
        if self._open and self._busy:
            self._stale = True
        elif self._open:
            self._draw()

    def _on_drawn(self, drawn: MeaningMap) -> None:
        self._busy = False
        if drawn.keys:
            self.page.load(drawn, self._hits())
        else:
            self.page.say(*words.nothing_yet(drawn, self._meaning.coverage))
        if self._stale:
            self._draw()

    def _on_failed(self, error: Exception) -> None:
        self._busy = False
        self.page.say(self.tr("The map could not be drawn"), words.failed(error), again=True)
        if not isinstance(error, WellkeptError):
            self._desk.failed.emit(error)

    def _on_stopped(self) -> None:
        self._busy = False

    def _on_anew(self) -> None:
        self.page.wait()
        self._draw(anew=True)

    def _on_cancel(self) -> None:
        self._drop()
        self.left.emit()

    def _on_told(self, standing: Standing) -> None:
        if standing.state is not State.RUNS:
            self._renew()

    def _on_turned(self, _place: int) -> None:
        """Out of sight hold no words: they might be of a memory that is forgotten meanwhile."""
        if self._open and self._frame.stack.currentWidget() is not self.page:
            self._open = False
            self._drop()
            self.page.canvas.clear()

    def _on_found(self, found: Found) -> None:
        self._found = found

    def _hits(self) -> frozenset[int] | None:
        """Return what the search in sight found, None where nothing was searched for."""
        found = self._found
        if found is None or not (found.query.text.strip() or found.query.filters != _AS_THEY_ARE):
            return None
        return frozenset(found.keys)

    def _on_pointed(self, key: int | None) -> None:
        self._desk.drop(self._words_ticket)
        if key is not None:
            self._words_ticket = self._desk.ask(ShowRows((key,)), self._on_words)

    def _on_words(self, cards: Cards) -> None:
        canvas = self.page.canvas
        for card in cards.cards:
            more = "  ·  ".join((wording.kind(card.memory.kind), ago(card.memory.created_at, self._clock())))
            canvas.say(card.key, card.memory.content, more)
            if canvas.hovered is None and canvas.hasFocus():
                spoken = wording.spoken(card.memory, self._clock())
                canvas.setAccessibleDescription(shown(card.memory.content))
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(canvas, spoken))
