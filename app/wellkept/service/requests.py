"""What can be asked of Wellkept, as plain frozen data."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

from wellkept.model.facets import Span
from wellkept.model.kinds import Kind
from wellkept.model.profile import Section
from wellkept.model.query import Filters, Query


@dataclass(frozen=True, slots=True)
class Find:
    """All memories that answer a query, best first; newest first when its text is blank.

    `settled`: no more letters are expected, so the best are looked at more closely, which takes some frames more.
    Who then asks why says the same, so that the answer is about the same scores. `rows`: so many of the best come
    along, ready to draw.
    """

    query: Query
    settled: bool = False
    rows: int = 0


@dataclass(frozen=True, slots=True)
class ShowRows:
    """The memories behind some keys, ready to draw; `text` is the query to mark."""

    keys: tuple[int, ...]
    text: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class ShowDetails:
    """One memory with all that its record holds; `text` is the query to explain, as in `Find`."""

    key: int
    text: str = field(default="", repr=False)
    settled: bool = False


@dataclass(frozen=True, slots=True)
class Explain:
    """Why some memories answer a query."""

    query: Query
    keys: tuple[int, ...]
    settled: bool = False


@dataclass(frozen=True, slots=True)
class AskWhyNot:
    """Why a memory is not among the results of a query."""

    query: Query
    key: int
    settled: bool = False


@dataclass(frozen=True, slots=True)
class ShowFacets:
    """What this being's memories can be filtered by."""

    being_id: str = "owner"


@dataclass(frozen=True, slots=True)
class CountFacets:
    """How many results of a query have each value that one can filter by: answered in slices with a `Tally`.

    `keys` are the results, where they are known; `spans` the stretches of time to count.
    """

    query: Query
    keys: "array[int] | None" = field(default=None, repr=False)
    spans: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class CountTimes:
    """When the results of a query were learned, whatever time it is filtered by: answered in slices with `Times`.

    `keys` are the results without that filter, where they are known; `borders` the stretches to count, ms since 1970
    UTC, rising. Without borders only how far all memories reach is told.
    """

    query: Query
    keys: "array[int] | None" = field(default=None, repr=False)
    borders: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CountAmong:
    """How many of some memories have each value that one can filter by: answered in slices with a `Tally`."""

    keys: "array[int]" = field(repr=False)
    being_id: str = "owner"


@dataclass(frozen=True, slots=True)
class FindSentences:
    """The sentences of a text, for review. Nothing is stored. `source` as in `Memory.source`."""

    text: str = field(repr=False)
    source: str = "paste"
    being_id: str = "owner"


@dataclass(frozen=True, slots=True)
class Proposal:
    """One sentence that the owner has accepted, as it shall be kept.

    `updates` is the id of the memory that it takes the place of, None to keep it beside what there is. That
    memory gets the new words under its own id, and its earlier words go to its history. `trust` None for that of
    the whole act. `again`: the owner wants it although they had it forgotten; otherwise it is held back.
    """

    content: str = field(repr=False)
    kind: Kind = Kind.EPISODE
    importance: float = 0.4
    tags: tuple[str, ...] = ()
    quote: str | None = field(default=None, repr=False)
    about: str = "owner"
    updates: str | None = None
    trust: str | None = None
    again: bool = False


@dataclass(frozen=True, slots=True)
class Compare:
    """What one sentence would be to the memories already there. Nothing is stored."""

    content: str = field(repr=False)
    being_id: str = "owner"


