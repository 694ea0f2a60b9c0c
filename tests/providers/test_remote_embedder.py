"""Vectors from a service: checked, in order, and one bad text never costs the others theirs."""

from __future__ import annotations

import base64
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.providers.openrouter_stub import dialects
from tests.providers.openrouter_stub import faults as f
from tests.providers.openrouter_stub.recording import IMPATIENT, Recording, router
from tests.providers.openrouter_stub.server import Behave, Good, Stub
from wellkept.model.ledger import Purpose
from wellkept.providers import faults
from wellkept.providers.embedder import Embedder, EmbedderUnavailable, unit_rows
from wellkept.providers.embedding_answers import vectors_of
from wellkept.providers.remote_embedder import BATCH_CHARS, BATCH_MAX, NotAllLanded, RemoteEmbedder
from wellkept.providers.vector_calls import Size, learnt_size

MODEL = "baai/bge-m3"
BAD = "Owner owns the bad text."
TEXTS = [f"Owner likes tea number {number}." for number in range(12)]
WITH_BAD = [*TEXTS[:7], BAD, *TEXTS[7:]]
SIZE = Size(dialects.DIMS)


def right(texts: list[str]) -> np.ndarray:
    return unit_rows(np.array([dialects.vector(text) for text in texts], dtype=np.float32))


def test_vectors_are_those_of_their_texts_and_of_length_one(stub: Stub) -> None:
    service = router(stub)
    embedder: Embedder = RemoteEmbedder(service, MODEL, SIZE)
    rows = embedder.embed(TEXTS)
    service.close()
    assert rows.dtype == np.float32
    assert np.allclose(rows, right(TEXTS), atol=1e-6)
    assert embedder.id == f"127.0.0.1:{stub.port}/{MODEL}@8"


def test_texts_go_as_they_are_and_numbers_are_asked_for(stub: Stub) -> None:
    service = router(stub)
    RemoteEmbedder(service, MODEL, SIZE).embed(TEXTS)
    service.close()
    assert stub.asked("/embeddings") == [
        {
            "model": MODEL,
            "input": TEXTS,
            "encoding_format": "float",
            "provider": {"data_collection": "deny"},
        }
    ]


