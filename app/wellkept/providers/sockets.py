"""Sockets that can be stopped at any moment: they wait in slices and ask the current call between them.

They stand under httpcore in place of its own, whose waits end only when the far side or a timeout wants.
"""

from __future__ import annotations

import selectors
import socket
import ssl
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import httpcore

from wellkept.providers.calls import current_call
from wellkept.providers.faults import NotSecure, TookTooLong, Unreachable
from wellkept.providers.patience import Errand

T = TypeVar("T")
Address = tuple[socket.AddressFamily, Any]

NOT_FOUND = "The address of the model service was not found."
NOBODY = "Nobody answers at the address of the model service."
BROKE_OFF = "The connection to the model service broke off before the answer was whole."


class Sockets(httpcore.NetworkBackend):
    """Opens connections over TCP. Raises faults of the owner's, which pass through httpcore untouched."""

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ARG002 - the current call has the limits
        local_address: str | None = None,  # noqa: ARG002 - likewise
        socket_options: Iterable[object] | None = None,  # noqa: ARG002 - likewise
    ) -> httpcore.NetworkStream:
        """Return a connection to the first address of a host that takes one. Raises: RemoteFault."""
        current_call().check()
        for family, address in _addresses(host, port):
            opened = _connected(family, address)
            if opened is not None:
                return SlicedStream(opened)
        raise Unreachable(NOBODY, "Check the address in the settings, and that the service is running.")


def _addresses(host: str, port: int) -> list[Address]:
    """Return where a host is. The look-up has no time limit of its own, so it gets a thread and ours."""
    errand = Errand(lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM), "look-up")
    call = current_call()
    for piece in call.slices(call.limits.connect_s):
        if errand.wait(piece):
            break
    else:
        raise TookTooLong
    with suppress(OSError, UnicodeError):
        return [(family, address) for family, _, _, _, address in errand.answer()]
    raise Unreachable(NOT_FOUND)


def _connected(family: socket.AddressFamily, address: Any) -> socket.socket | None:
    """Return a socket connected to an address, or None if no one takes it there."""
    call = current_call()
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        sock.setblocking(False)
        sock.connect_ex(address)
        with selectors.DefaultSelector() as selector:
            selector.register(sock, selectors.EVENT_WRITE)
            for piece in call.slices(call.limits.connect_s):
                if selector.select(piece):
                    break
        if sock.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) == 0 and sock.getpeername():
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            return sock
    except OSError:
        sock.close()
        return None
    except BaseException:
        sock.close()
        raise
    sock.close()
    return None


class SlicedStream(httpcore.NetworkStream):
    """A connection, plain or over TLS."""

    def __init__(self, sock: socket.socket) -> None:
        self._sock = sock

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:  # noqa: ARG002 - as above
        """Return some bytes, b"" at the end. Raises: RemoteFault."""
        return self._patiently(partial(self._sock.recv, max_bytes), BROKE_OFF)

    def write(self, buffer: bytes, timeout: float | None = None) -> None:  # noqa: ARG002 - as above
        """Send all of some bytes. Raises: RemoteFault."""
        rest = memoryview(buffer)
        while rest:
            rest = rest[self._patiently(partial(self._sock.send, rest), BROKE_OFF) :]

    def close(self) -> None:
        """Hang up."""
        self._sock.close()

    def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,  # noqa: ARG002 - as above
    ) -> httpcore.NetworkStream:
        """Return this connection made private. Raises: NotSecure and other faults."""
        wrapped = ssl_context.wrap_socket(self._sock, server_hostname=server_hostname, do_handshake_on_connect=False)
        secure = SlicedStream(wrapped)
        try:
            secure._patiently(wrapped.do_handshake, NotSecure.sentence, NotSecure)
        except BaseException:
            wrapped.close()
            raise
        return secure

    def get_extra_info(self, info: str) -> Any:
        """Return what httpcore asks of a connection: whether it was closed meanwhile, and its TLS."""
        if info == "is_readable":
            with selectors.DefaultSelector() as selector:
                selector.register(self._sock, selectors.EVENT_READ)
                return bool(selector.select(0))
        return self._sock if info == "ssl_object" and isinstance(self._sock, ssl.SSLSocket) else None

    def _patiently(self, act: Callable[[], T], broke: str, fault: type[Unreachable] = Unreachable) -> T:
        """Return what an act on the socket brought, tried in slices for as long as silence is allowed."""
        call = current_call()
        for piece in call.slices(call.limits.silence_s):
            self._sock.settimeout(piece)
            try:
                return act()
            except (TimeoutError, ssl.SSLWantReadError, ssl.SSLWantWriteError):
                continue
            except OSError:
                break
        else:
            raise TookTooLong
        raise fault(broke)
