"""Pointing at a memory that a search did not find, to hear why not."""

from PySide6.QtCore import QObject

from wellkept.model.query import Query
from wellkept.service.answers import Details, Found, WhyNot
from wellkept.service.requests import AskWhyNot
from wellkept.ui.desk import Desk
from wellkept.ui.details.pane import DetailsPane
from wellkept.ui.list.expected import PointingStrip
from wellkept.ui.list.pane import ListPane
from wellkept.ui.search_bar import SearchBox


class Pointing(QObject):
    """Remembers the search while the owner looks for the memory that it should have found."""

    def __init__(
        self, desk: Desk, search: SearchBox, memories: ListPane, details: DetailsPane, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._desk, self._search, self._list, self._details = desk, search, memories, details
        self._query: Query | None = None
        self._asked: tuple[str, int] = ("", 0)
        self._ticket = 0
        memories.expected.wanted.connect(self.begin)
        memories.point.clicked.connect(self.begin)
        memories.pointing.back_wanted.connect(self.end)
        memories.shown.connect(self._on_shown)
        details.shown.connect(self._on_details)
        details.page.why_not.there_wanted.connect(self._on_there)

    @property
    def active(self) -> bool:
        """Whether a memory is being pointed at."""
        return self._query is not None

    @property
    def _strip(self) -> PointingStrip:
        return self._list.pointing

    @property
    def text(self) -> str:
        """What was searched for: where nothing is pointed at, the text of the search in sight."""
        return self._query.text if self._query is not None else self._list.text

    def toggle(self) -> None:
        """Begin with the search in sight, or go back to it."""
        if self.active:
            self.end()
        else:
            self.begin()

    def begin(self) -> None:
        """Remember the search in sight and show all memories instead."""
        query = self._list.query
        if query is not None and query.text.strip() and not self.active:
            self.point_at(query)

    def point_at(self, query: Query, key: int | None = None) -> None:
        """Remember a search and show all memories, with one of them chosen if its key is known."""
        self._query = query
        self._strip.say(query.text)
        if key is not None:
            self._list.select_after_refresh((key,))
        self._look_for("", Query(text=""))
        self._search.setFocus()

    def show(self, text: str, key: int, *, found: bool) -> None:
        """Search for a text with a memory chosen among the results, or pointed at where it is not `found`."""
        if found:
            self.forget()
            self._list.select_after_refresh((key,))
            self._look_for(text, Query(text=text))
        else:
            self.point_at(Query(text=text), key)

    def end(self) -> None:
        """Go back to the search, with its filters."""
        if self._query is not None:
            query = self._query
            self.forget()
            self._look_for(query.text, query)

    def forget(self) -> None:
        """Point at nothing any more, and leave the list as it is."""
        self._query = None
        self._strip.hide()
        self._details.page.why_not.hide()

    def _look_for(self, text: str, query: Query) -> None:
        self._list.head.choose(query.filters)
        self._search.setText(text)
        self._list.search(text)

    def _on_shown(self, found: Found) -> None:
        searched = bool(found.query.text.strip()) and not self.active
        self._list.expected.setVisible(searched and found.of > 0 and len(found.keys) > 0)
        self._list.point.setVisible(searched)

    def _on_details(self, details: Details) -> None:
        """Ask why not: of what is pointed at, and of a memory in sight that the search did not find."""
        self._desk.drop(self._ticket)
        self._details.page.why_not.hide()
        query = self._query
        if query is None and details.why is None:
            query = self._list.query
        if query is not None and query.text.strip():
            settled = self.active or self._list.settled
            self._ticket = self._desk.ask(AskWhyNot(query, details.key, settled), self._on_answer)
            self._asked = query.text, details.key

    def _on_answer(self, answer: WhyNot) -> None:
        text, key = self._asked
        if self._details.key == key:
            self._details.page.why_not.tell(text, answer)

    def _on_there(self) -> None:
        key = self._details.key
        if key is not None:
            self._list.select_after_refresh((key,))
            self.end()
