"""What Wellkept answers about finding by meaning, as plain frozen data."""

from collections.abc import Callable
from dataclasses import dataclass

from wellkept.service.marks import Waiting


@dataclass(frozen=True, slots=True)
class Coverage:
    """How much can be found by meaning.

    Attributes: `model` the name of the embedder chosen; `with_` of `total` memories have its vector;
    `usable` whether searching uses meaning at all; `note` a plain sentence when something is not as it
    should be or is under way, else ""; `reason` why the chosen one cannot be used, as a sentence, else ""; `waiting`
    a change of embedder that the owner has to decide upon; `serving` the name of the one that answers now, and
    `far` whether that is a model on another computer, which must read a question before it can answer it.
    """

    model: str
    with_: int
    total: int
    usable: bool
    note: str
    reason: str = ""
    waiting: Waiting | None = None
    serving: str = ""
    far: bool = False


@dataclass(frozen=True, slots=True)
class Unloaded:
    """What loads each model that is needed and not loaded. Takes about 1 s, may be called from any thread.

    Raises: EmbedderUnavailable.
    """

    loads: tuple[Callable[[], None], ...]


@dataclass(frozen=True, slots=True)
class Embedded:
    """How many memories got their vector; `note` says in a sentence why not all could, else ""."""

    count: int
    note: str = ""
