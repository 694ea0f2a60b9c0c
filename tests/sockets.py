"""A guard under which nobody can open a socket, whatever is asked for."""

import socket
from typing import NoReturn

import pytest


class SocketOpened(BaseException):
    """Not an `Exception`, so that nobody takes it for a network that is away."""


def _refuse(*_: object, **__: object) -> NoReturn:
    raise SocketOpened


def forbid_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every socket and every look-up of a name end the test."""
    for name in ("socket", "create_connection", "create_server", "socketpair", "getaddrinfo", "gethostbyname"):
        monkeypatch.setattr(socket, name, _refuse)
