"""Who is refused before anything is read, and with what."""

import httpx
import pytest

from tests.serve.living import MEMORIES, Living
from wellkept.service.assistant_requests import RevokeAssistant

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    ("heads", "status", "code"),
    [
        pytest.param({}, 200, None, id="a program of this computer"),
        pytest.param({"Host": "evil.example"}, 421, "wrong-host", id="another name (DNS rebinding)"),
        pytest.param({"Host": "localhost"}, 421, "wrong-host", id="our name without our port"),
        pytest.param({"Host": "localhost:1"}, 421, "wrong-host", id="our name with another port"),
        pytest.param({"Host": "localhost:{port}"}, 200, None, id="localhost"),
        pytest.param({"Host": "LOCALHOST:{port}"}, 200, None, id="names have no case"),
        pytest.param({"Host": "[::1]:{port}"}, 200, None, id="by IPv6"),
        pytest.param({"Origin": "https://evil.example"}, 403, "foreign-origin", id="a page from elsewhere"),
        pytest.param({"Origin": "null"}, 403, "foreign-origin", id="a page from a file"),
        pytest.param({"Origin": "http://localhost:1"}, 403, "foreign-origin", id="a page of another program"),
        pytest.param({"Origin": "http://127.0.0.1:{port}"}, 200, None, id="a page of ours"),
        pytest.param({"Sec-Fetch-Site": "cross-site"}, 403, "foreign-origin", id="a picture in a page"),
        pytest.param({"Sec-Fetch-Site": "same-site"}, 403, "foreign-origin", id="one of another port"),
        pytest.param({"Sec-Fetch-Site": "none"}, 200, None, id="typed by the owner"),
    ],
)
def test_only_programs_of_this_computer_get_in(
    living: Living, client: httpx.Client, heads: dict[str, str], status: int, code: str | None
) -> None:
    filled = {name: value.format(port=living.port) for name, value in heads.items()}
    answer = client.get(MEMORIES, headers=filled)
    assert (answer.status_code, answer.json()["code"] if code else None) == (status, code)


@pytest.mark.parametrize("token", ["", "wk_wrong", "wk_ü", "x" * 500], ids=["none", "wrong", "not ascii", "long"])
def test_without_a_token_nothing_is_told(living: Living, token: str) -> None:
    answer = living.client().get(MEMORIES, headers=[(b"Authorization", f"Bearer {token}".rstrip().encode())])
    assert answer.status_code == 401
    assert answer.headers["www-authenticate"].startswith("Bearer")
    assert answer.json()["code"] == "door-shut"


def test_a_token_taken_back_opens_nothing_from_the_next_request_on(living: Living) -> None:
    client = living.client(living.let_in("short lived"))
    assert client.get(MEMORIES).status_code == 200
    known = living.owner(lambda wellkept: wellkept.assistants.show().assistants[0])
    assert known.name == "short lived"
    living.owner(lambda wellkept: wellkept.assistants.revoke(RevokeAssistant(known.id)))
    assert client.get(MEMORIES).status_code == 401


@pytest.mark.parametrize(
    ("content", "heads", "status", "code"),
    [
        pytest.param(b"{", JSON, 400, "no-json", id="broken JSON"),
        pytest.param(b"[1]", JSON, 422, "does-not-fit", id="no object"),
        pytest.param(b'{"content": 5}', JSON, 422, "does-not-fit", id="another type"),
        pytest.param(b'{"content": "\\ud800"}', JSON, 422, "does-not-fit", id="half an emoji"),
        pytest.param(b'{"content": "A sentence."}', {"content-type": "text/plain"}, 415, "no-json", id="a form"),
        pytest.param(b'{"content": " "}', JSON, 422, "invalid-memory", id="no words"),
        pytest.param(b'{"content": "\\u3164"}', JSON, 422, "invalid-memory", id="no ink"),
        pytest.param(b'{"content": "A.", "importance": NaN}', JSON, 422, "does-not-fit", id="no number"),
        pytest.param(b'{"content": "' + b"x" * 1_000_001 + b'"}', JSON, 413, "too-large", id="too large"),
    ],
)
def test_what_does_not_fit_is_said_without_repeating_it(
    client: httpx.Client, content: bytes, heads: dict[str, str], status: int, code: str
) -> None:
    answer = client.post(MEMORIES, content=content, headers=heads)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.headers["content-type"] == "application/problem+json"
    assert "sentence" not in answer.text.lower().replace("one sentence", "")


@pytest.mark.parametrize(
    ("packing", "refused"),
    [("gzip", True), ("br, identity", True), ("x-none", True), ("Identity", False), ("", False)],
)
def test_a_body_said_to_be_packed_is_not_taken_as_it_is(client: httpx.Client, packing: str, refused: bool) -> None:
    content = b'{"content": "Owner keeps a plain barometer."}'
    answer = client.post(MEMORIES, content=content, headers={**JSON, "content-encoding": packing})
    assert (answer.status_code == 415) is refused
    assert answer.is_success is not refused
    assert answer.headers.get("accept-encoding") == ("identity" if refused else None)


def test_a_large_body_in_pieces_is_refused_as_well(client: httpx.Client) -> None:
    answer = client.post(MEMORIES, content=(b" " * 100_000 for _ in range(20)), headers=JSON)
    assert answer.status_code == 413


@pytest.mark.parametrize(
    ("method", "address", "allowed"),
    [
        ("OPTIONS", MEMORIES, "GET, HEAD, POST"),
        ("PUT", MEMORIES + "/mem_x", "DELETE, GET, HEAD, PATCH"),
        ("DELETE", "/openapi.json", "GET, HEAD"),
        ("TRACE", "/api/session", "DELETE, POST"),
    ],
)
def test_another_method_is_told_which_are_answered(
    client: httpx.Client, method: str, address: str, allowed: str
) -> None:
    answer = client.request(method, address, headers=JSON)
    assert (answer.status_code, answer.headers["allow"]) == (405, allowed)


def test_head_answers_as_get_without_a_body(client: httpx.Client) -> None:
    answer = client.head(MEMORIES)
    assert (answer.status_code, answer.content) == (200, b"")
    assert int(answer.headers["content-length"]) > 0


@pytest.mark.parametrize("address", ["/api/health", MEMORIES, "/nowhere"])
def test_every_answer_is_kept_from_caches_frames_and_other_pages(client: httpx.Client, address: str) -> None:
    heads = client.get(address).headers
    assert heads["cache-control"] == "no-store"
    assert heads["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in heads["content-security-policy"]
    assert "server" not in heads
    assert not [name for name in heads if name.startswith("access-control")]


def test_health_needs_no_token_and_tells_nothing(living: Living) -> None:
    assert living.client().get("/api/health").json().keys() == {"ok", "version"}
