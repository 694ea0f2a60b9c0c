"""What a chat model said, out of the object that came back.

Source of the cases: OpenRouter notes, 3.1 and 5.8 to 5.14.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from wellkept.providers.chat import Reply
from wellkept.providers.fault_table import fault_of
from wellkept.providers.faults import BadAnswer, Busy, Refused, Truncated
from wellkept.providers.http_answers import usage_of

_FENCE = re.compile(r"\A```[A-Za-z0-9_-]*[ \t]*\n(?P<inside>.*?)(?:\n?```\s*)?\Z", re.DOTALL)
_THINKING = re.compile(r"\A\s*<think>.*?</think>\s*", re.DOTALL)
_CUT_OFF = frozenset({"length", "max_tokens"})


def reply_of(body: Mapping[str, object], asked: str) -> Reply:
    """Return the reply in an answer; `asked` is the model if the answer names none.

    Raises: RemoteFault for what is no reply: an error in a choice, a refusal, nothing said.
    """
    choice = _choice(body)
    if choice.get("error"):
        raise fault_of(200, choice["error"], None)
    said_finish = choice.get("finish_reason")
    finish = said_finish if isinstance(said_finish, str) else ""
    if finish == "error":
        raise Busy("The model broke off in the middle of its answer.")
    message = choice.get("message")
    said = message if isinstance(message, Mapping) else {}
    text = unwrapped(_text(said.get("content")))
    if finish == "content_filter" or (said.get("refusal") and not text):
        raise Refused
    if not text:
        raise _nothing_said(said, finish)
    model, usage = body.get("model"), usage_of(body)
    return Reply(
        text=text,
        finished=finish not in _CUT_OFF,
        model=model if isinstance(model, str) and model else asked,
        tokens_in=usage.tokens_in,
        tokens_out=usage.tokens_out,
        cost_usd=usage.cost_usd,
    )


def _choice(body: Mapping[str, object]) -> Mapping[str, object]:
    choices = body.get("choices")
    if isinstance(choices, list) and choices and isinstance(choices[0], Mapping):
        return choices[0]
    raise BadAnswer("The model answered with nothing at all.")


def _text(content: object) -> str:
    """Return the words of a content: a text, or a list of parts of which some are text."""
    if isinstance(content, str):
        return content
    parts = content if isinstance(content, list) else []
    texts = (part.get("text") for part in parts if isinstance(part, Mapping))
    return "".join(text for text in texts if isinstance(text, str))


def unwrapped(text: str) -> str:
    """Return a text without the thoughts before it and the fence of three backticks around it."""
    bare = _THINKING.sub("", text).strip()
    fenced = _FENCE.match(bare)
    return fenced["inside"].strip() if fenced else bare


def _nothing_said(said: Mapping[str, object], finish: str) -> BadAnswer | Truncated:
    if finish in _CUT_OFF:
        return Truncated()
    if said.get("reasoning") or said.get("reasoning_content"):
        return BadAnswer("The model thought about it but said nothing.")
    if said.get("tool_calls"):
        return BadAnswer("The model wanted to use a tool instead of answering.")
    return BadAnswer("The model's answer was empty.")
