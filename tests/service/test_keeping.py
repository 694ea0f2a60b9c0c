"""Keeping: new is written, known is reinforced, and a clock set back breaks no order."""

import pytest

from tests.building import DAY, NOON, Clock
from wellkept.model.errors import InvalidMemory, MemoryNotFound
from wellkept.model.memory import Trust
from wellkept.model.query import Filters, Query
from wellkept.service.answers import Kept, finish
from wellkept.service.remembering import REINFORCEMENT
from wellkept.service.requests import Correct, Count, Find, Forget, Keep, Proposal
from wellkept.service.wellkept import Wellkept


def keep(wellkept: Wellkept, *proposals: Proposal, source: str = "paste") -> Kept:
    return finish(wellkept.keep(Keep(proposals, source=source)))


def test_a_new_sentence_is_written_with_its_record(wellkept: Wellkept) -> None:
    kept = keep(
        wellkept, Proposal("Owner moved  to Oslo.", quote="I moved\nto Oslo.", tags=("#town",)), source="file:a.txt"
    )
    memory = wellkept.memory(kept.keys[0])
    assert (kept.added, kept.reinforced) == (1, 0)
    assert memory.content == "Owner moved to Oslo."
    assert memory.quote == "I moved to Oslo."
    assert memory.tags == ("town",)
    assert (memory.source, memory.importance, memory.created_at) == ("file:a.txt", 0.4, NOON)
    assert memory.trust is Trust.FOUND


def test_a_quote_that_says_the_same_is_not_kept_twice(wellkept: Wellkept) -> None:
    kept = keep(wellkept, Proposal("Owner likes tea.", quote="Owner  likes tea."))
    assert wellkept.memory(kept.keys[0]).quote is None


def test_a_known_sentence_is_reinforced_not_repeated(wellkept: Wellkept) -> None:
    first = keep(wellkept, Proposal("Owner likes tea.", importance=0.5, tags=("a",)))
    again = keep(wellkept, Proposal("owner likes TEA", importance=0.4, tags=("b",)))
    memory = wellkept.memory(first.keys[0])
    assert again.keys == first.keys
    assert (again.added, again.reinforced) == (0, 1)
    assert memory.content == "Owner likes tea."
    assert memory.importance == pytest.approx(0.5 + REINFORCEMENT)
    assert memory.tags == ("a", "b")


def test_reinforcing_stops_at_one(wellkept: Wellkept) -> None:
    for _ in range(30):
        kept = keep(wellkept, Proposal("Owner likes tea.", importance=0.9))
    assert wellkept.memory(kept.keys[0]).importance == 1.0


def test_a_sentence_said_twice_in_one_act_is_kept_once(wellkept: Wellkept) -> None:
    kept = keep(wellkept, Proposal("Owner likes tea."), Proposal("Owner likes tea!"), Proposal("Owner likes cake."))
    assert kept.added == 2
    assert kept.keys[0] == kept.keys[1]


def test_known_is_looked_for_in_all_memories_not_only_recent_ones(wellkept: Wellkept) -> None:
    keep(wellkept, Proposal("Owner likes tea."))
    keep(wellkept, *(Proposal(f"Owner keeps number {number}.") for number in range(600)))
    assert keep(wellkept, Proposal("Owner likes tea.")).added == 0


def test_what_was_learned_together_shares_a_session(wellkept: Wellkept) -> None:
    one = keep(wellkept, Proposal("Owner likes tea."), Proposal("Owner likes cake."))
    other = keep(wellkept, Proposal("Owner likes rain."))
    sessions = [wellkept.memory(key).session for key in (*one.keys, *other.keys)]
    assert sessions[0] == sessions[1] != sessions[2]


def test_one_that_cannot_be_kept_is_named_and_none_is_written(wellkept: Wellkept) -> None:
    with pytest.raises(InvalidMemory, match="Sentence 2:"):
        keep(wellkept, Proposal("Owner likes tea."), Proposal(" "))
    assert wellkept.count(Count(Filters())).count == 0


def test_a_forgotten_sentence_can_be_taught_again(wellkept: Wellkept) -> None:
    kept = keep(wellkept, Proposal("Owner likes tea."))
    finish(wellkept.forget(Forget(kept.keys)))
    assert keep(wellkept, Proposal("Owner likes tea.", again=True)).added == 1


