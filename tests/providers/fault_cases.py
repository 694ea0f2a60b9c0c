"""The table of what can go wrong, and the sentence the owner reads. Numbers in ids point to the OpenRouter notes."""

from __future__ import annotations

from dataclasses import dataclass

from tests.providers.openrouter_stub import faults as f
from tests.providers.openrouter_stub.recording import IMPATIENT, QUICK, TEXT
from tests.providers.openrouter_stub.server import Behave
from wellkept.providers.calls import Limits
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
    TookTooLong,
    TooLong,
    Truncated,
    Unreachable,
    Unsupported,
)

RAY = "8a1b2c3d4e5f6789-OSL"
DEEP = b"[" * 100_000


@dataclass(frozen=True)
class Case:
    """A fault of the service, the fault of ours, words of its sentence, and how often the service was asked."""

    name: str
    behave: Behave
    fault: type[RemoteFault]
    says: str
    asked: int = 1
    limits: Limits = QUICK
    wait: float | None = None


def _wrong_page(status: int) -> Behave:
    return f.page(status, CF_Ray=RAY)


CHAT = (
    # Refusals that no second try helps.
    Case("400", f.error(400), Rejected, "did not accept", asked=4),
    Case("400 context length 3.4", f.error(400, message="maximum context length is 10"), TooLong, "more text than"),
    Case("401 revoked 5.17", f.error(401, message="User not found"), KeyRefused, "may have been revoked", asked=2),
    Case("402 5.12", f.error(402, message="requested up to 65536 tokens"), OutOfCredit, "no credit left"),
    Case("403", f.error(403), NotAllowed, "does not allow"),
    Case("403 key limit 5.17", f.error(403, message="Key limit exceeded"), OutOfCredit, "its own limit"),
    Case("403 moderation", f.error(403, metadata={"reasons": ["x"], "flagged_input": TEXT}), Refused, "filter"),
    Case("404 model", f.error(404), NoEndpoint, "does not know this model"),
    Case("404 no endpoints", f.error(404, message="No endpoints found"), NoEndpoint, "Nobody serves"),
    Case(
        "404 privacy 5.18", f.error(404, message="No endpoints matching your data policy"), NoEndpoint, "privacy rules"
    ),
    Case("404 in plain text", f.raw(b"404 page not found", "text/plain", 404), BadAnswer, "no model service at"),
    Case("405", f.error(405), BadAnswer, "no model service at"),
    Case("413", f.error(413), TooLong, "more text than"),
    Case("418", f.error(418), BadAnswer, "said no (418)"),
    Case("422", f.error(422), Rejected, "did not accept", asked=4),
    # What may heal: asked three times.
    Case("408", f.error(408), Busy, "took too long", asked=3),
    Case("429 with Retry-After", f.error(429, wait="0.01"), Busy, "no more questions", asked=3, wait=0.01),
    Case("429 for an hour", f.error(429, wait="3600"), Busy, "no more questions", wait=3600.0),
    Case("429 with an odd wait", f.error(429, wait="soon"), Busy, "no more questions", asked=3),
    Case("429 with no number", f.error(429, wait="nan"), Busy, "no more questions", asked=3),
    Case("500", f.error(500), Busy, "Something broke", asked=3),
    Case("502", f.error(502), Busy, "is down", asked=3),
    Case("503", f.error(503), Busy, "all are overloaded", asked=3),
    Case("504", f.error(504), Busy, "took too long", asked=3),
    Case("524", f.error(524), Busy, "took too long", asked=3),
    Case("529", f.error(529), Busy, "overloaded", asked=3),
    Case("599", f.error(599), Busy, "said no (599)", asked=3),
    # What says more than its number.
    Case("error_type context", f.error(400, metadata={"error_type": "context_length_exceeded"}), TooLong, "more text"),
    Case("error_type refusal", f.error(400, metadata={"error_type": "refusal"}), Refused, "would not work"),
    Case("error_type payment", f.error(400, error_type="payment_required"), OutOfCredit, "no credit"),
    Case("error_type unmapped", f.error(402, error_type="unmapped"), OutOfCredit, "no credit"),
    Case("availability deprecated", f.available("model_deprecated"), NoEndpoint, "no longer offered"),
    Case("availability wrong endpoint", f.available("wrong_endpoint"), NoEndpoint, "something else"),
    Case("availability region", f.available("region_restricted", status=403), NoEndpoint, "where you are"),
    Case("availability privacy", f.available("privacy_restricted"), NoEndpoint, "privacy rules"),
    Case("availability zdr", f.available("privacy_restricted", "data_policy:zdr"), NoEndpoint, "no-retention rule"),
    Case("availability training", f.available("privacy_restricted", "data_policy:training"), NoEndpoint, "no-training"),
    Case("availability price", f.available("constraint_filtered", "max_price"), NoEndpoint, "the price"),
    Case("availability context", f.available("constraint_filtered", "context_length"), TooLong, "more text"),
    Case(
        "availability strict 5.11",
        f.available("constraint_filtered", "require_parameters"),
        Unsupported,
        "can do all",
        asked=4,
    ),
    Case("availability free", f.available("free_variant_ended"), NoEndpoint, "free variant"),
    Case(
        "availability capacity",
        f.available("capacity_exhausted", status=503, retry_after=0.01),
        Busy,
        "overloaded",
        asked=3,
        wait=0.01,
    ),
    Case("availability unknown", f.available("tomorrows_code"), NoEndpoint, "does not know this model"),
    # Errors inside of what looks like success.
    Case("429 in a 200 5.14", f.error(429, http=200), Busy, "no more questions", asked=3),
    Case("502 in a 200 5.14", f.error(502, http=200), Busy, "is down", asked=3),
    Case("code as a text", f.says(200, {"error": {"code": "402", "message": TEXT}}), OutOfCredit, "no credit"),
    Case("code as a word", f.says(200, {"error": {"code": "busy", "message": TEXT}}), BadAnswer, "said that it failed"),
    Case("error as a text", f.says(200, {"error": TEXT}), BadAnswer, "said that it failed"),
    Case("error as a list", f.says(500, {"error": [TEXT]}), Busy, "Something broke", asked=3),
    Case("choice error 429", f.choice_error(429), Busy, "no more questions", asked=3),
    Case("choice error of no kind", f.choice_error(None), BadAnswer, "said that it failed"),
    Case("finish error", f.reply("", "error"), Busy, "broke off", asked=3),
    Case("choices null 5.14", f.says(200, {"id": "1", "choices": None}), BadAnswer, "nothing at all"),
    Case("choices empty", f.says(200, {"choices": []}), BadAnswer, "nothing at all"),
    Case("choices of odd things", f.says(200, {"choices": [TEXT]}), BadAnswer, "nothing at all"),
    Case("no choices", f.says(200, {"id": TEXT}), BadAnswer, "nothing at all"),
    # Answers that say nothing.
    Case("empty with stop 5.10", f.reply(""), BadAnswer, "was empty"),
    Case("null", f.reply(None), BadAnswer, "was empty"),
    Case("blank", f.reply(" \n "), BadAnswer, "was empty"),
    Case("an empty fence", f.reply("```json\n```"), BadAnswer, "was empty"),
    Case("a number", f.reply(7), BadAnswer, "was empty"),
    Case("empty with reasoning 5.10", f.reply("", reasoning=TEXT), BadAnswer, "thought about it"),
    Case("thoughts ate the room 5.10", f.reply(None, "length", reasoning=TEXT), Truncated, "cut off"),
    Case("a tool", f.reply(None, "tool_calls", tool_calls=[{}]), BadAnswer, "use a tool"),
    Case("content filter", f.reply(TEXT, "content_filter"), Refused, "would not work"),
    Case("refusal", f.reply(None, refusal=TEXT), Refused, "would not work"),
    # Answers that are none.
    Case("page at 200 5.15", _wrong_page(200), BadAnswer, f"web page came back instead of an answer (Ray ID {RAY})"),
    Case("page at 404", f.page(404), BadAnswer, "web page came back"),
    Case("page at 403", _wrong_page(403), NotAllowed, "turned this computer away"),
    Case("page at 502 5.15", _wrong_page(502), Busy, f"sent a web page instead of an answer (Ray ID {RAY})", asked=3),
    Case("page with a false ray", f.page(502, CF_Ray=TEXT), Busy, "instead of an answer.", asked=3),
    Case("page called JSON", f.raw(b" <html>"), BadAnswer, "web page came back"),
    Case("empty body", f.raw(b""), BadAnswer, "not an answer"),
    Case("no content", f.raw(b"", status=204), BadAnswer, "not an answer"),
    Case("prose", f.raw(TEXT.encode()), BadAnswer, "not an answer"),
    Case("NaN", f.raw(b'{"choices": NaN}'), BadAnswer, "not an answer"),
    Case("a list at the root", f.says(200, [TEXT]), BadAnswer, "not an answer"),
    Case("other bytes", f.raw(b'{"choices": "\xff\xfe"}'), BadAnswer, "not an answer"),
    Case("nests too deep", f.raw(DEEP), BadAnswer, "not an answer"),
    Case("a number too long", f.raw(b'{"a": ' + b"9" * 5000 + b"}"), BadAnswer, "not an answer"),
    Case("cut JSON", f.raw(b'{"choices": [{"message"'), BadAnswer, "not an answer"),
    Case("packed", f.raw(b"\x1f\x8b", Content_Encoding="gzip"), BadAnswer, "packed"),
    Case("redirect to nowhere", f.redirect("https://elsewhere.example/"), BadAnswer, "points somewhere else"),
    Case("redirect that keeps the body", f.redirect("https://elsewhere.example/", 307), BadAnswer, "somewhere else"),
    Case("200 MB", f.huge, BadAnswer, "far more than an answer"),
    # Connections that fail.
    Case("half a body", f.half, Unreachable, "broke off", asked=3),
    Case("hang up", f.hang_up, Unreachable, "broke off", asked=3),
    Case("another protocol", f.gibberish, Unreachable, "broke off", asked=3),
    Case("hang 5.19", f.hang, TookTooLong, "did not answer in time", limits=IMPATIENT),
    Case("stall in the body", f.stall, TookTooLong, "did not answer in time", limits=IMPATIENT),
    Case("trickle", f.trickle, TookTooLong, "did not answer in time", limits=IMPATIENT),
)
