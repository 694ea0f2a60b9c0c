"""One way to read whatever came back over HTTP: the object it holds, or the fault it is.

The order of the questions is from the OpenRouter notes, section 4.1: is it an answer of an API at all, is there
an error in it (also at status 200), and only then what it says. No fault holds a word of it.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from time import time

from wellkept.model.said import said
from wellkept.providers.fault_table import fault_of, fault_of_status, no_service
from wellkept.providers.faults import BadAnswer, Busy, NotAllowed, RemoteFault

_RAY = re.compile(r"[0-9a-f]{12,20}(-[A-Z]{3})?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back: status, the few headers that matter, and the body, decoded by no one yet."""

    status: int
    content_type: str
    body: bytes = field(repr=False)
    retry_after: str = ""
    ray: str = ""


@dataclass(frozen=True, slots=True)
class Usage:
    """What a call took, as the far side says; None where it does not."""

    tokens_in: int | None = None
    tokens_out: int | None = None
    cost_usd: float | None = None


def read(answer: Answer) -> Mapping[str, object] | RemoteFault:
    """Return the JSON object of an answer, or the fault it stands for. Raises nothing."""
    wait = seconds(answer.retry_after)
    if 300 <= answer.status < 400:
        return BadAnswer(
            "The address of the model service points somewhere else, and Wellkept does not follow.",
            "Check the address in the settings.",
            code=answer.status,
        )
    if _is_page(answer):
        return _page(answer, wait)
    found = _json(answer.body)
    if isinstance(found, Mapping) and found.get("error"):
        return fault_of(answer.status, found["error"], wait)
    if answer.status == 404 and not isinstance(found, Mapping):
        return no_service(answer.status)
    if answer.status >= 400:
        return fault_of_status(answer.status, _words(found), wait)
    if answer.status == 204 or not isinstance(found, Mapping):
        return BadAnswer(code=answer.status)
    return found


def _is_page(answer: Answer) -> bool:
    return "html" in answer.content_type.lower() or answer.body.lstrip()[:1] == b"<"


def _page(answer: Answer, wait: float | None) -> RemoteFault:
    """Return what a web page in place of an answer means; a Ray id helps those who run the service."""
    ray = said(" (Ray ID {ray})", ray=answer.ray) if _RAY.fullmatch(answer.ray) else ""
    if answer.status >= 500 or answer.status == 429:
        sentence = said(
            "The model service is down or overloaded and sent a web page instead of an answer{ray}.", ray=ray
        )
        return Busy(sentence, code=answer.status, retry_after_s=wait)
    if answer.status in {401, 403}:
        sentence = said("A guard in front of the model service turned this computer away{ray}.", ray=ray)
        return NotAllowed(sentence, "Try again later or from another network.", code=answer.status)
    return BadAnswer(
        said("A web page came back instead of an answer{ray}.", ray=ray),
        "Check the address of the model service in the settings; a Wi-Fi sign-in page can also be the cause.",
        code=answer.status,
    )


def _json(body: bytes) -> object:
    """Return what a body says in JSON, or None: also for NaN, which is no JSON, and for what nests too deep."""
    try:
        return json.loads(body.decode("utf-8-sig"), parse_constant=_refuse)
    except (ValueError, RecursionError):
        return None


def _refuse(constant: str) -> object:
    raise ValueError(constant)


def _words(found: object) -> str:
    """Return the message of a body that keeps it elsewhere, for looking up only: it may quote what was sent."""
    if isinstance(found, Mapping):
        for name in ("message", "detail"):
            if isinstance(found.get(name), str):
                return str(found[name])
    return ""


def seconds(header: str) -> float | None:
    """Return how long a Retry-After header asks to wait: seconds or a date; None if it says neither."""
    text = header.strip()
    try:
        wait = float(text)
    except ValueError:
        wait = _until(text)
    return max(wait, 0.0) if math.isfinite(wait) else None


def _until(date: str) -> float:
    try:
        return parsedate_to_datetime(date).timestamp() - time()
    except (ValueError, TypeError, OverflowError):
        return math.nan


def usage_of(body: Mapping[str, object]) -> Usage:
    """Return what a call took, from the answer; what is missing or odd there is None."""
    usage = body.get("usage")
    if not isinstance(usage, Mapping):
        return Usage()
    return Usage(_count(usage.get("prompt_tokens")), _count(usage.get("completion_tokens")), _amount(usage.get("cost")))


def _count(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**53 else None


def _amount(value: object) -> float | None:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    return float(value) if math.isfinite(value) and value >= 0 else None
