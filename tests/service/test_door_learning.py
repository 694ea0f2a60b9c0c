"""Learning through a door: sentences kept one by one, or only shown; profile lines with what stands behind them."""

from dataclasses import replace

import pytest

from tests.doors.asking import MOST, Visit
from wellkept.model.assistants import Caller, Right
from wellkept.model.memory import Trust
from wellkept.service.door_answers import InvalidRequest, Learned, NotAllowed, Outcome
from wellkept.service.door_learning import TEXT_MAX_CHARS, model_is_wanted
from wellkept.service.door_requests import Learn

TEXT = "I moved to Oslo in 2019. I drink strong coffee every morning. I moved to Oslo in 2019."
MOVED, COFFEE = "Owner moved to Oslo in 2019.", "Owner drinks strong coffee every morning."


def test_each_sentence_of_a_text_is_kept_once(visit: Visit) -> None:
    learned = visit.ask(Learn(text=TEXT, source="email:7"), Learned)
    assert [done.outcome for done in learned.done] == [Outcome.NEW, Outcome.NEW]
    assert sorted(visit.contents()) == sorted((MOVED, COFFEE))
    made = learned.done[0].memory
    assert made is not None
    assert (made.source, made.by, made.trust) == ("email:7", "agent:north", Trust.GUESSED)


def test_what_is_known_already_is_said(visit: Visit) -> None:
    visit.kept(MOVED)
    assert [one.outcome for one in visit.ask(Learn(text=TEXT), Learned).done] == [Outcome.KNOWN, Outcome.NEW]


def test_the_owners_own_text_is_found(visit: Visit) -> None:
    (first, _) = visit.ask(Learn(text=TEXT), Learned, Caller()).done
    assert first.memory is not None
    assert first.memory.trust is Trust.FOUND


def test_a_dry_run_keeps_nothing(visit: Visit) -> None:
    learned = visit.ask(Learn(text=TEXT, dry_run=True), Learned)
    assert [one.content for one in learned.found] == [MOVED, COFFEE]
    assert learned.done == ()
    assert not visit.contents()


def test_without_the_right_to_write_each_sentence_is_proposed(visit: Visit) -> None:
    asks = visit.caller(replace(MOST, can=frozenset((Right.READ, Right.PROPOSE))))
    assert [one.outcome for one in visit.ask(Learn(text=TEXT), Learned, asks).done] == [Outcome.PROPOSED] * 2
    assert [wish.content for wish in visit.wishes()] == [MOVED, COFFEE]
    assert not visit.contents()


def test_who_may_not_write_of_the_owner_learns_nothing(visit: Visit) -> None:
    with pytest.raises(NotAllowed):
        visit.ask(Learn(text=TEXT), Learned, visit.caller(replace(MOST, abouts=("person:*",))))


def test_a_text_too_long_is_refused(visit: Visit) -> None:
    with pytest.raises(InvalidRequest):
        visit.ask(Learn(text="x" * (TEXT_MAX_CHARS + 1)), Learned)


def test_an_assistant_sends_nothing_where_the_owner_has_not_agreed(visit: Visit) -> None:
    remote = visit.wellkept.far.remote
    assert not model_is_wanted(remote)
    remote.agree()
    assert model_is_wanted(remote)
