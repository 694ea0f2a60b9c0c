"""The receipt in words."""

from dataclasses import replace

import pytest

from tests.building import NOON
from wellkept.model.ledger import Outcome, Purpose, Sent, SentRow
from wellkept.service.receipt_requests import FileChecked, Receipt
from wellkept.store.traces import FileRole, TraceKind
from wellkept.ui.receipt import words

FILE = FileChecked("memories.db", FileRole.MEMORIES, 100, 5, 0)
KINDS = ((TraceKind.FINGERPRINT, 1), (TraceKind.SENTENCE, 2))
CLEAN = Receipt(1, KINDS, (FILE,), 4, 0, scrubbed=True, sent=(), at=NOON)


@pytest.mark.parametrize(
    ("receipt", "expected"),
    [
        pytest.param(CLEAN, "Nothing is left in any file of this program", id="clean"),
        pytest.param(replace(CLEAN, scrubbed=False), "Another program still holds the last bytes", id="held"),
        pytest.param(replace(CLEAN, terms_left=1), "Something is left", id="in an index"),
        pytest.param(replace(CLEAN, files=(replace(FILE, after=1),)), "Something is left", id="in a file"),
        pytest.param(
            replace(CLEAN, files=(replace(FILE, after=2, others=2),)),
            "Nothing is left in any file of this program",
            id="with others only",
        ),
        pytest.param(
            replace(CLEAN, files=(replace(FILE, sealed=True),)),
            "Nothing is left in the indexes, and the file is encrypted",
            id="encrypted",
        ),
    ],
)
def test_what_it_comes_to(receipt: Receipt, expected: str) -> None:
    assert words.verdict(receipt) == expected
    assert words.explained(receipt)


def test_what_the_bytes_of_an_encrypted_file_show_is_not_claimed() -> None:
    sealed = replace(FILE, sealed=True)
    assert "show nothing in any case" in words.explained(replace(CLEAN, files=(sealed,)))
    assert "Encrypted: its bytes show no trace in any case" in words.notes(sealed)
    assert "ncrypted" not in words.notes(FILE)


def test_what_was_looked_for_is_said_by_kind() -> None:
    assert words.sought(CLEAN).replace("\u00a0", " ") == (
        "2 pieces of sentences · its fingerprint · 4 words and groups of three letters in the indexes"
    )


@pytest.mark.parametrize(
    ("before", "expected"), [(5, "5"), (None, "3")], ids=["searched", "read when it was forgotten"]
)
def test_what_was_in_the_file_of_memories_before(before: int | None, expected: str) -> None:
    assert words.before(replace(FILE, before=before), CLEAN) == expected


@pytest.mark.parametrize(
    ("model", "outcome", "expected"),
    [
        ("some/model", Outcome.ANSWERED, "sent to example.org, some/model."),
        ("", Outcome.ANSWERED, "sent to example.org."),
        ("some/model", Outcome.FAILED, "on its way to example.org when that was cut short"),
    ],
)
def test_what_was_sent_is_named(model: str, outcome: Outcome, expected: str) -> None:
    sent = Sent(at=NOON, host="example.org", model=model, purpose=Purpose.EMBED, memories=1, chars=9, outcome=outcome)
    assert expected in words.sent(SentRow(1, sent))


def test_every_role_and_kind_has_its_words() -> None:
    assert all(words.role(replace(FILE, role=role)) for role in FileRole)
    kinds = tuple((kind, 2) for kind in TraceKind if kind is not TraceKind.TRIGRAM)
    assert words.sought(replace(CLEAN, sought=kinds)).count("·") == len(kinds)
