"""The sockets of the doors: on this computer's own addresses and nowhere else."""

import errno
import socket

from wellkept.model.errors import WellkeptError
from wellkept.model.said import said

_BACKLOG = 2048
_LOOPBACK = {"127.0.0.1": socket.AF_INET, "::1": socket.AF_INET6}


class PortTaken(WellkeptError):
    """Another program listens there."""

    sentence = "Another program uses this port."
    next_step = "Choose another one with --port."


class NotOnLoopback(WellkeptError):
    """An address that other computers could reach."""

    sentence = "Wellkept listens on this computer only: 127.0.0.1 or ::1."
    next_step = "Leave --host out."


def listen(port: int, host: str = "") -> list[socket.socket]:
    """Return sockets that listen on `host`, by default on all loopback addresses that this computer has.

    Both, because another program on the other one would be sent the tokens of whoever asks "localhost".
    Port 0 takes any that is free. Raises: PortTaken, NotOnLoopback.
    """
    if host == "localhost":
        host = ""
    if host and host not in _LOOPBACK:
        raise NotOnLoopback
    sockets: list[socket.socket] = []
    try:
        for address in (host,) if host else _LOOPBACK:
            one = _bound(address, port, needed=bool(host) or not sockets)
            if one is not None:
                sockets.append(one)
                port = one.getsockname()[1]
    except BaseException:
        close(sockets)
        raise
    return sockets


def close(sockets: list[socket.socket]) -> None:
    """Close sockets."""
    for one in sockets:
        one.close()


def _bound(address: str, port: int, *, needed: bool) -> socket.socket | None:
    """Return a bound socket; None where this computer does without that address."""
    try:
        # By its name, because asyncio sends small pieces at once only where it stands: 40 ms a request otherwise.
        made = socket.socket(_LOOPBACK[address], socket.SOCK_STREAM, socket.IPPROTO_TCP)
    except OSError:
        if needed:
            raise
        return None
    try:
        # On Windows this option would let two programs share a port; elsewhere it only shortens the wait after a stop.
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            made.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if address == "::1":
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind((address, port))
        made.listen(_BACKLOG)
    except OSError as fault:
        made.close()
        if fault.errno in {errno.EADDRINUSE, errno.EACCES}:
            raise PortTaken(said("Port {port} is used by another program, or not free to use.", port=port)) from None
        if needed:
            raise
        return None
    return made
