"""What the door of the Model Context Protocol promises, case by case, for any transport.

Each case is a whole small session of the official client against a live server. `results` runs them all.
"""

import json
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any

import pytest
from mcp import Client
from mcp.shared.exceptions import MCPError
from mcp_types import CallToolResult, TextContent, TextResourceContents

from wellkept.model.assistants import Right, Rights
from wellkept.service.framing import BEGIN, END, NOTE

ALL = frozenset(Right)
PROPOSES = frozenset((Right.READ, Right.PROPOSE))
READS = frozenset((Right.READ,))


@dataclass(frozen=True, slots=True)
class Live:
    """A live server: `connect` by a token, `let_in` an assistant for an id and a token, `revoke` it by its id."""

    connect: Callable[[str], AbstractAsyncContextManager[Client]]
    let_in: Callable[[Rights], tuple[str, str]]
    revoke: Callable[[str], None]

    def with_rights(self, can: frozenset[Right]) -> AbstractAsyncContextManager[Client]:
        """Connect as a new assistant with these rights, about anybody."""
        return self.connect(self.let_in(Rights(can=can, abouts=None, spaces=None))[1])


@dataclass(frozen=True, slots=True)
class Case:
    """One promise and how to see that it is kept."""

    name: str
    check: Callable[[Live], Coroutine[Any, Any, None]]


def text_of(result: CallToolResult) -> str:
    """Return what an assistant reads of an answer."""
    (part,) = result.content
    assert isinstance(part, TextContent)
    return part.text


def facts_of(text: str) -> list[dict[str, Any]]:
    """Return the lines inside a frame, each read as JSON; fails where anything stands outside of its place."""
    lines = text.split("\n")
    assert lines.count(BEGIN) == lines.count(END) == text.count(BEGIN) == text.count(END) == 1
    assert NOTE in lines[: lines.index(BEGIN)]
    return [json.loads(line) for line in lines[lines.index(BEGIN) + 1 : lines.index(END)]]


async def told(client: Client, tool: str, **arguments: object) -> dict[str, Any]:
    """Call a tool and return its fields; fails for an error."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, text_of(result)
    fields: dict[str, Any] = result.structured_content
    return fields


async def refusal(client: Client, tool: str, **arguments: object) -> str:
    """Call a tool that must refuse, and return what it says: one or two sentences, with a next step."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    assert result.structured_content is None
    return text_of(result)


async def _tools(live: Live) -> None:
    async with live.with_rights(ALL) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert {"remember", "recall", "correct", "forget", "list", "context"} <= set(tools)
        hints = {
            name: (one.read_only_hint, one.destructive_hint, one.idempotent_hint, one.open_world_hint)
            for name, tool in tools.items()
            if (one := tool.annotations) is not None
        }
        for name in ("recall", "list", "context"):
            assert hints[name] == (True, False, True, False)
        assert hints["remember"] == (False, False, False, False)
        assert hints["forget"] == hints["correct"] == (False, True, True, False)
        for tool in tools.values():
            assert tool.description
            assert tool.input_schema["type"] == "object"
            assert tool.input_schema["additionalProperties"] is False
            assert tool.output_schema is not None


async def _keep(live: Live) -> None:
    async with live.with_rights(ALL) as client:
        first = await told(client, "remember", sentence="Owner sings bass in the harbour choir.", tags=["music"])
        assert first["outcome"] == "new"
        assert first["said"] == f"Remembered [{first['memory']['id']}]."
        again = await told(client, "remember", sentence="owner sings bass in the harbour choir")
        assert again["said"] == f"Already remembered [{first['memory']['id']}]."
        new = await told(
            client, "remember", sentence="Owner sings tenor in the harbour choir.", replaces=first["memory"]["id"]
        )
        assert (new["outcome"], new["was"]) == ("updated", "Owner sings bass in the harbour choir.")
        assert new["said"].endswith('it said: "Owner sings bass in the harbour choir.".')


async def _recall(live: Live) -> None:
    async with live.with_rights(ALL) as client:
        await told(client, "remember", sentence="Owner keeps bees behind the old mill.")
        result = await client.call_tool("recall", {"text": "bees", "limit": 5})
        fields: dict[str, Any] = result.structured_content
        assert fields["memories"][0]["content"] == "Owner keeps bees behind the old mill."
        assert facts_of(text_of(result))[0]["says"] == "Owner keeps bees behind the old mill."
        assert fields["memories"][0]["source"]
        assert fields["memories"][0]["trust"]


