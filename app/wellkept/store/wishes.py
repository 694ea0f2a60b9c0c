"""The part of a store that holds what assistants ask the owner for. Wishes hold words, and go as memories do."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True, slots=True)
class KeptWish:
    """One wish.

    Attributes: `id` public; `assistant` the id of who asks; `wish` keep, correct or forget; `asked_at` ms since 1970
    UTC; `being_id` whose memories; `key` of the memory it is about, None for none; `content` the words, "" for none;
    `fields` JSON of all else; `exact` and `form` 16 bytes that are equal for memories that say the same, None without
    words; `number` and the `name` of the assistant are filled where one is read.
    """

    id: str
    assistant: str
    wish: str
    asked_at: int
    being_id: str
    key: int | None = None
    content: str = field(default="", repr=False)
    fields: str = field(default="{}", repr=False)
    why: str = field(default="", repr=False)
    exact: bytes | None = field(default=None, repr=False)
    form: bytes | None = field(default=None, repr=False)
    number: int = 0
    name: str = ""


class WishStore(Protocol):
    """A wish goes with its assistant, with the memory it is about, and with any that is forgotten and says the same."""

    def add_wish(self, wish: KeptWish, most: int) -> str:
        """Write a wish and return its id; that of the same wish of this assistant, if it waits already.

        "" where so many (`most`) of this assistant wait, or the assistant is gone. Raises: MemoryNotFound.
        """

    def wishes(self, limit: int) -> tuple[KeptWish, ...]:
        """Return what waits, the oldest first."""

    def wishes_of_ids(self, ids: Collection[str]) -> tuple[KeptWish, ...]:
        """Return those of these ids that wait, the oldest first."""

    def count_wishes(self) -> int:
        """Return how many wait."""

    def remove_wishes(self, ids: Collection[str]) -> int:
        """Erase wishes; return how many there were."""

    def put_wishes(self, wishes: Sequence[KeptWish]) -> None:
        """Write wishes again; those of assistants or memories that are gone are left out."""

    def note_held(self, assistant_id: str) -> None:
        """Count one more wish that was held back."""

    def held_wishes(self) -> int:
        """Return how many wishes were held back."""
