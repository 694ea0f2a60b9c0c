"""What an assistant has forgotten over the protocol is in no file any more, in whatever way it was there."""

import asyncio
import random
from pathlib import Path

from tests.doors.mcp_contract import ALL, PROPOSES, Live, told
from tests.doors.mcp_live import in_memory, over_http
from tests.store.sqlite.test_bulk import left
from tests.store.sqlite.test_erase import marker
from wellkept.service.wellkept import Wellkept

_RNG = random.Random(11)
FIRST, NEW, TAG, SOURCE, WHY, ASKED, WISHED = WORDS = [marker(_RNG) for _ in range(7)]


async def _session(live: Live, path: Path) -> None:
    """Keep, correct, recall, have a change wished for, and forget; then nothing is left."""
    async with live.with_rights(ALL) as client, live.with_rights(PROPOSES) as other:
        sentence = f"Owner hides {FIRST} at home."
        memory = (await told(client, "remember", sentence=sentence, tags=[TAG], source=f"email:{SOURCE}"))["memory"]
        await told(client, "correct", id=memory["id"], sentence=f"Owner hides {NEW} at home.", why=f"It is {WHY}.")
        await told(client, "recall", text=f"Where is {NEW}? {ASKED}")
        await told(client, "context", text=f"{NEW} {ASKED}")
        await told(other, "correct", id=memory["id"], sentence=f"Owner hides {WISHED} at home.")
        await told(client, "remember", sentence="Owner likes tea.")
        there = set(left(path, WORDS))
        assert {FIRST, NEW, TAG, SOURCE} <= there
        assert ASKED not in there
        assert (await told(client, "forget", id=memory["id"]))["outcome"] == "forgotten"
        assert left(path, WORDS) == []


def test_nothing_is_left_in_memory(wellkept: Wellkept, path: Path) -> None:
    asyncio.run(_session(in_memory(wellkept, "auto"), path))


def test_nothing_is_left_over_http(path: Path) -> None:
    opened = Wellkept.open(path)
    try:
        with over_http(opened, path, "auto") as live:
            asyncio.run(_session(live, path))
    finally:
        opened.close()
