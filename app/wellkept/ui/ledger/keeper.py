"""Joins the page of what left this computer with what it asks for."""

from PySide6.QtCore import QObject

from wellkept.service.remote_answers import Ledger
from wellkept.service.remote_requests import ShowLedger
from wellkept.service.requests import ShowFacets
from wellkept.store.facets import Facets
from wellkept.ui.desk import Desk
from wellkept.ui.ledger.model import PAGE_ROWS
from wellkept.ui.ledger.page import LedgerPage
from wellkept.ui.staying import Staying


class LedgerKeeper(QObject):
    """Makes the page, and asks for the ledger when it is shown and when marks have changed."""

    def __init__(self, desk: Desk, staying: Staying, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self.page = desk, LedgerPage()
        self._older = 0
        self.page.more_wanted.connect(self._on_more)
        self.page.marks.added.connect(staying.mark)
        self.page.marks.removed.connect(staying.unmark)
        staying.changed.connect(self._on_changed)

    def show_page(self) -> None:
        """Bring the page up to date."""
        self.page.focus()
        self._desk.ask(ShowLedger(PAGE_ROWS), self._on_ledger)
        self._desk.ask(ShowFacets(), self._on_facets)

    def _on_ledger(self, ledger: Ledger) -> None:
        self._desk.drop(self._older)  # it goes below another list
        first = self.page.model.rowCount() == 0 and self.page.back.hasFocus()
        self.page.load(ledger)
        if first:
            self.page.focus()

    def _on_facets(self, facets: Facets) -> None:
        self.page.marks.offer([one.value for one in facets.tags], [one.value for one in facets.sources])

    def _on_more(self, before: int) -> None:
        self._older = self._desk.ask(ShowLedger(PAGE_ROWS, before), self.page.add)

    def _on_changed(self) -> None:
        if self.page.isVisible():
            self._desk.ask(ShowLedger(PAGE_ROWS), self._on_marks)

    def _on_marks(self, ledger: Ledger) -> None:
        self.page.marks.tell(ledger.staying, ledger.marks)
