"""The lists of tasks and bad inputs hold together; doing them is `make tasks` and `make badinputs`."""

from tests.sitting.__main__ import ROOT
from tests.sitting.bad_inputs import INPUTS
from tests.sitting.bad_stores import STORES
from tests.sitting.tasks import TASKS


def test_the_page_of_tasks_lists_those_that_are_done() -> None:
    lines = (ROOT / "docs" / "tasks.md").read_text("utf-8").splitlines()
    begun = lines.index("|---|---|---|---|") + 1
    rows = [line.split("|")[1].strip() for line in lines[begun : begun + len(TASKS) + 1] if line]
    assert rows == [task.name for task in TASKS]


def test_every_bad_input_has_a_name_of_its_own() -> None:
    names = [bad.name for bad in (*INPUTS, *STORES)]
    assert len(set(names)) == len(names)
