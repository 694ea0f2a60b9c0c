"""Who is not let in, and what is too much: each with its answer, from a live server: `python -m tests.doors auth`."""

import asyncio
import http.client
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.serve.living import MEMORIES, Living, door
from wellkept.serve.limits import Limits
from wellkept.serve.running import allow_many_files
from wellkept.service.assistant_requests import RenewToken, RevokeAssistant

_LARGE = 50_000_000
_HASTY = Limits(head_s=0.4, body_s=0.4, stranger_burst=20)
_PROMISED = 1000
_FEWEST = 60  # so that strangers meet their limit


@dataclass(slots=True)
class Trying:
    """A live server, an assistant that is let in, and how many requests are made at once."""

    living: Living
    token: str = field(repr=False)
    size: int

    def status(self, token: str | None = None, **heads: str) -> int:
        """Ask for the list and return the number of the answer."""
        shown = {"Authorization": f"Bearer {self.token if token is None else token}"}
        return httpx.get(self.living.url + MEMORIES, headers={**shown, **heads}, timeout=60).status_code


def no_token(trying: Trying) -> str:
    answer = httpx.get(trying.living.url + MEMORIES)
    assert answer.headers["www-authenticate"].startswith("Bearer")
    return str(answer.status_code)


def wrong_token(trying: Trying) -> str:
    return str(trying.status("wk_" + "A" * 43))


def revoked_token(trying: Trying) -> str:
    token = trying.living.let_in("revoked")
    before = trying.status(token)
    shown = trying.living.owner(lambda owner: owner.assistants.show().assistants)
    known = next(one for one in shown if one.name == "revoked")
    trying.living.owner(lambda owner: owner.assistants.revoke(RevokeAssistant(known.id)))
    return f"{before} then {trying.status(token)}"


def renewed_token(trying: Trying) -> str:
    old = trying.living.let_in("renewed")
    shown = trying.living.owner(lambda owner: owner.assistants.show().assistants)
    known = next(one for one in shown if one.name == "renewed")
    new = trying.living.owner(lambda owner: owner.assistants.renew(RenewToken(known.id)).token)
    return f"{trying.status(old)} and {trying.status(new)}"


def foreign_origin(trying: Trying) -> str:
    return str(trying.status(Origin="https://evil.example"))


def foreign_host(trying: Trying) -> str:
    return str(trying.status(Host=f"evil.example:{trying.living.port}"))


def many_at_once(trying: Trying) -> str:
    """Every one of them is answered: let through, or told to come again with when."""
    answers = asyncio.run(_ask_at_once(trying, trying.token))
    told = Counter(status for status, _ in answers)
    assert all(retry for status, retry in answers if status != 200)
    assert set(told) <= {200, 429, 503}, told
    assert trying.status() == 200
    return "200 or 503" if len(answers) == trying.size else f"{told}"


def many_strangers_at_once(trying: Trying) -> str:
    """Who guesses tokens is soon told to come again later; who was let in before is not held up."""
    answers = asyncio.run(_ask_at_once(trying, "wk_guessed"))
    told = Counter(status for status, _ in answers)
    assert set(told) <= {401, 429, 503}, told
    assert told[429] > 0
    assert trying.status() == 200
    return "401, then 429" if len(answers) == trying.size else f"{told}"


def large_body(trying: Trying) -> str:
    """It is refused before it is read."""
    began = time.monotonic()
    answer = httpx.post(
        trying.living.url + MEMORIES,
        content=b" " * _LARGE,
        headers={"Authorization": f"Bearer {trying.token}", "Content-Type": "application/json"},
        timeout=60,
    )
    assert time.monotonic() - began < 30
    return str(answer.status_code)


def slow_head(trying: Trying) -> str:
    with _connection(trying) as one:
        one.sendall(b"GET /api/health HT")
        return _status_of(one)


def slow_body(trying: Trying) -> str:
    with _connection(trying) as one:
        head = f"POST {MEMORIES} HTTP/1.1\r\nHost: 127.0.0.1:{trying.living.port}\r\n"
        one.sendall(f"{head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{".encode())
        return _status_of(one)


def no_http(trying: Trying) -> str:
    with _connection(trying) as one:
        one.sendall(b"\x16\x03\x01 hello\r\n\r\n")
        return _status_of(one)


def long_head(trying: Trying) -> str:
    with _connection(trying) as one:
        one.sendall(b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\n\r\n")
        return _status_of(one)


TABLE: tuple[tuple[Callable[[Trying], str], str], ...] = (
    (no_token, "401"),
    (wrong_token, "401"),
    (revoked_token, "200 then 401"),
    (renewed_token, "401 and 200"),
    (foreign_origin, "403"),
    (foreign_host, "421"),
    (large_body, "413"),
    (slow_head, "408"),
    (slow_body, "408"),
    (no_http, "400"),
    (long_head, "400"),
    (many_at_once, "200 or 503"),
    (many_strangers_at_once, "401, then 429"),
)


def run(size: int, seed: int) -> str:
    """Try all with `size` requests at once; with fewer than promised also with less patience."""
    allow_many_files()
    size = max(size, _FEWEST)
    limits = None if size >= _PROMISED else _HASTY
    with tempfile.TemporaryDirectory() as folder, door(Path(folder) / "memories.db", limits) as living:
        trying = Trying(living, living.let_in("let in"), size)
        assert trying.status() == 200
        right = [_try(one, wanted, trying) for one, wanted in TABLE]
    return f"auth {sum(right)} of {len(right)}"


def _try(one: Callable[[Trying], str], wanted: str, trying: Trying) -> bool:
    try:
        answer = one(trying)
    except (AssertionError, OSError, httpx.HTTPError) as fault:
        answer = f"{type(fault).__name__}: {str(fault)[:300]}"
    print(f"{one.__name__:<24} {answer}", file=sys.stderr)
    return answer == wanted


async def _ask_at_once(trying: Trying, token: str) -> list[tuple[int, str]]:
    everybody = httpx.Limits(max_connections=None, max_keepalive_connections=0)
    heads = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=trying.living.url, limits=everybody, timeout=120, headers=heads) as client:
        answers = await asyncio.gather(*(client.get(MEMORIES + "?limit=1") for _ in range(trying.size)))
    return [(one.status_code, one.headers.get("retry-after", "")) for one in answers]


def _connection(trying: Trying) -> socket.socket:
    return socket.create_connection(("127.0.0.1", trying.living.port), timeout=60)


def _status_of(one: socket.socket) -> str:
    """Return the number of an answer; nothing more is sent."""
    answer = http.client.HTTPResponse(one)
    answer.begin()
    assert answer.getheader("content-type") == "application/problem+json"
    answer.close()
    return str(answer.status)
