"""The protocol over pipes: what is no message, what is too long, who leaves and who stays, and an end in order."""

import asyncio
import json
import os
import signal
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.doors.mcp_live import started
from wellkept.model.assistants import Rights
from wellkept.serve.mcp_server import Asked, mcp_server
from wellkept.serve.mcp_stdio import serve_pipes
from wellkept.serve.stdio_pipes import LINE_MAX_BYTES
from wellkept.service.assistant_requests import AddAssistant
from wellkept.service.door_answers import BeingNames
from wellkept.service.wellkept import Wellkept

HELLO = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "by hand", "version": "1"},
    },
}
READY = {"jsonrpc": "2.0", "method": "notifications/initialized"}


def call(number: int, tool: str, **arguments: object) -> dict[str, object]:
    """Return a call of a tool."""
    params = {"name": tool, "arguments": arguments}
    return {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": params}


def line(message: object) -> bytes:
    """Return a message as a line."""
    return json.dumps(message).encode() + b"\n"


async def _nobody(_asked: Asked, _request: object) -> BeingNames:
    return BeingNames(("owner",))


class Other:
    """The other end of both pipes."""

    def __init__(self, source: int, sink: int) -> None:
        self.source, self.sink = source, sink
        self._read = b""

    async def say(self, *said: bytes) -> None:
        """Write lines."""
        for one in said:
            await asyncio.to_thread(self._write, one)

    def _write(self, data: bytes) -> None:
        view = memoryview(data)
        while view:
            view = view[os.write(self.sink, view) :]

    async def hear(self) -> dict[str, Any]:
        """Read one line."""
        while b"\n" not in self._read:
            chunk = await asyncio.to_thread(os.read, self.source, 65_536)
            assert chunk, "it has ended"
            self._read += chunk
        first, _, self._read = self._read.partition(b"\n")
        message: dict[str, Any] = json.loads(first)
        return message


def served(talk: Callable[[Other], Awaitable[None]]) -> None:
    """Serve two pipes in this process until the other end has talked and left."""
    theirs, ours = os.pipe(), os.pipe()
    other = Other(ours[0], theirs[1])

    async def both() -> None:
        serving = asyncio.create_task(serve_pipes(mcp_server(_nobody), theirs[0], ours[1]))
        try:
            await talk(other)
        finally:
            os.close(other.sink)
        await asyncio.wait_for(serving, 20)

    try:
        asyncio.run(both())
    finally:
        for end in (theirs[0], ours[1], other.source):
            os.close(end)


def test_it_answers_and_ends_when_the_assistant_leaves() -> None:
    async def talk(other: Other) -> None:
        await other.say(line(HELLO), line(READY), line(call(2, "beings")))
        assert (await other.hear())["result"]["serverInfo"]["name"] == "wellkept"
        assert (await other.hear())["result"]["structuredContent"] == {"names": ["owner"]}

    served(talk)


@pytest.mark.parametrize(
    "nonsense",
    [b"no json\n", b"[1, 2]\n", b"\n", b"\xff\xfe\n", b'{"jsonrpc": "2.0"}\n', b"x" * (LINE_MAX_BYTES + 1) + b"\n"],
    ids=["words", "a list", "empty", "not UTF-8", "no method", "too long"],
)
def test_what_is_no_message_is_passed_over(nonsense: bytes) -> None:
    async def talk(other: Other) -> None:
        await other.say(line(HELLO))
        await other.hear()
        await other.say(line(READY), nonsense, line(call(2, "beings")))
        answer = await other.hear()
        while answer.get("id") != 2:
            assert "error" in answer
            answer = await other.hear()
        assert answer["result"]["structuredContent"] == {"names": ["owner"]}

    served(talk)


@pytest.mark.parametrize(
    ("said", "number", "code"),
    [
        (b"no json\n", None, -32700),
        (b"[" * 200_000 + b"\n", None, -32700),
        (b"\xff\xfe\n", None, -32700),
        (b'{"jsonrpc":"2.0","id":7,"method":\n', None, -32700),
        (b"null\n", None, -32600),
        (b'{"jsonrpc":"1.0","id":7,"method":"ping"}\n', 7, -32600),
        (b'{"jsonrpc":"2.0","id":{"a":1}}\n', None, -32600),
        (b"x" * (LINE_MAX_BYTES + 1) + b"\n", None, -32600),
    ],
    ids=["words", "deep", "not UTF-8", "cut off", "null", "another protocol", "odd id", "too long"],
)
def test_what_cannot_be_read_is_refused_and_not_left_waiting(said: bytes, number: int | None, code: int) -> None:
    async def talk(other: Other) -> None:
        await other.say(line(HELLO))
        await other.hear()
        await other.say(line(READY), said)
        answer = await asyncio.wait_for(other.hear(), 20)
        assert (answer["id"], answer["error"]["code"]) == (number, code)

    served(talk)


@pytest.mark.parametrize("before", [b"", b"\xef\xbb\xbf"], ids=["half a letter", "and a byte order mark"])
def test_half_a_letter_is_mended_and_answered(before: bytes) -> None:
    async def talk(other: Other) -> None:
        await other.say(line(HELLO))
        await other.hear()
        asked = (
            before
            + b'{"jsonrpc":"2.0","id":"\\ud83e","method":"tools/call","params":{"name":"beings","arguments":{}}}\n'
        )
        await other.say(line(READY), asked)
        answer = await asyncio.wait_for(other.hear(), 20)
        assert (answer["id"], answer["result"]["structuredContent"]) == ("\ufffd", {"names": ["owner"]})

    served(talk)


def test_an_assistant_that_reads_nothing_does_not_hold_up_the_end() -> None:
    async def talk(other: Other) -> None:
        await other.say(line(HELLO), line(READY), *(line(call(n, "beings")) for n in range(2, 400)))
        await other.hear()

    served(talk)


def test_the_program_prints_nothing_else_and_ends_when_told(path: Path) -> None:
    wellkept = Wellkept.open(path)
    token = wellkept.assistants.add(AddAssistant("by hand", Rights())).token
    wellkept.close()
    how = started(path, token)
    program = subprocess.Popen(
        [how.command, *how.args],
        env={**os.environ, **(how.env or {})},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    with program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdin.write(line(HELLO) + line(READY) + line(call(2, "recall", text="quokka", limit="many")))
        program.stdin.flush()
        answers = [json.loads(program.stdout.readline()) for _ in range(2)]
        program.send_signal(signal.SIGTERM)
        assert program.wait(30) == 0
        assert program.stdout.read() == b""
        assert program.stderr.read() == b""
    assert answers[1]["result"]["isError"]
    assert "limit does not fit" in answers[1]["result"]["content"][0]["text"]
