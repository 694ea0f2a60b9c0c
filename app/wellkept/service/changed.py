"""What of a window has to be asked again after another process has written."""

from dataclasses import dataclass

from wellkept.store.changes import Changes


@dataclass(frozen=True, slots=True)
class Changed:
    """What another process has changed since the last answer.

    Attributes: `shown` memories, or what is shown with them; `meaning` vectors, or settings; `reads` of assistants;
    `assistants` let in, or their wishes.
    """

    shown: bool
    meaning: bool
    reads: bool
    assistants: bool

    def __bool__(self) -> bool:
        return self.shown or self.meaning or self.reads or self.assistants


def changed_between(before: Changes, after: Changes) -> Changed:
    """Return what differs between two looks; nothing where only this process has written, which knows what it did."""

    def differs(*kinds: str) -> bool:
        return before.others != after.others and any(getattr(before, one) != getattr(after, one) for one in kinds)

    return Changed(
        shown=differs("memories", "private", "beside"),
        meaning=differs("vectors", "settings"),
        reads=differs("reads"),
        assistants=differs("assistants"),
    )
