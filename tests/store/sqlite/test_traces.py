"""What of a memory is looked for, in which files, and that looking does no harm."""

import itertools
import subprocess
import sys
from pathlib import Path

import apsw
import pytest

from tests.building import memory
from tests.vectors import unit
from wellkept.model.memory import Earlier
from wellkept.store.sqlite import erase
from wellkept.store.sqlite.backup_files import folder_of
from wellkept.store.sqlite.ballast import keep_ballast
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.traces import OVERLAP, FileRole, TraceKind, Traces
from wellkept.store.vectors import VectorItem

SENTENCE = "Owner hid a quokka in a xylophone."


@pytest.fixture
def key(store: SqliteStore) -> int:
    """A memory with all that leaves traces, beside one that shares most of its words."""
    store.insert([memory("Owner hid a drum in a xylophone.", tags=("shared",))])
    earlier = Earlier("Owner hid a wombat.", 1, "it was no wombat")
    (key,) = store.insert(
        [memory(SENTENCE, tags=("marsupials", "shared"), quote="I hid Kevin there", history=(earlier,))]
    )
    store.put_vectors("model/1", 64, [VectorItem(key, SENTENCE, unit(1, 64))])
    return key


def of_kind(traces: Traces, kind: TraceKind) -> set[bytes]:
    return {one.data for one in traces.traces if one.kind is kind}


def test_every_kind_of_trace_is_noted(store: SqliteStore, key: int) -> None:
    traces = store.traces_of([key])
    assert of_kind(traces, TraceKind.SENTENCE) == {SENTENCE.lower().encode()}
    assert of_kind(traces, TraceKind.QUOTE) == {b"i hid kevin there"}
    assert of_kind(traces, TraceKind.EARLIER) == {b"owner hid a wombat.", b"it was no wombat"}
    assert len(of_kind(traces, TraceKind.VECTOR)) >= 4
    assert len(of_kind(traces, TraceKind.FINGERPRINT)) == 2


def test_what_others_have_too_is_not_looked_for(store: SqliteStore, key: int) -> None:
    traces = store.traces_of([key])
    assert of_kind(traces, TraceKind.LABEL) == {b"marsupials"}
    assert of_kind(traces, TraceKind.WORD) == {b"quokka", b"marsupi"}
    assert traces.words == ("marsupi", "quokka")
    assert "quo" in traces.trigrams
    assert "xyl" not in traces.trigrams


def test_a_long_sentence_is_looked_for_in_pieces(store: SqliteStore) -> None:
    sentence = "Owner " + "counts sheep and " * 9 + "sleeps."
    (key,) = store.insert([memory(sentence)])
    pieces = of_kind(store.traces_of([key]), TraceKind.SENTENCE)
    assert max(map(len, pieces)) < OVERLAP
    assert len(pieces) > 2
    assert all(piece.decode() in sentence.lower() for piece in pieces)


def test_the_indexes_are_asked_for_words_and_trigrams(store: SqliteStore, key: int) -> None:
    traces = store.traces_of([key])
    assert store.in_indexes(traces) == (len(traces.words), len(traces.trigrams))
    store.forget([key])
    assert store.in_indexes(traces) == (0, 0)


def test_what_stands_in_what_is_kept_is_told_apart(store: SqliteStore, key: int) -> None:
    *_, held = store.held_by_others([b"owner hid a wombat", b"i hid kevin", b"zeppelin"])
    assert held == {b"owner hid a wombat", b"i hid kevin"}
    store.forget([key])
    *_, held = store.held_by_others([b"owner hid a wombat", b"xylophone"])
    assert held == {b"xylophone"}


def test_all_files_of_a_store_are_known(store: SqliteStore, path: Path) -> None:
    for name in ("memories.db-journal", "memories.db.before-update", "window.ini", "memories.db.old", "diary.txt"):
        path.with_name(name).write_bytes(b"x")
    folder_of(path).mkdir()
    keep_ballast(path, spare=0)
    assert {file.path.name: file.role for file in store.owned_files()} == {
        "memories.db": FileRole.MEMORIES,
        "memories.db-wal": FileRole.LOG,
        "memories.db-shm": FileRole.LOG_INDEX,
        "memories.db-journal": FileRole.JOURNAL,
        "memories.db.before-update": FileRole.COPY,
        "window.ini": FileRole.WINDOW,
        "memories.db.old": FileRole.OTHER,
        ".ballast": FileRole.RESERVE,
    }


def test_pieces_of_a_file_overlap(store: SqliteStore, path: Path) -> None:
    data = bytes(number % 251 for number in range(2_500_000))
    path.with_name("window.ini").write_bytes(data)
    (file,) = (one for one in store.owned_files() if one.role is FileRole.WINDOW)
    pieces = [*store.contents_of(file)]
    assert len(pieces) == 3
    assert pieces[0] + b"".join(piece[OVERLAP:] for piece in pieces[1:]) == data
    assert all(one[-OVERLAP:] == two[:OVERLAP] for one, two in itertools.pairwise(pieces))


def test_reading_the_files_leaves_the_locks_alone(store: SqliteStore, path: Path) -> None:
    """Another process that is the last to close takes the log away; it must see that we are there."""
    store.insert([memory(SENTENCE)])
    for file in store.owned_files():
        assert b"".join(store.contents_of(file))
    visit = "import sys, apsw; con = apsw.Connection(sys.argv[1]); con.execute('select * from meta').get; con.close()"
    subprocess.run([sys.executable, "-c", visit, str(path)], check=True)
    assert path.with_name("memories.db-wal").exists()


def test_forgotten_memories_are_counted_until_they_are_scrubbed(store: SqliteStore) -> None:
    keys = store.insert([memory(f"Owner counts to {number}.") for number in range(4)])
    assert store.forgotten_waiting() == 0
    store.forget(keys[:3])
    store.forget(keys[3:])
    assert store.forgotten_waiting() == 4
    assert store.scrub()
    assert store.forgotten_waiting() == 0


def test_a_debt_stays_while_somebody_else_writes(store: SqliteStore, path: Path, key: int) -> None:
    store.forget([key])
    store._con.set_busy_timeout(1)
    writer = apsw.Connection(str(path))
    writer.execute("begin immediate")
    assert not erase._strike_out(store._con)
    assert not store.scrub()
    writer.execute("rollback")
    writer.close()
    assert store.forgotten_waiting() == 1
    assert store.scrub()


def test_a_debt_is_not_struck_out_while_the_log_holds_anything(store: SqliteStore, key: int) -> None:
    store.forget([key])
    assert not erase._strike_out(store._con)
    assert store.forgotten_waiting() == 1
    assert erase.scrub(store._con)
    assert store.forgotten_waiting() == 0
