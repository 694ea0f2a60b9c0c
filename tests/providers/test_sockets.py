"""Connections that are private, slow to be written to, or never begin."""

from __future__ import annotations

import socket
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.providers.openrouter_stub import dialects
from tests.providers.openrouter_stub import faults as f
from tests.providers.openrouter_stub.recording import IMPATIENT, QUICK, router
from tests.providers.openrouter_stub.server import Seen, Stub, Visitor
from wellkept.model.ledger import Purpose
from wellkept.providers import faults
from wellkept.providers.calls import Limits
from wellkept.providers.recorder import Sending

SENDING = Sending("", "m", Purpose.EMBED)
LONG = "Owner likes tea. " * 500_000
"""8 MB: more than the buffers of two sockets take."""


@pytest.fixture
def secure(tls: ssl.SSLContext, certificate: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stub]:
    """A service with a certificate that this system vouches for."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    opened = Stub(dialects.openrouter, tls)
    yield opened
    opened.close()


def https(stub: Stub) -> str:
    return stub.url.replace("http:", "https:")


def test_a_private_connection_carries_much_both_ways(secure: Stub) -> None:
    secure.always = lambda visitor, seen: visitor.say(200, {"echo": seen.body})
    service = router(https(secure), limits=Limits(slice_s=0.01))
    echo = service.post("/echo", {"text": LONG}, SENDING, lambda body: body["echo"])
    service.close()
    assert echo == {"text": LONG, "provider": {"data_collection": "deny"}}


def test_a_private_connection_serves_several_calls(secure: Stub) -> None:
    service = router(https(secure), limits=QUICK)
    assert service.check_key().limit_usd == 10
    assert len(service.chat_models()) == 2
    service.close()
    assert len(secure.seen) == 2


@pytest.mark.parametrize("behave", [f.hang, f.stall, f.trickle])
def test_a_private_connection_can_be_stopped(secure: Stub, behave: object) -> None:
    taken = threading.Event()

    def take(visitor: Visitor, seen: Seen) -> None:
        taken.set()
        behave(visitor, seen)  # type: ignore[operator] # one of the above

    secure.always = take
    service = router(https(secure), limits=Limits(slice_s=0.01))
    with pytest.raises(faults.Cancelled):
        service.check_key(taken.is_set)
    service.close()


def test_a_name_that_the_certificate_does_not_hold_is_refused(secure: Stub) -> None:
    service = router(https(secure).replace("127.0.0.1", "localhost"), limits=QUICK)
    with pytest.raises(faults.NotSecure):
        service.check_key()
    service.close()
    assert secure.seen == []


@pytest.fixture
def deaf() -> Iterator[int]:
    """The port of one who takes connections and never reads a byte."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_one_who_never_reads_is_not_waited_for(deaf: int, scheme: str) -> None:
    service = router(f"{scheme}://127.0.0.1:{deaf}/v1", limits=IMPATIENT)
    with pytest.raises(faults.TookTooLong):
        service.post("/embeddings", {"input": [LONG]}, SENDING, dict)
    service.close()


def test_the_next_address_of_a_host_is_tried(stub: Stub, monkeypatch: pytest.MonkeyPatch) -> None:
    nobody, somebody = (("127.0.0.1", port) for port in (1, stub.port))
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", address) for address in (nobody, somebody)]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    service = router("http://localhost/api/v1")
    assert service.check_key().limit_usd == 10
    service.close()
