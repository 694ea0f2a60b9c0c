"""A recorder that remembers, and what tests use to make a service."""

from __future__ import annotations

from collections.abc import Callable

from tests.providers.openrouter_stub.server import Stub
from wellkept.providers.base_url import Dialect, base_url
from wellkept.providers.calls import Limits
from wellkept.providers.chat import Question, never
from wellkept.providers.openrouter import OpenRouter, Prefs
from wellkept.providers.recorder import Received, Recorder, Sending
from wellkept.providers.secret import Secret

KEY = Secret("sk-or-v1-canarykey0123456789")
CANARY = "Zanzibarquokka"
TEXT = f"Owner once met a {CANARY}."

QUICK = Limits(connect_s=5, silence_s=5, total_s=10, first_wait_s=0.01, wait_max_s=0.3, body_max=300_000, slice_s=0.01)
"""Waits of a test: short where it waits for nothing, long where a busy machine might need it."""

IMPATIENT = Limits(connect_s=0.2, silence_s=0.2, total_s=0.4, tries=2, first_wait_s=0.01, wait_max_s=0.1, slice_s=0.01)

QUESTION = Question(
    system="Find facts.",
    text=TEXT,
    schema={"type": "object", "properties": {}, "required": [], "additionalProperties": False},
    schema_name="facts",
    max_tokens=200,
)


class Recording:
    """What was told before and after each call."""

    def __init__(self) -> None:
        self.before_: list[Sending] = []
        self.after_: list[tuple[Sending, Received]] = []

    def before(self, sending: Sending) -> None:
        self.before_.append(sending)

    def after(self, sending: Sending, received: Received) -> None:
        self.after_.append((sending, received))


def router(
    stub: Stub | str,
    recorder: Recorder | None = None,
    *,
    dialect: Dialect = Dialect.OPENROUTER,
    prefs: Prefs | None = None,
    limits: Limits = QUICK,
    offline: Callable[[], bool] = never,
) -> OpenRouter:
    """Return a service over a stub, or at any address."""
    base = base_url(stub if isinstance(stub, str) else stub.url, dialect)
    key = KEY if dialect is Dialect.OPENROUTER else None
    return OpenRouter(base, key, recorder or Recording(), prefs, limits=limits, offline=offline)
