"""The official client of the protocol against the live program: `python -m tests.doors.mcp_session`.

It prints the transcript of a whole session over pipes and one over HTTP, then how many promises of the contract hold
over each, on files of their own.
"""

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from mcp import Client

from tests.doors.mcp_contract import ALL, PROPOSES, Live, results, text_of, told_of
from tests.doors.mcp_live import Owner, http_client, over_pipes
from tests.doors.program import program
from wellkept.model.assistants import Rights
from wellkept.service.wellkept import Wellkept

MODES = ("auto", "legacy")
_SHOWN = 600  # characters of an answer; the rest is left out of the transcript


@contextmanager
def pipes(mode: str) -> Iterator[Live]:
    """Give `wellkept mcp` on a new file, which is open here as in a window."""
    with _opened() as (wellkept, path):
        yield over_pipes(wellkept, path, mode)


@contextmanager
def http(mode: str) -> Iterator[Live]:
    """Give `wellkept serve` on a new file, which is open here as in a window."""
    with _opened() as (wellkept, path):
        owner = Owner(wellkept)
        owner.let_in(Rights())  # without anybody let in it would not serve
        with program(path) as server:
            yield Live(lambda token: http_client(f"{server.url}/mcp", token, mode), owner.let_in, owner.revoke)


@contextmanager
def _opened() -> Iterator[tuple[Wellkept, Path]]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "memories.db"
        wellkept = Wellkept.open(path)
        try:
            yield wellkept, path
        finally:
            wellkept.close()


TRANSPORTS = {"pipes": pipes, "http": http}


def held() -> list[bool]:
    """Hold both transports against the contract; say on standard error what does not hold."""
    found: list[bool] = []
    for name, serve in TRANSPORTS.items():
        with serve("auto") as live:
            done = asyncio.run(results(live))
        found += [fault is None for _, fault in done]
        for case, fault in done:
            if fault is not None:
                print(f"contract: mcp over {name}: {case.name} does not hold: {fault!r:.500}", file=sys.stderr)
    return found


class Transcript:
    """Does what a client does, and prints both sides."""

    def __init__(self, client: Client, who: str) -> None:
        self._client, self._who = client, who

    async def call(self, tool: str, **arguments: object) -> dict[str, Any]:
        """Call a tool."""
        self._print("->", f"tools/call {tool} {json.dumps(arguments, ensure_ascii=False)}")
        result = await self._client.call_tool(tool, arguments)
        self._print("<-", ("error: " if result.is_error else "") + text_of(result))
        return result.structured_content or {}

    async def show(self, asked: str, answering: Awaitable[Any], tell: Callable[[Any], str]) -> None:
        """Ask for anything else."""
        self._print("->", asked)
        self._print("<-", tell(await answering))

    def _print(self, arrow: str, text: str) -> None:
        shown = text if len(text) <= _SHOWN else f"{text[:_SHOWN]}... ({len(text):,} characters)"
        for number, line in enumerate(shown.split("\n")):
            print(f"{self._who:>10} {arrow if number == 0 else '  '} {line}")


async def session(live: Live) -> None:
    """Talk as an assistant would, from the first look at the tools to being shut out."""
    assistant, token = live.let_in(Rights(can=ALL))
    async with live.connect(token) as client, live.with_rights(PROPOSES) as second:
        one, two = Transcript(client, "writer"), Transcript(second, "proposer")
        print(f"{client.server_info}, protocol {client.protocol_version}")
        await one.show("tools/list", client.list_tools(), lambda found: ", ".join(tool.name for tool in found.tools))
        await one.show(
            "resources/templates/list",
            client.list_resource_templates(),
            lambda found: ", ".join(one.uri_template for one in found.resource_templates),
        )
        kept = await one.call("remember", sentence="Owner prefers dark roast over espresso.", kind="preference")
        await one.call("remember", sentence="owner prefers dark roast over espresso")
        await one.call("remember", sentence="Owner is allergic to hazelnuts.", core=True)
        memory_id = kept["memory"]["id"]
        await one.call(
            "correct", id=memory_id, sentence="Owner prefers light roast over espresso.", why="changed taste"
        )
        await one.call("recall", text="What coffee does the owner like?", limit=3)
        await one.call("context", text="Shall we have a coffee and a cake?", budget=400)
        read = client.read_resource(f"memory://{memory_id}")
        await one.show(f"resources/read memory://{memory_id}", read, lambda found: str(found.contents[0].text))
        prompt = client.get_prompt("what_you_know_about_me", {"topic": "coffee"})
        await one.show("prompts/get what_you_know_about_me", prompt, lambda got: str(got.messages[0].content.text))
        await two.call("forget", id=memory_id)
        await two.call("remember", sentence="Owner collects enamel signs.")
        await one.call("recall", text="coffee", limit=1000)
        await one.call("forget", id=memory_id)
        await one.call("list", limit=50)
        live.revoke(assistant)
        try:
            await one.call("list")
        except Exception as fault:  # noqa: BLE001 - over HTTP the request itself is refused
            print(f"{'writer':>10} <- refused: {fault}")


def main() -> None:
    """Print both transcripts, and the count."""
    for name, serve in TRANSPORTS.items():
        for mode in MODES:
            print(f"\n== over {name}, {mode}")
            began = time.monotonic()
            with serve(mode) as live:
                asyncio.run(session(live))
            print(f"== {time.monotonic() - began:.1f} s")
    for name, serve in TRANSPORTS.items():
        with serve("auto") as live:
            print(f"\n== contract over {name}", *told_of(asyncio.run(results(live))), sep="\n")


if __name__ == "__main__":
    main()
