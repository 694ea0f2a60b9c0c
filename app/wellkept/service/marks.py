"""How an exam came out, and whether one came out worse than another: plain data and arithmetic."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

FIRST = 10
"""So many results count as found: about what a window shows without scrolling."""
MRR_FALL = 0.05
"""A fall of the mean reciprocal rank that counts as worse although as many are found: more than one of ten
memories that stood first would stand second."""


@dataclass(frozen=True, slots=True)
class Marks:
    """How well questions find their memories.

    Attributes: `total` questions; `best` find their memory as the first result, `found` among the first ten;
    `mrr` the mean of 1 / place, 0..1, with 0 for a memory that was not found.
    """

    total: int
    best: int
    found: int
    mrr: float


def marks_of(places: Iterable[int]) -> Marks:
    """Return the marks for some places, 1 the best and 0 for not found."""
    each = list(places)
    return Marks(
        total=len(each),
        best=sum(place == 1 for place in each),
        found=sum(0 < place <= FIRST for place in each),
        mrr=sum(1 / place for place in each if place) / len(each) if each else 0.0,
    )


@dataclass(frozen=True, slots=True)
class Verdict:
    """What changed between two exams, over the questions that both asked.

    Attributes: `later` find their memory at a later place or not at all, `lost` no longer among the first ten,
    `sooner` at an earlier place, of `total`; `worse` whether the owner should know before it is kept.
    """

    total: int
    later: int
    lost: int
    sooner: int
    worse: bool


def compare(old: Mapping[int, int], new: Mapping[int, int]) -> Verdict:
    """Compare places by question number."""
    pairs = [(old[number], new[number]) for number in old if number in new]
    before, after = marks_of(one for one, _ in pairs), marks_of(other for _, other in pairs)
    return Verdict(
        total=len(pairs),
        later=sum(_sooner(one, other) for one, other in pairs),
        lost=sum(0 < one <= FIRST and not 0 < other <= FIRST for one, other in pairs),
        sooner=sum(_sooner(other, one) for one, other in pairs),
        worse=after.found < before.found or before.mrr - after.mrr > MRR_FALL,
    )


def _sooner(one: int, other: int) -> bool:
    return one != 0 and (other == 0 or one < other)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A change from the embedder `serving` to `model` that waits for the owner, because of this verdict."""

    model: str
    serving: str
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class ExamLine:
    """One question of the exam: the memory it should find, and at which place it did, 1 the best.

    0 stands for not found, None for not asked yet.
    """

    number: int
    key: int
    memory_id: str
    text: str = field(repr=False)
    content: str = field(repr=False)
    now: int | None = None
    before: int | None = None


@dataclass(frozen=True, slots=True)
class Sitting:
    """One exam: when (ms since 1970 UTC), by which embedder ("" for words only) and ranking, and its marks."""

    at: int
    embedder: str
    ranking: int
    marks: Marks


@dataclass(frozen=True, slots=True)
class Exam:
    """All questions, the oldest first, and two sittings: the newest, and the one it is compared with.

    With `trial`, `now` is how it would come out with that embedder and `before` how it comes out as things are;
    neither is kept. `verdict` compares the two. `fresh` tells that the questions were asked just now.
    """

    lines: tuple[ExamLine, ...]
    now: Sitting | None = None
    before: Sitting | None = None
    verdict: Verdict | None = None
    trial: str = ""
    fresh: bool = False
