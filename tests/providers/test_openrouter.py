"""What a service says about a key and about its models, and which addresses are taken."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.providers.openrouter_stub import dialects
from tests.providers.openrouter_stub import faults as f
from tests.providers.openrouter_stub.recording import Recording, router
from tests.providers.openrouter_stub.server import Good, Stub
from wellkept.model.ledger import Purpose
from wellkept.providers import faults
from wellkept.providers.base_url import OPENROUTER, AddressRefused, Dialect, base_url
from wellkept.providers.key_facts import KeyFacts, facts_of
from wellkept.providers.openrouter import Prefs
from wellkept.providers.remote_models import (
    CHAT_DEFAULTS,
    EMBEDDING_DEFAULTS,
    RemoteModel,
    can_be_shortened,
    model_id,
    models_of,
)


def test_a_key_is_checked_by_asking_for_it(stub: Stub, recording: Recording) -> None:
    service = router(stub, recording)
    facts = service.check_key()
    service.close()
    assert facts == KeyFacts(10.0, 7.5, 2.5, 0.5, 2.5, False, "monthly", "2027-01-01T00:00:00Z")
    assert not facts.spent
    assert [seen.path for seen in stub.seen] == ["/api/v1/key"]
    assert (recording.before_[0].purpose, recording.before_[0].chars) == (Purpose.KEY, 0)


@pytest.mark.parametrize(
    ("behave", "fault", "says"),
    [
        (f.error(401), faults.KeyRefused, "may have been revoked"),
        (f.says(200, {"data": {"is_management_key": True}}), faults.NotAllowed, "managing other keys"),
        (f.says(200, {"data": {"is_provisioning_key": True}}), faults.NotAllowed, "managing other keys"),
        (f.says(200, {"data": None}), faults.BadAnswer, "did not say anything"),
        (f.says(200, {"ok": True}), faults.BadAnswer, "did not say anything"),
        (f.page(200), faults.BadAnswer, "web page"),
    ],
)
def test_a_key_that_is_no_good_is_said_to_be(
    stub: Stub, behave: object, fault: type[faults.RemoteFault], says: str
) -> None:
    stub.always = behave  # type: ignore[assignment] # one of the above
    service = router(stub)
    with pytest.raises(fault, match=says):
        service.check_key()
    service.close()


def test_facts_that_are_missing_or_odd_are_unknown() -> None:
    odd = {"limit": None, "limit_remaining": True, "usage": "2", "limit_reset": 5, "expires_at": "\n"}
    assert facts_of({"data": odd}) == KeyFacts()
    assert facts_of({"data": {"limit_remaining": -0.1}}).spent


def test_the_label_of_a_key_is_not_taken_over() -> None:
    assert "abc" not in repr(facts_of({"data": dialects.KEY_DATA}))


def test_models_come_with_prices_and_what_they_can_do(stub: Stub) -> None:
    service = router(stub)
    first, words_only = service.chat_models()
    (embedder,) = service.embedding_models()
    service.close()
    assert (first.id, first.context, first.usd_in, first.usd_out) == (CHAT_DEFAULTS[0].id, 1048576, 0.1, 0.4)
    assert first.efforts == {"none", "minimal", "low"}
    assert words_only.usd_in is None
    assert embedder.id == "baai/bge-m3"
    assert [seen.path for seen in stub.seen] == ["/api/v1/models", "/api/v1/embeddings/models"]


def test_under_the_strictest_rule_only_models_that_keep_it_are_listed(stub: Stub) -> None:
    service = router(stub, prefs=Prefs(zdr=True))
    service.chat_models()
    service.close()
    assert stub.seen[0].path == "/api/v1/models?zdr=true"


@pytest.mark.parametrize(
    ("data", "ids"),
    [
        ([], []),
        (None, []),
        ([None, 5, {}, {"id": ""}, {"id": 7}, {"id": "a\nb"}, {"id": "x" * 500}, {"id": "good"}], ["good"]),
        ([{"id": "twice"}, {"id": "twice"}], ["twice"]),
        ([{"name": "by name"}], ["by name"]),
        ([{"id": "m", "pricing": 3, "reasoning": [], "supported_parameters": "x", "context_length": True}], ["m"]),
    ],
)
def test_what_is_no_model_in_a_list_is_left_out(data: object, ids: list[str]) -> None:
    assert [model.id for model in models_of({"data": data})] == ids


def test_a_list_that_is_none_is_said() -> None:
    with pytest.raises(faults.BadAnswer, match="which models"):
        models_of({"data": "many"})


@pytest.mark.parametrize("good", [dialects.ollama, dialects.lm_studio])
def test_local_servers_list_all_models_together(serve: Callable[[Good], Stub], good: Good) -> None:
    service = router(serve(good), dialect=Dialect.PLAIN)
    assert service.embedding_models() == service.chat_models()
    assert all(model.parameters is None for model in service.chat_models())
    service.close()


@pytest.mark.parametrize("models", [CHAT_DEFAULTS, EMBEDDING_DEFAULTS])
def test_defaults_name_each_model_once_with_a_price(models: tuple[RemoteModel, ...]) -> None:
    assert len({model.id for model in models}) == len(models)
    assert all(model.name and model.usd_in is not None for model in models)


@pytest.mark.parametrize(
    ("typed", "identity"),
    [
        (" openai/gpt-4.1-nano\n", "openai/gpt-4.1-nano"),
        ("openrouter/openai/gpt-4.1-nano", "openai/gpt-4.1-nano"),
        ("openrouter/auto", "openrouter/auto"),
        ("bge-m3:latest", "bge-m3:latest"),
    ],
)
def test_a_typed_model_is_taken_as_meant(typed: str, identity: str) -> None:
    assert model_id(typed) == identity


def test_only_models_made_for_it_are_shortened() -> None:
    assert can_be_shortened("openai/text-embedding-3-small")
    assert not can_be_shortened("baai/bge-m3")


@pytest.mark.parametrize(
    ("text", "url", "host", "dialect"),
    [
        (OPENROUTER, OPENROUTER, "openrouter.ai", Dialect.OPENROUTER),
        (f" {OPENROUTER}/ ", OPENROUTER, "openrouter.ai", Dialect.OPENROUTER),
        ("openrouter.ai/api/v1", OPENROUTER, "openrouter.ai", Dialect.OPENROUTER),
        ("https://eu.openrouter.ai/api/v1", "https://eu.openrouter.ai/api/v1", "eu.openrouter.ai", Dialect.OPENROUTER),
        ("https://notopenrouter.ai/v1", "https://notopenrouter.ai/v1", "notopenrouter.ai", Dialect.PLAIN),
        ("http://localhost:11434/v1/", "http://localhost:11434/v1", "localhost:11434", Dialect.PLAIN),
        ("http://[::1]:1234/v1", "http://[::1]:1234/v1", "[::1]:1234", Dialect.PLAIN),
        ("http://192.168.1.7:1234/v1", "http://192.168.1.7:1234/v1", "192.168.1.7:1234", Dialect.PLAIN),
        ("http://attic.local/v1", "http://attic.local/v1", "attic.local", Dialect.PLAIN),
    ],
)
def test_an_address_is_cleaned_and_known(text: str, url: str, host: str, dialect: Dialect) -> None:
    base = base_url(text)
    assert (base.url, base.host, base.dialect) == (url, host, dialect)


@pytest.mark.parametrize(
    "text",
    [
        "", "https://", "ftp://models.example/v1", "http://models.example/v1", "https://me:word@models.example/v1",
        "https://models.example/v1?key=1", "https://models.example:port/v1", "https://[::1/v1", "javascript:alert(1)",
        "http://8.8.8.8/v1", "file:///etc/hosts", "https://exa mple.com", "https://a..b/v1", "https://модель.example/v1",
        f"https://{'a' * 64}.example", "https://models.example/\x07v1", "https://models.example/" + "x" * 600, "https://[1/",
    ],
)  # fmt: skip
def test_an_address_that_is_not_safe_is_refused(text: str) -> None:
    with pytest.raises(AddressRefused) as refused:
        base_url(text)
    assert "word" not in str(refused.value).replace("password", "")


@given(st.text(max_size=30), st.sampled_from(["", "http://localhost", "https://", "https://models.example/"]))
def test_any_text_is_an_address_that_can_be_asked_or_refused(text: str, start: str) -> None:
    try:
        base = base_url(start + text)
    except AddressRefused:
        return
    assert httpx.URL(f"{base.url}/models").host


def test_only_this_computer_is_local() -> None:
    assert [base_url(f"https://{host}/v1").local for host in ("localhost", "127.0.0.9", "[::1]", "10.0.0.1")] == [
        True,
        True,
        True,
        False,
    ]


def test_a_recorder_is_told_of_every_call(stub: Stub, recording: Recording) -> None:
    service = router(stub, recording)
    service.check_key()
    service.chat_models()
    service.close()
    assert [sending.purpose for sending in recording.before_] == [Purpose.KEY, Purpose.MODELS]
