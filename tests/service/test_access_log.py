"""What assistants do is noted: later, in one go, without words, and not once it is forgotten."""

import re
from pathlib import Path

import apsw
import pytest

from tests.building import DAY, NOON, Clock
from wellkept.model.assistants import Caller
from wellkept.service import access_log
from wellkept.service.access_log import WRITTEN_FROM
from wellkept.service.answers import finish
from wellkept.service.assistant_requests import Accesses, AddAssistant, LetIn, RemoveAssistant, ShowAccesses
from wellkept.service.requests import Forget, Keep, Proposal
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore


@pytest.fixture
def caller(wellkept: Wellkept) -> Caller:
    added = wellkept.handle(AddAssistant("Muse"))
    assert isinstance(added, LetIn)
    return wellkept.assistants.caller(added.token)


def keep(wellkept: Wellkept, *sentences: str) -> tuple[int, ...]:
    return finish(wellkept.keep(Keep(tuple(map(Proposal, sentences))))).keys


def shown(wellkept: Wellkept, request: ShowAccesses | None = None) -> Accesses:
    answer = wellkept.handle(request or ShowAccesses())
    assert isinstance(answer, Accesses)
    return answer


def written(wellkept: Wellkept) -> int:
    return wellkept._store.count_accesses()


def test_an_access_is_shown_with_a_fingerprint_that_tells_equal_questions(wellkept: Wellkept, caller: Caller) -> None:
    keys = keep(wellkept, "Owner likes tea.")
    for asked in ("What does the owner drink?", "what does  the owner drink?", "Where?", ""):
        wellkept.assistants.note(caller, "recall", keys, asked)
    prints = [one.fingerprint for one in reversed(shown(wellkept).accesses)]
    assert [bool(re.fullmatch("[0-9a-f]{16}", one)) for one in prints] == [True, True, True, False]
    assert prints[0] == prints[1] != prints[2]
    first = shown(wellkept, ShowAccesses(key=keys[0], limit=1))
    assert (first.accesses[0].assistant, first.accesses[0].act, first.total) == ("Muse", "recall", 4)
    assert shown(wellkept, ShowAccesses(before=first.accesses[0].number, assistant="ast_none")) == Accesses((), 0)


def test_how_often_each_asked_this_week_is_told(wellkept: Wellkept, caller: Caller, clock: Clock) -> None:
    assert caller.assistant is not None
    wellkept.assistants.note(caller, "list", (), "")
    clock.now += 7 * DAY
    wellkept.assistants.note(caller, "list", (), "")
    assert wellkept.assistants.show().this_week == {caller.assistant.id: 2}
    clock.now += 1
    assert wellkept.assistants.show().this_week == {caller.assistant.id: 1}


def test_a_question_has_another_fingerprint_in_another_run(wellkept: Wellkept, path: Path, clock: Clock) -> None:
    other = Wellkept.open(path, clock)
    assert wellkept.assistants._log.print_of("Tea?") != other.assistants._log.print_of("Tea?")
    other.close()


def test_it_is_written_a_second_later_by_whatever_comes_next(wellkept: Wellkept, caller: Caller, clock: Clock) -> None:
    wellkept.assistants.note(caller, "list", (), "")
    assert written(wellkept) == 0
    clock.now += 999
    wellkept.assistants.note(caller, "list", (), "")
    assert written(wellkept) == 0
    clock.now += 1
    wellkept.assistants.note(caller, "list", (), "")
    assert written(wellkept) == 3


def test_it_is_written_when_asked_to_when_many_wait_and_at_the_end(
    wellkept: Wellkept, caller: Caller, path: Path, clock: Clock
) -> None:
    wellkept.assistants.note(caller, "list", (), "")
    wellkept.assistants.flush()
    assert written(wellkept) == 1
    for _ in range(WRITTEN_FROM):
        wellkept.assistants.note(caller, "list", (), "")
    assert written(wellkept) == 1 + WRITTEN_FROM
    other = Wellkept.open(path, clock)
    other.assistants.note(caller, "list", (), "")
    other.close()
    assert written(wellkept) == 2 + WRITTEN_FROM


def test_long_pages_are_written_in_small_lots(
    wellkept: Wellkept, caller: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(access_log, "WRITTEN_FROM_KEYS", 4)
    keys = keep(wellkept, "Owner likes tea.", "Owner likes cake.")
    for total in (0, 2, 2):
        wellkept.assistants.note(caller, "list", keys, "")
        assert written(wellkept) == total


def test_what_another_program_keeps_from_being_written_waits_on(
    wellkept: Wellkept, caller: Caller, path: Path, clock: Clock
) -> None:
    wellkept.assistants.note(caller, "list", (), "")
    assert isinstance(wellkept._store, SqliteStore)
    wellkept._store._con.set_busy_timeout(1)
    other = apsw.Connection(str(path))
    other.execute("begin immediate")
    clock.now += 1000
    wellkept.assistants.note(caller, "list", (), "")
    other.close()
    assert written(wellkept) == 0
    wellkept.assistants.flush()
    assert written(wellkept) == 2


def test_what_is_forgotten_before_it_is_written_is_not_noted(wellkept: Wellkept, caller: Caller) -> None:
    gone, stays = keep(wellkept, "Owner likes tea.", "Owner likes cake.")
    wellkept.assistants.note(caller, "recall", (gone,), "tea")
    wellkept.assistants.note(caller, "recall", (gone, stays), "tea")
    finish(wellkept.forget(Forget((gone,))))
    assert [one.keys for one in shown(wellkept).accesses] == [(stays,)]


def test_of_forgetting_is_noted_that_but_not_what(wellkept: Wellkept, caller: Caller) -> None:
    keys = keep(wellkept, "Owner likes tea.", "Owner likes cake.")
    wellkept.assistants.note(caller, "forget", keys, "")
    (one,) = shown(wellkept).accesses
    assert (one.act, one.count, one.keys) == ("forget", 2, ())


def test_what_the_owner_does_is_not_noted(wellkept: Wellkept) -> None:
    wellkept.assistants.note(Caller(), "recall", (1,), "tea")
    assert shown(wellkept) == Accesses((), 0)


def test_after_a_clock_that_was_set_back_it_is_written_too(wellkept: Wellkept, caller: Caller, clock: Clock) -> None:
    wellkept.assistants.note(caller, "list", (), "")
    clock.now = NOON - 3_600_000
    wellkept.assistants.note(caller, "list", (), "")
    assert written(wellkept) == 2


def test_an_assistant_that_is_removed_takes_it_along(wellkept: Wellkept, caller: Caller) -> None:
    assert caller.assistant is not None
    wellkept.assistants.note(caller, "list", (), "")
    wellkept.handle(RemoveAssistant(caller.assistant.id))
    assert shown(wellkept) == Accesses((), 0)
