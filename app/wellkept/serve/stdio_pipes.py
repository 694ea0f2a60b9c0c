"""The two pipes of a program that an assistant starts: lines in, lines out, and an end to both at any moment.

A read from a pipe nobody writes to, or a write to one nobody reads, would keep its thread, and with it the program,
for ever. So both wait for the pipe and for a word to stop at once (POSIX `select`; where there is none, on Windows,
the system ends the threads with the program).
"""

import os
import select
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

LINE_MAX_BYTES = 4 * 1024 * 1024
"""The longest message taken in, as over HTTP. Source: the default of the protocol's own HTTP transport."""
_READ_BYTES = 65_536
_WRITE_BYTES = 4_096  # a pipe that can be written to has room for so many at least. Source: POSIX PIPE_BUF on Linux


class TooLong(ValueError):
    """A line is longer than any message may be."""


class StopSign:
    """Says stop to whoever waits for a pipe."""

    def __init__(self) -> None:
        self._told, self._tell = os.pipe()
        self._lock = threading.Lock()
        self._open = True

    def stop(self) -> None:
        """Let everybody who waits, now or later, stop."""
        with self._lock:
            if self._open:
                os.write(self._tell, b".")

    def close(self) -> None:
        """Let go of its own pipe, after everybody has stopped."""
        with self._lock:
            self._open = False
            os.close(self._told)
            os.close(self._tell)

    def may_read(self, source: int) -> bool:
        """Wait until there is something to read; return False to stop instead."""
        return self._waited([source], [])

    def may_write(self, sink: int) -> bool:
        """Wait until there is room to write; return False to stop instead."""
        return self._waited([], [sink])

    def _waited(self, sources: list[int], sinks: list[int]) -> bool:
        if sys.platform == "win32":
            return True
        told, _, _ = select.select([self._told, *sources], sinks, [])
        return self._told not in told


def lines(source: int, sign: StopSign) -> Iterator[bytes | TooLong]:
    """Yield each line of a pipe until it ends or the sign says stop; one that is too long only as a fault."""
    begun, length = [b""], 0
    while sign.may_read(source) and (chunk := os.read(source, _READ_BYTES)):
        *whole, rest = chunk.split(b"\n")
        for end in whole:
            length += len(end)
            yield TooLong() if length > LINE_MAX_BYTES else b"".join((*begun, end))
            begun, length = [], 0
        length += len(rest)
        begun = [*begun, rest] if length <= LINE_MAX_BYTES else []
    if length and length <= LINE_MAX_BYTES:
        yield b"".join(begun)


def write_all(sink: int, data: bytes, sign: StopSign) -> bool:
    """Write everything, however slowly it is read; return False if the sign said stop, or nobody reads any more."""
    view = memoryview(data)
    while view:
        if not sign.may_write(sink):
            return False
        try:
            view = view[os.write(sink, view[:_WRITE_BYTES]) :]
        except BrokenPipeError:
            return False
    return True


@contextmanager
def protocol_only() -> Iterator[tuple[int, int]]:
    """Give standard input and output away for the protocol, as two descriptors of our own.

    Whatever else this program prints goes to standard error, and whatever it would read is empty.
    """
    sys.stdout.flush()
    source, sink = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nowhere, 0)
    os.dup2(2, 1)
    os.close(nowhere)
    try:
        yield source, sink
    finally:
        with suppress(OSError, ValueError):
            sys.stdout.flush()
        os.dup2(source, 0)
        os.dup2(sink, 1)
        os.close(source)
        os.close(sink)


def in_thread(name: str, work: Callable[[], None]) -> threading.Thread:
    """Start a thread for a pipe."""
    thread = threading.Thread(target=work, name=name, daemon=sys.platform == "win32")
    thread.start()
    return thread
