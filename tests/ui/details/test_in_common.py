"""What several memories have, in words."""

import pytest

from wellkept.model.facets import Tally
from wellkept.ui.details.in_common import in_common

TALLIES: dict[str, tuple[Tally, int, list[str]]] = {
    "all the same": (
        Tally(kinds=(("fact", 3),), tags=(("sea", 3),), abouts=(("owner", 3),), core=3),
        3,
        ["Fact", "sea", "You", "All"],
    ),
    "mixed": (
        Tally(kinds=(("fact", 2), ("insight", 1)), abouts=(("person:Ingrid", 2), ("owner", 1)), core=1),
        3,
        ["Fact\u00a0(2) and Insight\u00a0(1)", "None", "Ingrid\u00a0(2) and You\u00a0(1)", "1 of 3"],
    ),
    "many tags": (
        Tally(kinds=(("fact", 9000),), tags=tuple((f"t{n}", 1) for n in range(9)), abouts=(("owner", 9000),)),
        9000,
        ["Fact", ", ".join(f"t{n}\u00a0(1)" for n in range(6)) + ", and 3 more", "You", "None"],
    ),
    "one tag too many is named": (
        Tally(tags=tuple((f"t{n}", 2) for n in range(7))),
        2,
        ["", "t0, t1, t2, t3, t4, t5, and t6", "", "None"],
    ),
    "hidden characters": (Tally(tags=(("a\u202eb", 1),)), 2, ["", "a‹RLO›b\u00a0(1)", "", "None"]),
}


@pytest.mark.parametrize(("tally", "count", "values"), TALLIES.values(), ids=TALLIES.keys())
def test_values_are_named_with_their_counts(tally: Tally, count: int, values: list[str]) -> None:
    assert [line.value for line in in_common(tally, count)] == values
