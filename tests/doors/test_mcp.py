"""The door of the Model Context Protocol keeps its promises to the official client, over every transport."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from mcp.shared.exceptions import MCPError

from tests.doors import mcp_live
from tests.doors.mcp_contract import ALL, CASES, Case, Live, refusal, told
from wellkept.model.assistants import Rights
from wellkept.service.wellkept import Wellkept


@pytest.fixture
def real(path: Path) -> Iterator[Wellkept]:
    """A store with the clock of the computer, open in this process as the window has it."""
    opened = Wellkept.open(path)
    yield opened
    opened.close()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_contract(wellkept: Wellkept, case: Case) -> None:
    asyncio.run(case.check(mcp_live.in_memory(wellkept, "legacy")))


@pytest.mark.parametrize("case", CASES[:2], ids=lambda case: case.name)
def test_the_protocol_of_2026(wellkept: Wellkept, case: Case) -> None:
    asyncio.run(case.check(mcp_live.in_memory(wellkept, "auto")))


async def _session(live: Live) -> None:
    """Keep, list, and forget; then be shut out."""
    assistant, token = live.let_in(Rights(can=ALL))
    async with live.connect(token) as client:
        kept = await told(client, "remember", sentence="Owner prefers dark roast over espresso.", kind="preference")
        assert (await told(client, "list"))["memories"][0]["id"] == kept["memory"]["id"]
        assert (await told(client, "forget", id=kept["memory"]["id"]))["outcome"] == "forgotten"
        assert (await told(client, "list"))["total"] == 0
        live.revoke(assistant)
        assert "not let in" in await refusal(client, "list")


def test_a_session_over_pipes_while_the_file_is_open_here(real: Wellkept, path: Path) -> None:
    asyncio.run(_session(mcp_live.over_pipes(real, path, "auto")))


def test_a_session_over_http_while_the_file_is_open_here(real: Wellkept, path: Path) -> None:
    async def session(live: Live) -> None:
        assistant, token = live.let_in(Rights(can=ALL))
        async with live.connect(token) as client:
            kept = await told(client, "remember", sentence="Owner prefers dark roast over espresso.")
            assert (await told(client, "list"))["memories"][0]["id"] == kept["memory"]["id"]
            live.revoke(assistant)
            with pytest.raises(MCPError, match="error response"):
                await client.call_tool("list", {})

    with mcp_live.over_http(real, path, "legacy") as live:
        asyncio.run(session(live))
