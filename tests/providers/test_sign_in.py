"""Signing in through the browser: a code comes back by the one path we made up, and becomes a key."""

from __future__ import annotations

import base64
import hashlib
import socket
import threading
from collections.abc import Callable, Iterator
from urllib.parse import parse_qs, urlencode, urlsplit

import httpx
import pytest

from tests.providers.openrouter_stub import faults as f
from tests.providers.openrouter_stub.recording import QUICK, Recording
from tests.providers.openrouter_stub.server import Behave, Stub
from wellkept.model.errors import WellkeptError
from wellkept.model.ledger import Purpose
from wellkept.providers import faults
from wellkept.providers.base_url import base_url
from wellkept.providers.line import Line
from wellkept.providers.sign_in import SignIn, SignInExpired


@pytest.fixture
def sign_in(stub: Stub, recording: Recording) -> Iterator[SignIn]:
    with SignIn(Line(base_url(stub.url), None, recording, limits=QUICK)) as attempt:
        yield attempt


def asked(attempt: SignIn) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(urlsplit(attempt.link).query).items()}


def visit(address: str) -> tuple[int, str]:
    """Return what a browser is told at an address."""
    page = httpx.get(address, timeout=20, trust_env=False)
    return page.status_code, page.text


def while_visiting(attempt: SignIn, *addresses: str, wait: Callable[[], object] | None = None) -> list[tuple[int, str]]:
    """Wait for the sign-in while a browser goes to some addresses; return what it was told."""
    told: list[tuple[int, str]] = []
    browser = threading.Thread(target=lambda: told.extend(visit(address) for address in addresses))
    browser.start()
    try:
        (wait or (lambda: attempt.wait(timeout_s=20)))()
    finally:
        browser.join()
    return told


def test_a_code_becomes_a_key(stub: Stub, sign_in: SignIn, recording: Recording) -> None:
    callback = asked(sign_in)["callback_url"]
    keys: list[str] = []
    told = while_visiting(
        sign_in, f"{callback}?code=abc", wait=lambda: keys.append(sign_in.wait(timeout_s=20).reveal())
    )
    assert keys == ["sk-or-v1-made-by-signing-in"]
    assert told == [(200, "Wellkept is signed in. You can close this page.")]
    (body,) = stub.asked("/auth/keys")
    challenge = base64.urlsafe_b64encode(hashlib.sha256(body["code_verifier"].encode()).digest()).rstrip(b"=").decode()
    assert asked(sign_in)["code_challenge"] == challenge
    assert (body["code"], body["code_challenge_method"]) == ("abc", "S256")
    assert [sending.purpose for sending in recording.before_] == [Purpose.SIGN_IN]


def test_the_link_leads_to_the_service_and_back_to_this_computer_only(stub: Stub, sign_in: SignIn) -> None:
    assert sign_in.link.startswith(f"http://127.0.0.1:{stub.port}/auth?")
    callback = urlsplit(asked(sign_in)["callback_url"])
    assert callback.hostname == "127.0.0.1"
    assert len(callback.path) > 30


def test_other_paths_bring_nothing(stub: Stub, sign_in: SignIn) -> None:
    callback = asked(sign_in)["callback_url"]
    root = callback.rpartition("/")[0]
    told = while_visiting(sign_in, f"{root}/?code=evil", f"{callback}x?code=evil", f"{callback}?code=good")
    assert [status for status, _ in told] == [404, 404, 200]
    assert [body["code"] for body in stub.asked("/auth/keys")] == ["good"]


@pytest.mark.parametrize(
    "query", ["", "error=access_denied", "code=", urlencode({"code": "ключ"}), "code=" + "x" * 600]
)
def test_without_a_code_it_did_not_work(stub: Stub, sign_in: SignIn, query: str) -> None:
    callback = asked(sign_in)["callback_url"]
    told: list[tuple[int, str]] = []
    with pytest.raises(faults.NotAllowed, match="did not let you"):
        told = while_visiting(sign_in, f"{callback}?{query}")
    assert told == []
    assert stub.seen == []


@pytest.mark.parametrize(
    ("behave", "fault", "says", "tries"),
    [
        (f.error(400), faults.Rejected, "did not accept", 2),
        (f.error(403), faults.KeyRefused, "too late", 1),
        (f.says(200, {"user_id": "1"}), faults.BadAnswer, "gave no key", 1),
        (f.says(200, {"key": "sk ключ"}), faults.BadAnswer, "gave no key", 1),
        (f.page(502), faults.Busy, "web page", 3),
    ],
)
def test_an_exchange_that_fails_says_why(
    stub: Stub, sign_in: SignIn, behave: Behave, fault: type[WellkeptError], says: str, tries: int
) -> None:
    stub.always = behave
    with pytest.raises(fault, match=says) as raised:
        while_visiting(sign_in, f"{asked(sign_in)['callback_url']}?code=secretcode")
    assert len(stub.seen) == tries
    assert "secretcode" not in str(raised.value)


def test_a_service_that_knows_no_method_is_asked_without(stub: Stub, sign_in: SignIn) -> None:
    stub.next_.append(f.error(400))
    while_visiting(sign_in, f"{asked(sign_in)['callback_url']}?code=abc")
    assert ["code_challenge_method" in body for body in stub.asked("/auth/keys")] == [True, False]


def test_nobody_is_waited_for_too_long(sign_in: SignIn) -> None:
    with pytest.raises(SignInExpired):
        sign_in.wait(timeout_s=0.05)


def test_waiting_can_be_stopped(sign_in: SignIn) -> None:
    with pytest.raises(faults.Cancelled):
        sign_in.wait(lambda: True)


def test_offline_nothing_is_exchanged(stub: Stub, recording: Recording) -> None:
    line = Line(base_url(stub.url), None, recording, offline=lambda: True)
    with SignIn(line) as attempt, pytest.raises(faults.OfflineSwitched):
        while_visiting(attempt, f"{asked(attempt)['callback_url']}?code=abc")
    assert stub.seen == []


def test_the_port_is_closed_afterwards(stub: Stub, recording: Recording) -> None:
    with SignIn(Line(base_url(stub.url), None, recording)) as attempt:
        port = urlsplit(asked(attempt)["callback_url"]).port
        assert port is not None
    with pytest.raises(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port), timeout=20):
        pass