@pytest.mark.parametrize(
    ("texts", "sizes"),
    [
        ([], []),
        (["", "  "], []),
        (["one"] * (BATCH_MAX + 1), [BATCH_MAX, 1]),
        (["x" * 2000] * 60, [BATCH_CHARS // 2000, 10]),
        (["", "one", "\n", "two"], [2]),
    ],
    ids=["none", "blank", "many", "long", "some blank"],
)
def test_batches_are_bounded_and_blank_texts_are_not_sent(stub: Stub, texts: list[str], sizes: list[int]) -> None:
    service = router(stub)
    rows = RemoteEmbedder(service, MODEL, SIZE).embed(texts)
    service.close()
    assert [len(body["input"]) for body in stub.asked("/embeddings")] == sizes
    assert rows.shape == (len(texts), dialects.DIMS)
    for text, row in zip(texts, rows, strict=True):
        assert text.strip() or row[0] == 1.0


@pytest.mark.parametrize(
    ("behave", "says"),
    [
        (f.refuses(BAD), "did not accept"),
        (f.refuses(BAD, 413), "more text than"),
        (f.refuses(BAD, 403, "flagged by moderation"), "filter"),
        (f.spoilt("short", BAD), "sent 0 vectors for 1 texts"),
        (f.spoilt("long", BAD), "sent 2 vectors for 1 texts"),
        (f.spoilt("nan", BAD), "not an answer"),
        (f.spoilt("infinite", BAD), "without a direction"),
        (f.spoilt("zero", BAD), "without a direction"),
        (f.spoilt("null", BAD), "without a direction"),
        (f.spoilt("no vector", BAD), "no vector"),
        (f.spoilt("nested", BAD), "no vector"),
        (f.spoilt("words", BAD), "no vector"),
        (f.spoilt("broken base64", BAD), "no vector"),
        (f.spoilt("empty base64", BAD), "impossible sizes"),
        (f.spoilt("indices", BAD), None),
        (f.spoilt("other size", BAD), "have 1 numbers now"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_one_bad_text_is_named_and_all_others_land(stub: Stub, behave: Behave, says: str | None) -> None:
    stub.always = behave
    service = router(stub)
    landed = RemoteEmbedder(service, MODEL, SIZE).embed_each(WITH_BAD)
    service.close()
    good = [place for place, text in enumerate(WITH_BAD) if text != BAD or says is None]
    assert landed.stopped is None
    assert list(landed.positions) == good
    assert np.allclose(landed.vectors, right([WITH_BAD[place] for place in good]), atol=1e-6)
    assert [bad.position for bad in landed.bad] == ([] if says is None else [7])
    assert says is None or says in landed.bad[0].fault.sentence


@pytest.mark.parametrize("how", ["shuffled", "no index"])
def test_the_order_is_that_of_the_index_or_the_answer_is_refused(stub: Stub, how: str) -> None:
    stub.always = f.spoilt(how)
    service = router(stub)
    rows = RemoteEmbedder(service, MODEL, SIZE).embed(TEXTS)
    service.close()
    assert np.allclose(rows, right(TEXTS), atol=1e-6)


@pytest.mark.parametrize("how", ["one for all", "same", "empty"])
def test_one_vector_for_many_texts_is_never_taken(stub: Stub, how: str) -> None:
    stub.always = f.spoilt(how)
    service = router(stub)
    landed = RemoteEmbedder(service, MODEL, SIZE).embed_each(TEXTS[:4])
    service.close()
    if how == "empty":
        assert landed.positions == ()
        assert isinstance(landed.stopped, faults.BadAnswer)
    else:  # alone, each text gets its own
        assert np.allclose(landed.vectors, right(TEXTS[:4]), atol=1e-6)


def test_a_model_that_takes_few_at_once_is_asked_few_at_once_from_then_on(stub: Stub) -> None:
    stub.always = f.at_most(3)
    service = router(stub)
    embedder = RemoteEmbedder(service, MODEL, SIZE)
    assert np.allclose(embedder.embed(TEXTS), right(TEXTS), atol=1e-6)
    stub.seen.clear()
    embedder.embed(TEXTS)
    service.close()
    assert [len(body["input"]) for body in stub.asked("/embeddings")] == [3, 3, 3, 3]


def test_a_model_whose_vectors_changed_is_stopped(stub: Stub) -> None:
    service = router(stub)
    landed = RemoteEmbedder(service, MODEL, Size(9)).embed_each(TEXTS)
    service.close()
    assert isinstance(landed.stopped, faults.OtherVectors)
    assert landed.stopped.sentence == "The model's vectors have 8 numbers now, not 9."
    assert len(stub.seen) == 1


def test_where_nothing_lands_it_is_given_up_soon(stub: Stub) -> None:
    stub.always = f.raw(b"no vectors here")
    service = router(stub)
    landed = RemoteEmbedder(service, MODEL, SIZE).embed_each(["tea"] * BATCH_MAX)
    service.close()
    assert isinstance(landed.stopped, faults.BadAnswer)
    assert landed.bad == ()
    assert len(stub.seen) < 15


@pytest.mark.parametrize(
    ("behave", "fault", "asked"),
    [
        (f.error(401), faults.KeyRefused, 2),
        (f.error(402), faults.OutOfCredit, 1),
        (f.error(404), faults.NoEndpoint, 1),
        (f.error(503), faults.Busy, 3),
        (f.hang_up, faults.Unreachable, 3),
    ],
)
def test_what_no_smaller_batch_helps_stops_at_once_and_keeps_what_landed(
    stub: Stub, behave: Behave, fault: type[faults.RemoteFault], asked: int
) -> None:
    stub.next_.append(lambda visitor, seen: visitor.say(*stub.good(seen)))
    stub.always = behave
    service = router(stub)
    landed = RemoteEmbedder(service, MODEL, SIZE).embed_each([f"tea {n}" for n in range(BATCH_MAX + 5)])
    service.close()
    assert landed.positions == tuple(range(BATCH_MAX))
    assert type(landed.stopped) is fault
    assert len(stub.seen) == 1 + asked


def test_a_batch_that_takes_too_long_is_made_smaller_but_not_for_ever(stub: Stub) -> None:
    stub.always = f.hang
    service = router(stub, limits=IMPATIENT)
    landed = RemoteEmbedder(service, MODEL, SIZE).embed_each(TEXTS[:8])
    service.close()
    assert [len(body["input"]) for body in stub.asked("/embeddings")] == [8, 4, 2]
    assert isinstance(landed.stopped, faults.TookTooLong)


def test_the_protocol_raises_and_still_hands_over_what_landed(stub: Stub) -> None:
    stub.always = f.refuses(BAD)
    service = router(stub)
    with pytest.raises(EmbedderUnavailable, match="did not accept") as raised:
        RemoteEmbedder(service, MODEL, SIZE).embed(WITH_BAD)
    service.close()
    assert isinstance(raised.value, NotAllLanded)
    assert len(raised.value.landed.positions) == len(TEXTS)


def no_dimensions(seen: object) -> tuple[int, object]:
    return 200, dialects.vectors(seen.body["input"])  # type: ignore[attr-defined] # of a request


def refuses_dimensions(seen: object) -> tuple[int, object]:
    refused = "dimensions" in seen.body  # type: ignore[attr-defined] # of a request
    return (400, {"error": {"code": 400, "message": "no dimensions"}}) if refused else no_dimensions(seen)


@pytest.mark.parametrize(
    ("good", "model", "wanted", "size"),
    [
        (dialects.openrouter, MODEL, None, Size(8)),
        (dialects.openrouter, "openai/text-embedding-3-small", 4, Size(4, 4)),
        (no_dimensions, "openai/text-embedding-3-small", 4, Size(4, 4, cuts=True)),
        (refuses_dimensions, "openai/text-embedding-3-small", 4, Size(4, cuts=True)),
        (refuses_dimensions, MODEL, 4, Size(8)),
        (no_dimensions, MODEL, 4, Size(8, 4)),
    ],
    ids=["its own", "as asked", "ignored, cut", "refused, cut", "refused, whole", "ignored, whole"],
)
def test_the_size_is_learnt_and_never_assumed(
    serve: Callable[[Good], Stub], good: Good, model: str, wanted: int | None, size: Size
) -> None:
    service = router(serve(good))
    assert learnt_size(service, model, wanted) == size
    rows = RemoteEmbedder(service, model, size).embed(TEXTS)
    service.close()
    assert rows.shape == (len(TEXTS), size.dims)
    assert np.allclose(np.linalg.norm(rows, axis=1), 1.0, atol=1e-5)


def test_learning_the_size_sends_no_words_of_the_owner(stub: Stub, recording: Recording) -> None:
    service = router(stub, recording)
    learnt_size(service, MODEL)
    service.close()
    assert stub.asked("/embeddings")[0]["input"] == ["ready"]
    assert recording.before_[0].memories == 0


def test_the_ledger_tells_memories_from_questions(stub: Stub, recording: Recording) -> None:
    service = router(stub, recording)
    RemoteEmbedder(service, MODEL, SIZE).embed(["one", "three"])
    RemoteEmbedder(service, MODEL, SIZE, purpose=Purpose.SEARCH).embed(["tea"])
    service.close()
    told = [(sending.purpose, sending.model, sending.memories, sending.chars) for sending in recording.before_]
    assert told == [(Purpose.EMBED, MODEL, 2, 8), (Purpose.SEARCH, MODEL, 0, 3)]
    received = recording.after_[0][1]
    assert (received.tokens_in, received.cost_usd) == (6, 0.00001)


def test_offline_says_so_before_it_is_asked(stub: Stub) -> None:
    service = router(stub, offline=lambda: True)
    embedder = RemoteEmbedder(service, MODEL, SIZE)
    assert embedder.check() == "The offline switch is on, so nothing was sent."
    with pytest.raises(EmbedderUnavailable):
        embedder.load()
    assert isinstance(embedder.embed_each(TEXTS).stopped, faults.OfflineSwitched)
    service.close()
    assert stub.seen == []


def test_numbers_in_base_64_are_read_too() -> None:
    rows = np.array([dialects.vector(text) for text in TEXTS[:2]], dtype="<f4")
    data = [{"embedding": base64.b64encode(row.tobytes()).decode()} for row in rows]
    assert np.allclose(vectors_of({"data": data}, TEXTS[:2]), right(TEXTS[:2]), atol=1e-6)


NUMBERS = st.one_of(st.floats(), st.integers(), st.none(), st.text(max_size=3), st.booleans())
ITEMS = st.fixed_dictionaries(
    {
        "embedding": st.one_of(
            st.lists(NUMBERS, max_size=4), st.text(max_size=9), st.none(), st.lists(st.lists(NUMBERS))
        )
    },
    optional={"index": st.one_of(st.integers(-1, 3), st.none(), st.text(max_size=2), st.booleans())},
)


@given(st.lists(st.one_of(ITEMS, NUMBERS), max_size=3), st.integers(1, 3))
def test_whatever_comes_is_unit_vectors_or_refused(data: list[object], count: int) -> None:
    texts = [f"text {number}" for number in range(count)]
    try:
        rows = vectors_of({"data": data}, texts)
    except faults.BadAnswer:
        return
    assert rows.shape[0] == count
    assert np.allclose(np.linalg.norm(rows, axis=1), 1.0, atol=1e-3)
