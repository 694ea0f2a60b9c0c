"""Each fault an owner can meet, staged for real: how, what they see, and that nothing is lost by it.

Every stage gets a store of `MEMORIES` memories that is closed, does the harm, and returns what the owner reads. It
looks itself that no memory is lost, as far as the fault leaves a way on, and that way is walked.
"""

import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import apsw
import pytest

from tests.building import DAY, NOON, Clock, memory
from wellkept.model.errors import WellkeptError
from wellkept.model.query import Filters
from wellkept.service.answers import finish
from wellkept.service.backup_requests import MakeBackup
from wellkept.service.requests import Forget, Keep, Proposal
from wellkept.service.wellkept import Wellkept
from wellkept.store.backups import BackupKind
from wellkept.store.sqlite import ballast
from wellkept.store.sqlite.backup_files import files_of, folder_of
from wellkept.store.sqlite.placement import warnings_about
from wellkept.store.sqlite.recover import start_from
from wellkept.store.sqlite.salvage import salvage
from wellkept.store.sqlite.sqlite_store import SqliteStore

MEMORIES = 120


@dataclass(frozen=True, slots=True)
class Fault:
    """A row of the table. `place` names what kind of folder it needs: see the fixtures."""

    name: str
    how: str
    saw: str
    stage: Callable[[Path], str]
    place: str = "tmp_path"


def fill(path: Path) -> None:
    """Make the store that the harm is done to."""
    store = SqliteStore.open(path)
    store.insert([memory(f"Owner keeps number {number} in a drawer.") for number in range(MEMORIES)])
    store.close()


def backed_up(path: Path) -> None:
    wellkept = Wellkept.open(path, Clock())
    finish(wellkept.backups.make(MakeBackup()))
    wellkept.close()


def intact(path: Path, memories: int = MEMORIES) -> None:
    """Look that all memories are there and whole."""
    store = SqliteStore.open(path)
    try:
        assert (store.count(Filters()), store.problems()) == (memories, ())
    finally:
        store.close()


def refusal(act: Callable[[], object]) -> str:
    """Return what an owner reads when something is refused."""
    with pytest.raises(WellkeptError) as caught:
        act()
    return str(caught.value)


def opening(path: Path) -> str:
    return refusal(lambda: SqliteStore.open(path).close())


def left_alone(path: Path, harm: Callable[[], object], mend: Callable[[], object]) -> str:
    """Do harm, look that the refused file is not touched, mend, and look that all is there."""
    harm()
    before = path.read_bytes()
    said = opening(path)
    assert path.read_bytes() == before
    mend()
    intact(path)
    return said


