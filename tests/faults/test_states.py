"""Every fault of the table has its own sentence and a way on, and loses nothing; damage is never shown as right."""

from pathlib import Path

import pytest

from tests.faults import damage
from tests.faults.states import FAULTS, Fault, fill, table

TABLE = Path(__file__).parents[2] / "docs" / "faults.md"


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_has_its_sentence_and_loses_nothing(fault: Fault, request: pytest.FixtureRequest) -> None:
    folder: Path = request.getfixturevalue(fault.place)
    path = folder / "memories.db"
    fill(path)
    assert fault.saw in fault.stage(path)


def test_the_table_for_people_says_what_the_tests_do() -> None:
    assert table() in TABLE.read_text(encoding="utf-8")


def test_damage_is_refused_or_reported_and_never_shown_as_right() -> None:
    line = damage.run(4, 6)
    assert " crashed 0 wrong 0 " in line
    assert line.endswith("wrong-salvaged 0")
