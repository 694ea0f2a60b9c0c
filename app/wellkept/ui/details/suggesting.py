"""What can be suggested while editing: the tags and the people there are."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from wellkept.model.memory import OWNER_BEING
from wellkept.service.requests import ShowFacets
from wellkept.store.facets import Facets
from wellkept.ui.desk import Desk

_NOTHING = Facets((), (), (), ())


class Suggester(QObject):
    """Asks once, and again only after something was written."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._being = OWNER_BEING
        self._facets: Facets | None = None
        self._waiting: list[Callable[[], None]] = []
        desk.wrote.connect(self._on_wrote)

    @property
    def tags(self) -> list[str]:
        """The tags there are, most frequent first."""
        return [facet.value for facet in (self._facets or _NOTHING).tags]

    @property
    def abouts(self) -> list[str]:
        """Whom memories are about, most frequent first, as in `Memory.about`."""
        return [facet.value for facet in (self._facets or _NOTHING).abouts]

    def use_being(self, being_id: str) -> None:
        """Suggest what the memories of another being have."""
        if being_id != self._being:
            self._being, self._facets = being_id, None

    def want(self, ready: Callable[[], None]) -> None:
        """Call `ready` once the suggestions are there: at once if they are."""
        if self._facets is not None:
            ready()
            return
        self._waiting.append(ready)
        if len(self._waiting) == 1:
            self._desk.ask(ShowFacets(self._being), self._on_facets, failed=self._on_failed)

    def _on_wrote(self) -> None:
        self._facets = None

    def _on_facets(self, facets: Facets) -> None:
        self._facets = facets
        self._tell()

    def _on_failed(self, error: Exception) -> None:
        self._tell()
        self._desk.failed.emit(error)

    def _tell(self) -> None:
        waiting, self._waiting = self._waiting, []
        for ready in waiting:
            ready()
