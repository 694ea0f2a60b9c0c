"""Files to teach, and drafts."""

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.model.errors import UnreadableText
from wellkept.service.answers import Candidate, Novelty, Voice, finish
from wellkept.ui import errands
from wellkept.ui.errands import Choice, KeepChosen, KeepDraft, Part, decoded, packed, read_text, unpacked

ENCODINGS: dict[str, tuple[bytes, str]] = {
    "utf-8": ("Größe".encode(), "Größe"),
    "utf-8 with mark": ("\ufeffGröße".encode(), "Größe"),
    "utf-16 little": ("\ufeffGröße".encode("utf-16-le"), "Größe"),
    "utf-16 big": ("\ufeffGröße".encode("utf-16-be"), "Größe"),
}


@pytest.mark.parametrize(("data", "expected"), ENCODINGS.values(), ids=ENCODINGS.keys())
def test_unicode_files_are_read_without_remark(data: bytes, expected: str) -> None:
    text, note = decoded(data, "a.txt")
    assert (text.removeprefix("\ufeff"), note) == (expected, "")


def test_an_older_encoding_is_guessed_and_said() -> None:
    text, note = decoded("Größe".encode("latin-1"), "a.txt")
    assert text == "Größe"
    assert "not UTF-8" in note


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"\x89PNG\x00\x00\x00\x0d" * 50, id="many zeros"),
        pytest.param(bytes(range(256)) * 40, id="hardly any"),
        pytest.param(bytes(range(14, 256)) * 40, id="none"),
    ],
)
def test_a_file_that_is_not_text_is_refused_by_name(data: bytes) -> None:
    with pytest.raises(UnreadableText, match=r"a\.png is not a text file"):
        decoded(data, "a.png")


@pytest.mark.parametrize("data", [b"", b" \n\t\n", "\ufeff\n".encode()], ids=["no bytes", "blanks", "a mark only"])
def test_an_empty_file_is_said_by_name(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "empty.md"
    path.write_bytes(data)
    with pytest.raises(UnreadableText, match=r"empty\.md is empty"):
        finish(read_text(path))


def test_a_folder_is_said_by_name(tmp_path: Path) -> None:
    with pytest.raises(UnreadableText, match="is a folder"):
        finish(read_text(tmp_path))


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.txt")
    with pytest.raises(UnreadableText, match=r"pipe\.txt cannot be read"):
        finish(read_text(tmp_path / "pipe.txt"))


def test_a_file_is_read_in_slices(tmp_path: Path) -> None:
    path = tmp_path / "long.md"
    path.write_text("Owner walks. " * 200_000)
    steps = list(read_text(path))
    assert len(steps) == 3
    assert steps[-1].done == steps[-1].total == path.stat().st_size


def test_a_file_becomes_a_part(tmp_path: Path) -> None:
    path = tmp_path / "short.md"
    path.write_text("Owner walks.")
    assert finish(read_text(path)) == Part("short.md", "Owner walks.", from_file=True)


def test_a_missing_file_is_said_by_name(tmp_path: Path) -> None:
    with pytest.raises(UnreadableText, match=r"gone\.txt cannot be read"):
        finish(read_text(tmp_path / "gone.txt"))


def test_a_file_too_large_is_refused_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errands, "FILE_MAX_BYTES", 10)
    path = tmp_path / "large.txt"
    path.write_text("Owner walks far.")
    with pytest.raises(UnreadableText, match="at most"):
        next(read_text(path))


PARTS = st.lists(st.builds(Part, st.text(), st.text(), st.booleans(), st.text()), max_size=3).map(tuple)
PLAIN = st.text(st.characters(exclude_categories=["Cs"]))


@given(PLAIN, PARTS)
def test_a_draft_comes_back_as_it_was(text: str, parts: tuple[Part, ...]) -> None:
    assert unpacked(packed(KeepDraft(text, parts))) == KeepDraft(text, parts)


def test_no_draft_is_no_text() -> None:
    assert packed(KeepDraft("")) == ""
    assert unpacked("") == KeepDraft("")


@pytest.mark.parametrize(
    "text", ["Owner walks.", "[1, 2]", '{"text": 3}', "12"], ids=["plain", "list", "part", "number"]
)
def test_a_draft_of_another_form_is_taken_as_typed(text: str) -> None:
    assert unpacked(text) == KeepDraft(text)


@pytest.mark.parametrize(
    ("novelty", "again"), [(Novelty.NEW, False), (Novelty.FORGOTTEN, True)], ids=["new", "forgotten"]
)
def test_a_tick_is_the_yes_to_what_was_forgotten(novelty: Novelty, again: bool) -> None:
    candidate = Candidate("Owner keeps bees.", "", (0, 17), novelty, Voice.THIRD)
    (proposal,) = KeepChosen([candidate], bytes([Choice.KEEP]), {}, "typed", "said").proposals()
    assert proposal.again is again
