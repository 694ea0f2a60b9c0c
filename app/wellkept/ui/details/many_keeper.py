"""Tells the page of several memories what they are and what they have, whenever others are selected."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from wellkept.model.facets import Tally
from wellkept.model.query import Filters
from wellkept.model.text import shown
from wellkept.service.requests import CountAmong
from wellkept.ui.desk import Desk
from wellkept.ui.frame import Frame

_QUERY_CHARS = 60


class ManyKeeper(QObject):
    """One of the further parts. What it asked for before is not wanted any more once others are selected."""

    def __init__(self, desk: Desk, frame: Frame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._list, self._page = desk, frame.list, frame.details.many
        self._ticket = 0
        self._list.moved.connect(self._on_moved)

    def begin(self) -> None:
        """Nothing is asked before several are selected."""

    def end(self) -> None:
        """Nothing goes on by itself."""

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return no command: those on records are `Editing`'s."""
        return {}

    def _on_moved(self) -> None:
        self._desk.drop(self._ticket)
        count = self._list.selected_count()
        if count > 1:
            self._page.tell_scope(self._scope() if count == self._list.model.rowCount() else "")
            self._ticket = self._desk.ask(CountAmong(self._list.selected_keys()), self._on_counted)

    def _on_counted(self, tally: Tally) -> None:
        self._page.show_tally(tally)

    def _scope(self) -> str:
        """Say which search these are all results of: those not loaded yet are among them, later ones are not."""
        query = self._list.query
        if query is not None and query.text.strip():
            text = " ".join(query.text.split())
            cut = text if len(text) <= _QUERY_CHARS else text[: _QUERY_CHARS - 1] + "…"
            return self.tr("All results of “{query}”, in sight or not.").format(query=shown(cut))
        if query is not None and query.filters != Filters():
            return self.tr("All that pass these filters, in sight or not.")
        return self.tr("All your memories, in sight or not.")
