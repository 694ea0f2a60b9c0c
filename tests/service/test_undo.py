"""Undo: 30 steps, exact, and careful with what somebody else changed meanwhile."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.building import NOON, Clock, memory
from wellkept.model.errors import NothingToUndo
from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory
from wellkept.model.query import Query
from wellkept.service.answers import Act, UndoState, finish
from wellkept.service.double_requests import MergeDoubles, ReplaceOlder
from wellkept.service.remote_requests import KeepHere
from wellkept.service.requests import Correct, Edit, Find, Forget, Keep, Proposal
from wellkept.service.undo import STEPS
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore


def everything(wellkept: Wellkept) -> dict[int, Memory]:
    return {key: wellkept.memory(key) for key in wellkept.find(Find(Query())).keys}


def keep(wellkept: Wellkept, *contents: str) -> tuple[int, ...]:
    return finish(wellkept.keep(Keep(tuple(Proposal(content) for content in contents)))).keys


ACTS: dict[Act, Callable[[Wellkept, tuple[int, ...]], object]] = {
    Act.TEACH: lambda wellkept, _: keep(wellkept, "Owner likes rain.", "Owner likes tea."),
    Act.CORRECT: lambda wellkept, keys: wellkept.correct(Correct(keys[0], "Owner prefers coffee.")),
    Act.EDIT: lambda wellkept, keys: finish(wellkept.edit(Edit(keys, importance=1.0, add_tags=("x",)))),
    Act.EDIT_KIND: lambda wellkept, keys: finish(wellkept.edit(Edit(keys, kind=Kind.INSIGHT))),
    Act.EDIT_IMPORTANCE: lambda wellkept, keys: finish(wellkept.edit(Edit(keys, importance=0.9))),
    Act.EDIT_CORE: lambda wellkept, keys: finish(wellkept.edit(Edit(keys, core=True))),
    Act.EDIT_ABOUT: lambda wellkept, keys: finish(wellkept.edit(Edit(keys, about="person:Ana"))),
    Act.ADD_TAGS: lambda wellkept, keys: finish(wellkept.edit(Edit(keys, add_tags=("y",)))),
    Act.FORGET: lambda wellkept, keys: finish(wellkept.forget(Forget(keys))),
    Act.MERGE: lambda wellkept, keys: keys[1:] and wellkept.doubles.merge(MergeDoubles(keys[0], keys[1])),
    Act.REPLACE: lambda wellkept, keys: keys[1:] and wellkept.doubles.replace_older(ReplaceOlder(keys[0], keys[1])),
}


@pytest.mark.parametrize("act", list(ACTS))
def test_each_act_is_taken_back_and_done_again_exactly(wellkept: Wellkept, clock: Clock, act: Act) -> None:
    keys = keep(wellkept, "Owner likes tea.", "Owner lives in Oslo.")
    before = everything(wellkept)
    clock.now += 5000
    ACTS[act](wellkept, keys)
    after = everything(wellkept)
    assert after != before
    assert wellkept.undo_state.undo is act
    undone = finish(wellkept.undo())
    assert (undone.act, undone.skipped, undone.redone) == (act, 0, False)
    assert everything(wellkept) == before
    assert wellkept.undo_state.redo is act
    assert finish(wellkept.redo()).redone
    assert everything(wellkept) == after


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(acts=st.lists(st.sampled_from(list(ACTS)), min_size=1, max_size=8))
def test_any_row_of_acts_is_taken_back_one_by_one(tmp_path_factory: pytest.TempPathFactory, acts: list[Act]) -> None:
    wellkept = Wellkept.open(tmp_path_factory.mktemp("undo") / "memories.db", Clock())
    keys = keep(wellkept, "Owner likes tea.", "Owner lives in Oslo.")
    states = [everything(wellkept)]
    done = 0
    for act in acts:
        alive = tuple(key for key in keys if key in states[-1])
        if alive or act is Act.TEACH:
            ACTS[act](wellkept, alive)
        now = everything(wellkept)
        if now != states[-1]:
            states.append(now)
            done += 1
    for state in reversed(states[:-1]):
        finish(wellkept.undo())
        assert everything(wellkept) == state
    for state in states[1:]:
        finish(wellkept.redo())
        assert everything(wellkept) == state
    wellkept.close()


def test_thirty_steps_and_no_more(wellkept: Wellkept) -> None:
    for number in range(STEPS + 5):
        keep(wellkept, f"Owner keeps number {number}.")
    for _ in range(STEPS):
        finish(wellkept.undo())
    assert len(everything(wellkept)) == 5
    with pytest.raises(NothingToUndo):
        finish(wellkept.undo())


def test_something_new_empties_what_could_be_done_again(wellkept: Wellkept) -> None:
    keep(wellkept, "Owner likes tea.")
    finish(wellkept.undo())
    keep(wellkept, "Owner likes rain.")
    assert wellkept.undo_state == UndoState(Act.TEACH, None)
    with pytest.raises(NothingToUndo):
        finish(wellkept.redo())


def test_what_somebody_else_changed_since_stays_as_it_is(wellkept: Wellkept, path: Path) -> None:
    keys = keep(wellkept, "Owner likes tea.", "Owner lives in Oslo.")
    finish(wellkept.edit(Edit(keys, importance=1.0)))
    other = Wellkept.open(path, Clock(NOON + 1))
    other.correct(Correct(keys[0], "Owner likes strong tea."))
    other.close()
    undone = finish(wellkept.undo())
    assert undone.skipped == 1
    assert wellkept.memory(keys[0]).content == "Owner likes strong tea."
    assert wellkept.memory(keys[1]).importance == 0.4


def test_nothing_done_leaves_nothing_to_undo(wellkept: Wellkept) -> None:
    finish(wellkept.forget(Forget((99,))))
    assert wellkept.undo_state == UndoState(None, None)


def test_undo_lives_in_this_process_only(wellkept: Wellkept, path: Path) -> None:
    keep(wellkept, "Owner likes tea.")
    other = Wellkept.open(path)
    with pytest.raises(NothingToUndo):
        finish(other.undo())
    other.close()


def _says_tea(wellkept: Wellkept) -> list[int]:
    return [key for key, one in everything(wellkept).items() if one.content.casefold().startswith("owner likes tea")]


def _begin(wellkept: Wellkept) -> int:
    (key,) = finish(wellkept.keep(Keep((Proposal("Owner likes tea.", importance=0.9, tags=("hot",)),)))).keys
    return key


def _forget_it(wellkept: Wellkept) -> int:
    key = _begin(wellkept)
    finish(wellkept.forget(Forget((key,))))
    return key


def _correct_it(wellkept: Wellkept) -> int:
    key = _begin(wellkept)
    wellkept.correct(Correct(key, "Owner prefers coffee."))
    return key


def _undo_keeping_it(wellkept: Wellkept) -> int:
    key = _begin(wellkept)
    finish(wellkept.undo())
    return key


def _keep_it(other: Wellkept) -> None:
    finish(other.keep(Keep((Proposal("owner likes tea!", tags=("dear",), again=True),))))


def _correct_to_it(other: Wellkept) -> None:
    (key,) = [key for key, one in everything(other).items() if one.content == "Owner lives in Oslo."]
    other.correct(Correct(key, "owner likes tea!", again=True))


@pytest.mark.parametrize("act", [_forget_it, _correct_it, _undo_keeping_it])
@pytest.mark.parametrize("elsewhere", [_keep_it, _correct_to_it])
def test_what_somebody_else_said_meanwhile_is_there_once(
    wellkept: Wellkept, path: Path, act: Callable[[Wellkept], int], elsewhere: Callable[[Wellkept], None]
) -> None:
    keep(wellkept, "Owner lives in Oslo.")
    key = act(wellkept)
    there, back = (wellkept.redo, wellkept.undo) if act is _undo_keeping_it else (wellkept.undo, wellkept.redo)
    other = Wellkept.open(path, Clock(NOON + 60_000))
    elsewhere(other)
    other.close()
    apart = everything(wellkept)
    done = finish(there())
    assert (done.skipped, done.united, _says_tea(wellkept)) == (0, 1, [key])
    united = wellkept.memory(key)
    assert (united.content, united.importance) == ("Owner likes tea.", 0.9)
    assert set(united.tags) == ({"hot", "dear"} if elsewhere is _keep_it else {"hot"})
    assert "owner likes tea!" in {one.was for one in united.history}
    one = everything(wellkept)
    assert finish(back()).united == 0
    assert everything(wellkept) == apart
    assert finish(there()).united == 0
    assert everything(wellkept) == one


def test_two_that_said_the_same_before_are_two_again(wellkept: Wellkept, path: Path) -> None:
    store = SqliteStore.open(path)
    keys = store.insert([memory("Owner likes tea."), memory("Owner likes tea.")])
    store.close()
    before = everything(wellkept)
    finish(wellkept.forget(Forget(keys[:1])))
    undone = finish(wellkept.undo())
    assert (undone.united, everything(wellkept)) == (0, before)


def test_the_same_words_about_somebody_else_are_another_memory(wellkept: Wellkept, path: Path) -> None:
    _forget_it(wellkept)
    other = Wellkept.open(path, Clock(NOON + 60_000))
    finish(other.keep(Keep((Proposal("Owner likes tea.", about="person:Ana", again=True),))))
    other.close()
    assert finish(wellkept.undo()).united == 0
    assert len(_says_tea(wellkept)) == 2


def test_what_never_leaves_here_still_does_not_when_two_are_one(wellkept: Wellkept, path: Path) -> None:
    key = _forget_it(wellkept)
    other = Wellkept.open(path, Clock(NOON + 60_000))
    _keep_it(other)
    (theirs,) = _says_tea(other)
    other.far.keep_here(KeepHere((theirs,)))
    other.close()
    finish(wellkept.undo())
    store = SqliteStore.open(path)
    assert store.kept_here([key]) == {key}
    store.close()
