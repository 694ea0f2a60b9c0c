"""Which assistants read the memory in sight."""

from functools import partial

from wellkept.service.assistant_requests import Accesses, ShowAccesses
from wellkept.ui.details.late_keeper import LateKeeper


class ReadersKeeper(LateKeeper):
    """One of the further parts."""

    def renew(self) -> None:
        """Ask again: an assistant may have read it meanwhile."""
        if not self.due.isActive():
            self._on_due()

    def _clear(self, key: int) -> None:
        del key
        self._details.page.readers.clear()

    def _ask(self, key: int) -> int:
        return self._desk.ask(ShowAccesses(key=key), partial(self._on_accesses, key))

    def _on_accesses(self, key: int, found: Accesses) -> None:
        if key == self._details.key:
            self._details.page.readers.show_accesses(found, self._frame.clock())
