"""Joins the page of what left this computer with what it asks for."""

from PySide6.QtCore import QObject

from wellkept.service.remote_answers import Ledger
from wellkept.service.remote_requests import ShowLedger
from wellkept.service.requests import ShowFacets
from wellkept.store.store import Facets
from wellkept.ui.desk import Desk
from wellkept.ui.ledger.model import PAGE_ROWS
from wellkept.ui.ledger.page import LedgerPage
from wellkept.ui.staying import Staying


class LedgerKeeper(QObject):
    """Asks for the ledger when it is shown and when marks have changed."""

    def __init__(self, desk: Desk, page: LedgerPage, staying: Staying, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._page = desk, page
        self._ticket = 0
        page.more_wanted.connect(self._on_more)
        page.marks.added.connect(staying.mark)
        page.marks.removed.connect(staying.unmark)
        staying.changed.connect(self._on_changed)

    def show_page(self) -> None:
        """Bring the page up to date."""
        self._desk.drop(self._ticket)
        self._ticket = self._desk.ask(ShowLedger(PAGE_ROWS), self._on_ledger)
        self._desk.ask(ShowFacets(), self._on_facets)

    def _on_ledger(self, ledger: Ledger) -> None:
        first = self._page.model.rowCount() == 0 and self._page.back.hasFocus()
        self._page.load(ledger)
        if first:
            self._page.focus()

    def _on_facets(self, facets: Facets) -> None:
        self._page.marks.offer([one.value for one in facets.tags], [one.value for one in facets.sources])

    def _on_more(self, before: int) -> None:
        self._ticket = self._desk.ask(ShowLedger(PAGE_ROWS, before), self._page.add)

    def _on_changed(self) -> None:
        if self._page.isVisible():
            self._desk.ask(ShowLedger(PAGE_ROWS), self._on_marks)

    def _on_marks(self, ledger: Ledger) -> None:
        self._page.marks.tell(ledger.staying, ledger.marks)
