"""On this computer's own addresses, and nowhere else."""

import socket

import pytest

from wellkept.serve.listening import NotOnLoopback, PortTaken, close, listen


def test_it_listens_on_all_loopback_addresses_with_one_port() -> None:
    sockets = listen(0)
    try:
        named = {one.getsockname()[0] for one in sockets}
        assert "127.0.0.1" in named
        assert named <= {"127.0.0.1", "::1"}
        assert len({one.getsockname()[1] for one in sockets}) == 1
    finally:
        close(sockets)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_it_can_be_told_which(host: str) -> None:
    close(listen(0, host))


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.0.1", "example.com", "127.0.0.2"])  # noqa: S104 - refused
def test_other_addresses_are_refused(host: str) -> None:
    with pytest.raises(NotOnLoopback):
        listen(0, host)


def test_a_port_that_another_program_has_is_said() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(PortTaken, match=f"Port {other.getsockname()[1]} "):
            listen(other.getsockname()[1])
