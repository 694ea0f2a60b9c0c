"""The models a service offers, as its own list says them; and the ones to start with, as data.

Source of the fields: OpenRouter notes, 3.1 and 3.3. Lists validate nothing: they answer without a key too.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from wellkept.providers.faults import BadAnswer

MODELS_MAX = 5000
"""How many entries of a list are read; OpenRouter has some hundreds."""

_ID_MAX_CHARS = 200


@dataclass(frozen=True, slots=True)
class RemoteModel:
    """One model on offer.

    Attributes: `context` how many tokens it reads, or None; `usd_in` and `usd_out` US dollars per million tokens,
    or None; `parameters` what it can be told, None where the service does not say; `efforts` how hard it can be
    told to think, least first as given, empty where it does not say; `must_think` whether that cannot be off.
    """

    id: str
    name: str = ""
    context: int | None = None
    usd_in: float | None = None
    usd_out: float | None = None
    parameters: frozenset[str] | None = None
    efforts: frozenset[str] = frozenset()
    must_think: bool = False


_SCHEMA = frozenset({"structured_outputs", "response_format", "max_completion_tokens"})

CHAT_DEFAULTS = (
    RemoteModel(
        "google/gemini-2.5-flash-lite", "Gemini 2.5 Flash Lite", 1_048_576, 0.10, 0.40,
        _SCHEMA | {"reasoning", "temperature"}, frozenset({"none", "minimal"}),
    ),
    RemoteModel("openai/gpt-4.1-nano", "GPT-4.1 Nano", 1_047_576, 0.10, 0.40, _SCHEMA | {"temperature"}),
    RemoteModel("mistralai/mistral-small-3.2-24b-instruct", "Mistral Small 3.2", 128_000, 0.09, 0.25, _SCHEMA),
)  # fmt: skip
"""What to offer before the list is known, the one to use first. Prices as of August 2026."""

EMBEDDING_DEFAULTS = (
    RemoteModel("baai/bge-m3", "BGE-M3", 8192, 0.01),
    RemoteModel("openai/text-embedding-3-small", "OpenAI text-embedding-3-small", 8192, 0.02),
    RemoteModel("qwen/qwen3-embedding-8b", "Qwen3 Embedding 8B", 32_768, 0.01),
)
"""Likewise for vectors. The first one reads a hundred languages and is served by hosts that keep nothing."""

SHORTENABLE = ("text-embedding-3-", "qwen3-embedding", "gemini-embedding", "nomic-embed-text", "embeddinggemma")
"""Models trained so that the first numbers of a vector are a vector too: it may be cut and set to length 1 again."""


def model_id(text: str) -> str:
    """Return the id that the owner typed, without what other programs write before it."""
    stripped = text.strip()
    bare = stripped.removeprefix("openrouter/")
    return bare if "/" in bare else stripped  # openrouter/auto is a model of that name


def can_be_shortened(model: str) -> bool:
    """Return whether the first numbers of this model's vectors can be used alone."""
    return any(name in model for name in SHORTENABLE)


def models_of(body: Mapping[str, object]) -> tuple[RemoteModel, ...]:
    """Return the models of a list, each id once, in its order; what is no model is left out. Raises: BadAnswer."""
    data = body.get("data", body.get("models", ()))
    if data is None:  # Ollama without a model
        return ()
    if not isinstance(data, list):
        raise BadAnswer("The service did not say which models it has.", "Check the address in the settings.")
    items = data[:MODELS_MAX]
    found: dict[str, RemoteModel] = {}
    for item in items:
        model = _model(item) if isinstance(item, Mapping) else None
        if model is not None:
            found.setdefault(model.id, model)
    return tuple(found.values())


def _model(item: Mapping[str, object]) -> RemoteModel | None:
    identity = item.get("id", item.get("name"))
    if not isinstance(identity, str) or not 0 < len(identity) <= _ID_MAX_CHARS or not identity.isprintable():
        return None
    pricing, thinking = _mapping(item.get("pricing")), _mapping(item.get("reasoning"))
    name, parameters = item.get("name"), item.get("supported_parameters")
    return RemoteModel(
        id=identity,
        name=name[:_ID_MAX_CHARS] if isinstance(name, str) else "",
        context=_count(item.get("context_length")),
        usd_in=_per_million(pricing.get("prompt")),
        usd_out=_per_million(pricing.get("completion")),
        parameters=_words(parameters) if isinstance(parameters, list) else None,
        efforts=_words(thinking.get("supported_efforts")),
        must_think=thinking.get("mandatory") is True,
    )


def _per_million(value: object) -> float | None:
    """Return a price per token, a text such as "0.0000001", as US dollars per million tokens."""
    try:
        price = float(value) if isinstance(value, (str, int, float)) else math.nan
    except (ValueError, OverflowError):
        return None
    return round(price * 1e6, 6) if math.isfinite(price) and price >= 0 else None


def _count(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else None


def _words(value: object) -> frozenset[str]:
    return frozenset(word for word in value if isinstance(word, str)) if isinstance(value, list) else frozenset()


def _mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, Mapping) else {}
