"""Keeping: new is written, known is reinforced, and a clock set back breaks no order."""

import pytest

from tests.building import DAY, NOON, Clock
from wellkept.model.errors import InvalidMemory
from wellkept.model.memory import Trust
from wellkept.model.query import Filters, Query
from wellkept.service.answers import Kept, finish
from wellkept.service.remembering import REINFORCEMENT
from wellkept.service.requests import Count, Find, Forget, Keep, Proposal
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
    assert keep(wellkept, Proposal("Owner likes tea.")).added == 1


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
