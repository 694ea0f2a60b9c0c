"""Acts on many memories: words leave the indexes by the cheaper way, leave no byte, and come back by one undo."""

from pathlib import Path

import pytest

from tests.store.sqlite.test_bulk import left, secure
from wellkept.model.query import Query
from wellkept.service.answers import Act, finish
from wellkept.service.requests import Edit, Find, Keep, Proposal
from wellkept.service.slices import FEW, SLICE, in_slices
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

WORD = "zyxquorvuthmaplk"
SLICES = {
    "words stay": (1200, False, [500, 1000, 1200]),
    "few lose words": (45, True, [20, 40, 45]),
    "many lose words": (60, True, [60]),
    "none": (0, True, []),
}


@pytest.mark.parametrize(("total", "rewords", "ends"), SLICES.values(), ids=SLICES.keys())
def test_slices_are_as_large_as_the_work_allows(store: SqliteStore, total: int, rewords: bool, ends: list[int]) -> None:
    done: list[tuple[int, int]] = []
    steps = list(in_slices(store, total, lambda start, end: done.append((start, end)), rewords=rewords))
    assert [end for _, end in done] == ends
    assert [start for start, _ in done] == [0, *ends][: len(ends)]
    assert [step.done for step in steps[: len(ends)]] == ends
    assert FEW < SLICE


def found(wellkept: Wellkept, text: str) -> int:
    return len(wellkept.find(Find(Query(text=text))).keys)


def test_a_tag_of_many_goes_with_every_trace_and_by_one_undo(wellkept: Wellkept, path: Path) -> None:
    keys = finish(wellkept.keep(Keep(tuple(Proposal(f"Owner has drawer {number}.") for number in range(80))))).keys
    finish(wellkept.edit(Edit(keys, add_tags=(WORD,))))
    assert (found(wellkept, WORD), wellkept.undo_state.undo) == (80, Act.ADD_TAGS)
    assert left(path, [WORD])
    finish(wellkept.undo())
    finish(wellkept.tidy())
    assert (found(wellkept, WORD), left(path, [WORD])) == (0, [])
    assert wellkept.check().problems == ()
    assert secure(path) == [1, 1]


def test_a_cancelled_edit_is_one_step_of_what_was_done(wellkept: Wellkept) -> None:
    keys = finish(wellkept.keep(Keep(tuple(Proposal(f"Owner has drawer {number}.") for number in range(30))))).keys
    steps = wellkept.edit(Edit(keys, add_tags=(WORD,)))
    next(steps)
    steps.close()
    assert found(wellkept, WORD) == FEW
    assert finish(wellkept.undo()).keys == keys[:FEW]
    assert found(wellkept, WORD) == 0
