"""Readers and writers hammer a live server over REST and MCP, a window open beside: `python -m tests.doors load`."""

import itertools
import random
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import httpx

from tests.doors.load_session import McpSession
from tests.doors.load_tally import Tally, latency
from tests.doors.program import Program, let_in, served
from tests.doors.window_beside import Beside, window_beside
from tests.faults.marks import word
from tests.faults.reading import Reader
from tests.serve.living import MEMORIES, Living
from wellkept.model.query import Query
from wellkept.service.wellkept import Wellkept

_WRITERS, _READERS, _SESSIONS = 3, 5, 2
_FEW_WRITERS, _FEW_READERS = 1, 2
_A_FEW_SECONDS = 5
_READ_BESIDE_S = 0.05
_ALL = 10**7


class Hand:
    """One thread that asks, one request after the other, until time is up."""

    def __init__(self, server: Program | Living, token: str, seed: int, until: float) -> None:
        self.tally = Tally()
        self._rng = random.Random(seed)
        self._client = server.client(token)
        self._until = until

    def write(self) -> None:
        """Keep, correct and forget."""
        self._go((self._keep, self._correct, self._forget), (8, 1, 1))

    def read(self) -> None:
        """List, recall, and ask what is relevant."""
        self._go((self._list, self._recall, self._relevant), (1, 1, 1))

    def _go(self, acts: Sequence[Callable[[], None]], often: Sequence[int]) -> None:
        try:
            while time.monotonic() < self._until:
                self._rng.choices(acts, often)[0]()
        except Exception as fault:  # noqa: BLE001 - whatever it is, it counts
            self.tally.errors.append(type(fault).__name__)
        finally:
            self._client.close()

    def _keep(self) -> None:
        content = f"Owner hid {word(self._rng)} under stone {self._rng.randrange(10**6)}."
        answer = self._ask("POST", MEMORIES, 201, json={"content": content})
        if answer is not None:
            self.tally.stands[answer.json()["id"]] = content

    def _correct(self) -> None:
        if not self.tally.stands:
            return
        one = self._rng.choice(list(self.tally.stands))
        content = f"Owner found {word(self._rng)} under stone {self._rng.randrange(10**6)}."
        if self._ask("PATCH", f"{MEMORIES}/{one}", 200, json={"content": content}):
            self.tally.stands[one] = content

    def _forget(self) -> None:
        if not self.tally.stands:
            return
        one = self._rng.choice(list(self.tally.stands))
        if self._ask("DELETE", f"{MEMORIES}/{one}", 200):
            del self.tally.stands[one]
            self.tally.gone.add(one)

    def _list(self) -> None:
        self._ask("GET", MEMORIES, 200, params={"limit": 20})

    def _recall(self) -> None:
        self._ask("GET", MEMORIES, 200, params={"q": "what is under the stone", "limit": 5})

    def _relevant(self) -> None:
        self._ask("POST", "/api/twin/relevant", 200, json={"text": "Where did Owner hide it?", "people": ["owner"]})

    def _ask(self, method: str, address: str, wanted: int, **further: object) -> httpx.Response | None:
        began = time.perf_counter()
        answer = self._client.request(method, address, **further)  # type: ignore[arg-type] # named by the methods above
        self.tally.took_ms.append((time.perf_counter() - began) * 1000)
        if answer.status_code != wanted:
            self.tally.errors.append(f"{method} {answer.status_code}")
            return None
        return answer


def run(size: int, seed: int, kinds: Sequence[type[Hand]] = (Hand,)) -> str:
    """Hammer for `size` seconds, by all ways in turn; compare what was acknowledged with what is there and shown."""
    few = size < _A_FEW_SECONDS
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "memories.db"
        token = let_in(store, "load")
        window: AbstractContextManager[Beside | None] = nullcontext() if few else window_beside(store)
        with served(store, whole=not few) as server, window as beside:
            until = time.monotonic() + size
            ways = itertools.islice(itertools.cycle(kinds), _WRITERS + _READERS)
            hands = [way(server, token, seed * 1000 + number, until) for number, way in enumerate(ways)]
            writers, readers = hands[:_WRITERS], hands[_WRITERS:]
            if few:
                writers, readers = writers[:_FEW_WRITERS], readers[:_FEW_READERS]
            others = [
                McpSession(server.url, token, seed * 1000 + 500 + n, until) for n in range(0 if few else _SESSIONS)
            ]
            acts = [*(one.write for one in writers), *(one.write for one in others), *(one.read for one in readers)]
            threads = [threading.Thread(target=act) for act in acts]
            _run_beside_a_reader(store, threads, until)
        wrote, read, by_mcp = ([one.tally for one in some] for some in (writers, readers, others))
        there = _there(store)
    lost = _lost(there, [*wrote, *by_mcp])
    errors = [error for one in (*wrote, *read, *by_mcp) for error in one.errors]
    if beside is not None:
        errors += beside.messages + (["the window shows other memories"] if beside.rows != len(there) else [])
    if errors:
        print(f"load: {sorted(set(errors))}", file=sys.stderr)
    figures = [
        latency("writes", wrote),
        latency("reads", read),
        latency("sessions", by_mcp),
        *([beside.said] if beside else []),
    ]
    return "\n".join([*figures, f"load seconds {size} lost {lost} errors {len(errors)}"])


def _run_beside_a_reader(store: Path, threads: list[threading.Thread], until: float) -> None:
    reader = Reader(store)
    for one in threads:
        one.start()
    while time.monotonic() < until:
        with reader.reading():
            threads[0].join(_READ_BESIDE_S)
        threads[0].join(_READ_BESIDE_S)
    for one in threads:
        one.join()
    reader.close()


def _there(store: Path) -> dict[str, str]:
    owner = Wellkept.open(store)
    try:
        return {row.memory.id: row.memory.content for row in owner.newest(Query(), _ALL)}
    finally:
        owner.close()


def _lost(there: dict[str, str], tallies: list[Tally]) -> int:
    """Return how many acknowledged writes do not stand, or forgotten memories do."""
    missing = sum(there.get(one) != content for tally in tallies for one, content in tally.stands.items())
    return missing + sum(one in there for tally in tallies for one in tally.gone)
