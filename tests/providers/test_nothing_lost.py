"""From the file to the service and back: every memory gets its vector in the end, and every call is recorded."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.building import NOON, memory
from tests.providers.openrouter_stub import faults as f
from tests.providers.openrouter_stub.dialects import DIMS
from tests.providers.openrouter_stub.recording import CANARY, KEY, router
from tests.providers.openrouter_stub.server import Behave, Stub
from wellkept.model.ledger import Marked, Outcome, PrivateMark, Sent, SentRow
from wellkept.providers.recorder import Received, Sending
from wellkept.providers.remote_embedder import RemoteEmbedder
from wellkept.providers.vector_calls import Size
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.vectors import VectorItem

COUNT = 9
BAD = f"Owner keeps {CANARY} number 4."


class Book:
    """Writes every call into the ledger of a store, with the memories that are being sent."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self._open: SentRow | None = None
        self.keys: list[int] = []

    def before(self, sending: Sending) -> None:
        sent = Sent(
            at=NOON,
            host=sending.host,
            model=sending.model,
            purpose=sending.purpose,
            memories=sending.memories,
            chars=sending.chars,
        )
        keys = [self.keys[place] for place in sending.places]
        self._open = SentRow(self._store.add_sent(sent, keys), sent)

    def after(self, sending: Sending, received: Received) -> None:
        assert self._open is not None
        assert self._open.sent.chars == sending.chars
        ended = replace(
            self._open.sent,
            outcome=received.outcome,
            reason=received.reason,
            tokens_in=received.tokens_in,
            tokens_out=received.tokens_out,
            cost_usd=received.cost_usd,
        )
        self._store.close_sent(SentRow(self._open.sent_id, ended))


def flush(store: SqliteStore, book: Book, embedder: RemoteEmbedder) -> int:
    """Do what a worker does once: send what has no vector and may leave, and keep what came back."""
    wanting = store.unembedded(embedder.id, 96, leaving=True)
    book.keys = [one.key for one in wanting]
    landed = embedder.embed_each([one.content for one in wanting])
    items = [
        VectorItem(wanting[place].key, wanting[place].content, row.tobytes())
        for place, row in zip(landed.positions, landed.vectors, strict=True)
    ]
    return store.put_vectors(embedder.id, embedder.dims, items)


@pytest.fixture
def filled(store: SqliteStore) -> SqliteStore:
    store.insert([memory(f"Owner keeps {CANARY} number {number}.") for number in range(COUNT)])
    return store


@pytest.mark.parametrize(
    ("behave", "landed"),
    [
        (f.page(502), 0),
        (f.error(402), 0),
        (f.error(429, wait="3600"), 0),
        (f.hang_up, 0),
        (f.half, 0),
        (f.raw(b"prose"), 0),
        (f.spoilt("empty"), 0),
        (f.refuses(BAD), COUNT - 1),
        (f.spoilt("nan", BAD), COUNT - 1),
        (f.at_most(1), COUNT),
        (f.spoilt("one for all"), COUNT),
    ],
    ids=["page", "credit", "busy", "hang up", "half", "prose", "empty", "one refused", "one nan", "one by one", "one"],
)
def test_what_failed_is_done_once_the_service_heals(
    filled: SqliteStore, path: Path, stub: Stub, behave: Behave, landed: int
) -> None:
    book = Book(filled)
    service = router(stub, book)
    embedder = RemoteEmbedder(service, "baai/bge-m3", Size(DIMS))
    stub.always = behave
    assert flush(filled, book, embedder) == landed
    stub.always = None
    assert flush(filled, book, embedder) == COUNT - landed
    service.close()
    assert filled.coverage(embedder.id) == (COUNT, COUNT)
    rows = filled.sent_page(1000)
    assert len(rows) == len(stub.seen)
    assert all(row.sent.outcome is not Outcome.UNDER_WAY for row in rows)
    assert all(bool(row.sent.reason) is (row.sent.outcome is Outcome.FAILED) for row in rows)
    assert CANARY not in repr(rows)
    written = b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
    assert KEY.reveal().encode() not in written


def test_a_memory_is_linked_to_the_calls_that_held_it_and_no_others(filled: SqliteStore, stub: Stub) -> None:
    book = Book(filled)
    service = router(stub, book)
    stub.always = f.refuses(BAD)
    flush(filled, book, RemoteEmbedder(service, "baai/bge-m3", Size(DIMS)))
    service.close()
    held = {row.sent_id: row.sent.memories for row in filled.sent_page(1000)}
    linked = [row.sent_id for key in book.keys for row in filled.sent_of(key)]
    assert {number: linked.count(number) for number in held} == held


def test_a_memory_says_where_it_was_sent_and_one_that_stays_was_nowhere(filled: SqliteStore, stub: Stub) -> None:
    (secret,) = filled.insert([memory("Owner takes pills.", tags=("health",))])
    filled.save_private_mark(PrivateMark(Marked.TAG, "health"), marked=True)
    book = Book(filled)
    service = router(stub, book)
    embedder = RemoteEmbedder(service, "baai/bge-m3", Size(DIMS))
    assert flush(filled, book, embedder) == COUNT
    assert flush(filled, book, embedder) == 0
    service.close()
    assert filled.sent_of(secret) == ()
    assert [row.sent.host for row in filled.sent_of(secret - 1)] == [service.base.host]
    assert "pills" not in repr(stub.seen)
    assert len(stub.seen) == 1
