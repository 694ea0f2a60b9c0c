"""Who is let in: tokens that are shown once, and rights that hold from the next request on."""

import base64
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.building import DAY, MINUTE, NOON, Clock
from wellkept.model.assistant_names import InvalidAssistant
from wellkept.model.assistants import Right, Rights
from wellkept.service.assistant_requests import (
    AddAssistant,
    Assistants,
    ChangeAssistant,
    LetIn,
    RemoveAssistant,
    RenewToken,
    RevokeAssistant,
    ShowAssistants,
)
from wellkept.service.assistants import AssistantNotFound, digest_of
from wellkept.service.door_answers import DoorShut
from wellkept.service.wellkept import Wellkept

ALL = Rights(can=frozenset(Right), beings=("owner", "twin"), abouts=None, spaces=("work",))


@pytest.fixture
def elsewhere(path: Path, clock: Clock) -> Iterator[Wellkept]:
    """Another program over the same file."""
    Wellkept.open(path, clock).close()
    opened = Wellkept.open(path, clock)
    yield opened
    opened.close()


def let_in(wellkept: Wellkept, name: str = "Muse", rights: Rights | None = None) -> LetIn:
    answer = wellkept.handle(AddAssistant(name, rights or Rights()))
    assert isinstance(answer, LetIn)
    return answer


def shown(wellkept: Wellkept) -> Assistants:
    answer = wellkept.handle(ShowAssistants())
    assert isinstance(answer, Assistants)
    return answer


def test_a_token_has_32_random_bytes_and_none_of_them_is_kept(wellkept: Wellkept, path: Path) -> None:
    token = let_in(wellkept).token
    assert re.fullmatch(r"wk_[A-Za-z0-9_-]{43}", token)
    raw = base64.urlsafe_b64decode(token.removeprefix("wk_") + "=")
    files = b"".join(file.read_bytes() for file in path.parent.iterdir() if file.is_file())
    assert digest_of(token) in files
    assert token.encode() not in files
    assert token[3:20].encode() not in files
    assert raw not in files


def test_a_token_lets_its_assistant_in_with_its_rights(wellkept: Wellkept) -> None:
    added = let_in(wellkept, rights=ALL)
    let_in(wellkept, "Other")
    caller = wellkept.assistants.caller(added.token)
    assert (caller.assistant, caller.by) == (added.assistant, "agent:Muse")
    assert caller.assistant is not None
    assert caller.assistant.rights == ALL


@pytest.mark.parametrize(
    "spoil", [lambda _: "", lambda good: good[:-1], lambda good: good + "=", lambda _: "wk_\ud800"]
)
def test_any_other_token_does_not(wellkept: Wellkept, spoil: Callable[[str], str]) -> None:
    token = let_in(wellkept).token
    with pytest.raises(DoorShut):
        wellkept.assistants.caller(spoil(token))


def test_nobody_is_let_in_where_none_was_added(wellkept: Wellkept) -> None:
    with pytest.raises(DoorShut):
        wellkept.assistants.caller("wk_" + "A" * 43)


def test_shut_out_is_so_from_the_next_request_on_whoever_did_it(wellkept: Wellkept, elsewhere: Wellkept) -> None:
    added = let_in(wellkept)
    assert elsewhere.assistants.caller(added.token).by == "agent:Muse"
    wellkept.handle(RevokeAssistant(added.assistant.id))
    with pytest.raises(DoorShut):
        elsewhere.assistants.caller(added.token)
    (one,) = shown(elsewhere).assistants
    assert one.revoked_at == NOON


def test_other_rights_hold_from_the_next_request_on(wellkept: Wellkept, elsewhere: Wellkept) -> None:
    added = let_in(elsewhere)
    wellkept.handle(ChangeAssistant(added.assistant.id, ALL))
    caller = elsewhere.assistants.caller(added.token)
    assert caller.may(Right.FORGET)
    assert caller.assistant is not None
    assert caller.assistant.rights == ALL


def test_a_new_token_takes_the_place_of_the_old_one(wellkept: Wellkept, elsewhere: Wellkept) -> None:
    added = let_in(wellkept)
    wellkept.handle(RevokeAssistant(added.assistant.id))
    again = wellkept.handle(RenewToken(added.assistant.id))
    assert isinstance(again, LetIn)
    assert elsewhere.assistants.caller(again.token).by == "agent:Muse"
    with pytest.raises(DoorShut):
        elsewhere.assistants.caller(added.token)


def test_who_is_removed_is_gone_with_every_byte(wellkept: Wellkept, path: Path) -> None:
    added = let_in(wellkept, "Quokkabot")
    let_in(wellkept, "Other")
    wellkept.handle(RemoveAssistant(added.assistant.id))
    assert [one.name for one in shown(wellkept).assistants] == ["Other"]
    with pytest.raises(DoorShut):
        wellkept.assistants.caller(added.token)
    files = b"".join(file.read_bytes() for file in path.parent.iterdir() if file.is_file())
    assert b"uokkabot" not in files
    assert digest_of(added.token) not in files


def test_the_newest_comes_first(wellkept: Wellkept, clock: Clock) -> None:
    for name in ("a", "b", "c"):
        let_in(wellkept, name)
        clock.now += 1
    assert [one.name for one in shown(wellkept).assistants] == ["c", "b", "a"]


@pytest.mark.parametrize("name", ["muse", "MUSE ", "\uff2duse"])
def test_no_two_have_one_name(wellkept: Wellkept, name: str) -> None:
    let_in(wellkept)
    with pytest.raises(InvalidAssistant, match="has this name"):
        let_in(wellkept, name)


@pytest.mark.parametrize(
    "request_",
    [RenewToken("ast_0"), RevokeAssistant("ast_0"), ChangeAssistant("ast_0", Rights())],
    ids=lambda one: type(one).__name__,
)
def test_one_that_is_not_there_is_said_to_be_so(wellkept: Wellkept, request_: object) -> None:
    with pytest.raises(AssistantNotFound):
        wellkept.handle(request_)


def test_when_it_was_seen_is_written_once_a_minute(wellkept: Wellkept, elsewhere: Wellkept, clock: Clock) -> None:
    token = let_in(wellkept).token
    for passed, seen in ((0, NOON), (MINUTE - 1, NOON), (MINUTE, NOON + MINUTE), (-DAY, NOON - DAY)):
        clock.now = NOON + passed
        wellkept.assistants.caller(token)
        wellkept.assistants.flush()
        assert [one.last_seen for one in shown(elsewhere).assistants] == [seen]


def test_a_token_is_in_no_printed_answer(wellkept: Wellkept) -> None:
    added = let_in(wellkept)
    assert added.token not in repr(added)
