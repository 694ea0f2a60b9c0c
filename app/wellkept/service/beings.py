"""The use cases about whose memories are looked at."""

from collections.abc import Callable, Mapping
from typing import Any

from wellkept.model.memory import OWNER_BEING
from wellkept.service.answers import Beings, Done
from wellkept.service.requests import ShowBeings, UseBeing
from wellkept.store.store import Store

_BEING = "being"


class BeingCases:
    """The use cases, by request."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.use_cases: Mapping[type, Callable[[Any], object]] = {
            ShowBeings: lambda _: self.show(),
            UseBeing: self.use,
        }

    def show(self) -> Beings:
        """Return who has memories, and whose were looked at last."""
        others = (being for being in self._store.beings() if being != OWNER_BEING)
        return Beings((OWNER_BEING, *others), self._store.setting(_BEING) or OWNER_BEING)

    def use(self, request: UseBeing) -> Done:
        """Remember whose memories are looked at."""
        self._store.save_setting(_BEING, request.chosen)
        return Done()