@pytest.mark.parametrize(
    ("moved_by", "newest_is"), [(-3_600_000, "second"), (-40 * DAY, "first"), (DAY, "second")],
    ids=["an hour back", "long back", "forward"],
)  # fmt: skip
def test_a_clock_that_jumps(wellkept: Wellkept, clock: Clock, moved_by: int, newest_is: str) -> None:
    keep(wellkept, Proposal("This came first."))
    clock.now += moved_by
    keep(wellkept, Proposal("This came second."))
    found = wellkept.find(Find(Query()))
    assert wellkept.memory(found.keys[0]).content == f"This came {newest_is}."


@pytest.mark.parametrize(
    "again",
    ["Owner does not like the tea", "The owner also doesn't like the tea.", "owner doesn\u2019t like tea !"],
    ids=["written out", "small words", "case and marks"],
)
def test_what_says_the_same_otherwise_is_reinforced_not_repeated(wellkept: Wellkept, again: str) -> None:
    first = keep(wellkept, Proposal("Owner doesn't like tea.", tags=("a",)))
    kept = keep(wellkept, Proposal(again, tags=("b",)))
    memory = wellkept.memory(first.keys[0])
    assert (kept.keys, kept.added, kept.reinforced) == (first.keys, 0, 1)
    assert (memory.content, memory.tags) == ("Owner doesn't like tea.", ("a", "b"))
    assert memory.importance == pytest.approx(0.4 + REINFORCEMENT)


def test_said_otherwise_within_one_act_is_kept_once(wellkept: Wellkept) -> None:
    kept = keep(wellkept, Proposal("Owner doesn't like tea."), Proposal("Owner does not like tea."))
    assert (kept.added, kept.reinforced) == (1, 1)
    assert kept.keys[0] == kept.keys[1]


def test_a_name_and_a_word_are_kept_apart_within_one_act(wellkept: Wellkept) -> None:
    kept = keep(wellkept, Proposal("Owner listens to The Who."), Proposal("Owner listens to who."))
    assert kept.added == 2


def test_what_differs_in_meaning_is_kept_beside(wellkept: Wellkept) -> None:
    keep(wellkept, Proposal("Owner likes tea."))
    assert keep(wellkept, Proposal("Owner does not like tea.")).added == 1


def test_corrected_words_are_known_and_the_old_ones_are_not(wellkept: Wellkept) -> None:
    kept = keep(wellkept, Proposal("Owner doesn't like tea."))
    wellkept.correct(Correct(kept.keys[0], "Owner doesn't like rain."))
    assert keep(wellkept, Proposal("Owner does not like rain.")).keys == kept.keys
    assert keep(wellkept, Proposal("Owner does not like tea.")).added == 1


def _update(wellkept: Wellkept, key: int, content: str, **more: object) -> Kept:
    memory_id = wellkept.memory(key).id
    return keep(wellkept, Proposal(content, updates=memory_id, **more), source="file:a.txt")  # type: ignore[arg-type] # named by the test


def test_an_update_takes_the_place_of_a_memory_whose_words_stay_in_its_history(
    wellkept: Wellkept, clock: Clock
) -> None:
    (key,) = keep(wellkept, Proposal("Owner lives in Oslo.", importance=0.7, tags=("home",))).keys
    before = wellkept.memory(key)
    clock.now += DAY
    kept = _update(wellkept, key, "Owner lives in Rome.", quote="I live in Rome.", tags=("town",))
    memory = wellkept.memory(key)
    assert (kept.keys, kept.added, kept.reinforced, kept.updated) == ((key,), 0, 0, 1)
    assert (memory.id, memory.created_at, memory.importance) == (before.id, NOON, 0.7)
    assert (memory.content, memory.quote, memory.source) == ("Owner lives in Rome.", "I live in Rome.", "file:a.txt")
    assert memory.tags == ("home", "town")
    assert memory.updated_at == NOON + DAY
    assert [(one.was, one.changed_at, one.why) for one in memory.history] == [
        ("Owner lives in Oslo.", NOON + DAY, "updated")
    ]


def test_an_updated_memory_wants_another_vector(wellkept: Wellkept) -> None:
    (key,) = keep(wellkept, Proposal("Owner lives in Oslo.")).keys
    finish(wellkept.embed_pending())
    _update(wellkept, key, "Owner lives in Rome.")
    assert finish(wellkept.embed_pending()).count == 1


