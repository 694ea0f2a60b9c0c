"""A key through the browser: PKCE, with the answer coming back to a port of this computer that is open for it only.

The one listening socket outside `serve/`. Source: OpenRouter notes, 3.5: any port of 127.0.0.1 will do; `state` is
not documented, so a nonce stands in the path; the exchange may refuse the method's name, so it is tried without.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler
from socketserver import TCPServer
from time import monotonic
from types import TracebackType
from typing import Self
from urllib.parse import parse_qs, urlencode, urlsplit

from wellkept.model.ledger import Purpose
from wellkept.providers.chat import never
from wellkept.providers.faults import BadAnswer, Cancelled, KeyRefused, NotAllowed, Rejected, RemoteFault
from wellkept.providers.key_text import is_key
from wellkept.providers.line import Body, Line, Parcel
from wellkept.providers.recorder import Sending
from wellkept.providers.secret import Secret

WAIT_S = 600.0
"""How long to wait for the browser: as long as a code is valid."""

_SLICE_S = 0.1
_REQUEST_S = 2.0
_CODE_MAX_CHARS = 512
_DONE = "Wellkept is signed in. You can close this page."
_NOT_DONE = "Signing in did not work. You can close this page and try again in Wellkept."


class SignInExpired(RemoteFault):
    """The browser did not come back in time."""

    sentence = "Nobody signed in within ten minutes."
    next_step = "Start again, or paste a key."


class SignIn:
    """One attempt to sign in over a line without a key, which is closed with it.

    Show `link` in the browser, then `wait`; leave the `with` block at the end.
    """

    def __init__(self, line: Line) -> None:
        self._line = line
        self._verifier = secrets.token_urlsafe(48)
        self._path = f"/{secrets.token_urlsafe(24)}"
        self._door = _Door(self._path)
        callback = f"http://127.0.0.1:{self._door.server_address[1]}{self._path}"
        asked = {
            "callback_url": callback,
            "code_challenge": _challenge(self._verifier),
            "code_challenge_method": "S256",
        }
        self.link = f"{line.base.origin}/auth?{urlencode(asked)}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the port."""
        self._door.server_close()
        self._line.close()

    def wait(self, cancelled: Callable[[], bool] = never, timeout_s: float = WAIT_S) -> Secret:
        """Return the key once the owner has signed in. Raises: SignInExpired, Cancelled, other RemoteFaults."""
        ends_at = monotonic() + timeout_s
        while self._door.code is None:
            if cancelled():
                raise Cancelled
            if monotonic() >= ends_at:
                raise SignInExpired
            self._door.handle_request()
        if not self._door.code:
            raise NotAllowed("The service did not let you sign in.", "Start again, or paste a key.")
        return self._exchanged(self._door.code, cancelled)

    def _exchanged(self, code: str, cancelled: Callable[[], bool]) -> Secret:
        payload = {"code": code, "code_verifier": self._verifier}
        try:
            return self._sent({**payload, "code_challenge_method": "S256"}, cancelled)
        except Rejected:
            pass
        except (NotAllowed, KeyRefused):
            raise KeyRefused("The sign-in came too late or was already used.", "Start again, or paste a key.") from None
        return self._sent(payload, cancelled)

    def _sent(self, payload: Body, cancelled: Callable[[], bool]) -> Secret:
        sending = Sending(self._line.base.host, "", Purpose.SIGN_IN)
        return self._line.send(Parcel("/auth/keys", payload, sending, _key_in), cancelled)


def _key_in(body: Body) -> Secret:
    """Return the key that an answer holds. Raises: BadAnswer."""
    key = body.get("key")
    if isinstance(key, str) and is_key(key.strip()):
        return Secret(key.strip())
    raise BadAnswer("The service signed you in but gave no key.", "Start again, or paste a key.")


class _Door(TCPServer):
    """Takes requests one by one; `code` is what the browser brought, "" a refusal, None nothing yet."""

    timeout = _SLICE_S

    def __init__(self, path: str) -> None:
        super().__init__(("127.0.0.1", 0), _Visitor)
        self.path = path
        self.code: str | None = None

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of a visitor who hung up: the base class would print it."""


class _Visitor(BaseHTTPRequestHandler):
    timeout = _REQUEST_S
    server_version, sys_version = "Wellkept", ""
    server: _Door

    def do_GET(self) -> None:
        """Take the code, from the one path that only our link names."""
        asked = urlsplit(self.path)
        if not hmac.compare_digest(asked.path.encode(), self.server.path.encode()):
            self.send_error(404)
            return
        code = parse_qs(asked.query).get("code", [""])[0]
        self.server.code = code if code.isascii() and len(code) <= _CODE_MAX_CHARS else ""
        body = (_DONE if self.server.code else _NOT_DONE).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/plain; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Referrer-Policy", "no-referrer")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class names it so
        """Write nothing: the line would hold the code."""


def _challenge(verifier: str) -> str:
    digest = hashlib.sha256(verifier.encode()).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
