"""The receipt says what was in the files before and after, and holds no word of it."""

import re
from pathlib import Path

import apsw
import pytest

from wellkept.model.ledger import Outcome, Purpose, Sent
from wellkept.service.answers import finish
from wellkept.service.receipt_requests import (
    AskWaiting,
    CheckForgotten,
    ForgetChecked,
    NothingForgotten,
    Receipt,
    Waits,
)
from wellkept.service.receipts import MOST
from wellkept.service.requests import Forget, Keep, Proposal
from wellkept.service.wellkept import Wellkept
from wellkept.store.traces import FileRole

SENTENCE = "Owner once hid a quokka in a xylophone in Zanzibar."


@pytest.fixture
def key(wellkept: Wellkept) -> int:
    kept = finish(wellkept.keep(Keep(tuple(Proposal(f"Owner keeps number {number}.") for number in range(50)))))
    assert len(kept.keys) == 50
    return finish(wellkept.keep(Keep((Proposal(SENTENCE),)))).keys[0]


def checked(wellkept: Wellkept) -> Receipt:
    receipt = finish(wellkept.receipts.check())
    assert isinstance(receipt, Receipt)
    return receipt


def forgotten(wellkept: Wellkept, *keys: int) -> Receipt:
    receipt = finish(wellkept.receipts.forget(ForgetChecked(keys)))
    assert isinstance(receipt, Receipt)
    return receipt


def test_traces_are_there_before_and_gone_after(wellkept: Wellkept, key: int) -> None:
    receipt = forgotten(wellkept, key)
    assert receipt.clean
    assert receipt.memories == 1
    assert sum(file.before or 0 for file in receipt.files) >= receipt.pieces > 4
    assert [file.after for file in receipt.files] == [0] * len(receipt.files)
    assert receipt.terms > 10
    assert receipt.terms_left == 0


def test_a_check_after_the_act_says_that_nothing_was_searched_before(wellkept: Wellkept, key: int) -> None:
    finish(wellkept.forget(Forget((key,))))
    receipt = checked(wellkept)
    assert receipt.clean
    assert {file.before for file in receipt.files} == {None}


def test_what_is_left_in_any_file_is_found(wellkept: Wellkept, path: Path, key: int) -> None:
    stray = path.with_name(path.name + ".old")
    stray.write_text("An older copy: " + SENTENCE)
    receipt = forgotten(wellkept, key)
    assert not receipt.clean
    assert {file.name: file.left > 0 for file in receipt.files if file.left} == {stray.name: True}
    stray.unlink()
    again = checked(wellkept)
    assert again.clean
    assert any(file.before for file in again.files)  # what was found before is not forgotten by checking again


def test_words_of_other_memories_are_told_apart(wellkept: Wellkept, key: int) -> None:
    finish(wellkept.keep(Keep((Proposal("Owner said it.", quote="They said: " + SENTENCE),))))
    receipt = forgotten(wellkept, key)
    main = next(file for file in receipt.files if file.role is FileRole.MEMORIES)
    assert main.others > 0
    assert main.left == 0
    assert receipt.clean


def test_a_reader_is_said_and_the_rest_is_paid_when_it_ends(wellkept: Wellkept, path: Path, key: int) -> None:
    reader = apsw.Connection(str(path))
    reader.execute("begin; select count(*) from memories").fetchall()
    receipt = forgotten(wellkept, key)
    assert not receipt.scrubbed
    assert any(file.left for file in receipt.files)
    assert wellkept.handle(AskWaiting()) == Waits(1)
    reader.execute("rollback")
    reader.close()
    assert wellkept.handle(AskWaiting()) == Waits(0)
    assert checked(wellkept).clean


def test_the_calls_that_held_it_are_named(wellkept: Wellkept, key: int) -> None:
    sent = Sent(at=1, host="example.org", model="some/model", purpose=Purpose.EMBED, memories=1, chars=9)
    wellkept._store.add_sent(sent, (key,))
    receipt = forgotten(wellkept, key)
    assert [(row.sent.host, row.sent.outcome) for row in receipt.sent] == [("example.org", Outcome.UNDER_WAY)]


@pytest.mark.parametrize("case", ["nothing forgotten", "taken back", "too many", "closed"])
def test_there_may_be_nothing_to_check(wellkept: Wellkept, key: int, case: str) -> None:
    if case == "taken back":
        finish(wellkept.forget(Forget((key,))))
        finish(wellkept.undo())
    elif case == "too many":
        finish(wellkept.forget(Forget(tuple(range(1, MOST + 2)))))
    elif case == "closed":
        finish(wellkept.forget(Forget((key,))))
        wellkept.receipts.close()
    assert finish(wellkept.receipts.check()) == NothingForgotten()


def test_no_word_is_in_a_receipt_nor_in_what_is_shown_of_its_notes(wellkept: Wellkept, key: int) -> None:
    traces = wellkept._store.traces_of((key,))
    receipt = forgotten(wellkept, key)
    assert "quokka" not in repr((receipt, traces)).lower()
    assert isinstance(wellkept.handle(CheckForgotten()), type(wellkept.receipts.check()))


def test_words_that_describe_the_file_are_no_traces(wellkept: Wellkept, path: Path) -> None:
    con = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    described = " ".join(str(sql) for (sql,) in con.execute("select sql from sqlite_schema where sql is not null"))
    con.close()
    words = sorted({*re.findall(r"[a-z]{6,}", described.lower()), "sqlite", "format", "secure", "version"})
    sentences = [Proposal("Owner " + " ".join(words[at : at + 40])) for at in range(0, len(words), 40)]
    keys = finish(wellkept.keep(Keep((*sentences, Proposal("Owner learned another language."))))).keys
    path.with_name("window.ini").write_text("[General]\nlanguage=de\nanother=1\nlearned=2\n")
    assert forgotten(wellkept, *keys).clean


def test_a_sentence_beside_the_looks_of_the_window_is_a_trace(wellkept: Wellkept, path: Path, key: int) -> None:
    path.with_name("window.ini").write_text(f"[General]\nrecent={SENTENCE}\n")
    assert not forgotten(wellkept, key).clean
