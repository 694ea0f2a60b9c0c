"""Backups in use: one a day, so many kept, and what a backup brings back, and never what was forgotten."""

from pathlib import Path

import pytest

from tests.building import DAY, Clock
from tests.service.test_undo import everything, keep
from wellkept.model.errors import BackupMissing, WellkeptError
from wellkept.service.answers import Act, finish
from wellkept.service.backup_requests import (
    Group,
    MakeBackup,
    RemoveBackup,
    Restore,
    Restored,
    RestorePreview,
    ShowBackups,
    ShowRestoreRows,
    SwitchDaily,
)
from wellkept.service.backups import KEPT
from wellkept.service.requests import AddExamQuestion, Correct, Edit, Forget, Tidy
from wellkept.service.wellkept import Wellkept
from wellkept.store.backups import Backup, BackupKind

ASKED = MakeBackup()
DAILY = MakeBackup(BackupKind.DAILY)


def made(wellkept: Wellkept, request: MakeBackup = ASKED) -> Backup:
    backup = finish(wellkept.backups.make(request)).backup
    assert backup is not None
    return backup


def preview(wellkept: Wellkept, path: Path) -> RestorePreview:
    return finish(wellkept.backups.preview(path))


def restored(wellkept: Wellkept, path: Path, request: Restore) -> Restored:
    preview(wellkept, path)
    return finish(wellkept.backups.restore(request))


def words(wellkept: Wellkept) -> list[str]:
    return sorted(one.content for one in everything(wellkept).values())


def test_there_is_one_a_day_once_there_is_a_memory(wellkept: Wellkept, clock: Clock) -> None:
    assert finish(wellkept.backups.make(DAILY)).backup is None
    keep(wellkept, "Owner likes tea.")
    first = made(wellkept, DAILY)
    assert (first.kind, first.memories) == (BackupKind.DAILY, 1)
    assert finish(wellkept.backups.make(DAILY)).backup is None
    clock.now += DAY
    assert wellkept.backups.show().due
    assert made(wellkept, DAILY).name != first.name
    assert wellkept.backups.show().last_proven == wellkept.backups.show().backups[0]


@pytest.mark.parametrize(("jump", "due"), [(-400 * DAY, True), (-1, True), (0, False), (DAY, True), (9000 * DAY, True)])
def test_a_clock_that_jumps_keeps_no_backup_from_being_made(
    wellkept: Wellkept, clock: Clock, jump: int, due: bool
) -> None:
    keep(wellkept, "Owner likes tea.")
    made(wellkept, DAILY)
    clock.now += jump
    assert wellkept.backups.show().due is due


def test_daily_ones_can_be_switched_off(wellkept: Wellkept) -> None:
    keep(wellkept, "Owner likes tea.")
    assert not wellkept.backups.switch_daily(SwitchDaily(on=False)).daily
    assert finish(wellkept.backups.make(DAILY)).backup is None
    assert wellkept.backups.switch_daily(SwitchDaily(on=True)).due


def test_the_oldest_of_a_kind_goes_for_the_newest(wellkept: Wellkept, clock: Clock) -> None:
    keep(wellkept, "Owner likes tea.")
    asked = made(wellkept)
    dailies = []
    for _ in range(KEPT[BackupKind.DAILY] + 2):
        dailies.append(made(wellkept, DAILY).name)
        clock.now += DAY
    kept = [one.name for one in wellkept.backups.show().backups]
    assert kept == [*dailies[:1:-1], asked.name]
    assert sorted(kept) == sorted(file.name for file in wellkept.backups.show().folder.glob("*.db"))


def test_what_is_forgotten_leaves_the_backups_when_the_file_is_put_in_order(wellkept: Wellkept) -> None:
    (key, _) = keep(wellkept, "Owner hid a quokka.", "Owner likes tea.")
    backup = made(wellkept)
    finish(wellkept.forget(Forget((key,))))
    (owing,) = wellkept.backups.show().owing
    assert owing.owed == 1
    tidied = wellkept.handle(Tidy())
    finish(tidied)  # type: ignore[arg-type] # any request is answered by an object
    assert wellkept.backups.show().owing == ()
    assert b"quokka" not in backup.path.read_bytes()


def test_closing_pays_what_is_owed(path: Path, clock: Clock) -> None:
    wellkept = Wellkept.open(path, clock)
    (key,) = keep(wellkept, "Owner hid a quokka.")
    backup = made(wellkept)
    finish(wellkept.forget(Forget((key,))))
    wellkept.close()
    assert b"quokka" not in backup.path.read_bytes()


def test_one_out_of_reach_is_named_until_it_is_back(wellkept: Wellkept) -> None:
    (key,) = keep(wellkept, "Owner hid a quokka.")
    backup = made(wellkept)
    away = backup.path.rename(backup.path.with_name("away.db"))
    finish(wellkept.forget(Forget((key,))))
    assert finish(wellkept.backups.pay()) == 1
    assert [(one.name, one.size) for one in wellkept.backups.show().owing] == [(backup.name, None)]
    away.rename(backup.path)
    assert finish(wellkept.backups.pay()) == 0
    assert b"quokka" not in backup.path.read_bytes()


