"""How a service can fail: each returns a behaviour for the stub. Messages quote what was sent, as real ones do."""

from __future__ import annotations

import json
import math
from typing import Any

from tests.providers.openrouter_stub.dialects import chat as chat_answer
from tests.providers.openrouter_stub.dialects import vectors
from tests.providers.openrouter_stub.server import Behave, Seen, Visitor


def quoted(seen: Seen) -> str:
    """Return words of the request, and the key it came with: what careless services put into their messages."""
    return f"{json.dumps(seen.body, ensure_ascii=False)} with {seen.headers.get('Authorization', 'no key')}"


def error(status: int, *, http: int | None = None, message: str = "", wait: str = "", **more: object) -> Behave:
    """Fail with the documented body; `http` is the status of the answer where it differs from the code."""

    def behave(visitor: Visitor, seen: Seen) -> None:
        fields = {"code": status, "message": f"{message} {quoted(seen)}", **more}
        headers = {"Retry_After": wait} if wait else {}
        visitor.say(http or status, {"error": fields, "user_id": "user_1"}, **headers)

    return behave


def available(code: str, *excluded: str, status: int = 404, **more: object) -> Behave:
    """Fail in the way documented since August 2026: no code, but an availability."""

    def behave(visitor: Visitor, seen: Seen) -> None:
        availability = {"code": code, "excluded_by": list(excluded), "requested_models": [quoted(seen)], **more}
        visitor.say(status, {"error": {"http_status": status, "error_type": "x", "availability": availability}})

    return behave


def says(status: int, body: object) -> Behave:
    """Answer with any JSON."""
    return lambda visitor, _: visitor.say(status, body)


def page(status: int, **headers: str) -> Behave:
    """Answer with a web page."""
    return lambda visitor, seen: visitor.send(
        status, f"<!DOCTYPE html><p>{quoted(seen)}".encode(), "text/html; charset=UTF-8", **headers
    )


def raw(body: bytes, kind: str = "application/json", status: int = 200, **headers: str) -> Behave:
    """Answer with any bytes."""
    return lambda visitor, _: visitor.send(status, body, kind, **headers)


def reply(content: object, finish: object = "stop", **message: object) -> Behave:
    """Answer a question with this content."""

    def behave(visitor: Visitor, seen: Seen) -> None:
        body = chat_answer(content, finish)
        body["choices"][0]["message"] |= message
        visitor.say(200, body)

    return behave


def choice_error(code: object) -> Behave:
    """Answer 200 with an error inside the choice."""

    def behave(visitor: Visitor, seen: Seen) -> None:
        body = chat_answer("", "error")
        body["choices"][0]["error"] = {"code": code, "message": quoted(seen)}
        visitor.say(200, body)

    return behave


def spoilt(how: str, bad: str = "") -> Behave:
    """Answer with vectors that are wrong in some way; with `bad`, only where that text is among those sent."""

    def behave(visitor: Visitor, seen: Seen) -> None:
        texts = seen.body["input"]
        body = vectors(texts)
        if not bad or bad in texts:
            _SPOIL[how](body["data"], texts.index(bad) if bad else 0)
        visitor.send(200, json.dumps(body).encode(), "application/json")

    return behave


def _same(data: list[Any], place: int) -> None:
    for item in data:
        item["embedding"] = data[0]["embedding"]


def _shuffled(data: list[Any], place: int) -> None:
    data.reverse()


def _indices(data: list[Any], place: int) -> None:
    for item in data:
        item["index"] = 0


def _no_index(data: list[Any], place: int) -> None:
    del data[place]["index"]


def _one_for_all(data: list[Any], place: int) -> None:
    del data[1:]


_SPOIL: dict[str, Any] = {
    "short": lambda data, _: data.pop(),
    "empty": lambda data, _: data.clear(),
    "long": lambda data, _: data.append(data[0]),
    "other size": lambda data, place: data[place].update(embedding=[1.0]),
    "nan": lambda data, place: data[place].update(embedding=[math.nan] * 8),
    "infinite": lambda data, place: data[place].update(embedding=[1e308] * 8),
    "null": lambda data, place: data[place].update(embedding=[None] * 8),
    "zero": lambda data, place: data[place].update(embedding=[0.0] * 8),
    "no vector": lambda data, place: data[place].update(embedding=None),
    "nested": lambda data, place: data[place].update(embedding=[[1.0] * 8]),
    "empty base64": lambda data, place: data[place].update(embedding=""),
    "broken base64": lambda data, place: data[place].update(embedding="@@@"),
    "words": lambda data, place: data[place].update(embedding=["one", "two"]),
    "same": _same,
    "shuffled": _shuffled,
    "indices": _indices,
    "no index": _no_index,
    "one for all": _one_for_all,
}


def refuses(text: str, status: int = 400, message: str = "") -> Behave:
    """Refuse every batch with this text in it, and serve the others."""

    def behave(visitor: Visitor, seen: Seen) -> None:
        if text in seen.body["input"]:
            error(status, message=message)(visitor, seen)
        else:
            visitor.say(*visitor.stub.good(seen))

    return behave


def at_most(count: int) -> Behave:
    """Refuse more texts at once than so many."""

    def behave(visitor: Visitor, seen: Seen) -> None:
        if len(seen.body["input"]) > count:
            error(400, message="too many inputs")(visitor, seen)
        else:
            visitor.say(*visitor.stub.good(seen))

    return behave


def hang(visitor: Visitor, seen: Seen) -> None:
    """Take the request and say nothing."""
    visitor.stub.closing.wait(20)


def trickle(visitor: Visitor, seen: Seen) -> None:
    """Send a blank now and then, for ever."""
    _start(visitor, 10_000_000)
    while not visitor.stub.closing.wait(0.01):
        visitor.wfile.write(b" ")


def half(visitor: Visitor, seen: Seen) -> None:
    """Hang up in the middle of the body."""
    _start(visitor, 1000)
    visitor.wfile.write(b'{"choices": [')
    visitor.close_connection = True


def stall(visitor: Visitor, seen: Seen) -> None:
    """Fall silent in the middle of the body."""
    _start(visitor, 1000)
    visitor.wfile.write(b'{"choices": [')
    visitor.wfile.flush()
    visitor.stub.closing.wait(20)


def huge(visitor: Visitor, seen: Seen) -> None:
    """Send 200 MB."""
    total = 200 * 1024 * 1024
    _start(visitor, total)
    piece = b" " * 65536
    for _ in range(total // len(piece)):
        visitor.wfile.write(piece)
        visitor.stub.bytes_sent += len(piece)


def hang_up(visitor: Visitor, seen: Seen) -> None:
    """Hang up without a word."""
    visitor.close_connection = True


def gibberish(visitor: Visitor, seen: Seen) -> None:
    """Speak another protocol."""
    visitor.wfile.write(b"SSH-2.0-OpenSSH_9.6\r\n\r\n")
    visitor.close_connection = True


def redirect(to: str, status: int = 302) -> Behave:
    """Send the client elsewhere."""
    return raw(b"", status=status, Location=to)


def _start(visitor: Visitor, length: int) -> None:
    visitor.send_response(200)
    visitor.send_header("Content-Type", "application/json")
    visitor.send_header("Content-Length", str(length))
    visitor.end_headers()
