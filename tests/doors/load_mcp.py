"""The load test with half of its readers and writers by the Model Context Protocol: `python -m tests.doors load`."""

import itertools
from typing import Any

from tests.doors import load
from tests.doors.load import Hand
from tests.faults.marks import word

_HEADS = {"Accept": "application/json, text/event-stream", "MCP-Protocol-Version": "2025-06-18"}


class McpHand(Hand):
    """As a `Hand`, with the protocol's messages at its address."""

    _numbers = itertools.count()

    def _keep(self) -> None:
        content = f"Owner hid {word(self._rng)} under tree {self._rng.randrange(10**6)}."
        kept = self._call("remember", sentence=content)
        if kept is not None:
            self.tally.stands[kept["memory"]["id"]] = content

    def _correct(self) -> None:
        if not self.tally.stands:
            return
        one = self._rng.choice(list(self.tally.stands))
        content = f"Owner found {word(self._rng)} under tree {self._rng.randrange(10**6)}."
        if self._call("correct", id=one, sentence=content):
            self.tally.stands[one] = content

    def _forget(self) -> None:
        if not self.tally.stands:
            return
        one = self._rng.choice(list(self.tally.stands))
        if self._call("forget", id=one):
            del self.tally.stands[one]
            self.tally.gone.add(one)

    def _list(self) -> None:
        self._call("list", limit=20)

    def _recall(self) -> None:
        self._call("recall", text="what is under the tree", limit=5)

    def _relevant(self) -> None:
        self._call("context", text="Where did Owner hide it?", budget=500)

    def _call(self, tool: str, **arguments: object) -> dict[str, Any] | None:
        """Call a tool and return its fields; an error of the tool counts as one of the door."""
        params = {"name": tool, "arguments": arguments}
        message = {"jsonrpc": "2.0", "id": next(self._numbers), "method": "tools/call", "params": params}
        answer = self._ask("POST", "/mcp", 200, json=message, headers=_HEADS)
        if answer is None:
            return None
        result = answer.json().get("result", {"isError": True})
        if result.get("isError"):
            self.tally.errors.append(f"mcp {tool}")
            return None
        fields: dict[str, Any] = result["structuredContent"]
        return fields


def run(size: int, seed: int) -> str:
    """Hammer for `size` seconds by REST and by the protocol."""
    return load.run(size, seed, (Hand, McpHand))
