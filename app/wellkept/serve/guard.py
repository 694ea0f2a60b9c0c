"""Stands before everything that a door answers: who may come in, how much at once, and what every answer carries.

Only programs of this computer reach us, but web pages in its browser can make it ask on their behalf, by a name that
leads here (DNS rebinding) or across sites. So the names we answer to are fixed, a page of another origin is refused,
and nothing is ever allowed across origins.
"""

import logging
from collections.abc import Awaitable, Callable

from wellkept.serve.auth import Heads, token_of
from wellkept.serve.body import Body, Gone, Receive, Scope, Send
from wellkept.serve.limits import Limits, Rates
from wellkept.serve.problems import BUG, Problem, Refused
from wellkept.serve.sending import Broken, Sending

App = Callable[[Scope, Receive, Send], Awaitable[None]]

_LOG = logging.getLogger("wellkept.serve")
_NAMES = ("localhost", "127.0.0.1", "[::1]")
_WITH_BODY = {"POST", "PUT", "PATCH"}
_JSON = "application/json"
_FROM_HERE = {"same-origin", "none"}
"""What a browser says of a request that a page of ours made, or the owner by typing its address."""


class Guard:
    """An ASGI application around another one."""

    def __init__(self, app: App, port: int, limits: Limits, rates: Rates) -> None:
        self._app, self._limits, self._rates = app, limits, rates
        self._hosts = {f"{name}:{port}" for name in _NAMES}
        self._origins = {f"http://{host}" for host in self._hosts}
        self._together = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or have it answered."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        body = Body(receive, self._limits)
        sending = Sending(send, self._limits.send_s)
        try:
            self._check(scope)
            await self._pass_on(scope, body, sending)
        except Refused as refused:
            await sending.problem(refused.problem, body)
        except Gone:
            return
        except Exception as fault:  # noqa: BLE001 - nothing may leave here but an answer; no word goes into the log
            _LOG.error("a request failed: %s", type(fault).__name__)
            if sending.begun and not sending.ended:
                raise Broken from None
            if not sending.begun:
                await sending.problem(BUG, body)

    def _check(self, scope: Scope) -> None:
        heads: Heads = scope["headers"]
        self._check_names(heads)
        address = scope["client"][0] if scope.get("client") else ""
        wait_s = self._rates.take(address, token_of(heads))
        if wait_s:
            raise Refused(_too_often(wait_s))
        kind = _head(heads, b"content-type").partition(";")[0].strip().lower()
        if scope["method"] in _WITH_BODY and kind != _JSON and _head(heads, b"content-length") != "0":
            raise Refused(_NO_JSON)
        if scope["method"] in _WITH_BODY and _packed(heads):
            raise Refused(_PACKED)
        if self._together >= self._limits.together:
            raise Refused(_BUSY)

    def _check_names(self, heads: Heads) -> None:
        hosts = [value for name, value in heads if name == b"host"]
        if len(hosts) != 1 or hosts[0].decode("latin-1").lower() not in self._hosts:
            raise Refused(_ELSEWHERE)
        origins = [value.decode("latin-1").lower() for name, value in heads if name == b"origin"]
        if any(origin not in self._origins for origin in origins):
            raise Refused(_FOREIGN)
        site = _head(heads, b"sec-fetch-site").lower()
        if site and site not in _FROM_HERE:
            raise Refused(_FOREIGN)

    async def _pass_on(self, scope: Scope, body: Body, sending: Sending) -> None:
        self._together += 1
        try:
            await body.take_in(_announced(scope["headers"]))
            method = "GET" if scope["method"] == "HEAD" else scope["method"]
            inner = {**scope, "method": method, "state": {**scope.get("state", {}), "gone": body.gone}}
            await body.watched(self._app(inner, body.receive, sending))
        finally:
            self._together -= 1


def _head(heads: Heads, wanted: bytes) -> str:
    return next((value.decode("latin-1") for name, value in heads if name == wanted), "")


def _packed(heads: Heads) -> bool:
    """Return whether a body is declared to be packed; what is inside of it nobody here would look at."""
    named = b",".join(value for name, value in heads if name == b"content-encoding").decode("latin-1").lower()
    return any(each.strip() not in {"", "identity"} for each in named.split(","))


def _announced(heads: Heads) -> int | None:
    length = _head(heads, b"content-length")
    return int(length) if length.isdecimal() else None


def _too_often(wait_s: int) -> Problem:
    detail = "Too many requests in a short time."
    return Problem(429, detail, "too-often", f"Try again in {wait_s} s.", (("Retry-After", str(wait_s)),))


_BUSY = Problem(503, "Too much is being asked at once.", "too-busy", "Try again in a moment.", (("Retry-After", "1"),))
_ELSEWHERE = Problem(421, "Wellkept does not answer to this name.", "wrong-host", "Ask localhost, with the port.")
_FOREIGN = Problem(403, "Web pages may not ask Wellkept.", "foreign-origin", "Ask from a program on this computer.")
_NO_JSON = Problem(415, "The body of a request has to be JSON.", "no-json", "Send Content-Type: application/json.")
_PACKED = Problem(
    415,
    "The body of a request may not be packed.",
    "packed",
    "Send it without Content-Encoding.",
    (("Accept-Encoding", "identity"),),
)
