"""The Model Context Protocol over standard input and output, for the assistant that started this program.

The protocol's own transport reads and writes on threads that nothing can stop, so a program that is told to end, or
whose assistant no longer reads, would stay. Here both ends can be stopped, see `stdio_pipes`.
"""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from queue import SimpleQueue
from typing import Any

import anyio
from anyio.streams.memory import MemoryObjectReceiveStream, MemoryObjectSendStream
from mcp.server.lowlevel.server import Server
from mcp.shared.message import SessionMessage

from wellkept.serve.mcp_lines import NotUnderstood, line_of, message_in
from wellkept.serve.stdio_pipes import StopSign, TooLong, in_thread, lines, protocol_only, write_all

Incoming = SessionMessage | Exception


def run_stdio(server: Server[Any]) -> None:
    """Serve until standard input ends, nobody reads any more, or this program is told to end."""
    with protocol_only() as (source, sink):
        asyncio.run(serve_pipes(server, source, sink))


async def serve_pipes(server: Server[Any], source: int, sink: int) -> None:
    """Serve one assistant over two descriptors."""
    async with anyio.create_task_group() as tasks, _told_to_end(tasks.cancel_scope):
        async with _pipes(source, sink, tasks.cancel_scope) as (received, answers):
            await server.run(received, answers, server.create_initialization_options())
        tasks.cancel_scope.cancel()


@asynccontextmanager
async def _pipes(
    source: int, sink: int, scope: anyio.CancelScope
) -> AsyncIterator[tuple[MemoryObjectReceiveStream[Incoming], MemoryObjectSendStream[SessionMessage]]]:
    """Connect two descriptors with two streams; leaving ends both threads."""
    loop = asyncio.get_running_loop()
    given, received = anyio.create_memory_object_stream[Incoming]()
    answers, taken = anyio.create_memory_object_stream[SessionMessage]()
    sign = StopSign()
    queue: SimpleQueue[bytes | None] = SimpleQueue()

    def read() -> None:
        with suppress(anyio.BrokenResourceError, anyio.ClosedResourceError):  # nobody listens any more
            for line in lines(source, sign):
                if (message := _message(line, queue)) is not None:
                    asyncio.run_coroutine_threadsafe(given.send(message), loop).result()
        loop.call_soon_threadsafe(given.close)

    def write() -> None:
        while (data := queue.get()) is not None:
            if not write_all(sink, data, sign):
                loop.call_soon_threadsafe(scope.cancel)
                return

    async def hand_over() -> None:
        async with taken:
            async for answer in taken:
                queue.put(_line(answer))

    threads = [in_thread("stdin", read), in_thread("stdout", write)]
    handing = asyncio.create_task(hand_over())
    try:
        yield received, answers
        answers.close()
        await handing  # what was answered is written before the end
    finally:
        handing.cancel()
        received.close()
        answers.close()
        with anyio.CancelScope(shield=True):
            await _ended(threads, queue, sign)


async def _ended(threads: list[Any], queue: SimpleQueue[bytes | None], sign: StopSign) -> None:
    """End both threads: the writer gets a moment for what is left, as an assistant that still reads needs no more."""
    reader, writer = threads
    queue.put(None)
    await asyncio.to_thread(writer.join, _LAST_WORDS_S)
    sign.stop()
    if sys.platform != "win32":
        await asyncio.to_thread(reader.join)
        await asyncio.to_thread(writer.join)
        sign.close()


_LAST_WORDS_S = 1.0


@asynccontextmanager
async def _told_to_end(scope: anyio.CancelScope) -> AsyncIterator[None]:
    """Let SIGTERM and Ctrl+C end the serving in order; Windows ends a program without asking it."""
    loop = asyncio.get_running_loop()
    signals = (signal.SIGTERM, signal.SIGINT) if sys.platform != "win32" else ()
    for one in signals:
        loop.add_signal_handler(one, scope.cancel)
    try:
        yield
    finally:
        for one in signals:
            loop.remove_signal_handler(one)


def _message(line: bytes | TooLong, answers: SimpleQueue[bytes | None]) -> SessionMessage | None:
    """Read one line; what is no message is answered at once, an empty line not at all."""
    if isinstance(line, bytes) and not line.strip():
        return None
    try:
        return SessionMessage(message_in(line))
    except NotUnderstood as fault:
        answers.put(fault.answer)
        return None


def _line(answer: SessionMessage) -> bytes:
    return line_of(answer.message.model_dump(by_alias=True, exclude_unset=True, mode="json"))
