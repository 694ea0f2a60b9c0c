"""What stands beside a memory: learned with it, or near it in what it says."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.building import Clock, memory
from wellkept.model.errors import MemoryNotFound
from wellkept.model.memory import Memory
from wellkept.providers.hash_words import HashWords
from wellkept.service.answers import finish
from wellkept.service.beside_answers import Beside, ShowBeside
from wellkept.service.requests import Correct, Forget, Keep, Proposal
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

LETTER = ("Owner has a garden.", "Owner grows sour apples.", "Owner sows beans.", "Owner waters it on Sundays.")
Opened = Callable[..., Wellkept]


@pytest.fixture
def opened(path: Path, clock: Clock) -> Iterator[Opened]:
    def open_with(*memories: Memory, by_meaning: bool = False) -> Wellkept:
        store = SqliteStore.open(path)
        store.insert(memories)
        made.append(Wellkept(store, clock, {"built-in": HashWords()}))
        if by_meaning:
            finish(made[0].embed_pending())
            finish(made[0].prepare_meaning())
        return made[0]

    made: list[Wellkept] = []
    yield open_with
    for one in made:
        one.close()


def _beside(wellkept: Wellkept, key: int) -> Beside:
    answer = wellkept.handle(ShowBeside(key))
    assert isinstance(answer, Beside)
    return answer


def _near(wellkept: Wellkept, key: int) -> list[str]:
    return [card.memory.content for card in _beside(wellkept, key).near]


TOGETHER = {
    "the first": (0, [1, 2]),
    "one in the middle": (1, [0, 2]),
    "the last": (3, [1, 2]),
}


@pytest.mark.parametrize(("place", "beside"), TOGETHER.values(), ids=TOGETHER.keys())
def test_what_was_learned_just_before_and_after_stands_beside_it(
    wellkept: Wellkept, place: int, beside: list[int]
) -> None:
    keys = finish(wellkept.keep(Keep(tuple(map(Proposal, LETTER))))).keys
    finish(wellkept.keep(Keep((Proposal("Owner paints."),))))
    together = [card.memory.content for card in _beside(wellkept, keys[place]).together]
    assert together == [LETTER[one] for one in beside]


def test_what_only_came_from_the_same_source_that_day_was_not_learned_together(opened: Opened) -> None:
    wellkept = opened(memory("Owner paints."), memory("Owner sings."))
    assert _beside(wellkept, 1).together == ()


@pytest.mark.parametrize("by_meaning", [False, True], ids=["by words", "by meaning"])
class TestNear:
    def test_the_nearest_come_first_and_what_is_far_does_not_come(self, opened: Opened, by_meaning: bool) -> None:
        wellkept = opened(
            memory("Owner grows sour apples in pots."),
            memory("Owner buys sour apples."),
            memory("Owner grows sour apples in the garden."),
            memory("Trains to Bergen leave at noon."),
            by_meaning=by_meaning,
        )
        assert _near(wellkept, 1) == ["Owner grows sour apples in the garden.", "Owner buys sour apples."]
        assert _near(wellkept, 4) == []

    def test_another_beings_memories_are_never_shown(self, opened: Opened, by_meaning: bool) -> None:
        apples = [memory(f"Robin grows sour apples in pot {pot}.", being_id="Robin") for pot in range(8)]
        wellkept = opened(memory("Owner grows sour apples in pots."), *apples, by_meaning=by_meaning)
        assert _near(wellkept, 1) == []
        assert len(_near(wellkept, 2)) == 3

    def test_what_is_forgotten_is_not_shown(self, opened: Opened, by_meaning: bool) -> None:
        wellkept = opened(memory("Owner grows sour apples."), memory("Owner eats sour apples."), by_meaning=by_meaning)
        assert len(_near(wellkept, 1)) == 1
        finish(wellkept.forget(Forget((2,))))
        assert _near(wellkept, 1) == []


def test_what_is_shown_as_learned_together_is_not_shown_again(wellkept: Wellkept) -> None:
    apples = tuple(Proposal(f"Owner grows sour apples in the {where}.") for where in ("garden", "yard", "kitchen"))
    keys = finish(wellkept.keep(Keep(apples))).keys
    beside = _beside(wellkept, keys[0])
    assert len(beside.together) == 2
    assert beside.near == ()


def test_corrected_words_that_have_no_vector_yet_are_compared_by_words(opened: Opened) -> None:
    wellkept = opened(memory("Owner sings."), memory("Owner eats sour apples."), by_meaning=True)
    wellkept.correct(Correct(1, "Owner grows sour apples."))
    assert _near(wellkept, 1) == ["Owner eats sour apples."]


def test_a_memory_that_is_gone_has_nothing_beside_it(wellkept: Wellkept) -> None:
    with pytest.raises(MemoryNotFound):
        _beside(wellkept, 7)