def test_a_preview_counts_and_shows_side_by_side(wellkept: Wellkept) -> None:
    tea, rain, forgotten, edited = keep(
        wellkept, "Owner likes tea.", "Owner likes rain.", "Owner hid a quokka.", "Owner has a dog."
    )
    backup = made(wellkept)
    wellkept.correct(Correct(tea, "Owner likes coffee."))
    finish(wellkept.edit(Edit((edited,), importance=0.9)))
    finish(wellkept.forget(Forget((forgotten,))))
    wellkept._store.set_aside([rain])
    keep(wellkept, "Owner has a cat.")
    found = preview(wellkept, backup.path)
    assert (found.memories, found.lost, found.changed, found.reworded, found.newer) == (4, 1, 2, 1, 1)
    assert found.forgotten == 1
    shown = {
        group: {
            (row.then and row.then.content, row.now and row.now.content)
            for row in wellkept.backups.rows(ShowRestoreRows(group, (0, 1))).rows
        }
        for group in Group
    }
    assert shown == {
        Group.LOST: {("Owner likes rain.", None)},
        Group.CHANGED: {("Owner likes tea.", "Owner likes coffee."), ("Owner has a dog.", "Owner has a dog.")},
        Group.NEWER: {(None, "Owner has a cat.")},
    }


@pytest.mark.parametrize(
    ("request_", "left"),
    [
        (Restore(), ["Owner has a cat.", "Owner likes coffee.", "Owner likes rain."]),
        (Restore(None, None), ["Owner has a cat.", "Owner likes rain.", "Owner likes tea."]),
        (Restore(None, None, None), ["Owner likes rain.", "Owner likes tea."]),
        (Restore((), (0,)), ["Owner has a cat.", "Owner likes tea."]),
    ],
    ids=["lost", "and changed", "all", "chosen"],
)
def test_it_brings_back_what_is_asked_for_keeps_what_was_and_can_be_undone(
    wellkept: Wellkept, request_: Restore, left: list[str]
) -> None:
    tea, rain, forgotten = keep(wellkept, "Owner likes tea.", "Owner likes rain.", "Owner hid a quokka.")
    wellkept.exam.add(AddExamQuestion(rain, "What does Owner like?"))
    backup = made(wellkept)
    wellkept.correct(Correct(tea, "Owner likes coffee."))
    finish(wellkept.forget(Forget((forgotten,))))
    wellkept._store.set_aside([rain])
    keep(wellkept, "Owner has a cat.")
    before = everything(wellkept)
    done = restored(wellkept, backup.path, request_)
    assert words(wellkept) == left
    assert done.before is not None
    assert (done.before.kind, done.before.memories) == (BackupKind.RESTORE, 2)
    if rain in everything(wellkept):
        assert [one.text for one in wellkept._store.exam_questions("owner")] == ["What does Owner like?"]
    after = everything(wellkept)
    assert finish(wellkept.undo()).act is Act.RESTORE
    assert everything(wellkept) == before
    finish(wellkept.redo())
    assert everything(wellkept) == after


def test_what_an_undone_restore_takes_out_stays_in_the_backups(wellkept: Wellkept) -> None:
    (rain,) = keep(wellkept, "Owner likes rain.")
    backup = made(wellkept)
    wellkept._store.set_aside([rain])
    restored(wellkept, backup.path, Restore())
    finish(wellkept.undo())
    finish(wellkept.backups.pay())
    assert preview(wellkept, backup.path).lost == 1


def test_an_undone_forget_can_be_lost_and_found_again(wellkept: Wellkept) -> None:
    (rain,) = keep(wellkept, "Owner likes rain.")
    backup = made(wellkept)
    finish(wellkept.forget(Forget((rain,))))
    finish(wellkept.undo())
    wellkept._store.set_aside([rain])
    assert (preview(wellkept, backup.path).lost, preview(wellkept, backup.path).forgotten) == (1, 0)


def test_what_another_memory_says_by_now_is_not_brought_back_beside_it(wellkept: Wellkept) -> None:
    (rain,) = keep(wellkept, "Owner likes rain.")
    backup = made(wellkept)
    wellkept._store.set_aside([rain])
    keep(wellkept, "Owner likes rain.")
    assert restored(wellkept, backup.path, Restore()).known == 1
    assert words(wellkept) == ["Owner likes rain."]


def test_a_backup_of_another_store_brings_its_memories_under_new_keys(
    wellkept: Wellkept, tmp_path: Path, clock: Clock
) -> None:
    (tmp_path / "else").mkdir()
    other = Wellkept.open(tmp_path / "else" / "memories.db", clock)
    keep(other, "Owner likes rain.", "Owner likes snow.")
    backup = made(other)
    other.close()
    keep(wellkept, "Owner likes tea.")
    assert restored(wellkept, backup.path, Restore()).lost == 2
    assert words(wellkept) == ["Owner likes rain.", "Owner likes snow.", "Owner likes tea."]


def test_nothing_is_brought_back_unseen(wellkept: Wellkept) -> None:
    keep(wellkept, "Owner likes tea.")
    with pytest.raises(WellkeptError, match="Choose a backup first"):
        finish(wellkept.backups.restore(Restore()))
    with pytest.raises(BackupMissing):
        preview(wellkept, Path("nowhere.db"))


def test_a_backup_that_fails_says_so_until_one_is_made(wellkept: Wellkept, path: Path) -> None:
    keep(wellkept, "Owner likes tea.")
    folder = wellkept.backups.show().folder
    folder.write_text("in the way")
    with pytest.raises(WellkeptError):
        made(wellkept)
    assert "folder for backups" in wellkept.backups.show().fault
    folder.unlink()
    backup = made(wellkept)
    assert wellkept.backups.show().fault == ""
    assert wellkept.handle(RemoveBackup(backup.name)) == wellkept.handle(ShowBackups())
    assert path.exists()
