"""What the page of the map says."""

from array import array
from dataclasses import replace

import pytest

from wellkept.model.errors import WellkeptError
from wellkept.recall.projection import MapUnavailable
from wellkept.service.map_answers import MeaningMap
from wellkept.service.meaning_answers import Coverage
from wellkept.ui.map import words


def drawn(count: int) -> MeaningMap:
    return MeaningMap(array("q", range(count)), with_=count, total=count)


def coverage(having: int, total: int, reason: str = "", *, usable: bool = True) -> Coverage:
    return Coverage("built-in", having, total, usable=usable, note="", reason=reason)


MISSING = "The built-in model is not installed."


@pytest.mark.parametrize(
    ("map_", "known", "expected"),
    [
        pytest.param(
            MeaningMap(total=12, ready=False),
            coverage(0, 12),
            "0 of 12 memories searchable by meaning so far. The map comes by itself when enough are.",
            id="nothing read",
        ),
        pytest.param(
            MeaningMap(with_=3, total=12),
            None,
            "3 of 12 memories searchable by meaning so far. The map comes by itself when enough are.",
            id="few read",
        ),
        pytest.param(
            MeaningMap(total=12, ready=False),
            coverage(12, 12),
            "Your memories are being read for their meaning. The map comes by itself.",
            id="being loaded",
        ),
        pytest.param(MeaningMap(total=9, ready=False), coverage(0, 9, MISSING, usable=False), MISSING, id="no model"),
        pytest.param(
            MeaningMap(with_=4, total=4),
            coverage(4, 4),
            "With five memories or more there is something to see: what is alike in meaning lies close together.",
            id="few",
        ),
    ],
)
def test_why_there_is_no_map(map_: MeaningMap, known: Coverage | None, expected: str) -> None:
    assert words.nothing_yet(map_, known)[1] == expected


@pytest.mark.parametrize(
    ("map_", "expected"),
    [
        pytest.param(drawn(30), "30 memories. Close together is alike in meaning.", id="all"),
        pytest.param(
            replace(drawn(30), total=32),
            "30 memories. Close together is alike in meaning. 2 not on it yet: they are being read for their meaning.",
            id="some are missing",
        ),
        pytest.param(
            replace(drawn(30), sampled=True, shaped_by=12),
            "30 memories, laid out by 12 of them: the others stand beside what is most like them.",
            id="a sample",
        ),
        pytest.param(
            replace(drawn(20), with_=30, left_out=10, sampled=True, shaped_by=12),
            "The newest 20 of 30 memories. Close together is alike in meaning.",
            id="too many",
        ),
    ],
)
def test_what_the_map_shows(map_: MeaningMap, expected: str) -> None:
    assert words.described(map_) == expected


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (MapUnavailable(), f"{MapUnavailable.sentence} Everything else works without it."),
        (WellkeptError("It is full."), "It is full. Try again."),
        (ValueError("secret words"), "Something went wrong."),
    ],
    ids=["not installed", "ours", "a bug"],
)
def test_a_fault_in_words_never_with_those_of_memories(error: Exception, expected: str) -> None:
    assert words.failed(error) == expected
