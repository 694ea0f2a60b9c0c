"""Lines in, lines out, and an end to both, over real pipes."""

import os
import threading
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from wellkept.serve.stdio_pipes import LINE_MAX_BYTES, StopSign, TooLong, lines, write_all


@dataclass
class Pipe:
    """One pipe, and the sign that stops who waits for it."""

    source: int
    sink: int
    sign: StopSign


@pytest.fixture
def pipe() -> Iterator[Pipe]:
    source, sink = os.pipe()
    sign = StopSign()
    yield Pipe(source, sink, sign)
    sign.close()
    for end in (source, sink):
        try:
            os.close(end)
        except OSError:  # the test has closed it
            continue


def _given(pipe: Pipe, data: bytes) -> list[bytes | TooLong]:
    """Return the lines read of data that another thread writes, as a pipe holds little."""

    def write() -> None:
        write_all(pipe.sink, data, pipe.sign)
        os.close(pipe.sink)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        return list(lines(pipe.source, pipe.sign))
    finally:
        writer.join()


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"one\ntwo\n", [b"one", b"two"]),
        (b"one\ntwo", [b"one", b"two"]),
        (b"", []),
        (b"\n\n", [b"", b""]),
        (b"\xff\xfe\n", [b"\xff\xfe"]),
        (b"a" * 200_000 + b"\nb\n", [b"a" * 200_000, b"b"]),
    ],
    ids=["two", "no end", "nothing", "empty", "not UTF-8", "longer than a read"],
)
def test_lines_come_as_they_were_written(pipe: Pipe, data: bytes, expected: list[bytes]) -> None:
    assert _given(pipe, data) == expected


def test_a_line_too_long_is_a_fault_and_the_next_is_read(pipe: Pipe) -> None:
    first, second = _given(pipe, b"x" * (LINE_MAX_BYTES + 1) + b"\nnext\n")
    assert isinstance(first, TooLong)
    assert second == b"next"


def test_a_reader_that_nobody_writes_to_can_be_stopped(pipe: Pipe) -> None:
    read: list[bytes | TooLong] = []
    reader = threading.Thread(target=lambda: read.extend(lines(pipe.source, pipe.sign)))
    reader.start()
    pipe.sign.stop()
    reader.join(5)
    assert not reader.is_alive()
    assert read == []


def test_a_writer_that_nobody_reads_from_can_be_stopped(pipe: Pipe) -> None:
    written: list[bool] = []
    writer = threading.Thread(target=lambda: written.append(write_all(pipe.sink, b"x" * 10_000_000, pipe.sign)))
    writer.start()
    pipe.sign.stop()
    writer.join(5)
    assert written == [False]


def test_a_reader_that_has_gone_ends_the_writing(pipe: Pipe) -> None:
    os.close(pipe.source)
    assert not write_all(pipe.sink, b"anything", pipe.sign)
