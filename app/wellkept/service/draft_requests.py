"""What is asked about texts that are being written and not saved yet."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class LoadDraft:
    """The text that was being written when the window last closed."""


@dataclass(frozen=True, slots=True)
class SaveDraft:
    """Keep the text being written, so that a crash loses nothing; "" removes it."""

    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class KeepUnsaved:
    """Keep other words for a memory that are typed and not saved yet; "" removes them."""

    key: int
    words: str = field(repr=False)
