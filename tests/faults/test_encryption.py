"""Killed while it encrypts, changes its key, and makes plain. Fifty times and more: `make faults`."""

from tests.faults import encryption


def test_a_kill_loses_nothing_and_leaves_nothing() -> None:
    assert encryption.run(3, 5) == "encryption-kills 3 lost 0"
