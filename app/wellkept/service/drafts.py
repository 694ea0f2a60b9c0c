"""The text being written: kept at every key, so that a crash loses nothing."""

from collections.abc import Callable, Mapping
from typing import Any

from wellkept.model.text import mend_surrogates
from wellkept.service.answers import Done, Draft
from wellkept.service.requests import LoadDraft, SaveDraft
from wellkept.store.store import Store

_TEACH = "teach"


class DraftCases:
    """The use cases, by request."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.use_cases: Mapping[type, Callable[[Any], object]] = {
            LoadDraft: lambda _: self.load(),
            SaveDraft: self.save,
        }

    def load(self) -> Draft:
        """Return the text that was being written when the window last closed."""
        return Draft(self._store.draft(_TEACH))

    def save(self, request: SaveDraft) -> Done:
        """Keep the text being written; "" removes it and its bytes."""
        self._store.save_draft(_TEACH, mend_surrogates(request.text))
        if not request.text:
            self._store.scrub()
        return Done()