def test_one_undo_takes_new_reinforced_and_updated_back(wellkept: Wellkept) -> None:
    oslo, tea = keep(wellkept, Proposal("Owner lives in Oslo."), Proposal("Owner likes tea.")).keys
    before = (wellkept.memory(oslo), wellkept.memory(tea))
    update = Proposal("Owner lives in Rome.", updates=before[0].id)
    kept = keep(wellkept, Proposal("Owner rows."), update, Proposal("Owner likes the tea."))
    assert (kept.added, kept.updated, kept.reinforced) == (1, 1, 1)
    assert kept.keys[1:] == (oslo, tea)
    finish(wellkept.undo())
    assert (wellkept.memory(oslo), wellkept.memory(tea)) == before
    assert wellkept.count(Count(Filters())).count == 2
    finish(wellkept.redo())
    assert wellkept.memory(oslo).content == "Owner lives in Rome."


def test_what_says_the_same_as_an_update_of_the_same_act_is_known(wellkept: Wellkept) -> None:
    (key,) = keep(wellkept, Proposal("Owner lives in Oslo.")).keys
    update = Proposal("Owner lives in Rome.", updates=wellkept.memory(key).id)
    kept = keep(wellkept, Proposal("Owner lives in Rome!"), update)
    assert (kept.keys, kept.added) == ((key, key), 0)


def test_two_updates_of_one_memory_follow_each_other(wellkept: Wellkept) -> None:
    (key,) = keep(wellkept, Proposal("Owner lives in Oslo.")).keys
    memory_id = wellkept.memory(key).id
    keep(wellkept, *(Proposal(f"Owner lives in {town}.", updates=memory_id) for town in ("Rome", "Graz")))
    memory = wellkept.memory(key)
    assert memory.content == "Owner lives in Graz."
    assert [one.was for one in memory.history] == ["Owner lives in Oslo.", "Owner lives in Rome."]


def test_an_update_with_the_words_that_stand_there_reinforces(wellkept: Wellkept) -> None:
    (key,) = keep(wellkept, Proposal("Owner lives in Oslo.")).keys
    kept = _update(wellkept, key, "Owner lives in Oslo.")
    assert (kept.updated, kept.reinforced) == (0, 1)
    assert wellkept.memory(key).history == ()


def test_an_update_of_a_memory_that_is_gone_writes_nothing(wellkept: Wellkept) -> None:
    (key,) = keep(wellkept, Proposal("Owner lives in Oslo.")).keys
    gone = wellkept.memory(key).id
    finish(wellkept.forget(Forget((key,))))
    with pytest.raises(MemoryNotFound, match="Sentence 2:"):
        keep(wellkept, Proposal("Owner rows."), Proposal("Owner lives in Rome.", updates=gone))
    assert wellkept.count(Count(Filters())).count == 0


def test_an_update_of_another_beings_memory_is_refused(wellkept: Wellkept) -> None:
    other = finish(wellkept.keep(Keep((Proposal("Owner lives in Oslo."),), being_id="other")))
    with pytest.raises(MemoryNotFound):
        _update(wellkept, other.keys[0], "Owner lives in Rome.")


@pytest.mark.parametrize("content", ["Owner rows.", "The owner rows!"], ids=["exactly", "otherwise"])
def test_an_update_that_another_memory_says_already_is_refused(wellkept: Wellkept, content: str) -> None:
    oslo, _ = keep(wellkept, Proposal("Owner lives in Oslo."), Proposal("Owner rows.")).keys
    with pytest.raises(InvalidMemory, match="Another memory already says this"):
        _update(wellkept, oslo, content)


def test_two_memories_are_not_updated_to_say_the_same(wellkept: Wellkept) -> None:
    oslo, rome = keep(wellkept, Proposal("Owner lives in Oslo."), Proposal("Owner lives in Rome.")).keys
    with pytest.raises(InvalidMemory, match="Sentence 2: Another memory"):
        keep(wellkept, *(Proposal("Owner lives in Graz.", updates=wellkept.memory(key).id) for key in (oslo, rome)))
    assert wellkept.memory(oslo).content == "Owner lives in Oslo."
