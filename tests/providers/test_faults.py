"""Everything that can go wrong leads to one sentence for the owner, and no fault says a key or a memory."""

from __future__ import annotations

import logging
import socket
import ssl
import traceback
from typing import NoReturn

import pytest

from tests.providers.fault_cases import CHAT, Case
from tests.providers.openrouter_stub import faults as f
from tests.providers.openrouter_stub.recording import CANARY, KEY, QUESTION, QUICK, Recording, router
from tests.providers.openrouter_stub.server import Stub
from wellkept.model.ledger import Outcome
from wellkept.providers import faults
from wellkept.providers.chat import Reply
from wellkept.providers.openrouter import OpenRouter
from wellkept.providers.remote_chat import RemoteChat
from wellkept.providers.remote_models import RemoteModel

MODEL = RemoteModel("google/gemini")


def asked(service: OpenRouter) -> Reply:
    return RemoteChat(service, MODEL).ask(QUESTION)


def said_by(error: BaseException) -> str:
    """Return all that a log or a report could show of an error and of what it came from."""
    texts = ["".join(traceback.format_exception(error))]
    current: BaseException | None = error
    while current is not None:
        texts += [str(current), repr(current), repr(vars(current)), *map(repr, current.args)]
        current = current.__cause__ or current.__context__
    return "\n".join(texts)


def assert_nothing_told(*texts: str) -> None:
    for text in texts:
        assert CANARY.lower() not in text.lower()
        assert "canarykey" not in text.lower()


@pytest.mark.parametrize("case", CHAT, ids=lambda case: case.name)
def test_a_fault_leads_to_its_sentence_and_tells_nothing(
    stub: Stub, recording: Recording, case: Case, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    stub.always = case.behave
    service = router(stub, recording, limits=case.limits)
    with pytest.raises(faults.RemoteFault) as raised:
        asked(service)
    service.close()
    fault = raised.value
    assert type(fault) is case.fault
    assert fault.__cause__ is fault.__context__ is None
    assert case.says in fault.sentence
    assert fault.next_step
    assert fault.retry_after_s == case.wait
    assert len(stub.seen) == case.asked
    assert len(recording.before_) == len(recording.after_) == case.asked
    assert_nothing_told(said_by(fault), caplog.text, repr(recording.after_), repr(service), repr(QUESTION))


def test_the_table_is_as_long_as_promised() -> None:
    assert len(CHAT) >= 60
    assert len({case.name for case in CHAT}) == len(CHAT)


def test_an_answer_that_never_ends_is_cut_off_early(stub: Stub) -> None:
    stub.always = f.huge
    service = router(stub)
    with pytest.raises(faults.BadAnswer):
        asked(service)
    service.close()
    stub.close()
    assert stub.bytes_sent < 20 * 1024 * 1024  # what fits into the buffers of two sockets


def test_another_host_gets_nothing_of_a_redirect(stub: Stub, serve: type[Stub]) -> None:
    other = serve(stub.good)
    stub.always = f.redirect(other.url + "/chat/completions", 307)
    service = router(stub)
    with pytest.raises(faults.BadAnswer, match="somewhere else"):
        asked(service)
    service.close()
    assert other.seen == []


@pytest.mark.parametrize(
    ("address", "fault", "says"),
    [
        ("https://127.0.0.1:{port}/api/v1", faults.NotSecure, "not secure"),
        ("http://127.0.0.1:1/api/v1", faults.Unreachable, "Nobody answers"),
    ],
)
def test_who_cannot_be_reached_is_said(
    stub: Stub, address: str, fault: type[faults.RemoteFault], says: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    service = router(address.format(port=stub.port))
    with pytest.raises(faults.RemoteFault, match=says) as raised:
        asked(service)
    service.close()
    assert type(raised.value) is fault
    assert raised.value.__context__ is None
    assert_nothing_told(said_by(raised.value), caplog.text)


def test_a_name_that_nobody_has_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object, **__: object) -> NoReturn:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    service = router("https://nowhere.example/api/v1")
    with pytest.raises(faults.Unreachable, match="was not found"):
        asked(service)
    service.close()


def test_a_certificate_that_nobody_vouches_for_is_refused(tls: ssl.SSLContext, stub: Stub) -> None:
    secret = Stub(stub.good, tls)
    service = router(secret.url.replace("http:", "https:"))
    with pytest.raises(faults.NotSecure):
        asked(service)
    service.close()
    secret.close()
    assert secret.seen == []


def test_what_heals_while_trying_again_is_no_fault(stub: Stub, recording: Recording) -> None:
    stub.next_.extend([f.error(503), f.hang_up])
    service = router(stub, recording)
    assert asked(service).finished
    service.close()
    assert [sending.attempt for sending in recording.before_] == [1, 2, 3]
    assert [received.outcome for _, received in recording.after_] == [Outcome.FAILED, Outcome.FAILED, Outcome.ANSWERED]


def test_a_refusal_of_a_good_key_is_asked_once_more(stub: Stub) -> None:
    stub.next_.extend([f.error(401), lambda visitor, seen: visitor.say(*stub.good(seen))])
    service = router(stub)
    assert asked(service).finished
    service.close()
    assert [seen.path.rpartition("/")[2] for seen in stub.seen] == ["completions", "key", "completions"]


def test_waits_asked_for_are_obeyed_only_as_long_as_the_owner_would(stub: Stub) -> None:
    stub.next_.extend([f.error(429, wait="0.2"), f.error(429, wait="0.2")])
    service = router(stub, limits=QUICK)
    with pytest.raises(faults.Busy):
        asked(service)
    service.close()
    assert len(stub.seen) == 2  # a second wait would have gone over all that may be waited


def test_a_long_wait_is_told(stub: Stub) -> None:
    stub.always = f.error(429, wait="3600")
    service = router(stub)
    with pytest.raises(faults.Busy) as raised:
        asked(service)
    service.close()
    assert raised.value.next_step == "Try again in about 60 minutes."


def test_the_key_is_sent_as_documented_and_nothing_else_of_the_owner(stub: Stub) -> None:
    service = router(stub)
    asked(service)
    service.close()
    headers = {name.lower(): value for name, value in stub.seen[0].headers.items()}
    assert headers.pop("authorization") == f"Bearer {KEY.reveal()}"
    assert set(headers) <= {
        "host", "accept", "accept-encoding", "connection", "user-agent", "content-type", "content-length",
    }  # fmt: skip
    assert not {"user", "session_id", "metadata"} & set(stub.seen[0].body)
