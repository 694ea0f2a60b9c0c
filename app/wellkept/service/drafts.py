"""The text being written, and words not saved yet: kept while they are typed, so that a crash loses nothing."""

from collections.abc import Callable, Mapping
from typing import Any

from wellkept.model.text import mend_surrogates
from wellkept.service.answers import Done, Draft
from wellkept.service.draft_requests import KeepUnsaved, LoadDraft, SaveDraft
from wellkept.store.store import Store

_TEACH = "teach"


class DraftCases:
    """The use cases, by request."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.use_cases: Mapping[type, Callable[[Any], object]] = {
            LoadDraft: lambda _: self.load(),
            SaveDraft: self.save,
            KeepUnsaved: self.keep_unsaved,
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

    def keep_unsaved(self, request: KeepUnsaved) -> Done:
        """Keep words typed for a memory; "" removes them and their bytes. Of a memory that is gone nothing is kept."""
        self._store.save_unsaved(request.key, mend_surrogates(request.words))
        if not request.words:
            self._store.scrub()
        return Done()
