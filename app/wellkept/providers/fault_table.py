"""From what a service says went wrong to the fault the owner is told of: tables, and the order they are asked in.

Source: OpenRouter notes, section 3.4 (codes, `error_type`, `availability` with `excluded_by`) and 5.14 to 5.18;
the shapes of local servers are Ollama's and LM Studio's. Messages are only searched for the few words below.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from wellkept.model.said import said
from wellkept.providers.faults import (
    BadAnswer,
    Busy,
    KeyRefused,
    NoEndpoint,
    NotAllowed,
    OutOfCredit,
    Refused,
    Rejected,
    RemoteFault,
    TooLong,
    Unsupported,
)


class Meaning(NamedTuple):
    """A fault, and its sentences where the usual ones of its class say too little."""

    fault: type[RemoteFault]
    sentence: str | None = None
    next_step: str | None = None


_LONG_S = 90.0
"""From so many seconds on the owner is told how long the service asks to wait."""

_OTHER_MODEL = "Choose another model in the settings."
_PRIVACY = Meaning(
    NoEndpoint,
    "No provider of this model keeps your privacy rules (no storing, no training).",
    "Choose another model, or loosen the rules in the settings.",
)
_KEY_LIMIT = Meaning(
    OutOfCredit,
    "This key has reached its own limit, although the account may still have money.",
    "Raise the key's limit on the service's page, or use another key.",
)
_UNSUPPORTED = Meaning(Unsupported)
_OVERLOADED = Meaning(Busy, "The model is overloaded at the moment.")
_DOWN = Meaning(Busy, "The provider of this model is down at the moment.", "Try again later, or choose another model.")
_SLOW = Meaning(Busy, "The model took too long to answer.", "Try again, or choose a faster model.")
WRONG_ADDRESS = Meaning(
    BadAnswer,
    "There is no model service at this address.",
    "Check the address in the settings; most end in /v1.",
)
_GONE = Meaning(NoEndpoint, "The service does not know this model.", _OTHER_MODEL)

AVAILABILITY: Mapping[str, Meaning] = {
    "model_not_found": _GONE,
    "wrong_endpoint": Meaning(NoEndpoint, "This model is made for something else.", _OTHER_MODEL),
    "no_endpoints": Meaning(NoEndpoint, "Nobody serves this model at the moment.", _OTHER_MODEL),
    "model_deprecated": Meaning(NoEndpoint, "This model is no longer offered.", _OTHER_MODEL),
    "model_unavailable_upstream": _DOWN,
    "capacity_exhausted": _OVERLOADED,
    "temporarily_unavailable": _DOWN,
    "region_restricted": Meaning(NoEndpoint, "This model is not offered where you are.", _OTHER_MODEL),
    "privacy_restricted": _PRIVACY,
    "constraint_filtered": _UNSUPPORTED,
    "free_variant_ended": Meaning(NoEndpoint, "The free variant of this model has ended.", _OTHER_MODEL),
}

EXCLUDED_BY: Mapping[str, Meaning] = {
    "geo": Meaning(NoEndpoint, "This model is not offered where you are.", _OTHER_MODEL),
    "data_region": Meaning(NoEndpoint, "Nobody serves this model in the region your account asks for.", _OTHER_MODEL),
    "data_policy:zdr": Meaning(
        NoEndpoint, "No provider keeps your no-retention rule for this model.", _PRIVACY.next_step
    ),
    "data_policy:training": Meaning(
        NoEndpoint, "No provider keeps your no-training rule for this model.", _PRIVACY.next_step
    ),
    "max_price": Meaning(NoEndpoint, "Nobody serves this model at the price you allow.", _OTHER_MODEL),
    "context_length": Meaning(TooLong),
    "require_parameters": _UNSUPPORTED,
    "quantization": Meaning(NoEndpoint, "Nobody serves this model in the precision asked for.", _OTHER_MODEL),
    "allowed_providers": Meaning(NoEndpoint, "None of the providers your account allows serves this model."),
}

TYPES: Mapping[str, Meaning] = {
    "authentication": Meaning(KeyRefused),
    "payment_required": Meaning(OutOfCredit),
    "permission_denied": Meaning(NotAllowed),
    "rate_limit_exceeded": Meaning(Busy, "The service takes no more questions from this key for the moment."),
    "provider_overloaded": _OVERLOADED,
    "provider_unavailable": _DOWN,
    "context_length_exceeded": Meaning(TooLong),
    "token_limit_exceeded": Meaning(TooLong),
    "payload_too_large": Meaning(TooLong),
    "max_tokens_exceeded": Meaning(Rejected),
    "invalid_request": Meaning(Rejected),
    "not_found": _GONE,
    "content_policy_violation": Meaning(Refused, "A filter of the service stopped this text."),
    "refusal": Meaning(Refused),
    "timeout": _SLOW,
    "server": Meaning(Busy, "Something broke at the model service."),
}

CODES: Mapping[int, Meaning] = {
    400: Meaning(Rejected),
    401: Meaning(KeyRefused),
    402: Meaning(OutOfCredit),
    403: Meaning(NotAllowed),
    404: _GONE,
    405: WRONG_ADDRESS,
    408: _SLOW,
    413: Meaning(TooLong),
    422: Meaning(Rejected),
    429: TYPES["rate_limit_exceeded"],
    500: TYPES["server"],
    502: _DOWN,
    503: Meaning(Busy, "Nobody serves this model at the moment, or all are overloaded."),
    504: _SLOW,
    524: _SLOW,
    529: _OVERLOADED,
}

# Words in a message that say more than its code, lower case. Of local servers they are all there is.
_WORDS: tuple[tuple[frozenset[int], tuple[str, ...], Meaning], ...] = (
    (frozenset({200, 404}), ("page not found", "unexpected endpoint"), WRONG_ADDRESS),
    (frozenset({403}), ("key limit", "limit exceeded"), _KEY_LIMIT),
    (frozenset({403}), ("moderation", "flagged"), Meaning(Refused, "A filter of the service stopped this text.")),
    (frozenset({400, 413, 422, 500}), ("context length", "context window", "too long", "maximum context"),
     Meaning(TooLong)),
    (frozenset({404}), ("data policy", "privacy", "zero data retention", "zdr"), _PRIVACY),
    (frozenset({404}), ("that support", "not support", "requested parameters"), _UNSUPPORTED),
    (frozenset({404}), ("no endpoints",), AVAILABILITY["no_endpoints"]),
    (frozenset({400, 404, 500}), ("model not found", "not found, try pulling", "no models loaded", "not a valid model",
     "model does not exist"), _GONE),
)  # fmt: skip


def fault_of(status: int, error: object, retry_after_s: float | None) -> RemoteFault:
    """Return the fault that an `error` of an answer means, whatever its shape: an object, a text, a number."""
    if not isinstance(error, Mapping):
        return fault_of_status(status, error if isinstance(error, str) else "", retry_after_s)
    metadata = _mapping(error.get("metadata"))
    availability = _mapping(error.get("availability")) or _mapping(metadata.get("availability"))
    code = _code(error, status)
    wait = _number(availability.get("retry_after"), retry_after_s)
    meaning = _by_availability(availability) or _by_type(error, metadata)
    flagged = code == 403 and any(name in metadata for name in ("reasons", "flagged_input"))
    if meaning is None and flagged:
        meaning = TYPES["content_policy_violation"]
    message = error.get("message")
    words = message if isinstance(message, str) else ""
    if meaning is None or meaning.fault in (Rejected, NotAllowed) or meaning is _GONE:  # a message may say more
        meaning = _by_words(code, words) or meaning
    return _made(meaning or CODES.get(code), code, wait)


def fault_of_status(status: int, words: str, retry_after_s: float | None) -> RemoteFault:
    """Return the fault that a bare status means, with the words of its message where it has any."""
    return _made(_by_words(status, words) or CODES.get(status), status, retry_after_s)


def no_service(code: int) -> RemoteFault:
    """Return the fault that nothing at an address speaks our language."""
    return _made(WRONG_ADDRESS, code, None)


def _made(meaning: Meaning | None, code: int, wait: float | None) -> RemoteFault:
    if meaning is None:
        said_no = "The model service said that it failed."
        if code >= 400:
            said_no = said("The model service said no ({code}).", code=str(code))
        meaning = Meaning(Busy if code >= 500 else BadAnswer, said_no)
    step = meaning.next_step
    if wait and wait >= _LONG_S:
        step = said("Try again in about {n:,} minutes.", n=round(wait / 60))
    return meaning.fault(meaning.sentence, step, code=code, retry_after_s=wait)


def _by_availability(availability: Mapping[str, object]) -> Meaning | None:
    excluded = availability.get("excluded_by")
    reasons = excluded if isinstance(excluded, list) else [excluded]
    found = [EXCLUDED_BY[reason] for reason in reasons if isinstance(reason, str) and reason in EXCLUDED_BY]
    # What we can leave out by ourselves comes last: the owner's rules are the ones to tell of.
    found.sort(key=lambda meaning: meaning is _UNSUPPORTED)
    code = availability.get("code")
    return found[0] if found else AVAILABILITY.get(code) if isinstance(code, str) else None


def _by_type(error: Mapping[str, object], metadata: Mapping[str, object]) -> Meaning | None:
    for value in (metadata.get("error_type"), error.get("error_type")):
        if isinstance(value, str) and value in TYPES:
            return TYPES[value]
    return None


def _by_words(code: int, words: str) -> Meaning | None:
    told = words.lower()
    return next((m for codes, some, m in _WORDS if code in codes and any(word in told for word in some)), None)


def _code(error: Mapping[str, object], status: int) -> int:
    """Return the number of a fault: its own, else the one it was to have, else the one of the answer."""
    for value in (error.get("code"), error.get("http_status")):
        if isinstance(value, int) and not isinstance(value, bool) and 100 <= value <= 999:
            return value
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) == 3:
            return int(value)
    return status


def _mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, Mapping) else {}


def _number(value: object, otherwise: float | None) -> float | None:
    if isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value) and value >= 0:
        return float(value)
    return otherwise
