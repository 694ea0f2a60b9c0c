"""The protocol's address over HTTP, by hand: who is let in, and how each request stands for itself."""

import itertools
import json
from typing import Any

import httpx
import pytest

from tests.serve.living import ALL, Living
from wellkept.model.assistants import Rights
from wellkept.service.assistant_requests import RevokeAssistant

HEADS = {
    "Content-Type": "application/json",
    "Accept": "application/json, text/event-stream",
    "MCP-Protocol-Version": "2025-06-18",
}
_NUMBERS = itertools.count()


def call(tool: str = "list", **arguments: object) -> dict[str, Any]:
    """Return a call of a tool."""
    return {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": tool, "arguments": arguments}}


def new(living: Living, rights: Rights = ALL) -> str:
    """Let another assistant in and return its token."""
    return living.let_in(f"assistant {next(_NUMBERS)}", rights)


def ask(living: Living, token: str, message: object | None = None, **heads: str) -> httpx.Response:
    """Send one message."""
    return living.client(token).post("/mcp", content=json.dumps(message or call()), headers={**HEADS, **heads})


@pytest.mark.parametrize(
    ("token", "heads", "status"),
    [
        (True, {}, 200),
        (False, {}, 401),
        (False, {"Authorization": "Bearer wk_wrong"}, 401),
        (True, {"Origin": "https://example.com"}, 403),
        (True, {"Host": "memories.example.com"}, 421),
        (True, {"Sec-Fetch-Site": "cross-site"}, 403),
        (True, {"Content-Type": "text/plain"}, 415),
        (True, {"Accept": "text/html"}, 406),
        (True, {"Mcp-Session-Id": "somebody-elses"}, 200),
    ],
    ids=["let in", "no token", "wrong", "origin", "host", "site", "no JSON", "takes no JSON", "a session"],
)
def test_who_is_let_in(living: Living, token: bool, heads: dict[str, str], status: int) -> None:
    answer = ask(living, new(living) if token else "", **heads)
    assert answer.status_code == status
    if status == 401:
        assert answer.json()["detail"] == "This assistant is not let in."
        assert answer.headers["www-authenticate"].startswith("Bearer")


@pytest.mark.parametrize("method", ["GET", "DELETE", "PUT", "HEAD"])
def test_only_messages_are_taken(living: Living, method: str) -> None:
    answer = living.client(new(living)).request(method, "/mcp", headers=HEADS)
    assert (answer.status_code, answer.headers["allow"]) == (405, "POST")


@pytest.mark.parametrize(
    "message",
    [[call(), call()], {"jsonrpc": "2.0", "id": 1, "method": "no/such"}, {"id": 1}, "words", {"jsonrpc": "2.0"}],
    ids=["a batch", "no such method", "no message", "a text", "no method"],
)
@pytest.mark.parametrize("version", ["2025-06-18", "2026-07-28"])
def test_what_is_no_request_is_said_so(living: Living, message: object, version: str) -> None:
    answer = ask(living, new(living), message, **{"MCP-Protocol-Version": version})
    assert answer.status_code < 500
    if answer.content:
        assert "error" in answer.json()


def test_a_token_taken_back_is_refused_at_the_next_request(living: Living) -> None:
    token = new(living)
    assert ask(living, token).status_code == 200
    found = living.owner(lambda wellkept: wellkept.assistants.show().assistants[0].id)
    living.owner(lambda wellkept: wellkept.assistants.revoke(RevokeAssistant(found)))
    assert ask(living, token).status_code == 401


def test_two_at_one_connection_get_what_each_may_read(living: Living) -> None:
    """No session is kept between requests that another token could slip into."""
    writer, stranger = new(living), new(living, Rights(abouts=("person:bob",)))
    client = living.client()
    heads = {**HEADS, "Authorization": f"Bearer {writer}"}
    client.post("/mcp", json=call("remember", sentence="Owner likes tea."), headers=heads)
    totals = {}
    for name, token in (("writer", writer), ("stranger", stranger)):
        answer = client.post("/mcp", json=call(), headers={**HEADS, "Authorization": f"Bearer {token}"})
        totals[name] = answer.json()["result"]["structuredContent"]["total"]
    assert totals == {"writer": 1, "stranger": 0}


def test_a_body_too_large_is_refused(living: Living) -> None:
    assert ask(living, new(living), call("remember", sentence="x" * 1_100_000)).status_code == 413
