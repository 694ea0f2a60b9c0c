"""The record of a memory in plain words."""

from itertools import product

import pytest

from tests.building import DAY, MINUTE, NOON, memory
from wellkept.model.memory import Trust
from wellkept.ui.details.told import told, when

DAYS: dict[str, tuple[int, str]] = {
    "now": (NOON - 1000, "just now"),
    "a clock that was set back": (NOON + DAY, "on March 3"),
    "this morning": (NOON - 200 * MINUTE, "today"),
    "late yesterday": (NOON - 13 * 60 * MINUTE, "yesterday"),
    "three days ago": (NOON - 3 * DAY, "on Friday"),
    "a week ago": (NOON - 7 * DAY, "on February 23"),
    "last year": (NOON - 100 * DAY, "on November 22, 2025"),
}
ORIGINS: dict[str, tuple[dict[str, object], str]] = {
    "pasted, found": ({"source": "paste", "trust": Trust.FOUND}, "You taught this from a pasted text today."),
    "pasted, by a model": (
        {"source": "paste", "trust": Trust.GUESSED},
        "A model took this from a text you pasted today.",
    ),
    "typed": ({"source": "typed"}, "You wrote this yourself today."),
    "the sentence finder": (
        {"source": "typed", "trust": Trust.FOUND, "by": "extractor"},
        "You taught this from a text you typed today.",
    ),
    "an assistant": ({"source": "omni"}, "You told your assistant this today."),
    "an assistant by name": ({"source": "agent:planner", "by": "agent:planner"}, "You told the assistant planner this"),
    "a file": ({"source": "file:a.txt", "trust": Trust.FOUND}, "You taught this from the file a.txt today."),
    "a file without a name": ({"source": "file", "trust": Trust.FOUND}, "You taught this from a file today."),
    "e-mail": (
        {"source": "email:spring", "trust": Trust.FOUND},
        "This was found in the e-mails “spring” and kept today.",
    ),
    "a sample": ({"source": "sample:paste"}, "This is one of the sample memories."),
    "a source nobody knows": (
        {"source": "radio:4", "trust": Trust.FOUND},
        "This was found in a text of yours and kept today. It came from radio: 4.",
    ),
    "another writer": (
        {"source": "file:a.txt", "by": "agent:planner", "trust": Trust.GUESSED},
        "The assistant planner guessed this and kept it today.",
    ),
}
SINCE: dict[str, tuple[dict[str, object], str]] = {
    "nothing": ({}, "No assistant has recalled it yet."),
    "changed": ({"updated_at": NOON - DAY}, "It was last changed yesterday, and no assistant has recalled it yet."),
    "recalled": ({"last_accessed": NOON - 3 * DAY}, "An assistant last recalled it on Friday."),
    "both": (
        {"updated_at": NOON - DAY, "last_accessed": NOON - 3 * DAY},
        "It was last changed yesterday, and an assistant last recalled it on Friday.",
    ),
}
EARLIER = NOON - 5 * MINUTE
NAMED = ("agent", "browser", "email", "file", "studio", "import")
SOURCES = ("paste", "typed", "cli", "omni", "muse", "sample:x", "x", "x:y", ":", "{when}:{name}", *NAMED,
           *(f"{prefix}:x" for prefix in NAMED))  # fmt: skip
WRITERS = ("owner", "extractor", "agent:x", "person:{name}", "thread:x")


@pytest.mark.parametrize(("then", "said"), DAYS.values(), ids=DAYS.keys())
def test_a_day_is_named_as_people_do(then: int, said: str) -> None:
    assert when(then, NOON) == said


@pytest.mark.parametrize(("values", "said"), ORIGINS.values(), ids=ORIGINS.keys())
def test_it_is_told_where_a_memory_is_from(values: dict[str, object], said: str) -> None:
    assert told(memory("Owner walks.", created_at=EARLIER, **values), NOON).text.startswith(said)


@pytest.mark.parametrize(("values", "said"), SINCE.values(), ids=SINCE.keys())
def test_it_is_told_what_became_of_it(values: dict[str, object], said: str) -> None:
    assert told(memory("Owner walks.", **values), NOON).text.endswith(said)


def test_it_is_told_that_the_owner_said_it_is_still_true() -> None:
    assert told(memory("Owner walks."), NOON, NOON - DAY).text.endswith("You said yesterday that it is still true.")


def test_every_time_stands_there_exactly_too() -> None:
    full = memory("Owner walks.", created_at=NOON - 9 * DAY, updated_at=NOON - DAY, last_accessed=NOON)
    lines = told(full, NOON, NOON - 2 * DAY).times.splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        "Kept",
        "Last changed",
        "Last recalled",
        "Said to be still true",
    ]
    assert all("2026" in line and ":00 " in line for line in lines)


def test_no_record_is_told_with_a_gap() -> None:
    for source, by, trust in product(SOURCES, WRITERS, Trust):
        text = told(memory("Owner walks.", source=source, by=by, trust=trust, created_at=EARLIER), NOON).text
        assert "today" in text or "sample" in text, (source, by, trust)
        assert "{" not in text.replace("{when}: {name}", "").replace("{name}", ""), (source, by, trust)
