"""A question to a model: the form of the answer by the strictest way that works, and what is told of each call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.providers.openrouter_stub import dialects
from tests.providers.openrouter_stub import faults as f
from tests.providers.openrouter_stub.recording import KEY, QUESTION, TEXT, Recording, router
from tests.providers.openrouter_stub.server import Good, Seen, Stub
from wellkept.model.ledger import Outcome, Purpose
from wellkept.providers import faults
from wellkept.providers.base_url import Dialect
from wellkept.providers.chat import Chat, Reply
from wellkept.providers.chat_answers import reply_of, unwrapped
from wellkept.providers.openrouter import Prefs
from wellkept.providers.remote_chat import RemoteChat, Rung
from wellkept.providers.remote_models import CHAT_DEFAULTS, RemoteModel

MODEL = RemoteModel("google/gemini")
NOT_STRICT = f.available("constraint_filtered", "require_parameters")


def form(body: dict[str, Any]) -> object:
    """Return how a request asks for the form of its answer."""
    wanted = body.get("response_format")
    if wanted is None:
        return "words"
    return wanted["json_schema"]["strict"] if wanted["type"] == "json_schema" else wanted["type"]


def test_a_reply_says_who_answered_and_what_it_took(stub: Stub, recording: Recording) -> None:
    service = router(stub, recording)
    chat: Chat = RemoteChat(service, MODEL)
    assert chat.ask(QUESTION) == Reply(dialects.REPLY, True, "google/gemini", 100, 20, 0.0002)
    service.close()
    ((sending, received),) = recording.after_
    assert (sending.purpose, sending.host) == (Purpose.EXTRACT, f"127.0.0.1:{stub.port}")
    assert (sending.memories, sending.chars) == (0, len(TEXT))
    assert (received.outcome, received.tokens_in, received.tokens_out) == (Outcome.ANSWERED, 100, 20)


def test_a_question_is_asked_in_private_with_a_cap(stub: Stub) -> None:
    service = router(stub)
    RemoteChat(service, MODEL).ask(QUESTION)
    service.close()
    (body,) = stub.asked("/chat/completions")
    assert body == {
        "model": "google/gemini",
        "messages": [{"role": "system", "content": "Find facts."}, {"role": "user", "content": TEXT}],
        "stream": False,
        "max_completion_tokens": 200,
        "response_format": {
            "type": "json_schema",
            "json_schema": {"name": "facts", "strict": True, "schema": QUESTION.schema},
        },
        "provider": {"require_parameters": True, "data_collection": "deny"},
    }


@pytest.mark.parametrize(
    ("prefs", "rules"),
    [
        (Prefs(), {"data_collection": "deny"}),
        (Prefs(zdr=True), {"data_collection": "deny", "zdr": True}),
        (Prefs(no_storing=False), {}),
    ],
)
def test_the_rules_of_the_owner_go_with_every_question(stub: Stub, prefs: Prefs, rules: dict[str, object]) -> None:
    service = router(stub, prefs=prefs)
    RemoteChat(service, MODEL).ask(QUESTION)
    service.close()
    assert stub.asked("/chat/completions")[0]["provider"] == {"require_parameters": True, **rules}


@pytest.mark.parametrize(
    ("refused", "forms"),
    [
        ([], [True]),
        ([NOT_STRICT], [True, False]),
        ([f.error(400)], [True, False]),
        ([f.error(404, message="No endpoints found that support the requested parameters")], [True, False]),
        ([NOT_STRICT, f.error(422)], [True, False, "json_object"]),
        ([NOT_STRICT, NOT_STRICT, f.error(400)], [True, False, "json_object", "words"]),
    ],
    ids=["none", "strict", "strict by 400", "strict by words", "schema", "all"],
)
def test_the_ladder_goes_down_and_remembers_where_it_held(stub: Stub, refused: list[Any], forms: list[object]) -> None:
    stub.next_.extend(refused)
    service, rungs = router(stub), dict[str, Rung]()
    RemoteChat(service, MODEL, rungs).ask(QUESTION)
    assert [form(body) for body in stub.asked("/chat/completions")] == forms
    stub.seen.clear()
    RemoteChat(service, MODEL, rungs).ask(QUESTION)
    service.close()
    assert [form(body) for body in stub.asked("/chat/completions")] == forms[-1:]


@pytest.mark.parametrize("rung", [Rung.OBJECT, Rung.WORDS])
def test_where_the_provider_is_not_told_the_schema_the_model_is(stub: Stub, rung: Rung) -> None:
    service = router(stub)
    RemoteChat(service, MODEL, {MODEL.id: rung}).ask(QUESTION)
    service.close()
    (body,) = stub.asked("/chat/completions")
    assert '"additionalProperties": false' in body["messages"][0]["content"]
    assert body["messages"][1]["content"] == TEXT
    assert not body["provider"].get("require_parameters")


@pytest.mark.parametrize(
    ("model", "first", "thinking"),
    [
        (RemoteModel("m"), True, None),
        (RemoteModel("m", parameters=frozenset({"structured_outputs"})), True, None),
        (RemoteModel("m", parameters=frozenset({"response_format"})), "json_object", None),
        (RemoteModel("m", parameters=frozenset()), "words", None),
        (CHAT_DEFAULTS[0], True, "none"),
        (
            RemoteModel(
                "m", parameters=frozenset({"structured_outputs", "reasoning"}), efforts=frozenset({"low", "high"})
            ),
            True,
            "low",
        ),
        (
            RemoteModel(
                "m",
                parameters=frozenset({"structured_outputs", "reasoning"}),
                efforts=frozenset({"none", "minimal"}),
                must_think=True,
            ),
            True,
            "minimal",
        ),
    ],
    ids=["unknown", "strict", "object", "words", "default", "low at least", "must think"],
)
def test_what_a_model_is_said_to_support_decides_how_it_is_asked(
    stub: Stub, model: RemoteModel, first: object, thinking: str | None
) -> None:
    service = router(stub)
    RemoteChat(service, model).ask(QUESTION)
    service.close()
    (body,) = stub.asked("/chat/completions")
    assert form(body) == first
    assert body.get("reasoning", {}).get("effort") == thinking
    assert "temperature" not in body


@pytest.mark.parametrize(
    ("content", "text"),
    [
        ('{"a": 1}', '{"a": 1}'),
        ('```json\n{"a": 1}\n```', '{"a": 1}'),
        ('  ```\n{"a": 1}```  ', '{"a": 1}'),
        ('```json\n{"a": [1', '{"a": [1'),
        ('<think>What do I see? ```x```</think>\n```json\n{"a": 1}\n```', '{"a": 1}'),
        ('[{"kind": "fact"}]', '[{"kind": "fact"}]'),
        ("Dear owner, I found nothing.", "Dear owner, I found nothing."),
        ("Use ```code``` here", "Use ```code``` here"),
        ([{"type": "text", "text": '{"a"'}, {"type": "image"}, "odd", {"text": ": 1}"}], '{"a": 1}'),
    ],
    ids=["bare", "fence", "odd fence", "open fence", "thoughts", "list", "prose", "code inside", "parts"],
)
def test_what_the_model_said_comes_without_its_wrapping(content: object, text: str) -> None:
    assert reply_of(dialects.chat(content), "m").text == text


@pytest.mark.parametrize(("finish", "finished"), [("stop", True), (None, True), ("length", False), ("odd", True)])
def test_an_answer_that_was_cut_off_says_so(finish: str | None, finished: bool) -> None:
    assert reply_of(dialects.chat("{", finish), "m").finished is finished


def test_usage_that_is_odd_is_unknown_and_not_a_fault() -> None:
    usage = {"prompt_tokens": -1, "completion_tokens": "many", "cost": True}
    reply = reply_of({**dialects.chat(), "model": None, "usage": usage}, "asked")
    assert (reply.model, reply.tokens_in, reply.tokens_out, reply.cost_usd) == ("asked", None, None, None)


@given(st.text(alphabet="` \n{}ajson<think>/"))
def test_unwrapping_takes_only_from_the_ends(text: str) -> None:
    assert unwrapped(text) in text


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=2)
        | st.dictionaries(
            st.sampled_from(
                ["choices", "message", "content", "error", "code", "finish_reason", "text", "usage", "metadata"]
            ),
            inner,
            max_size=3,
        )
    ),
    max_leaves=12,
)


@given(st.dictionaries(st.sampled_from(["choices", "error", "usage", "model"]), JSON))
def test_any_object_is_a_reply_or_a_fault(body: dict[str, object]) -> None:
    try:
        reply = reply_of(body, "m")
    except faults.RemoteFault:
        return
    assert reply.text.strip()


def test_half_a_pair_of_surrogates_can_be_sent(stub: Stub) -> None:
    service = router(stub)
    RemoteChat(service, MODEL).ask(type(QUESTION)("Find.", "half \ud83d a smile", {}, "facts", 10))
    service.close()
    assert stub.asked("/chat/completions")[0]["messages"][1]["content"] == "half ? a smile"


@pytest.mark.parametrize(("good", "model"), [(dialects.ollama, "qwen3:4b"), (dialects.lm_studio, "local-model")])
def test_a_server_of_the_owner_needs_no_key_and_hears_no_foreign_words(
    serve: Callable[[Good], Stub], good: Good, model: str
) -> None:
    local = serve(good)
    service = router(local, dialect=Dialect.PLAIN)
    assert service.check_key().limit_usd is None
    assert model in {known.id for known in service.chat_models()}
    assert RemoteChat(service, RemoteModel(model)).ask(QUESTION).text == dialects.REPLY
    service.close()
    seen: Seen = local.seen[-1]
    assert "Authorization" not in seen.headers
    assert KEY.reveal() not in repr(local.seen)
    assert set(seen.body) == {"model", "messages", "stream", "max_tokens", "response_format"}


@pytest.mark.parametrize(
    ("good", "model", "fault", "says"),
    [
        (dialects.ollama, "nowhere", faults.NoEndpoint, "does not know this model"),
        (lambda _: (200, {"error": "Unexpected endpoint"}), "m", faults.BadAnswer, "no model service"),
        (lambda _: (200, {"error": "odd"}), "m", faults.BadAnswer, "said that it failed"),
        (
            lambda _: (400, {"error": "Trying to keep the first 9000 tokens: context length"}),
            "m",
            faults.TooLong,
            "more",
        ),
        (lambda _: (404, {"error": {"message": "No models loaded. Please load one"}}), "m", faults.NoEndpoint, "know"),
        (lambda _: (500, {"detail": "exceeds the context window"}), "m", faults.TooLong, "more text"),
    ],
    ids=["no such model", "no such path", "odd", "context", "nothing loaded", "detail"],
)
def test_the_errors_of_local_servers_are_understood(
    serve: Callable[[Good], Stub], good: Good, model: str, fault: type[faults.RemoteFault], says: str
) -> None:
    service = router(serve(good), dialect=Dialect.PLAIN)
    with pytest.raises(fault, match=says):
        RemoteChat(service, RemoteModel(model)).ask(QUESTION)
    service.close()


def test_a_refusing_local_server_is_believed(serve: Callable[[Good], Stub]) -> None:
    local = serve(lambda _: (401, {"error": "no"}))
    service = router(local, dialect=Dialect.PLAIN)
    with pytest.raises(faults.KeyRefused):
        RemoteChat(service, MODEL).ask(QUESTION)
    service.close()
    assert len(local.seen) == 1
