"""Wishes of assistants that the owner has answered, in RAM for undo."""

from dataclasses import dataclass, field

from wellkept.store.store import Store
from wellkept.store.wishes import KeptWish


@dataclass(frozen=True, slots=True)
class Answered:
    """Some wishes: taken back, they wait again."""

    store: Store
    wishes: tuple[KeptWish, ...] = field(repr=False)

    def back(self) -> None:
        """Let them wait again; those about a memory that is gone do not."""
        self.store.put_wishes(self.wishes)

    def again(self) -> None:
        """Erase them; those that went with a memory meanwhile are passed over."""
        if self.wishes:
            self.store.remove_wishes([one.id for one in self.wishes])
            self.store.scrub()
