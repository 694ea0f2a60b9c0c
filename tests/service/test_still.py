"""Still true? The queue, the answers, and what undo, correcting and forgetting do to them."""

from collections.abc import Callable

import pytest

from tests.building import DAY, NOON, Clock, memory
from wellkept.model.errors import MemoryNotFound
from wellkept.model.memory import Memory
from wellkept.service import still
from wellkept.service.answers import Act, finish
from wellkept.service.requests import Correct, Forget, ShowDetails
from wellkept.service.still_requests import AnswerStill, ShowStill, StillQueue, StillSaid
from wellkept.service.wellkept import Wellkept
from wellkept.teach.ageing import NEVER

YEAR = 365 * DAY
PLAN = "Owner has a flight to Rome on 12 February 2026."
HOME = "Owner lives in Oslo."
BOOK = "Owner is currently reading a book about whales."
RIDES = "Owner rides a red bicycle."

Filled = Callable[..., dict[str, int]]


@pytest.fixture
def fill(wellkept: Wellkept) -> Filled:
    """Return what puts sentences said some days ago into the store and answers their keys by their words."""

    def put(**record: object) -> dict[str, int]:
        said = {PLAN: 40, HOME: 1100, BOOK: 100, RIDES: 3000}
        new: list[Memory] = [memory(text, created_at=NOON - days * DAY, **record) for text, days in said.items()]
        return dict(zip(said, wellkept._store.insert(new), strict=True))

    return put


def queue(wellkept: Wellkept, most: int = 20) -> StillQueue:
    return finish(wellkept.still.show(ShowStill(most=most)))


def told(wellkept: Wellkept) -> list[str]:
    return [card.memory.content for card in queue(wellkept).cards]


def say(wellkept: Wellkept, key: int, said: StillSaid) -> int:
    return wellkept.still.answer(AnswerStill(key, said)).ask_after


def test_what_is_likeliest_to_have_aged_comes_first_and_what_does_not_age_never(
    wellkept: Wellkept, fill: Filled
) -> None:
    fill()
    assert told(wellkept) == [PLAN, BOOK, HOME]


def test_a_sitting_is_bounded_and_says_that_there_is_more(wellkept: Wellkept, fill: Filled) -> None:
    fill()
    found = queue(wellkept, 2)
    assert (len(found.cards), found.more) == (2, True)
    assert not queue(wellkept).more


