"""Correct, edit and forget: what they change, what they refuse, and what the owner is told."""

import pytest

from tests.building import Clock
from wellkept.model.errors import InvalidMemory, MemoryNotFound
from wellkept.model.kinds import Kind
from wellkept.model.memory import Trust
from wellkept.model.query import Filters, Query
from wellkept.service.answers import finish
from wellkept.service.requests import Correct, Count, Edit, Find, Forget, ForgetAll, Keep, Proposal, ShowDetails
from wellkept.service.slices import SLICE
from wellkept.service.wellkept import Wellkept


def kept(wellkept: Wellkept, *contents: str) -> tuple[int, ...]:
    return finish(wellkept.keep(Keep(tuple(Proposal(content) for content in contents)))).keys


def total(wellkept: Wellkept) -> int:
    return wellkept.count(Count(Filters())).count


def test_correcting_keeps_id_and_date_and_puts_the_old_words_in_the_history(wellkept: Wellkept, clock: Clock) -> None:
    (key,) = kept(wellkept, "Owner lives in Oslo.")
    before = wellkept.memory(key)
    clock.now += 60_000
    wellkept.correct(Correct(key, "  Owner lives in Bergen. ", why="moved"))
    after = wellkept.memory(key)
    assert (after.id, after.created_at) == (before.id, before.created_at)
    assert after.content == "Owner lives in Bergen."
    assert after.updated_at == clock.now
    assert after.trust is Trust.SAID
    (earlier,) = after.history
    assert (earlier.was, earlier.changed_at, earlier.why) == ("Owner lives in Oslo.", clock.now, "moved")


def test_after_correcting_only_the_new_words_are_found(wellkept: Wellkept) -> None:
    (key,) = kept(wellkept, "Owner lives in Oslo.")
    wellkept.correct(Correct(key, "Owner lives in Bergen."))
    assert list(wellkept.find(Find(Query(text="Bergen"))).keys) == [key]
    assert list(wellkept.find(Find(Query(text="Oslo"))).keys) == []


def test_correcting_to_the_same_words_changes_nothing(wellkept: Wellkept) -> None:
    (key,) = kept(wellkept, "Owner lives in Oslo.")
    wellkept.correct(Correct(key, "Owner lives in Oslo."))
    assert wellkept.memory(key).history == ()


@pytest.mark.parametrize("words", ["", "  ", "x" * 2001, "owner likes TEA"])
def test_a_correction_that_cannot_be_is_refused_and_nothing_is_lost(wellkept: Wellkept, words: str) -> None:
    key, _ = kept(wellkept, "Owner lives in Oslo.", "Owner likes tea.")
    before = wellkept.memory(key)
    with pytest.raises(InvalidMemory):
        wellkept.correct(Correct(key, words))
    assert wellkept.memory(key) == before


def test_a_correction_of_case_alone_is_allowed(wellkept: Wellkept) -> None:
    (key,) = kept(wellkept, "Owner lives in oslo.")
    assert wellkept.correct(Correct(key, "Owner lives in Oslo.")).memory.content == "Owner lives in Oslo."


def test_editing_records_in_bulk(wellkept: Wellkept) -> None:
    keys = kept(wellkept, *(f"Owner keeps number {number}." for number in range(450)))
    edited = finish(
        wellkept.edit(
            Edit(keys, kind=Kind.INSIGHT, importance=0.9, core=True, about="person:ana", add_tags=("#n", "m"))
        )
    )
    finish(wellkept.edit(Edit(keys[:1], remove_tags=("m",))))
    assert edited.count == 450
    last = wellkept.memory(keys[-1])
    assert (last.kind, last.importance, last.core, last.about, last.tags) == (
        Kind.INSIGHT, 0.9, True, "person:ana", ("n", "m"),
    )  # fmt: skip
    assert wellkept.memory(keys[0]).tags == ("n",)


@pytest.mark.parametrize("importance", [-0.1, 1.1, float("nan")])
def test_an_importance_out_of_range_is_refused(wellkept: Wellkept, importance: float) -> None:
    keys = kept(wellkept, "Owner likes tea.")
    with pytest.raises(InvalidMemory):
        finish(wellkept.edit(Edit(keys, importance=importance)))


def test_forgetting_many_at_once(wellkept: Wellkept) -> None:
    keys = kept(wellkept, *(f"Owner keeps number {number}." for number in range(450)))
    forgotten = finish(wellkept.forget(Forget(keys[:430])))
    assert (forgotten.count, forgotten.scrubbed) == (430, True)
    assert total(wellkept) == 20


def test_forgetting_all_results_takes_every_one_and_no_other(wellkept: Wellkept) -> None:
    kept(wellkept, *(f"Owner visited Rome {number} times." for number in range(300)), "Owner likes tea.")
    forgotten = finish(wellkept.forget_all(ForgetAll(Query(text="Rome"))))
    assert forgotten.count == 300
    assert total(wellkept) == 1


def test_forgetting_what_is_gone_is_no_error(wellkept: Wellkept) -> None:
    keys = kept(wellkept, "Owner likes tea.")
    finish(wellkept.forget(Forget(keys)))
    assert finish(wellkept.forget(Forget(keys))).count == 0
    with pytest.raises(MemoryNotFound):
        wellkept.show_details(ShowDetails(keys[0]))


def test_long_work_that_is_closed_half_way_keeps_what_is_done_and_can_be_undone(wellkept: Wellkept) -> None:
    keys = kept(wellkept, *(f"Owner keeps number {number}." for number in range(SLICE + 50)))
    steps = wellkept.forget(Forget(keys))
    next(steps)
    steps.close()
    assert total(wellkept) == 50
    assert finish(wellkept.undo()).keys == keys[:SLICE]
    assert total(wellkept) == SLICE + 50
