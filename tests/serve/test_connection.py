"""Connections by hand: slow, too many, one request after the other, and gone before the answer."""

import http.client
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.serve.living import MEMORIES, Living, door
from wellkept.model.query import Query
from wellkept.serve.limits import Limits
from wellkept.serve.runs import Pace

_CONNECTIONS = 4


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Living]:
    limits = Limits(head_s=0.2, body_s=0.2, connections=_CONNECTIONS)
    with door(tmp_path_factory.mktemp("hasty") / "memories.db", limits) as opened:
        yield opened


def connected(living: Living) -> socket.socket:
    return socket.create_connection(("127.0.0.1", living.port), timeout=30)


def answered(one: socket.socket, heads: bytes, body: bytes = b"", method: bytes = b"GET") -> int:
    """Send a request as it is written and return the number of its answer."""
    port = one.getpeername()[1]
    one.sendall(method + b" /api/health HTTP/1.1\r\nHost: localhost:%d\r\n" % port + heads + b"\r\n" + body)
    return status_of(one)


def status_of(one: socket.socket) -> int:
    answer = http.client.HTTPResponse(one)
    answer.begin()
    answer.read()
    return answer.status


def test_several_requests_go_over_one_connection(hasty: Living) -> None:
    with connected(hasty) as one:
        assert [answered(one, b"") for _ in range(3)] == [200, 200, 200]


def test_a_connection_may_rest_but_not_begin_a_request_and_stop(hasty: Living) -> None:
    with connected(hasty) as one:
        assert answered(one, b"") == 200
        one.sendall(b"GET /api/hea")
        assert status_of(one) == 408


def test_a_body_that_does_not_come_is_not_waited_for(hasty: Living) -> None:
    heads = b"Content-Type: application/json\r\nContent-Length: 9\r\n"
    with connected(hasty) as one:
        assert answered(one, heads, b"{", b"POST") == 408


def test_an_upgrade_to_another_protocol_is_refused(hasty: Living) -> None:
    with connected(hasty) as one:
        assert answered(one, b"Connection: Upgrade\r\nUpgrade: websocket\r\n") in {200, 400}


def test_more_connections_than_allowed_are_told_so(hasty: Living) -> None:
    with ExitStack() as all_of_them:
        many = [all_of_them.enter_context(connected(hasty)) for _ in range(_CONNECTIONS)]
        assert [answered(one, b"") for one in many] == [200] * _CONNECTIONS
        assert status_of(all_of_them.enter_context(connected(hasty))) == 503


def test_who_goes_away_before_it_is_done_leaves_it_undone(tmp_path: Path) -> None:
    with door(tmp_path / "memories.db") as living:
        token, go = living.let_in("north"), threading.Event()
        holding = living.serving.worker.ask(lambda _: go.wait(20), Pace.ACT)
        body = json.dumps({"content": "Owner changed their mind."}).encode()
        heads = f"POST {MEMORIES} HTTP/1.1\r\nHost: localhost:{living.port}\r\nAuthorization: Bearer {token}\r\n"
        heads += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        with connected(living) as one:
            one.sendall(heads.encode() + body)
            while living.serving.worker._inbox.empty():
                continue
        client = living.client()
        for _ in range(5):  # by then it has been seen that the other one is gone
            assert client.get("/api/health").status_code == 200
        go.set()
        assert holding.result() is True
        assert living.owner(lambda wellkept: wellkept.newest(Query(), 10)) == ()
