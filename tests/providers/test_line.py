"""The one line out: stopped at any moment, silent when offline, recorded before it speaks."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from typing import NoReturn

import pytest

from tests.providers.openrouter_stub import faults as f
from tests.providers.openrouter_stub.recording import CANARY, KEY, QUESTION, QUICK, Recording, router
from tests.providers.openrouter_stub.server import Seen, Stub, Visitor
from wellkept.model.ledger import Outcome, Purpose
from wellkept.providers import faults
from wellkept.providers.base_url import AddressRefused, base_url
from wellkept.providers.calls import Limits
from wellkept.providers.openrouter import OpenRouter
from wellkept.providers.recorder import Sending
from wellkept.providers.remote_chat import RemoteChat
from wellkept.providers.remote_models import RemoteModel

MODEL = RemoteModel("google/gemini")
PATIENT = Limits(slice_s=0.01)


@pytest.fixture
def no_sockets(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Whatever would open a connection or look up a name is noted and fails."""
    opened: list[str] = []

    def refuse(*args: object, **_: object) -> NoReturn:
        opened.append(repr(args))
        raise AssertionError("a socket was opened")

    monkeypatch.setattr(socket, "socket", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    yield opened
    monkeypatch.undo()


class Switch:
    """A switch that counts how often it was asked."""

    def __init__(self, on: bool) -> None:
        self.on = on

    def __call__(self) -> bool:
        return self.on


CALLS: dict[str, Callable[[OpenRouter], object]] = {
    "key": lambda service: service.check_key(),
    "models": lambda service: service.chat_models(),
    "embedding models": lambda service: service.embedding_models(),
    "chat": lambda service: RemoteChat(service, MODEL).ask(QUESTION),
    "vectors": lambda service: service.post("/embeddings", {"input": ["x"]}, Sending("", "m", Purpose.EMBED)),
}


@pytest.mark.parametrize("name", CALLS)
def test_offline_opens_no_socket(no_sockets: list[str], recording: Recording, name: str) -> None:
    service = router("http://127.0.0.1:9/api/v1", recording, offline=Switch(True))
    with pytest.raises(faults.OfflineSwitched):
        CALLS[name](service)
    service.close()
    assert no_sockets == []
    assert recording.before_ == []


def test_the_guard_would_notice(no_sockets: list[str]) -> None:
    service = router("http://127.0.0.1:9/api/v1", offline=Switch(False))
    with pytest.raises(AssertionError, match="a socket was opened"):
        service.check_key()
    service.close()
    assert len(no_sockets) == 1


def test_switching_offline_ends_what_is_under_way(stub: Stub, recording: Recording) -> None:
    switch = Switch(False)

    def switched(visitor: Visitor, seen: Seen) -> None:
        switch.on = True
        f.hang(visitor, seen)

    stub.always = switched
    service = router(stub, recording, limits=PATIENT, offline=switch)
    with pytest.raises(faults.OfflineSwitched):
        service.check_key()
    service.close()
    assert recording.after_[0][1].outcome is Outcome.STOPPED


@pytest.mark.parametrize("behave", [f.hang, f.stall, f.trickle, f.error(429, wait="50")])
def test_the_owner_can_stop_it_at_any_moment(stub: Stub, recording: Recording, behave: object) -> None:
    stopped = threading.Event()

    def and_stop(visitor: Visitor, seen: Seen) -> None:
        stopped.set()
        behave(visitor, seen)  # type: ignore[operator] # one of the above

    stub.always = and_stop
    service = router(stub, recording, limits=PATIENT)
    with pytest.raises(faults.Cancelled):
        RemoteChat(service, MODEL).ask(QUESTION, stopped.is_set)
    service.close()
    assert len(stub.seen) == 1
    assert len(recording.after_) == 1


def test_another_thread_can_hang_up(stub: Stub) -> None:
    taken = threading.Event()

    def take(visitor: Visitor, seen: Seen) -> None:
        taken.set()
        f.hang(visitor, seen)

    stub.always = take
    service = router(stub, limits=PATIENT)
    ended: list[BaseException] = []
    worker = threading.Thread(target=lambda: ended.append(raised_by(service)))
    worker.start()
    assert taken.wait(20)
    service.close()
    worker.join(20)
    assert [type(error) for error in ended] == [faults.Cancelled]


def raised_by(service: OpenRouter) -> BaseException:
    try:
        service.check_key()
    except faults.RemoteFault as fault:
        return fault
    return AssertionError("it answered")


def test_a_closed_line_sends_nothing(stub: Stub) -> None:
    service = router(stub)
    service.close()
    with pytest.raises(faults.Cancelled):
        service.check_key()
    assert stub.seen == []


def test_a_look_up_that_never_ends_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    never_ends = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: never_ends.wait(20))
    service = router("https://models.example/v1", limits=Limits(connect_s=0.1, total_s=5, slice_s=0.01))
    with pytest.raises(faults.TookTooLong):
        service.check_key()
    service.close()
    never_ends.set()
    for thread in threading.enumerate():
        if thread.name == "look-up":
            thread.join()


class Forbidding(Recording):
    """A recorder that lets nothing out."""

    def before(self, sending: Sending) -> None:
        super().before(sending)
        raise faults.StaysHere


def test_what_the_recorder_forbids_is_not_sent(no_sockets: list[str]) -> None:
    recorder = Forbidding()
    service = router("http://127.0.0.1:9/api/v1", recorder)
    with pytest.raises(faults.StaysHere):
        RemoteChat(service, MODEL).ask(QUESTION)
    service.close()
    assert no_sockets == []
    assert len(recorder.before_) == 1
    assert recorder.after_ == []


def test_no_cookie_is_kept(stub: Stub) -> None:
    stub.next_.append(f.raw(b'{"data": {}}', Set_Cookie="follow=me; Path=/"))
    service = router(stub)
    service.check_key()
    service.check_key()
    service.close()
    assert all("Cookie" not in seen.headers for seen in stub.seen)
    assert len(stub.seen) == 2


def test_a_key_is_never_sent_over_plain_http_to_another_computer() -> None:
    with pytest.raises(AddressRefused, match="read your key"):
        OpenRouter(base_url("http://192.168.1.7:1234/v1"), KEY, Recording())


def test_nothing_private_is_in_what_a_service_prints(stub: Stub) -> None:
    service = router(stub, limits=QUICK)
    assert KEY.reveal() not in f"{service!r}{vars(service)!r}{vars(service._line)!r}"
    service.close()
    assert CANARY not in repr(QUESTION)
