"""The line to a model service: every call of this program to another computer goes through `Line.send`.

It tells the recorder first, keeps the limits, follows no redirect, keeps no cookie, tries again only where that
can help, and can be stopped at any moment. Its faults hold neither the key nor what was sent or came back.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Generic, TypeVar

import httpcore
import httpx

from wellkept.model.ledger import Outcome
from wellkept.providers.base_url import AddressRefused, BaseUrl, Dialect
from wellkept.providers.calls import AT_HOME, Call, Limits, under_way
from wellkept.providers.chat import never
from wellkept.providers.faults import BadAnswer, Cancelled, OfflineSwitched, RemoteFault, Unreachable
from wellkept.providers.http_answers import Answer, read, usage_of
from wellkept.providers.key_text import KeyTextRefused, is_key
from wellkept.providers.recorder import Received, Recorder, Sending
from wellkept.providers.secret import Secret
from wellkept.providers.sockets import BROKE_OFF
from wellkept.providers.transport import SocketTransport

Body = Mapping[str, object]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Parcel(Generic[T]):
    """One thing to send and how to take the answer.

    Attributes: `path` of the service; `payload` the JSON to send, None to just ask; `sending` how to record it;
    `take` turns the object that came back into what is wanted, or raises the RemoteFault it is.
    """

    path: str
    payload: Body | None = field(repr=False)
    sending: Sending
    take: Callable[[Body], T]


class Line:
    """One client of one service. May be used by several threads at once; close it at the end."""

    def __init__(
        self,
        base: BaseUrl,
        key: Secret | None,
        recorder: Recorder,
        *,
        limits: Limits | None = None,
        offline: Callable[[], bool] = never,
    ) -> None:
        if key is not None and not base.secure and not base.local:
            raise AddressRefused("Over plain http, everyone on the way could read your key.")
        if key is not None and not is_key(key.reveal()):  # what writes headers would put it into its complaint
            raise KeyTextRefused
        self.base = base
        self.limits = limits or (AT_HOME if base.dialect is Dialect.PLAIN else Limits())
        self._key = key
        self._recorder = recorder
        self._offline = offline
        self._closed = False
        self._calls: set[Call] = set()
        self._client = httpx.Client(
            transport=SocketTransport(base),
            headers={"User-Agent": "Wellkept", "Accept": "application/json", "Accept-Encoding": "identity"},
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=())),
            timeout=None,  # noqa: S113 - the sockets keep the limits
            trust_env=False,
        )

    def __repr__(self) -> str:
        return f"Line({self.base.host})"

    def close(self) -> None:
        """Stop what is under way, hang up, and send nothing any more.

        A socket in use is left to the thread that uses it: its number could be another file's a moment later.
        """
        self._closed = True
        self._hang_up()

    def send(self, parcel: Parcel[T], cancelled: Callable[[], bool] = never) -> T:
        """Send, and return what the answer was taken for. Raises: RemoteFault, or what the recorder raises."""
        call = Call(self.limits, lambda: self._closed or cancelled(), self._offline)
        self._calls.add(call)
        try:
            return self._persistently(parcel, call)
        finally:
            self._calls.discard(call)
            self._hang_up()

    def _hang_up(self) -> None:
        if self._closed and not self._calls:
            self._client.close()

    def _persistently(self, parcel: Parcel[T], call: Call) -> T:
        """Send as often as it can help and is allowed. Raises: RemoteFault, or what the recorder raises."""
        waited = 0.0
        for attempt in range(1, self.limits.tries + 1):
            outcome = self._once(parcel, call, attempt)
            if not isinstance(outcome, RemoteFault):
                return outcome
            wait = self._wait(outcome, attempt, waited)
            if wait is None:
                raise outcome
            waited += wait
            call.rest(wait)
        raise AssertionError("the last attempt returns or raises")

    def _wait(self, fault: RemoteFault, attempt: int, waited: float) -> float | None:
        """Return how many seconds to wait before trying again, or None when that cannot help."""
        if not fault.retryable or attempt >= self.limits.tries:
            return None
        wait = self.limits.first_wait_s * 2 ** (attempt - 1) if fault.retry_after_s is None else fault.retry_after_s
        return wait if waited + wait <= self.limits.wait_max_s else None

    def _once(self, parcel: Parcel[T], call: Call, attempt: int) -> T | RemoteFault:
        """Send once, recorded. What stops it before anything is sent is raised and not recorded as sent."""
        call.check()
        sending = replace(parcel.sending, attempt=attempt)
        self._recorder.before(sending)
        body: Body = {}
        outcome: T | RemoteFault = Cancelled()
        try:
            came = self._exchanged(parcel, call)
            if isinstance(came, RemoteFault):
                outcome = came
            else:
                body = came
                outcome = _taken(parcel, body)
        finally:
            self._recorder.after(sending, _received(body, outcome))
        return outcome

    def _exchanged(self, parcel: Parcel[T], call: Call) -> Body | RemoteFault:
        answer = self._answer(parcel, call)
        return answer if isinstance(answer, RemoteFault) else read(answer)

    def _answer(self, parcel: Parcel[T], call: Call) -> Answer | RemoteFault:
        """Return what came back, or a fault without a cause: causes hold requests, and those the key."""
        try:
            with under_way(call):
                return self._spoken(parcel)
        except RemoteFault as fault:
            return fault  # of our sockets, which raise them outside of what they caught
        except (httpx.HTTPError, httpcore.ProtocolError, httpcore.NetworkError, httpcore.ProxyError, OSError):
            return Unreachable(BROKE_OFF)

    def _spoken(self, parcel: Parcel[T]) -> Answer:
        headers = {} if self._key is None else {"Authorization": f"Bearer {self._key.reveal()}"}
        content = None
        if parcel.payload is not None:
            headers["Content-Type"] = "application/json"
            content = json.dumps(parcel.payload, ensure_ascii=False, allow_nan=False).encode(errors="replace")
        method, url = "GET" if content is None else "POST", f"{self.base.url}{parcel.path}"
        with self._client.stream(method, url, headers=headers, content=content) as response:
            return Answer(
                status=response.status_code,
                content_type=response.headers.get("content-type", ""),
                body=self._body(response),
                retry_after=response.headers.get("retry-after", ""),
                ray=response.headers.get("cf-ray", ""),
            )

    def _body(self, response: httpx.Response) -> bytes:
        """Return the body, at most so many bytes of it: the rest of a longer one is never read."""
        if response.headers.get("content-encoding", "identity") != "identity":
            raise BadAnswer("The model service packed its answer in a way that was not asked for.")
        body = bytearray()
        for piece in response.iter_raw():
            body += piece
            if len(body) > self.limits.body_max:
                raise BadAnswer("The model service sent far more than an answer, so it was cut off.")
        return bytes(body)


def _taken(parcel: Parcel[T], body: Body) -> T | RemoteFault:
    try:
        return parcel.take(body)
    except RemoteFault as fault:
        return fault


def _received(body: Body, outcome: object) -> Received:
    """Return how a call ended; an answer that was of no use may have cost something all the same."""
    usage = usage_of(body)
    took = (usage.tokens_in, usage.tokens_out, usage.cost_usd)
    if not isinstance(outcome, RemoteFault):
        return Received(Outcome.ANSWERED, "", *took)
    stopped = isinstance(outcome, (Cancelled, OfflineSwitched))
    return Received(Outcome.STOPPED if stopped else Outcome.FAILED, outcome.sentence, *took)
