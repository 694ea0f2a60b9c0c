"""Faults as problems: the number, a sentence, and none of the words that were sent or are remembered."""

import json

import httpx
import pytest

from tests.serve.living import MEMORIES, Living
from wellkept.model.errors import (
    InvalidMemory,
    MemoryNotFound,
    StoreDamaged,
    StoreFull,
    StoreLocked,
    StoreReadOnly,
    WellkeptError,
)
from wellkept.serve.problems import of_fault, of_status
from wellkept.serve.worker import TooBusy
from wellkept.service.door_answers import DoorShut, InvalidRequest, NotAllowed, SaidElsewhere
from wellkept.service.doors import Doors
from wellkept.service.forgotten import CannotTell
from wellkept.service.wishes import TooManyWishes


@pytest.mark.parametrize(
    ("fault", "status", "code"),
    [
        (DoorShut(), 401, "door-shut"),
        (NotAllowed(), 403, "not-allowed"),
        (MemoryNotFound(), 404, "memory-not-found"),
        (SaidElsewhere(), 409, "said-elsewhere"),
        (InvalidMemory(), 422, "invalid-memory"),
        (InvalidRequest(), 422, "invalid-request"),
        (TooManyWishes(), 429, "too-many-wishes"),
        (CannotTell(), 503, "cannot-tell"),
        (StoreDamaged(), 503, "store-damaged"),
        (StoreFull(), 507, "store-full"),
        (StoreLocked(), 503, "store-locked"),
        (StoreReadOnly(), 503, "store-read-only"),
        (TooBusy(), 503, "too-busy"),
        (WellkeptError(), 500, "wellkept-error"),
    ],
    ids=lambda one: type(one).__name__ if isinstance(one, WellkeptError) else "",
)
def test_every_fault_has_its_number(fault: WellkeptError, status: int, code: str) -> None:
    problem = of_fault(fault)
    said = json.loads(problem.body)
    assert (problem.status, said["code"]) == (status, code)
    assert (said["detail"], said["nextStep"]) == (fault.sentence, fault.next_step)
    assert ("Retry-After" in dict(problem.heads)) == (status in {429, 503})


def test_what_has_no_sentence_of_its_own_has_the_phrase() -> None:
    assert json.loads(of_status(405).body)["title"] == "Method Not Allowed"
    assert json.loads(of_status(418).body)["detail"] == "I'm a Teapot."


def test_a_bug_says_nothing_of_what_was_asked(
    living: Living, client: httpx.Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> object:
        raise RuntimeError("the secret garden")

    with monkeypatch.context() as patch:
        patch.setattr(Doors, "answer", broken)
        answer = client.get(MEMORIES, params={"q": "secret garden"})
    assert (answer.status_code, answer.json()["code"]) == (500, "bug")
    while "RuntimeError" not in caplog.text:  # noted a moment after it was answered
        continue
    assert "secret" not in answer.text + caplog.text
    caplog.clear()
    assert client.get(MEMORIES).status_code == 200


@pytest.mark.parametrize(
    "content", [b"[" * 100_000, b'{"text": "", "limit": ' + b"9" * 5000 + b"}"], ids=["deep", "a number too long"]
)
def test_json_that_is_meant_to_break_its_reader_does_not(client: httpx.Client, content: bytes) -> None:
    answer = client.post("/api/twin/relevant", content=content, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.headers["content-type"] == "application/problem+json"
