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
from wellkept.providers.base_url import OPENROUTER, AddressRefused, base_url
from wellkept.providers.calls import Limits
from wellkept.providers.key_text import KeyTextRefused
from wellkept.providers.line import Line
from wellkept.providers.openrouter import OpenRouter
from wellkept.providers.recorder import Sending
from wellkept.providers.remote_chat import RemoteChat
from wellkept.providers.remote_models import RemoteModel
from wellkept.providers.secret import Secret

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


@pytest.fixture
def no_proxy_known(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("no_proxy", "NO_PROXY", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)


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
    "vectors": lambda service: service.post("/embeddings", {"input": ["x"]}, Sending("", "m", Purpose.EMBED), dict),
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


def test_another_thread_can_hang_up(stub: Stub, recording: Recording) -> None:
    taken = threading.Event()

    def take(visitor: Visitor, seen: Seen) -> None:
        taken.set()
        f.hang(visitor, seen)

    stub.always = take
    service = router(stub, recording, limits=PATIENT)
    ended: list[BaseException] = []
    worker = threading.Thread(target=lambda: ended.append(raised_by(service)))
    worker.start()
    assert taken.wait(20)
    service.close()
    worker.join(20)
    assert [type(error) for error in ended] == [faults.Cancelled]
    assert [received.outcome for _, received in recording.after_] == [Outcome.STOPPED]


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


@pytest.mark.parametrize(("address", "patience"), [(OPENROUTER, 1), ("http://localhost:11434/v1", 5)])
def test_a_slow_model_at_home_is_waited_for_longer(address: str, patience: int) -> None:
    line = Line(base_url(address), None, Recording())
    line.close()
    assert line.limits.total_s >= patience * Limits().total_s


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


@pytest.mark.parametrize("text", ["sk-or\nX-Other: 1", "sk-ключ", "", "sk or"])
def test_a_key_that_no_header_takes_is_refused_before_it_gets_there(text: str) -> None:
    with pytest.raises(KeyTextRefused) as refused:
        OpenRouter(base_url(OPENROUTER), Secret(text), Recording())
    assert not text or text not in repr(refused.value)


def test_what_an_answer_of_no_use_cost_is_recorded(stub: Stub, recording: Recording) -> None:
    stub.always = f.reply("", "length")
    service = router(stub, recording)
    with pytest.raises(faults.Truncated):
        RemoteChat(service, MODEL).ask(QUESTION)
    service.close()
    received = recording.after_[0][1]
    assert (received.outcome, received.tokens_out, received.cost_usd) == (Outcome.FAILED, 20, 0.0002)
    assert received.reason == faults.Truncated.sentence


def test_a_connection_that_was_closed_meanwhile_is_opened_anew(stub: Stub, recording: Recording) -> None:
    def once(visitor: Visitor, seen: Seen) -> None:
        visitor.say(*stub.good(seen))
        visitor.close_connection = True

    stub.next_.append(once)
    service = router(stub, recording)
    service.check_key()
    service.chat_models()
    service.close()
    # Where the end of it is heard only when something has been sent, that is sent once more.
    assert [sending.attempt for sending in recording.before_] in ([1, 1], [1, 1, 2])


def test_a_proxy_of_the_system_is_used_and_a_strange_one_never_gone_around(
    stub: Stub, monkeypatch: pytest.MonkeyPatch, no_proxy_known: None
) -> None:
    monkeypatch.setenv("https_proxy", f"http://127.0.0.1:{stub.port}")
    service = router("https://models.example/v1")
    with pytest.raises(faults.Unreachable):
        service.check_key()
    service.close()
    assert {seen.method for seen in stub.seen} == {"CONNECT"}
    monkeypatch.setenv("https_proxy", "socks5://127.0.0.1:9")
    with pytest.raises(AddressRefused, match="proxy"):
        router("https://models.example/v1")


def test_this_computer_is_reached_without_a_proxy(stub: Stub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    monkeypatch.delenv("no_proxy", raising=False)
    service = router(stub)
    assert service.check_key().limit_usd == 10
    service.close()


def test_nothing_private_is_in_what_a_service_prints(stub: Stub) -> None:
    service = router(stub, limits=QUICK)
    assert KEY.reveal() not in f"{service!r}{vars(service)!r}{vars(service._line)!r}"
    service.close()
    assert CANARY not in repr(QUESTION)
