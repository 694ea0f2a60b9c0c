"""Memories of an invented owner, for pictures."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tests.building import DAY, MINUTE, NOON
from wellkept.model.kinds import Kind
from wellkept.model.memory import Earlier, Memory, Trust

_HOUR = 60 * MINUTE

# Sentence, kind, tags, source, importance, age in ms, record.
_ROWS: tuple[tuple[str, Kind, tuple[str, ...], str, float, int], ...] = (
    (
        "Owner moved to Tromsø in January and lives in a wooden house near the harbour.",
        Kind.FACT,
        ("home",),
        "paste",
        0.8,
        4 * MINUTE,
    ),
    (
        "Owner prefers strong filter coffee in the morning and never drinks coffee after four in the afternoon.",
        Kind.PREFERENCE,
        ("food", "mornings"),
        "omni",
        0.6,
        3 * _HOUR,
    ),
    (
        "Ingrid is the owner's older sister; she repairs violins in Bergen and calls every Sunday evening.",
        Kind.RELATIONSHIP,
        ("family",),
        "email:spring-letters",
        0.9,
        DAY,
    ),
    (
        "Owner walked the whole coast path with Jonas in three days, in rain, and wants to do it again in summer.",
        Kind.EPISODE,
        ("outdoors", "Jonas"),
        "paste",
        0.4,
        3 * DAY,
    ),
    (
        "Owner works best before noon, when the telephone is in another room.",
        Kind.INSIGHT,
        ("work",),
        "agent:planner",
        0.7,
        5 * DAY,
    ),
    (
        "The rental contract of the studio ends on 30 September and needs three months' notice.",
        Kind.DOCUMENT,
        ("studio", "contracts", "dates", "money"),
        "file:contract.txt",
        0.85,
        9 * DAY,
    ),
    (
        "Owner is allergic to walnuts.",
        Kind.FACT,
        ("health",),
        "omni",
        1.0,
        13 * DAY,
    ),
    (
        "Owner would rather take the night train than fly, even when it costs more.",
        Kind.PREFERENCE,
        ("travel",),
        "paste",
        0.5,
        24 * DAY,
    ),
    (
        "Owner learned to bake sourdough bread from a neighbour, and the third loaf was the first that rose.",
        Kind.EPISODE,
        ("food",),
        "paste",
        0.3,
        40 * DAY,
    ),
    (
        "Jonas is the owner's closest friend from school; he teaches geography and has two dogs, Fant and Pia.",
        Kind.RELATIONSHIP,
        ("Jonas",),
        "omni",
        0.65,
        80 * DAY,
    ),
    (
        "Owner speaks Norwegian and German well, reads Danish, and is learning Arabic with a tutor on Tuesdays.",
        Kind.FACT,
        ("languages",),
        "browser",
        0.55,
        200 * DAY,
    ),
    (
        "Owner keeps every letter that was ever sent to the house, sorted by year in grey boxes under "
        "the stairs, and reads one of them aloud on the first evening of each winter; it began with the "
        "letters of a great-aunt who sailed to Svalbard as a cook and described the light there better "
        "than anyone since, and the owner has wanted to see that light ever since the age of seven.",
        Kind.INSIGHT,
        (),
        "studio:letters",
        0.45,
        600 * DAY,
    ),
)


_retold: list[Sequence[str]] = []


@contextmanager
def retold(sentences: Sequence[str]) -> Iterator[None]:
    """Give the twelve memories other words, newest first, as long as this lasts."""
    _retold.append(sentences)
    try:
        yield
    finally:
        _retold.pop()


def twelve() -> list[Memory]:
    """Return twelve memories of all kinds, ages and lengths, oldest first."""
    return [_memory(number) for number in reversed(range(len(_ROWS)))]


def _memory(number: int) -> Memory:
    content, kind, tags, source, importance, age = _ROWS[number]
    corrected = number == 1 and not _retold
    if _retold:
        content = _retold[-1][number]
    return Memory(
        id=f"mem_{'picture' + str(100 + number):0>26}",
        content=content,
        kind=kind,
        tags=tags,
        source=source,
        importance=importance,
        created_at=NOON - age,
        updated_at=NOON - MINUTE if corrected else None,
        last_accessed=NOON - 2 * DAY if number in (1, 2, 6) else None,
        core=number in (2, 6),
        by="agent:planner" if source.startswith("agent") else "owner",
        trust=Trust.FOUND if source == "paste" else Trust.SAID,
        quote="I prefer strong filter coffee in the morning, never after four." if corrected else None,
        history=_HISTORY if corrected else (),
    )


_HISTORY = (
    Earlier("Owner likes coffee.", NOON - 20 * DAY, ""),
    Earlier("Owner prefers strong coffee in the morning.", NOON - MINUTE, "corrected by you"),
)

HARD = (
    "المالك يحب القهوة القوية في الصباح ولا يشرب القهوة بعد الظهر أبدا.",
    "Owner wrote <b>bold</b> and <img src=file:///etc/hostname> into a note, and it is shown as it was written.",
    "Owner saved a file named report\u202egnp.exe, which hides its true ending.",
    "Owner's family 👨\u200d👩\u200d👧\u200d👦 likes skiing ⛷\ufe0f and 咖啡店 in 東京.",
    "A" * 300,
    "Yes",
)

TEXT = """I moved to Tromsø in January. Owner is allergic to walnuts.
Owner prefers strong filter coffee in the morning and never drinks coffee after five in the afternoon.
My sister Ingrid repairs violins in Bergen. We painted the boat green last summer.
The boat lies in the small harbour behind the church and is called Måken.
Jonas keeps a spare key for the house. Jonas keeps a spare key for the house.
Ok. Bye.
"""

REVIEWED = """I moved to Tromsø in January. Owner is really allergic to walnuts.
Owner prefers strong filter coffee in the morning and never drinks coffee after five in the afternoon.
Owner would rather fly than take the night train, even when it costs more.
Owner walked the coast path with Jonas in three days, in rain, and wants to do it again in summer.
We painted the boat green last summer. Jonas keeps a spare key for the house. Jonas keeps a spare key for the house.
Ok. Bye.
"""