def test_the_look_is_bounded(wellkept: Wellkept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(still, "PAGE", 2)
    monkeypatch.setattr(still, "LOOKED_AT", 4)
    wellkept._store.insert(
        [memory(f"Owner lives in house {number}.", created_at=NOON - 9 * YEAR) for number in range(12)]
    )
    places = sorted(card.key for card in queue(wellkept).cards)
    assert places == [1, 2, 3, 4, 9, 10, 11, 12]


def test_true_is_asked_again_much_later(wellkept: Wellkept, clock: Clock, fill: Filled) -> None:
    keys = fill()
    assert say(wellkept, keys[PLAN], StillSaid.TRUE) == NEVER
    again = say(wellkept, keys[HOME], StillSaid.TRUE)
    assert again > NOON + 4 * YEAR
    assert told(wellkept) == [BOOK]
    clock.now = again
    assert HOME in told(wellkept)
    assert PLAN not in told(wellkept)


def test_each_time_it_is_true_the_wait_is_longer(wellkept: Wellkept, clock: Clock, fill: Filled) -> None:
    keys = fill()
    waits = []
    for _ in range(4):
        waits.append(say(wellkept, keys[BOOK], StillSaid.TRUE) - clock.now)
        clock.now += waits[-1]
    assert waits == sorted(waits)
    assert waits[-1] > waits[0]


def test_later_comes_back_another_day(wellkept: Wellkept, clock: Clock, fill: Filled) -> None:
    keys = fill()
    say(wellkept, keys[PLAN], StillSaid.LATER)
    assert PLAN not in told(wellkept)
    clock.now += 7 * DAY
    assert PLAN in told(wellkept)
    assert wellkept.show_details(ShowDetails(keys[PLAN])).confirmed_at is None


def test_details_say_when_it_was_confirmed(wellkept: Wellkept, clock: Clock, fill: Filled) -> None:
    keys = fill()
    say(wellkept, keys[HOME], StillSaid.TRUE)
    clock.now += DAY
    assert wellkept.show_details(ShowDetails(keys[HOME])).confirmed_at == NOON
    say(wellkept, keys[HOME], StillSaid.LATER)
    assert wellkept.show_details(ShowDetails(keys[HOME])).confirmed_at == NOON


@pytest.mark.parametrize(("said", "act"), [(StillSaid.TRUE, Act.CONFIRM), (StillSaid.LATER, Act.PUT_OFF)])
def test_an_answer_is_taken_back_and_given_again(wellkept: Wellkept, fill: Filled, said: StillSaid, act: Act) -> None:
    keys = fill()
    say(wellkept, keys[HOME], said)
    undone = finish(wellkept.undo())
    assert (undone.act, undone.keys) == (act, (keys[HOME],))
    assert HOME in told(wellkept)
    assert finish(wellkept.redo()).act is act
    assert HOME not in told(wellkept)


def test_other_words_are_not_confirmed_until_they_are_taken_back(
    wellkept: Wellkept, clock: Clock, fill: Filled
) -> None:
    keys = fill()
    say(wellkept, keys[HOME], StillSaid.TRUE)
    clock.now += DAY
    wellkept.correct(Correct(keys[HOME], "Owner lives in Rome."))
    assert wellkept.show_details(ShowDetails(keys[HOME])).confirmed_at is None
    assert "Owner lives in Rome." not in told(wellkept)  # said just now
    finish(wellkept.undo())
    assert wellkept.show_details(ShowDetails(keys[HOME])).confirmed_at == NOON


def test_nothing_of_the_queue_outlives_a_forget(wellkept: Wellkept, fill: Filled) -> None:
    keys = fill()
    say(wellkept, keys[HOME], StillSaid.TRUE)
    finish(wellkept.forget(Forget(tuple(keys.values()))))
    assert queue(wellkept) == StillQueue(())
    assert wellkept._store.still_answers(list(keys.values())) == {}
    with pytest.raises(MemoryNotFound):
        say(wellkept, keys[HOME], StillSaid.TRUE)
    finish(wellkept.undo())
    assert wellkept.show_details(ShowDetails(keys[HOME])).confirmed_at == NOON
    assert told(wellkept) == [PLAN, BOOK]


def test_what_is_forgotten_while_the_queue_is_made_is_not_in_it(wellkept: Wellkept, fill: Filled) -> None:
    keys = fill()
    steps = wellkept.still.show(ShowStill())
    next(steps)
    finish(wellkept.forget(Forget((keys[HOME], keys[PLAN]))))
    assert [card.memory.content for card in finish(steps).cards] == [BOOK]


def test_only_this_beings_memories_are_asked_about(wellkept: Wellkept, fill: Filled) -> None:
    fill(being_id="twin")
    assert told(wellkept) == []
    assert len(finish(wellkept.still.show(ShowStill("twin"))).cards) == 3


def test_what_is_corrected_while_the_queue_is_made_is_not_asked_about_for_its_old_words(
    wellkept: Wellkept, fill: Filled
) -> None:
    keys = fill()
    steps = wellkept.still.show(ShowStill())
    next(steps)
    wellkept.correct(Correct(keys[PLAN], "Owner flew to Rome."))
    assert [card.memory.content for card in finish(steps).cards] == [BOOK, HOME]


def test_a_small_store_is_read_once(wellkept: Wellkept, fill: Filled) -> None:
    fill()
    assert len(list(wellkept.still.show(ShowStill()))) == 3  # one slice for each group of words
