"""What a service says when all is well: OpenRouter as documented, and the two local servers most people run."""

from __future__ import annotations

import hashlib
from typing import Any

from tests.providers.openrouter_stub.server import Seen

DIMS = 8
REPLY = '{"memories": []}'

MODELS = [
    {
        "id": "google/gemini-2.5-flash-lite",
        "name": "Gemini 2.5 Flash Lite",
        "context_length": 1048576,
        "pricing": {"prompt": "0.0000001", "completion": "0.0000004"},
        "supported_parameters": ["structured_outputs", "response_format", "reasoning", "temperature"],
        "reasoning": {"supported_efforts": ["none", "minimal", "low"], "mandatory": False},
    },
    {"id": "old/words-only", "pricing": {"prompt": "-1"}, "supported_parameters": ["temperature"]},
]
EMBEDDERS = [{"id": "baai/bge-m3", "context_length": 8192, "pricing": {"prompt": "0.00000001", "completion": "0"}}]
KEY_DATA = {
    "label": "sk-or-v1-abc...xyz",
    "limit": 10,
    "limit_remaining": 7.5,
    "limit_reset": "monthly",
    "usage": 2.5,
    "usage_daily": 0.5,
    "usage_monthly": 2.5,
    "is_free_tier": False,
    "is_management_key": False,
    "expires_at": "2027-01-01T00:00:00Z",
}


def vector(text: str, dims: int = DIMS) -> list[float]:
    """Return numbers that belong to a text: the same each time, others for another."""
    digest = hashlib.shake_256(text.encode(errors="replace")).digest(dims)
    return [(byte - 127.5) / 100 for byte in digest]


def vectors(texts: list[str], dims: int = DIMS) -> dict[str, Any]:
    """Return the documented answer with a vector for each text."""
    data = [
        {"object": "embedding", "index": place, "embedding": vector(text, dims)} for place, text in enumerate(texts)
    ]
    usage = {"prompt_tokens": 3 * len(texts), "total_tokens": 3 * len(texts), "cost": 0.00001}
    return {"object": "list", "data": data, "model": "baai/bge-m3", "usage": usage}


def chat(
    content: object = REPLY, finish: object = "stop", model: str = "google/gemini-2.5-flash-lite"
) -> dict[str, Any]:
    """Return the documented answer with one choice."""
    return {
        "id": "gen-1",
        "model": model,
        "choices": [{"index": 0, "finish_reason": finish, "message": {"role": "assistant", "content": content}}],
        "usage": {"prompt_tokens": 100, "completion_tokens": 20, "total_tokens": 120, "cost": 0.0002},
    }


def openrouter(seen: Seen) -> tuple[int, object]:
    """Answer as OpenRouter does; every key is good."""
    path = seen.path.partition("?")[0].removeprefix("/api/v1")
    if path == "/key":
        return 200, {"data": KEY_DATA}
    if path in {"/models", "/embeddings/models"}:
        return 200, {"data": MODELS if path == "/models" else EMBEDDERS}
    if path == "/auth/keys":
        return 200, {"key": "sk-or-v1-made-by-signing-in", "user_id": "user_1"}
    if path == "/embeddings":
        return embeddings(seen)
    return (
        (200, chat(model=seen.body["model"]))
        if path == "/chat/completions"
        else (404, {"error": {"code": 404, "message": "Not Found"}})
    )


def embeddings(seen: Seen) -> tuple[int, object]:
    """Answer with vectors, strictly: an empty text is refused, as documented."""
    texts = seen.body["input"]
    if not all(texts):
        return 400, {"error": {"code": 400, "message": "input must not be empty"}}
    return 200, vectors(texts, seen.body.get("dimensions", DIMS))


def ollama(seen: Seen) -> tuple[int, object]:
    """Answer as Ollama does under /v1: no /key, its own errors, unknown words are ignored."""
    path = seen.path.partition("?")[0].removeprefix("/api/v1")
    if path == "/models":
        listed = [{"id": "qwen3:4b", "object": "model", "owned_by": "library"}, {"id": "bge-m3:latest"}]
        return 200, {"object": "list", "data": listed}
    if path == "/embeddings":
        return 200, {**vectors(seen.body["input"]), "usage": {"prompt_tokens": 3, "total_tokens": 3}}
    if path == "/chat/completions" and seen.body["model"] == "nowhere":
        message = 'model "nowhere" not found, try pulling it first'
        return 404, {"error": {"message": message, "type": "api_error", "param": None, "code": None}}
    if path == "/chat/completions":
        return 200, {**chat("<think>Hm.</think>\n" + REPLY, model="qwen3:4b"), "system_fingerprint": "fp_ollama"}
    return 404, {"error": "404 page not found"}


def lm_studio(seen: Seen) -> tuple[int, object]:
    """Answer as LM Studio does: errors are bare texts, any path exists, JSON only by a schema."""
    path = seen.path.partition("?")[0].removeprefix("/api/v1")
    if path == "/models":
        return 200, {"data": [{"id": "local-model"}, {"id": "text-embedding-nomic-embed-text-v1.5"}]}
    if path == "/embeddings":
        return 200, vectors(seen.body["input"])
    if path != "/chat/completions":
        return 200, {"error": f"Unexpected endpoint or method. ({seen.method} {seen.path})"}
    wanted = seen.body.get("response_format", {}).get("type", "json_schema")
    if wanted != "json_schema":
        return 400, {"error": "'response_format.type' must be 'json_schema' or 'text'"}
    return 200, chat(model="local-model")
