"""What is said of a pair, and how far looking has come."""

import pytest

from tests.building import NOON, memory
from wellkept.model.kinds import Kind
from wellkept.model.memory import Earlier
from wellkept.service.answers import Novelty
from wellkept.ui.doubles import words

_ASKS = (Novelty.KNOWN, Novelty.NEAR, Novelty.UPDATE, Novelty.CONFLICT)


def test_each_sort_of_pair_is_named_apart() -> None:
    for said in (words.title, words.kind, words.advice):
        assert len({said(novelty) for novelty in _ASKS}) == len(_ASKS)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (words.looking(12_400, 100_000, 1), "12,400 of 100,000 looked at  ·  1 pair to decide"),
        (words.looked(1, 0), "All 1 memory looked at"),
        (words.looked(20, 3), "All 20 memories looked at  ·  3 pairs to decide"),
        (words.stopped(5, 9, 0), "Stopped at 5 of 9  ·  0 pairs to decide"),
    ],
)
def test_how_far_it_has_come(said: str, expected: str) -> None:
    assert said == expected


def test_a_record_says_only_what_is_there() -> None:
    plain = memory("Owner walks.", source="paste", importance=0.5)
    assert words.record(plain).splitlines() == ["Fact  ·  ordinary", "Pasted text  ·  Said by you"]
    full = memory(
        "Owner walks.",
        kind=Kind.PREFERENCE,
        core=True,
        about="person:Ana",
        tags=("a\u202eb", "c"),
        history=(Earlier("Owner ran.", NOON, ""),),
    )
    assert words.record(full).splitlines() == [
        "Preference  ·  ordinary  ·  always in mind",
        "Your assistant  ·  Said by you",
        "About: Ana",
        "Tags: a‹RLO›b, c",
        "1 earlier wording",
    ]
