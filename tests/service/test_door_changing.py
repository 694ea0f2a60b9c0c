"""Correcting and forgetting through a door, and asking the owner for it."""

from dataclasses import replace

import pytest

from tests.building import DAY, NOON
from tests.doors.asking import MOST, Visit
from wellkept.model.assistants import Caller, Right
from wellkept.model.errors import InvalidMemory, MemoryNotFound
from wellkept.model.memory import Earlier, Memory, Trust
from wellkept.service.answers import finish
from wellkept.service.assistant_requests import Wish
from wellkept.service.backup_requests import MakeBackup
from wellkept.service.door_answers import Done, Outcome
from wellkept.service.door_requests import CorrectOne, ForgetOne, ShowOne

ASKS = replace(MOST, can=frozenset((Right.READ, Right.PROPOSE)))
FORGETS = replace(MOST, can=frozenset((Right.FORGET,)))


def correct(visit: Visit, one: Memory, content: str, caller: Caller | None = None, why: str = "") -> Done:
    return visit.ask(CorrectOne(id=one.id, content=content, why=why), Done, caller)


def test_a_correction_keeps_the_memory_and_its_earlier_words(visit: Visit) -> None:
    one = visit.put("Owner lives in Porto.", trust=Trust.SAID)
    visit.clock.now += DAY
    done = correct(visit, one, "Owner lives in Oslo.", why="moved")
    assert (done.outcome, done.said) == (Outcome.UPDATED, f'Updated [{one.id}]; it said: "Owner lives in Porto.".')
    now = visit.now(one)
    assert (now.content, now.created_at, now.updated_at) == ("Owner lives in Oslo.", NOON, NOON + DAY)
    assert now.history == (Earlier("Owner lives in Porto.", NOON + DAY, "moved"),)
    assert (now.by, now.trust, done.was) == ("agent:north", Trust.GUESSED, "Owner lives in Porto.")


def test_the_owners_correction_is_said(visit: Visit) -> None:
    one = visit.kept("Owner lives in Porto.")
    done = correct(visit, one, "Owner lives in Oslo.", Caller())
    assert done.memory is not None
    assert (done.memory.by, done.memory.trust) == ("owner", Trust.SAID)


def test_the_same_words_change_nothing(visit: Visit) -> None:
    one = visit.put("It rains.")
    assert correct(visit, one, "It rains.").outcome is Outcome.KNOWN
    assert visit.now(one) == one


def test_what_another_memory_says_is_no_correction(visit: Visit) -> None:
    one = visit.put("Owner lives in Porto.")
    visit.put("Owner lives in Oslo.")
    with pytest.raises(InvalidMemory):
        correct(visit, one, "Owner lives in Oslo.")


def test_that_a_hidden_memory_says_it_is_not_told(visit: Visit) -> None:
    one = visit.put("Owner lives in Porto.")
    visit.put("Owner lives in Oslo.", space="home")
    assert correct(visit, one, "Owner lives in Oslo.").outcome is Outcome.UPDATED


def test_a_correction_to_forgotten_words_is_held(visit: Visit) -> None:
    one, other = visit.put("Owner broke a leg."), visit.put("Owner broke an arm.")
    visit.ask(ForgetOne(one.id), Done, Caller())
    assert correct(visit, other, "Owner broke a leg.").outcome is Outcome.HELD
    assert visit.now(other) == other


def test_forgetting_leaves_nothing_here_nor_in_the_backups(visit: Visit) -> None:
    one = visit.put("Owner keeps a zebrafinch.")
    finish(visit.wellkept.backups.make(MakeBackup()))
    visit.with_meaning()
    done = visit.ask(ForgetOne(one.id), Done, visit.caller(FORGETS))
    assert (done.outcome, done.said) == (Outcome.FORGOTTEN, f"Forgotten [{one.id}].")
    with pytest.raises(MemoryNotFound):
        visit.ask(ShowOne(one.id), Memory, Caller())
    store = visit.wellkept._store
    for file in store.owned_files():
        assert b"zebrafinch" not in b"".join(store.contents_of(file))
    assert store.backup_debts() == ()
    assert visit.wellkept.undo_state.undo is None


@pytest.mark.parametrize(
    ("request_", "wish"),
    [(lambda at: CorrectOne(id=at, content="It snows."), Wish.CORRECT), (ForgetOne, Wish.FORGET)],
    ids=["correct", "forget"],
)
def test_without_the_right_the_owner_is_asked(visit: Visit, request_: type[ForgetOne], wish: Wish) -> None:
    one = visit.put("It rains.")
    done = visit.ask(request_(one.id), Done, visit.caller(ASKS))
    (waiting,) = visit.wishes()
    assert (done.outcome, waiting.wish) == (Outcome.PROPOSED, wish)
    assert waiting.id in done.said
    assert waiting.target is not None
    assert waiting.target.id == one.id
    assert visit.now(one) == one


@pytest.mark.parametrize("hidden", [{"space": "home"}, {"being_id": "third"}], ids=["space", "being"])
@pytest.mark.parametrize("request_", [lambda at: CorrectOne(id=at, content="It snows."), ForgetOne], ids=["c", "f"])
@pytest.mark.parametrize("rights", [replace(MOST, can=frozenset(Right)), ASKS], ids=["may all", "asks"])
def test_what_may_not_be_read_is_left_alone(
    visit: Visit, request_: type[ForgetOne], hidden: dict[str, object], rights: object
) -> None:
    one = visit.put("It rains.", **hidden)
    with pytest.raises(MemoryNotFound):
        visit.ask(request_(one.id), Done, visit.caller(rights))  # type: ignore[arg-type] # rights, by the table
    assert not visit.wishes()
