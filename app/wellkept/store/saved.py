"""The part of a store that keeps searches by name."""

from typing import Protocol

from wellkept.model.saved import SavedSearch


class SavedStore(Protocol):
    """These are the owner's own questions and go with no memory, even one whose words stand in them: forgetting a
    sentence must not take away what the owner wrote to look for it. Removing one leaves no byte of it.
    """

    def saved_searches(self, being_id: str) -> tuple[SavedSearch, ...]:
        """Return the searches saved for a being, the oldest first."""

    def save_search(self, search: SavedSearch) -> int:
        """Write a search, or with its number another name and other wishes for it; return its number.

        The name must not be that of another one of this being.
        """

    def remove_saved_search(self, number: int) -> bool:
        """Erase a search; False if there is none of this number."""
