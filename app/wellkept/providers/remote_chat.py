"""Asking a model for JSON of a schema, by the strictest way it can: a ladder, and which rung worked is remembered.

Source: OpenRouter notes, 3.1. Support differs by provider and by day, and flags are not reliable; so each rung is
tried from the top until one is not refused, once a model.
"""

from __future__ import annotations

import json
from collections.abc import Callable, MutableMapping
from enum import IntEnum

from wellkept.model.ledger import Purpose
from wellkept.providers.base_url import Dialect
from wellkept.providers.chat import Question, Reply, never
from wellkept.providers.chat_answers import reply_of
from wellkept.providers.faults import Rejected, RemoteFault, Unsupported
from wellkept.providers.openrouter import OpenRouter
from wellkept.providers.recorder import Sending
from wellkept.providers.remote_models import RemoteModel


class Rung(IntEnum):
    """How the answer's form is asked for, the strictest first."""

    STRICT = 0  # the provider enforces the schema
    LOOSE = 1  # the provider is told the schema
    OBJECT = 2  # some JSON object, the schema in words
    WORDS = 3  # the schema in words only, and nothing optional at all


class RemoteChat:
    """A chat model on another computer. See `wellkept.providers.chat.Chat`.

    `rungs` remembers which rung worked by model, and may be kept from one session to the next.
    """

    def __init__(self, router: OpenRouter, model: RemoteModel, rungs: MutableMapping[str, Rung] | None = None) -> None:
        self._router = router
        self._model = model
        self._rungs: MutableMapping[str, Rung] = {} if rungs is None else rungs

    @property
    def model(self) -> str:
        """Return the id of the model that is asked."""
        return self._model.id

    def ask(self, question: Question, cancelled: Callable[[], bool] = never) -> Reply:
        """Return the model's answer. Raises: RemoteFault; the first one, if no rung holds."""
        refused: RemoteFault | None = None
        for rung in list(Rung)[self._rungs.get(self.model, self._first()) :]:
            try:
                reply = self._asked(question, rung, cancelled)
            except (Rejected, Unsupported) as fault:
                refused = refused or fault
                continue
            self._rungs[self.model] = rung
            return reply
        raise refused or Rejected

    def _first(self) -> Rung:
        """Return the rung to start on: what the model is said to support."""
        said = self._model.parameters
        if said is None or "structured_outputs" in said:
            return Rung.STRICT
        return Rung.OBJECT if "response_format" in said else Rung.WORDS

    def _asked(self, question: Question, rung: Rung, cancelled: Callable[[], bool]) -> Reply:
        system = question.system if rung <= Rung.LOOSE else f"{question.system}\n\n{_in_words(question)}"
        payload: dict[str, object] = {
            "model": self.model,
            "messages": [{"role": "system", "content": system}, {"role": "user", "content": question.text}],
            "stream": False,
            **self._length(question),
            **_form(question, rung),
        }
        if self._router.base.dialect is Dialect.OPENROUTER and rung < Rung.WORDS:
            payload |= self._thinking()
            # Below these two the form is a wish; to demand it of every provider would leave none.
            payload["provider"] = {"require_parameters": rung <= Rung.LOOSE}
        sending = Sending("", self.model, Purpose.EXTRACT, chars=len(question.text))
        return self._router.post(
            "/chat/completions", payload, sending, lambda body: reply_of(body, self.model), cancelled
        )

    def _length(self, question: Question) -> dict[str, object]:
        """Return the cap on the answer: without one, credit for the model's longest answer is demanded."""
        plain = self._router.base.dialect is Dialect.PLAIN
        return {"max_tokens" if plain else "max_completion_tokens": question.max_tokens}

    def _thinking(self) -> dict[str, object]:
        """Return the wish to think as little as the model may; thoughts eat the room for the answer."""
        if "reasoning" not in (self._model.parameters or ()):
            return {}
        least = ("minimal", "low") if self._model.must_think else ("none", "minimal", "low")
        effort = next((effort for effort in least if effort in self._model.efforts), "minimal")
        return {"reasoning": {"effort": effort, "exclude": True}}


def _form(question: Question, rung: Rung) -> dict[str, object]:
    if rung is Rung.WORDS:
        return {}
    if rung is Rung.OBJECT:
        return {"response_format": {"type": "json_object"}}
    schema = {"name": question.schema_name, "strict": rung is Rung.STRICT, "schema": question.schema}
    return {"response_format": {"type": "json_schema", "json_schema": schema}}


def _in_words(question: Question) -> str:
    schema = json.dumps(question.schema, ensure_ascii=False)
    return f"Answer with one JSON object of this JSON schema, without any words around it:\n{schema}"
