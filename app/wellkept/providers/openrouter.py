"""A model service and what it is asked for: is the key good, which models are there, a question, some vectors.

Made for OpenRouter; any server that speaks the same common API will do, such as Ollama or LM Studio, with no key.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from wellkept.model.ledger import Purpose
from wellkept.providers.base_url import BaseUrl, Dialect
from wellkept.providers.calls import Limits
from wellkept.providers.chat import never
from wellkept.providers.faults import KeyRefused
from wellkept.providers.key_facts import KeyFacts, facts_of
from wellkept.providers.line import Body, Line, Parcel
from wellkept.providers.recorder import Recorder, Sending
from wellkept.providers.remote_models import RemoteModel, models_of
from wellkept.providers.secret import Secret

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Prefs:
    """The owner's rules for who may serve a model.

    Attributes: `no_storing` only providers that neither store nor train; `zdr` only those under a contract of
    zero data retention, which leaves fewer models.
    """

    no_storing: bool = True
    zdr: bool = False


class OpenRouter:
    """One service under one key. Blocks; any thread may use it; close it at the end."""

    def __init__(
        self,
        base: BaseUrl,
        key: Secret | None,
        recorder: Recorder,
        prefs: Prefs | None = None,
        *,
        limits: Limits | None = None,
        offline: Callable[[], bool] = never,
    ) -> None:
        self.base = base
        self.prefs = prefs or Prefs()
        self.offline = offline
        self._line = Line(base, key, recorder, limits=limits, offline=offline)

    def __repr__(self) -> str:
        return f"OpenRouter({self.base.host})"

    def close(self) -> None:
        """Stop what is under way and hang up."""
        self._line.close()

    def check_key(self, cancelled: Callable[[], bool] = never) -> KeyFacts:
        """Return what the key may still spend; of a server without keys, nothing but that it answers.

        The only right way to check a key: lists of models answer any text at all. Raises: RemoteFault.
        """
        if self.base.dialect is Dialect.PLAIN:
            return self._get("/models", Purpose.KEY, lambda _: KeyFacts(), cancelled)
        return self._get("/key", Purpose.KEY, facts_of, cancelled)

    def chat_models(self, cancelled: Callable[[], bool] = never) -> tuple[RemoteModel, ...]:
        """Return the models that answer questions, under the owner's rules. Raises: RemoteFault."""
        return self._get(f"/models{self._only()}", Purpose.MODELS, models_of, cancelled)

    def embedding_models(self, cancelled: Callable[[], bool] = never) -> tuple[RemoteModel, ...]:
        """Return the models that make vectors; a plain server does not tell them apart. Raises: RemoteFault."""
        path = "/models" if self.base.dialect is Dialect.PLAIN else "/embeddings/models"
        return self._get(f"{path}{self._only()}", Purpose.MODELS, models_of, cancelled)

    def post(
        self,
        path: str,
        payload: Body,
        sending: Sending,
        take: Callable[[Body], T],
        cancelled: Callable[[], bool] = never,
    ) -> T:
        """Ask a model something and return what `take` makes of the object that came back. Raises: RemoteFault.

        A refusal of the key heals at times (OpenRouter notes, 5.17): where the key is good, ask once more.
        """
        parcel = Parcel(path, self._ruled(payload), replace(sending, host=self.base.host), take)
        try:
            return self._line.send(parcel, cancelled)
        except KeyRefused as fault:
            refused = fault
        if self.base.dialect is Dialect.PLAIN:
            raise refused
        self.check_key(cancelled)
        return self._line.send(parcel, cancelled)

    def _get(self, path: str, purpose: Purpose, take: Callable[[Body], T], cancelled: Callable[[], bool]) -> T:
        return self._line.send(Parcel(path, None, Sending(self.base.host, "", purpose), take), cancelled)

    def _only(self) -> str:
        return "?zdr=true" if self.prefs.zdr and self.base.dialect is Dialect.OPENROUTER else ""

    def _ruled(self, payload: Body) -> Body:
        """Return a payload with the owner's rules for providers; no other server knows the word."""
        if self.base.dialect is Dialect.PLAIN:
            return payload
        rules: dict[str, object] = {"data_collection": "deny"} if self.prefs.no_storing else {}
        if self.prefs.zdr:
            rules["zdr"] = True
        asked = payload.get("provider")
        return {**payload, "provider": {**(asked if isinstance(asked, Mapping) else {}), **rules}}