def overwrite(path: Path, at: int, data: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(data)


def not_a_database(path: Path) -> str:
    backed_up(path)
    overwrite(path, 0, b"a shopping list, " * 8)
    said = opening(path)
    _, aside = start_from(path)
    assert aside is not None
    assert aside.exists()
    intact(path)
    return said


def another_program(path: Path) -> str:
    other = path.with_name("other.db")
    con = apsw.Connection(str(other))
    con.execute("create table bookmarks(url text)")
    con.close()
    said = opening(other)
    intact(path)
    return said


def newer_version(path: Path) -> str:
    def set_version(version: int) -> int:
        con = apsw.Connection(str(path))
        was: int = con.execute("pragma user_version").get
        con.execute(f"pragma user_version={version}")
        con.close()
        return was

    was = set_version(999)
    said = opening(path)
    set_version(was)
    intact(path)
    return said


def emptied(path: Path) -> str:
    backed_up(path)
    os.truncate(path, 0)
    said = opening(path)
    assert path.stat().st_size == 0
    start_from(path)
    intact(path)
    return said


def deleted(path: Path) -> str:
    backed_up(path)
    path.unlink()
    said = opening(path)
    assert not path.exists()
    start_from(path)
    intact(path)
    return said


def cut_in_half(path: Path) -> str:
    backed_up(path)
    os.truncate(path, path.stat().st_size // 2)
    said = opening(path)
    start_from(path)
    intact(path)
    return said


def a_page_of_noise(path: Path) -> str:
    backed_up(path)
    con = apsw.Connection(str(path))
    page: int = con.execute("select rootpage from sqlite_schema where name = 'memories_kind'").get
    con.close()
    overwrite(path, (page - 1) * 8192, os.urandom(8192))
    store = SqliteStore.open(path)
    (said, *_) = store.problems()
    store.close()
    assert salvage(path, path.with_name("new.db")).memories == MEMORIES
    intact(path.with_name("new.db"))
    return said


def noise_among_the_memories(path: Path) -> str:
    con = apsw.Connection(str(path))
    page: int = con.execute("select rootpage from sqlite_schema where name = 'memories'").get
    con.close()
    backed_up(path)
    overwrite(path, (page - 1) * 8192, os.urandom(8192))
    with suppress(WellkeptError):
        store = SqliteStore.open(path)
        try:
            store.newest(Filters(), MEMORIES)
        finally:
            with suppress(WellkeptError):
                store.close()
    found = salvage(path, path.with_name("new.db"))
    start_from(path)
    intact(path)
    return f"{found.unreadable} could not be read" if found.unreadable else "nothing was lost"


def word_index_destroyed(path: Path) -> str:
    con = apsw.Connection(str(path))
    con.execute("insert into words_fts(words_fts) values('delete-all')")
    con.close()
    wellkept = Wellkept.open(path)
    wellkept._store._cut_off = True  # type: ignore[attr-defined] # as after a crash
    (said, *_) = wellkept._store.problems()
    looked = finish(wellkept.backups.look_over())
    assert (looked.mended, looked.problems) == (True, ())
    wellkept.close()
    intact(path)
    return said


def cut_off(path: Path) -> str:
    store = SqliteStore.open(path)
    store.insert([memory("Owner likes tea.")])
    kept = {end: path.with_name(path.name + end).read_bytes() for end in ("", "-wal")}
    store.close()
    for end, data in kept.items():
        path.with_name(path.name + end).write_bytes(data)
    wellkept = Wellkept.open(path)
    assert wellkept._store.cut_off
    assert finish(wellkept.backups.look_over()).problems == ()
    wellkept.close()
    intact(path, MEMORIES + 1)
    return "nothing"


def a_garbled_log(path: Path) -> str:
    path.with_name(path.name + "-wal").write_bytes(os.urandom(50_000))
    intact(path)
    return "nothing"


def read_only_file(path: Path) -> str:
    path.chmod(0o444)
    os.seteuid(65534)
    store = SqliteStore.open(path)
    assert store.count(Filters()) == MEMORIES
    said = refusal(lambda: store.insert([memory("Owner likes tea.")]))
    store.close()
    os.seteuid(0)
    intact(path)
    return said


def read_only_folder(path: Path) -> str:
    path.chmod(0o644)
    path.parent.chmod(0o555)
    os.seteuid(65534)
    store = SqliteStore.open(path)
    assert store.count(Filters()) == MEMORIES
    said = refusal(lambda: store.insert([memory("Owner likes tea.")]))
    store.close()
    os.seteuid(0)
    path.parent.chmod(0o755)
    intact(path)
    return said


def unreadable_file(path: Path) -> str:
    path.chmod(0)
    os.seteuid(65534)
    said = opening(path)
    os.seteuid(0)
    path.chmod(0o600)
    intact(path)
    return said


def no_folder(path: Path) -> str:
    return opening(path.parent / "nowhere" / "memories.db")


def a_folder_instead(path: Path) -> str:
    return opening(path.parent)


def a_pipe_instead(path: Path) -> str:
    os.mkfifo(path.with_name("pipe"))
    return opening(path.with_name("pipe"))


def a_locked_file(path: Path) -> str:
    store = SqliteStore.open(path)
    store._con.set_busy_timeout(20)
    other = apsw.Connection(str(path))
    other.execute("begin immediate")
    said = refusal(lambda: store.insert([memory("Owner likes tea.")]))
    other.execute("rollback")
    other.close()
    store.close()
    intact(path)
    return said


def while_open(path: Path, harm: Callable[[], object], mend: Callable[[], object]) -> str:
    store = SqliteStore.open(path)
    harm()
    said = refusal(lambda: store.insert([memory("Owner likes tea.")]))
    store.close()
    mend()
    intact(path)
    return said


def moved(path: Path) -> str:
    other = path.with_name("moved.db")
    return while_open(path, lambda: path.rename(other), lambda: other.rename(path))


def replaced(path: Path) -> str:
    other, kept = path.with_name("other.db"), path.with_name("kept.db")
    shutil.copy(path, other)

    def harm() -> None:
        path.rename(kept)
        other.rename(path)

    return while_open(path, harm, lambda: kept.replace(path))


def fill_up(folder: Path) -> None:
    with suppress(OSError), (folder / "pad").open("wb", buffering=0) as pad:
        while pad.write(bytes(4096)):
            pass


def full_disk(path: Path) -> str:
    store = SqliteStore.open(path)
    fill_up(path.parent)
    said = ""
    with suppress(StopIteration):
        for number in range(500):
            try:
                store.insert([memory(f"Owner wrote line {number} of many, and it is a long one.")])
            except WellkeptError as error:
                said = str(error)
                break
    assert store.count(Filters()) >= MEMORIES
    assert store.problems() == ()
    (path.parent / "pad").unlink()
    store.close()
    return said


def forgetting_on_a_full_disk(path: Path) -> str:
    folder_of(path).mkdir()
    ballast.keep_ballast(path, spare=0)
    store = SqliteStore.open(path)
    fill_up(path.parent)
    wellkept = Wellkept(store)
    # The log has room of its own for a while: fill that too.
    with suppress(WellkeptError):
        for number in range(500):
            store.insert([memory(f"Owner wrote line {number} of many, and it is a long one.")])
    forgotten = finish(wellkept.forget(Forget((1,))))
    assert (forgotten.count, forgotten.scrubbed) == (1, True)
    assert store.problems() == ()
    wellkept.close()
    return "nothing"


def opening_on_a_full_disk(path: Path) -> str:
    folder_of(path).mkdir()
    ballast.keep_ballast(path, spare=0)
    fill_up(path.parent)
    store = SqliteStore.open(path)
    assert not store.read_only
    store.forget([1])
    assert store.scrub()
    store.close()
    intact(path, MEMORIES - 1)
    return "nothing"


def file_may_not_grow(path: Path) -> str:
    store = SqliteStore.open(path)
    store._con.execute(f"pragma max_page_count={store._con.execute('pragma page_count').get}")
    said = refusal(lambda: store.insert([memory("Owner wrote a long line. " * 70) for _ in range(200)]))
    store.forget([1])
    store.close()
    intact(path, MEMORIES - 1)
    return said


def no_room_for_a_backup(path: Path) -> str:
    wellkept = Wellkept.open(path)
    said = refusal(lambda: finish(wellkept.backups.make(MakeBackup())))
    assert files_of(path) == ()
    wellkept.close()
    intact(path)
    return said


def clock_jumps(path: Path, by: int) -> str:
    clock = Clock(NOON)
    wellkept = Wellkept.open(path, clock)
    finish(wellkept.backups.make(MakeBackup(BackupKind.DAILY)))
    clock.now += by
    finish(wellkept.keep(Keep((Proposal("Owner likes tea."),))))
    assert wellkept.backups.due()
    wellkept.close()
    intact(path, MEMORIES + 1)
    return "nothing"


def clock_jumps_back(path: Path) -> str:
    return clock_jumps(path, -400 * DAY)


def clock_jumps_ahead(path: Path) -> str:
    return clock_jumps(path, 9000 * DAY)


def changed_on_the_disk(path: Path, letter: bytes) -> str:
    """Overwrite one letter of a memory, the J of a name."""
    store = SqliteStore.open(path)
    store.insert([memory("Owner knows Jana.")])
    store.close()
    overwrite(path, path.read_bytes().find(b"Owner knows Jana") + 12, letter)
    store = SqliteStore.open(path)
    (said, *_) = store.problems()
    store.close()
    found = salvage(path, path.with_name("new.db"))
    assert (found.memories, found.doubtful) == (MEMORIES, 1)
    return said


def another_letter(path: Path) -> str:
    return changed_on_the_disk(path, b"L")


def another_case(path: Path) -> str:
    return changed_on_the_disk(path, b"j")


def network_folder(path: Path) -> str:
    mounts = path.with_name("mounts")
    mounts.write_text(f"/dev/sda / ext4 rw 0 0\nserver:/home {path.parent} nfs4 rw 0 0\n")
    (said,) = warnings_about(path, mounts)
    return said


def cloud_folder(path: Path) -> str:
    folder = path.parent / "Dropbox"
    folder.mkdir()
    shutil.copy(path, folder)
    (said,) = warnings_about(folder / path.name, path.with_name("no_mounts"))
    return said


def wide_permissions(path: Path) -> str:
    path.chmod(0o644)
    path.parent.chmod(0o755)
    (said,) = warnings_about(path, path.with_name("no_mounts"))
    return said


def something_in_the_place_of_backups(path: Path) -> str:
    folder_of(path).write_text("in the way")
    wellkept = Wellkept.open(path)
    said = refusal(lambda: finish(wellkept.backups.make(MakeBackup())))
    wellkept.close()
    intact(path)
    return said


def a_backup_out_of_reach(path: Path) -> str:
    backed_up(path)
    (backup,) = files_of(path)
    backup.rename(path.with_name("away.db"))
    wellkept = Wellkept.open(path)
    said = refusal(lambda: finish(wellkept.backups.preview(backup)))
    wellkept.close()
    return said


def a_rotten_backup(path: Path) -> str:
    backed_up(path)
    wellkept = Wellkept.open(path, Clock(NOON + DAY))
    finish(wellkept.backups.make(MakeBackup()))
    wellkept.close()
    newest, older = files_of(path)
    overwrite(newest, 0, os.urandom(8192))
    wellkept = Wellkept.open(path)
    said = refusal(lambda: finish(wellkept.backups.preview(newest)))
    wellkept.close()
    os.truncate(path, 0)
    assert start_from(path)[0] == older
    intact(path)
    return said


FAULTS = (
    Fault("The beginning is overwritten", "text over the header", "not a store of memories", not_a_database),
    Fault("Another program's file", "a database of bookmarks opened", "another program's database", another_program),
    Fault("A newer Wellkept wrote it", "the version in the file set to 999", "newer Wellkept", newer_version),
    Fault("The file is empty", "cut to 0 bytes", "is empty or gone, but there are backups", emptied),
    Fault("The file is gone", "deleted; its backups are there", "is empty or gone, but there are backups", deleted),
    Fault("The file is cut short", "cut to half its length", "damaged", cut_in_half),
    Fault("Noise in an index", "one page overwritten at random", "cannot be read as it was written", a_page_of_noise),
    Fault("Noise at the root of the memories", "its page overwritten at random", "could not be read",
          noise_among_the_memories),
    Fault("A letter of a memory changed on the disk", "one byte overwritten", "not as they were written",
          another_letter),
    Fault("A capital became a small letter on the disk", "one bit flipped", "not as they were written", another_case),
    Fault("The word index is destroyed", "emptied by its own command", "does not agree", word_index_destroyed),
    Fault("The program was cut off", "file and log as a crash leaves them", "nothing", cut_off),
    Fault("The log is garbled", "50 kB at random in its place", "nothing", a_garbled_log),
    Fault("The file is read-only", "mode 0444, another user", "read-only", read_only_file, "as_somebody_else"),
    Fault("The folder is read-only", "mode 0555, another user", "read-only", read_only_folder, "as_somebody_else"),
    Fault("The file may not be read", "mode 0000, another user", "not allowed to read", unreadable_file,
          "as_somebody_else"),
    Fault("The folder is missing", "a path through a folder that is not there", "does not exist", no_folder),
    Fault("A folder instead of a file", "the folder itself opened", "is a folder", a_folder_instead),
    Fault("A pipe instead of a file", "a named pipe opened", "no ordinary file", a_pipe_instead),
    Fault("Another program holds the file", "a write transaction left open", "did not let go", a_locked_file),
    Fault("Moved while it is open", "renamed under the program", "moved, deleted or replaced", moved),
    Fault("Replaced while it is open", "another file under its name", "moved, deleted or replaced", replaced),
    Fault("The disk is full", "a disk of 2 MB filled up", "disk is full", full_disk, "small_disk"),
    Fault("Forgetting on a full disk", "the same, with the reserve laid in", "nothing", forgetting_on_a_full_disk,
          "small_disk"),
    Fault("Opening on a full disk", "the same, before it is opened", "nothing", opening_on_a_full_disk, "small_disk"),
    Fault("The file may not grow", "SQLite's page limit reached", "disk is full", file_may_not_grow),
    Fault("No room for a backup", "a disk of 2 MB", "no room on the disk for a backup", no_room_for_a_backup,
          "small_disk"),
    Fault("The clock jumps back", "400 days, after today's backup", "nothing", clock_jumps_back),
    Fault("The clock jumps ahead", "9,000 days", "nothing", clock_jumps_ahead),
    Fault("On another computer", "its folder mounted as nfs4 (the list of mounts is made up)", "on another computer",
          network_folder),
    Fault("In a cloud folder", "in a folder named Dropbox", "folder of Dropbox", cloud_folder),
    Fault("Others may read it", "mode 0644 in a folder of 0755", "permissions are too wide", wide_permissions),
    Fault("A file where the backups belong", "a text of that name", "folder for backups cannot be made",
          something_in_the_place_of_backups),
    Fault("A backup was moved away", "renamed", "cannot be reached", a_backup_out_of_reach),
    Fault("The newest backup is rotten", "its first page overwritten; the file itself empty", "not a store of memories",
          a_rotten_backup),
)  # fmt: skip


def table() -> str:
    """Return the faults as a table for people."""
    rows = [f"| {one.name} | {one.how} | {_said(one.saw)} | nothing |" for one in FAULTS]
    return "\n".join(["| fault | how it was staged | what the owner saw | lost |", "|---|---|---|---|", *rows])


def _said(saw: str) -> str:
    return "nothing: it goes on working" if saw == "nothing" else f"“… {saw} …”"