@dataclass(frozen=True, slots=True)
class LineToKeep:
    """A line of the profile. `behind` are places among the proposals of the same act, all that may be in it."""

    section: Section
    line: str = field(repr=False)
    behind: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep accepted sentences as one act with one undo; a known one is reinforced instead.

    `trust` is "said" for words the owner typed as a memory, "found" for those found in a text; `lines` are kept
    with them, for the profile.
    """

    proposals: tuple[Proposal, ...]
    source: str = "paste"
    being_id: str = "owner"
    by: str = "owner"
    trust: str = "found"
    lines: tuple[LineToKeep, ...] = ()


@dataclass(frozen=True, slots=True)
class Correct:
    """New words for a memory; the old words go to its history. `again`: also words that were forgotten."""

    key: int
    content: str = field(repr=False)
    why: str = ""
    again: bool = False


@dataclass(frozen=True, slots=True)
class Edit:
    """Change records (not words) of some memories as one act. None leaves a field as it is.

    `keys` may be an array, of a million as quick to hand on as one; nobody changes it.
    """

    keys: Sequence[int] = field(repr=False)
    kind: Kind | None = None
    importance: float | None = None
    core: bool | None = None
    about: str | None = None
    add_tags: tuple[str, ...] = ()
    remove_tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AddSamples:
    """Write sample memories where there are none at all; `text` is JSON, as in resources/sample/memories.json."""

    text: str = field(repr=False)
    being_id: str = "owner"


@dataclass(frozen=True, slots=True)
class AskSamples:
    """Which memories are samples?"""

    being_id: str = "owner"


@dataclass(frozen=True, slots=True)
class Forget:
    """Erase some memories as one act with one undo; `keys` as in `Edit`.

    With them wishes of assistants are refused: the ids of those that speak of what is forgotten.
    """

    keys: Sequence[int] = field(repr=False)
    wishes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ForgetAll:
    """Erase every memory that answers a query, not only those loaded, as one act."""

    query: Query


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the newest act."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Do again what was taken back last."""


@dataclass(frozen=True, slots=True)
class Count:
    """How many memories pass."""

    filters: Filters


@dataclass(frozen=True, slots=True)
class ShowBeings:
    """Who has memories in this file, and whose were looked at last?"""


@dataclass(frozen=True, slots=True)
class UseBeing:
    """Look at the memories of this being the next time too."""

    chosen: str


@dataclass(frozen=True, slots=True)
class AskChanged:
    """What has another process changed since the last answer, and is the file still in its place?"""


@dataclass(frozen=True, slots=True)
class Tidy:
    """Pay what scrubbing is owed, and make later searches and erasures faster, while nobody waits."""


@dataclass(frozen=True, slots=True)
class Check:
    """Is the file whole?"""


@dataclass(frozen=True, slots=True)
class EmbedPending:
    """Make the vectors that are missing, newest memories first; answered in slices with `Embedded`."""


@dataclass(frozen=True, slots=True)
class AskUnloaded:
    """Which models must be loaded before making vectors and searching by meaning wait for none?"""


@dataclass(frozen=True, slots=True)
class PrepareMeaning:
    """Load the model and the vectors, so that the next search can use them; answered in slices with `Coverage`."""


@dataclass(frozen=True, slots=True)
class AskCoverage:
    """How many memories can be found by meaning?"""

    being_id: str = "owner"


@dataclass(frozen=True, slots=True)
class UseEmbedder:
    """Make vectors with another embedder from now on; the old ones serve until all new ones are there.

    Where the exam would come out worse the old ones go on serving, unless the owner wants it `anyway`.
    """

    name: str
    anyway: bool = False


@dataclass(frozen=True, slots=True)
class AddExamQuestion:
    """A question that should find the memory `key`."""

    key: int
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class RemoveExamQuestion:
    """Erase a question of the exam."""

    number: int


@dataclass(frozen=True, slots=True)
class ShowExam:
    """The questions of the exam, and how it came out last and before."""

    being_id: str = "owner"


@dataclass(frozen=True, slots=True)
class RunExam:
    """Ask every question of the exam; answered in slices with `Exam`.

    With `embedder`, only look how it would come out with that one: nothing is kept. With `if_changed`, ask
    only where the model or the ranking is another than the last time.
    """

    being_id: str = "owner"
    embedder: str = ""
    if_changed: bool = False