async def _pages(live: Live) -> None:
    async with live.with_rights(ALL) as client:
        kept = {
            (await told(client, "remember", sentence=f"Owner has read volume {n} of the long blue novel."))["memory"][
                "id"
            ]
            for n in range(1, 8)
        }
        seen: list[str] = []
        cursor, total = "", (await told(client, "list", limit=1))["total"]
        size = max(3, total // 10)
        while True:
            page = await told(client, "list", limit=size, cursor=cursor)
            seen += [memory["id"] for memory in page["memories"]]
            total, cursor = page["total"], page["nextCursor"]
            if not cursor:
                break
        assert len(seen) == len(set(seen)) == total
        assert kept <= set(seen)


async def _correct(live: Live) -> None:
    async with live.with_rights(ALL) as client:
        first = (await told(client, "remember", sentence="Owner's sister Ida lives in Turin."))["memory"]
        after = (await told(client, "correct", id=first["id"], sentence="Owner's sister Ida lives in Genoa."))["memory"]
        assert (after["id"], after["createdAt"]) == (first["id"], first["createdAt"])
        (part,) = (await client.read_resource(f"memory://{first['id']}")).contents
        assert isinstance(part, TextResourceContents)
        record = json.loads(part.text)
        assert record["content"] == "Owner's sister Ida lives in Genoa."
        assert record["history"][0]["was"] == "Owner's sister Ida lives in Turin."
        assert record["note"] == NOTE


async def _forget(live: Live) -> None:
    async with live.with_rights(ALL) as client:
        first = (await told(client, "remember", sentence="Owner once owned a zeppelin poster."))["memory"]
        assert (await told(client, "forget", id=first["id"]))["outcome"] == "forgotten"
        assert "zeppelin" not in json.dumps((await told(client, "recall", text="zeppelin poster"))["memories"])
        assert "no such memory" in await refusal(client, "forget", id=first["id"])
        with pytest.raises(MCPError, match="no such memory"):
            await client.read_resource(f"memory://{first['id']}")


async def _waits(live: Live) -> None:
    async with live.with_rights(ALL) as writer, live.with_rights(PROPOSES) as client:
        first = (await told(writer, "remember", sentence="Owner fixes clocks on Sundays."))["memory"]
        for asked in (
            await told(client, "forget", id=first["id"]),
            await told(client, "correct", id=first["id"], sentence="Owner fixes clocks on Mondays."),
            await told(client, "remember", sentence="Owner owns three pocket watches."),
        ):
            assert asked["outcome"] == "proposed"
            assert "wait" in asked["said"]
        record = await told(client, "recall", text="clocks")
        assert record["memories"][0]["content"] == "Owner fixes clocks on Sundays."


async def _rights(live: Live) -> None:
    async with live.with_rights(READS) as client:
        assert "not allowed" in await refusal(client, "remember", sentence="Owner likes plums.")
        assert "not allowed" in await refusal(client, "list", being="somebody")


async def _slips(live: Live) -> None:
    async with live.with_rights(ALL) as client:
        for arguments, name in (
            ({"text": "x", "limit": 201}, "limit"),
            ({"text": "x", "limit": 0}, "limit"),
            ({}, "text"),
            ({"text": "x", "cursor": "no cursor of ours"}, ""),
            ({"text": "x", "secretword": 1}, "argument"),
            ({"text": "x", "kinds": ["secretword"]}, "insight"),
        ):
            said = await refusal(client, "recall", **arguments)
            assert name in said
            assert "secretword" not in said
        for sentence in ("x" * 4_001, "y" * 2_001):
            assert sentence[:9] not in await refusal(client, "remember", sentence=sentence)
        for uri in ("memory://", "nowhere://x", "memory://mem_gone"):
            with pytest.raises(MCPError):
                await client.read_resource(uri)


async def _context(live: Live) -> None:
    async with live.with_rights(ALL) as client:
        await told(client, "remember", sentence="Owner is allergic to hazelnuts.", core=True)
        block = await told(client, "context", text="Shall we bake a cake?", budget=600)
        assert "hazelnuts" in block["text"]
        assert block["tokens"] <= 600
        prompt = await client.get_prompt("what_you_know_about_me", {"topic": "baking"})
        content = prompt.messages[0].content
        assert isinstance(content, TextContent)
        assert "hazelnuts" in content.text
        newest = (await client.get_prompt("what_you_know_about_me")).messages[0].content
        assert isinstance(newest, TextContent)
        assert facts_of(newest.text)[0]["says"] == "Owner is allergic to hazelnuts."


async def _people(live: Live) -> None:
    async with live.with_rights(ALL) as client:
        await told(client, "remember", sentence="Ana's dog is called Rex.", about="person:ana")
        await told(client, "remember", sentence="Bob's dog is called Wolf.", about="person:bob")
        found = await told(client, "recall", text="What is the name of the dog?", people=["ana"])
        contents = [memory["content"] for memory in found["memories"]]
        assert contents[0] == "Ana's dog is called Rex."
        assert "Bob's dog is called Wolf." not in contents


async def _profile(live: Live) -> None:
    async with live.with_rights(ALL) as client:
        (part,) = (await client.read_resource("profile://owner")).contents
        assert isinstance(part, TextResourceContents)
        assert set(json.loads(part.text)["sections"]) == {"facts", "goals", "preferences", "routines", "tone"}
        assert (await told(client, "profile"))["sections"].keys() == json.loads(part.text)["sections"].keys()
        assert (await told(client, "beings"))["names"] == ["owner"]


async def _learn(live: Live) -> None:
    async with live.with_rights(ALL) as client:
        text = "I moved to Lisbon in May 2021. My brother Tom plays the cello."
        found = await told(client, "learn", text=text, dry_run=True)
        assert found["found"] or found["done"]
        kept = await told(client, "learn", text=text, source="email:letter-1")
        ids = [one["memory"]["id"] for one in kept["done"] if one["memory"]]
        assert ids
        listed = await told(client, "list", limit=200)
        assert set(ids) <= {memory["id"] for memory in listed["memories"]}


async def _schemas(live: Live) -> None:
    """Have the client itself compare every answer with its schema: it raises for one that does not fit."""
    async with live.with_rights(ALL) as client:
        await client.list_tools()
        for name, arguments in (
            ("remember", {"sentence": "Owner walks to work along the canal."}),
            ("list", {}),
            ("recall", {"text": "canal"}),
            ("context", {"text": "canal"}),
            ("profile", {}),
            ("beings", {}),
            ("learn", {"text": "I love to walk along the river.", "dry_run": True}),
        ):
            await told(client, name, **arguments)


async def _revoked(live: Live) -> None:
    assistant, token = live.let_in(Rights())
    async with live.connect(token) as client:
        await told(client, "list")
        live.revoke(assistant)
        said = ""
        try:
            said = await refusal(client, "list")
        except MCPError as fault:  # over HTTP the whole request is refused
            said = fault.message
        assert any(words in said for words in ("not let in", "error response")), said


CASES = (
    Case("tools, with hints and schemas", _tools),
    Case("kept, known, updated", _keep),
    Case("recalled by words, with source and trust", _recall),
    Case("everything is reached by cursors", _pages),
    Case("corrected, with history", _correct),
    Case("forgotten", _forget),
    Case("wishes wait for the owner", _waits),
    Case("rights", _rights),
    Case("slips are said, words are not", _slips),
    Case("context and prompt", _context),
    Case("never about somebody who is not there", _people),
    Case("profile and beings", _profile),
    Case("learning", _learn),
    Case("answers fit their schemas", _schemas),
    Case("revoked from the next call on", _revoked),
)


async def results(live: Live) -> list[tuple[Case, Exception | None]]:
    """Run every case; return each with its fault, None where the promise was kept."""
    found: list[tuple[Case, Exception | None]] = []
    for case in CASES:
        try:
            await case.check(live)
        except Exception as fault:  # noqa: BLE001 - whatever goes wrong is a promise not kept
            found.append((case, fault))
        else:
            found.append((case, None))
    return found


def told_of(found: list[tuple[Case, Exception | None]]) -> Iterator[str]:
    """Yield a line for each case, and the count."""
    for case, fault in found:
        yield f"{'ok   ' if fault is None else 'WRONG'} mcp: {case.name}" + (f": {fault!r}" if fault else "")
    yield f"contract {sum(fault is None for _, fault in found)} of {len(found)}"
