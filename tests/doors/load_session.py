"""Sessions of the official client of the Model Context Protocol, hammering beside the others."""

import asyncio
import random
import time

from mcp import Client

from tests.doors.load_tally import Tally
from tests.doors.mcp_live import http_client
from tests.faults.marks import word


class McpSession:
    """One session over HTTP in a thread of its own: remember, recall, and forget now and then, until time is up."""

    def __init__(self, url: str, token: str, seed: int, until: float) -> None:
        self.tally = Tally()
        self._rng = random.Random(seed)
        self._url, self._token, self._until = f"{url}/mcp", token, until

    def write(self) -> None:
        """Hold the session."""
        try:
            asyncio.run(self._go())
        except Exception as fault:  # noqa: BLE001 - whatever it is, it counts
            self.tally.errors.append(type(fault).__name__)

    async def _go(self) -> None:
        async with http_client(self._url, self._token, "auto") as client:
            while time.monotonic() < self._until:
                await self._remember(client)
                await self._call(client, "recall", text="what is under the stone", limit=5)
                if self._rng.random() < 0.2 and self.tally.stands:
                    one = self._rng.choice(list(self.tally.stands))
                    if await self._call(client, "forget", id=one) is not None:
                        del self.tally.stands[one]
                        self.tally.gone.add(one)

    async def _remember(self, client: Client) -> None:
        content = f"Owner hid {word(self._rng)} under stone {self._rng.randrange(10**6)}."
        kept = await self._call(client, "remember", sentence=content)
        if kept is not None:
            self.tally.stands[kept["memory"]["id"]] = content

    async def _call(self, client: Client, tool: str, **arguments: object) -> dict[str, dict[str, str]] | None:
        began = time.perf_counter()
        result = await client.call_tool(tool, arguments)
        self.tally.took_ms.append((time.perf_counter() - began) * 1000)
        if result.is_error:
            self.tally.errors.append(f"mcp {tool}")
            return None
        return result.structured_content or {}
