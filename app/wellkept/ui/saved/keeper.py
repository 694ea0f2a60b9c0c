"""Saves the search in sight, and shows what is saved with how many memories each finds now."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject

from wellkept.model.facets import Span
from wellkept.model.query import Query
from wellkept.model.saved import NAME_MAX_CHARS, SavedSearch
from wellkept.model.text import shown
from wellkept.service.answers import Found
from wellkept.service.saved import within
from wellkept.service.saved_requests import (
    CountSaved,
    RemoveSavedSearch,
    SavedCounts,
    SavedSearches,
    SaveSearch,
    ShowSavedSearches,
)
from wellkept.ui.desk import Desk
from wellkept.ui.filters.spans import spans
from wellkept.ui.filters.words import chips
from wellkept.ui.frame import Frame
from wellkept.ui.palette.entries import Entry


class SavedKeeper(QObject):
    """Counts again only where memories or searches may be others, and the sidebar is in sight."""

    def __init__(self, desk: Desk, frame: Frame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._frame, self._clock = desk, frame, frame.clock
        self._block, self._view = frame.beside.side.saved, frame.beside.side.saved.list
        self._searches: tuple[SavedSearch, ...] = ()
        self._counts: dict[int, int] = {}
        self._to_name = 0
        self._stale = True
        self._of = 0
        self._ticket = 0
        self._view.chosen.connect(self.choose)
        self._view.renamed.connect(self._on_renamed)
        self._view.removed.connect(self._on_removed)
        self._view.left.connect(self._leave)
        self._view.itemDelegate().closeEditor.connect(self._show)
        frame.list.stands.connect(self._on_shown)
        frame.beside.shown.connect(self._count)
        desk.wrote.connect(self._on_wrote)

    def begin(self) -> None:
        """Show what is saved in a store that has been opened, or for another being."""
        self._counts = {}
        self._load()

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return what its command does."""
        return {"save_search": self.save}

    def end(self) -> None:
        """Stop: nothing of this outlives the desk."""

    def offers(self) -> list[Entry]:
        """Return the ways to the saved searches, for the palette."""
        pattern = self.tr("Search: {name}")
        return [
            Entry(f"saved:{one.number}", "", pattern.format(name=shown(one.name)), "", enabled=True,
                  ticked=one.number == self._in_sight(), act=partial(self.choose, one))
            for one in self._searches
        ]  # fmt: skip

    def save(self) -> None:
        """Save the search in sight under a name that the owner may then write anew."""
        query = self._query()
        if not query.text and query.filters == type(query.filters)(being_id=query.filters.being_id):
            text = self.tr("Look for something, or choose filters, and then save that search.")
            self._frame.messages.notice(text)
            return
        if (number := self._in_sight()) != 0:
            self._name(number)
            return
        offered = spans(self._clock())
        span = Span(query.filters.since, query.filters.until)
        place = offered.index(span) if span in offered else -1
        search = SavedSearch(0, self._free_name(query), query, place)
        self._desk.ask(SaveSearch(search), self._on_saved)

    def choose(self, search: SavedSearch) -> None:
        """Look for what is saved."""
        query = within(search, spans(self._clock())).query
        self._frame.turn_to(self._frame.splitter)
        self._frame.list.head.choose(query.filters)
        self._frame.search.setText(query.text)

    def _query(self) -> Query:
        filters = replace(self._frame.list.head.filters, being_id=self._desk.being)
        return Query(text=self._frame.search.text().strip(), filters=filters)

    def _in_sight(self) -> int:
        """Return the number of the saved search that is in sight, 0 for none."""
        if not self._searches:
            return 0
        query, offered = self._query(), spans(self._clock())
        return next((one.number for one in self._searches if within(one, offered).query == query), 0)

    def _free_name(self, query: Query) -> str:
        """Return what a search is about, with a number where another is called so."""
        parts = [query.text, *(text for _, text in chips(query.filters, spans(self._clock())))]
        name = " ".join(", ".join(part for part in parts if part).split())[: NAME_MAX_CHARS - 5]
        names = {one.name for one in self._searches}
        tried = (name if number == 1 else f"{name} ({number})" for number in range(1, len(names) + 2))
        return next(one for one in tried if one not in names)

    def _load(self) -> None:
        self._desk.ask(ShowSavedSearches(), self._on_searches)

    def _on_searches(self, answer: SavedSearches) -> None:
        self._searches = answer.searches
        self._stale = True
        self._show()
        if self._to_name:
            number, self._to_name = self._to_name, 0
            self._name(number)
        self._count()

    def _on_saved(self, search: SavedSearch) -> None:
        self._to_name = search.number
        self._load()

    def _name(self, number: int) -> None:
        if not self._frame.beside.is_shown:
            self._frame.beside.toggle()
        self._view.rename(number)

    def _on_renamed(self, search: SavedSearch, name: str) -> None:
        request = SaveSearch(replace(search, name=name))
        self._desk.ask(request, self._on_written, failed=self._on_not_renamed)

    def _on_written(self, _search: SavedSearch) -> None:
        self._load()

    def _on_not_renamed(self, error: Exception) -> None:
        self._desk.failed.emit(error)
        self._show()

    def _on_removed(self, search: SavedSearch) -> None:
        self._desk.ask(RemoveSavedSearch(search.number), partial(self._on_gone, search))

    def _on_gone(self, search: SavedSearch, answer: SavedSearches) -> None:
        text = self.tr("Removed the saved search “{name}”; the memories stay.").format(name=shown(search.name))
        self._frame.messages.notice(text, self.tr("Undo"), partial(self._bring_back, search))
        self._on_searches(answer)

    def _bring_back(self, search: SavedSearch) -> None:
        self._desk.ask(SaveSearch(search), self._on_written)

    def _on_shown(self, found: Found) -> None:
        self._stale = self._stale or found.of != self._of
        self._of = found.of
        self._show()
        self._count()

    def _on_wrote(self) -> None:
        self._stale = True

    def _count(self) -> None:
        """Ask what each finds, once the rows in sight are there; a search that comes meanwhile ends it, and the next
        rows ask again.
        """
        if self._stale and self._searches and self._frame.beside.is_shown:
            self._stale = False
            self._desk.drop(self._ticket)
            self._ticket = self._desk.ask(CountSaved(spans(self._clock())), self._on_counted, stopped=self._on_wrote)

    def _on_counted(self, answer: SavedCounts) -> None:
        self._counts = dict(answer.counts)
        self._show()

    def _show(self) -> None:
        self._view.show_searches(self._searches, self._counts, self._in_sight())
        self._block.setVisible(bool(self._searches))

    def _leave(self) -> None:
        self._frame.beside.close_over()
        self._frame.list.table.setFocus()
