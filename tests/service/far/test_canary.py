"""After every fault there is: the key and the words of memories stand nowhere but where they belong."""

from __future__ import annotations

import logging
import os
import subprocess
import threading
import traceback
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import apsw
import pytest

from tests.providers.fault_cases import CHAT, Case
from tests.providers.keyring_drawer import Drawer
from tests.providers.openrouter_stub import dialects
from tests.providers.openrouter_stub import faults as f
from tests.providers.openrouter_stub.recording import CANARY, IMPATIENT, TEXT
from tests.providers.openrouter_stub.server import Seen, Stub, Visitor
from tests.service.far.world import KEY, MODEL, ROOMY, World
from wellkept.model.errors import WellkeptError
from wellkept.model.ledger import Purpose
from wellkept.providers.calls import Limits
from wellkept.providers.faults import RemoteFault
from wellkept.service.remote_requests import (
    AskModels,
    AskRemote,
    CheckKey,
    FindByModel,
    PreviewSending,
    ReadQuestion,
    ShowLedger,
    UseRemoteEmbedder,
)
from wellkept.service.requests import AskCoverage, EmbedPending
from wellkept.ui.bugs import report

MORE = f"I met a {CANARY} in Bergen on 4 May 2023.\n\nMy sister Mira keeps a {CANARY} on the roof of her house."
TABLES = ("ledger", "ledger_memories", "meta", "private_marks", "private_memories")
"""All tables that have to do with other computers, and the settings; the memories themselves lie in others."""

ACTS = (
    CheckKey(),
    FindByModel(MORE, agreed=True),
    EmbedPending(),
    ReadQuestion(f"where is the {CANARY}"),
    UseRemoteEmbedder(MODEL),
    UseRemoteEmbedder("another/model"),
    AskModels(Purpose.EXTRACT),
)


def impatient(limits: Limits) -> bool:
    return limits is IMPATIENT


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[World, Drawer]]:
    """One house for all faults, so that whatever is left behind anywhere adds up."""
    stub, drawer = Stub(dialects.openrouter), Drawer()
    world = World(tmp_path_factory.mktemp("canary") / "memories.db", stub, drawer).with_key()
    world.keep(TEXT, f"Owner keeps a {CANARY} number 2.")
    world.use_remote()
    world.ask(AskRemote())
    yield world, drawer
    world.close()
    drawer.close()
    stub.close()


@pytest.fixture(autouse=True)
def hung_up(spoken: tuple[World, Drawer]) -> Iterator[None]:
    """End every connection with the test: the service itself goes on."""
    yield
    world, _ = spoken
    world.remote.hang_up()
    world.stub.closing.set()
    for thread in threading.enumerate():
        if "process_request_thread" in thread.name:
            thread.join()
    world.stub.closing.clear()


def said_by(error: BaseException) -> Iterator[str]:
    """Yield all that a log, a dialog or a crash report could show of a fault and of what it came from."""
    yield "".join(traceback.format_exception(error))
    yield report(error)
    current: BaseException | None = error
    while current is not None:
        yield from (str(current), repr(current), repr(vars(current)), *map(repr, current.args))
        current = current.__cause__ or current.__context__


def tried(world: World, act: object) -> str:
    """Return all that an act says of itself where people who help could see it: its answer as printed, its fault."""
    try:
        answer = world.ask(act)
    except WellkeptError as fault:
        return "\n".join(said_by(fault))
    return repr(answer)


def table_texts(path: Path) -> str:
    with closing(apsw.Connection(str(path))) as con:
        return repr([list(con.execute(f"select * from {table}")) for table in TABLES])


def assert_files_hold_no_more_than_they_should(world: World) -> None:
    """Nothing lies beside the memories, and the key is not even there."""
    for file in world.path.parent.rglob("*"):
        assert file.name.startswith(world.path.name), file.name
        assert KEY.encode() not in file.read_bytes(), file.name


def about_this_process() -> bytes:
    """Return the arguments of this process, and the arguments and environment that a child of it sees."""
    child = subprocess.run(["cat", "/proc/self/cmdline", "/proc/self/environ"], capture_output=True, check=True)
    shown = subprocess.run(["ps", "-ef"], capture_output=True, check=False) if os.access("/bin/ps", os.X_OK) else child
    return Path("/proc/self/cmdline").read_bytes() + child.stdout + shown.stdout


def assert_nothing_told(text: str | bytes, where: str) -> None:
    lowered = text.lower() if isinstance(text, str) else text.lower().decode("latin-1")
    assert CANARY.lower() not in lowered, f"a memory in {where}"
    assert "canarykey" not in lowered, f"the key in {where}"


EMBEDDINGS = tuple(
    Case(f"vectors {how}", f.spoilt(how), RemoteFault, "")
    for how in ("short", "empty", "long", "other size", "nan", "infinite", "null", "zero", "no vector", "same", "words")
)


@pytest.mark.parametrize("case", CHAT + EMBEDDINGS, ids=lambda case: case.name)
def test_no_fault_tells_the_key_or_a_memory(
    spoken: tuple[World, Drawer], case: Case, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    world, _ = spoken
    world.keep(f"Owner saw a {CANARY} at {case.name}.")
    world.remote.limits = replace(case.limits, total_s=0.3) if impatient(case.limits) else ROOMY
    world.remote.hang_up()
    world.stub.always = case.behave
    acts = ACTS[1:3] if impatient(case.limits) or case.behave is f.huge else ACTS
    said = [tried(world, act) for act in acts]
    said += [repr(world.ask(AskCoverage())), repr(world.ask(ShowLedger())), repr(world.ask(PreviewSending(MORE)))]
    world.stub.always = None
    assert_nothing_told("\n".join(said), "what is said")
    assert_nothing_told(caplog.text, "the log")
    assert_nothing_told("".join(capfd.readouterr()), "what is printed")
    assert_nothing_told(table_texts(world.path), "the ledger or the settings")
    assert_files_hold_no_more_than_they_should(world)


def test_no_list_of_processes_tells_them_while_a_call_is_out(spoken: tuple[World, Drawer]) -> None:
    world, drawer = spoken
    seen: list[bytes] = []

    def look(visitor: Visitor, asked: Seen) -> None:
        seen.append(about_this_process())
        f.error(400)(visitor, asked)

    world.stub.next_.append(look)
    tried(world, FindByModel(MORE, agreed=True))
    assert len(seen) == 1
    assert_nothing_told(seen[0], "the list of processes")
    assert list(drawer.held.values()) == [KEY]


def test_the_guard_sees_what_it_looks_for() -> None:
    with pytest.raises(AssertionError, match="a memory in"):
        assert_nothing_told(f"a {CANARY}", "a test")
    with pytest.raises(AssertionError, match="the key in"):
        assert_nothing_told(KEY.encode(), "a test")
