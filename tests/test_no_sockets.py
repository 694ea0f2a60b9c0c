"""Without a key no socket is ever opened: not by the service, not from the command line, whatever one does."""

import io
import socket
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.sockets import SocketOpened, forbid_sockets
from wellkept.cli.main import main
from wellkept.model.ledger import Purpose
from wellkept.model.query import Query
from wellkept.service.answers import finish
from wellkept.service.draft_requests import SaveDraft
from wellkept.service.remote_requests import AskModels, AskRemote, PreviewSending, ReadQuestion, ShowLedger, ShowProfile
from wellkept.service.requests import (
    AddExamQuestion,
    AskCoverage,
    Correct,
    EmbedPending,
    Find,
    FindSentences,
    Forget,
    Keep,
    PrepareMeaning,
    Proposal,
    RunExam,
    Tidy,
    Undo,
    UseEmbedder,
)
from wellkept.service.wellkept import Wellkept

TEXT = "I moved to Oslo in May 2021.\nMy sister Ana lives in Rome.\n"


@pytest.fixture(autouse=True)
def guarded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENROUTER_API_KEY", raising=False)
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:")  # a keyring is asked by D-Bus, which is a socket too
    forbid_sockets(monkeypatch)


def test_the_guard_guards() -> None:
    with pytest.raises(SocketOpened):
        socket.create_connection(("127.0.0.1", 9))
    with pytest.raises(SocketOpened):
        socket.socket()


def test_a_session_of_the_service(wellkept: Wellkept) -> None:
    finish(wellkept.find_sentences(FindSentences(TEXT)))
    keys = finish(wellkept.keep(Keep((Proposal("Owner moved to Oslo."), Proposal("Owner likes tea."))))).keys
    for request in (
        UseEmbedder("hash-words"), EmbedPending(), PrepareMeaning(), AskCoverage(), Find(Query(text="Oslo")),
        ReadQuestion("Oslo"), Correct(keys[0], "Owner moved to Bergen."), AddExamQuestion(keys[1], "tea"), RunExam(),
        PreviewSending(TEXT), AskModels(Purpose.EXTRACT), ShowLedger(), ShowProfile(), SaveDraft(TEXT), Forget(keys),
        Undo(), Tidy(),
    ):  # fmt: skip
        answer = wellkept.handle(request)
        if isinstance(answer, Generator):
            finish(answer)
    assert wellkept.far.show_ledger(ShowLedger()).rows == ()


COMMANDS = (
    ("keep", "Owner likes tea."),
    ("teach", "--yes", "-"),
    ("embed", "--use", "hash-words"),
    ("list",),
    ("search", "tea"),
    ("search", "--why", "sister"),
    ("count",),
    ("check",),
)


def test_a_session_of_the_command_line(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*arguments: str) -> int:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(TEXT.encode())))
        return main(lambda _: 99, [*arguments, "--store", str(path)])

    assert [run(*command) for command in COMMANDS] == [0] * len(COMMANDS)
    capsys.readouterr()
    run("list", "--json", "--limit", "1")
    memory_id = capsys.readouterr().out.split('"id": "')[1].split('"')[0]
    assert run("correct", memory_id, "Owner likes coffee.") == 0
    assert run("exam", "add", "what do I drink", memory_id) == 0
    assert run("check", "--recall") in (0, 1)
    assert run("forget", memory_id) == 0


def test_asking_for_the_key_asks_nobody_on_the_network(wellkept: Wellkept) -> None:
    assert finish(wellkept.handle(AskRemote())).key.key is None  # type: ignore[arg-type] # they are steps
