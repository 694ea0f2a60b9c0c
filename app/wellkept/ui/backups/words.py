"""How backups stand, in plain words."""

from PySide6.QtCore import QCoreApplication

from wellkept.service.backup_requests import Backups, Group, Restored, RestorePreview
from wellkept.store.backups import Backup, BackupKind
from wellkept.ui import wording
from wellkept.ui.ages import ago, day_and_time
from wellkept.ui.in_words import in_words
from wellkept.ui.rows import Row

_KINDS = {
    BackupKind.DAILY: "Made by itself, as every day.",
    BackupKind.ASKED: "Made when you asked for it.",
    BackupKind.UPDATE: "Made before Wellkept brought your memories to a newer form.",
    BackupKind.RESTORE: "Made before memories were brought back from another backup.",
}
_GROUPS = {
    Group.LOST: "Only in the backup: {n}",
    Group.CHANGED: "Otherwise in the backup: {n}",
    Group.NEWER: "Only here now: {n}",
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("backups", text)


def proven(found: Backups, now: int) -> str:
    """Return what can be relied on; `now` in ms since 1970 UTC."""
    last = found.last_proven
    if last is None:
        return _tr("No backup has been made and proven yet.")
    text = _tr("Last proven backup: {when}, {memories}, identical.")
    return text.format(when=ago(last.made_at, now), memories=wording.memories(last.memories + last.gone))


def worry(found: Backups) -> str:
    """Return what is not as it should be, "" if all is."""
    parts = []
    if found.fault:
        parts.append(_tr("The last try to make a backup failed: {fault}").format(fault=in_words(found.fault)))
    away = [one for one in found.owing if one.size is None]
    if away:
        text = _tr("What you forgot since may still be in a backup that cannot be reached: {names}.")
        parts.append(text.format(names=", ".join(one.name for one in away)))
    return " ".join(parts)


def row(one: Backup, now: int) -> Row:
    """Return a backup as a row of the list; `now` in ms since 1970 UTC."""
    text = _tr("{when}: {memories}").format(when=day_and_time(one.made_at), memories=wording.memories(one.memories))
    more = [_tr("{when}.").format(when=_large(ago(one.made_at, now))), _tr(_KINDS[one.kind])]
    if one.identical:
        more.append(_tr("Opened, counted, compared and searched: identical."))
    if one.gone:
        more.append(_tr("Forgotten in it since: {n}.").format(n=wording.number(one.gone)))
    return Row(text, " ".join(more), _fault(one))


def _fault(one: Backup) -> str:
    if one.size is None and one.owed:
        return _tr("It cannot be reached; {memories} you forgot since may still be in it.").format(
            memories=wording.memories(one.owed)
        )
    if one.size is None:
        return _tr("It cannot be reached.")
    if one.owed:
        return _tr("{memories} you forgot will leave it in a moment.").format(memories=wording.memories(one.owed))
    return ""


def made(one: Backup) -> str:
    """Return that a backup was made."""
    return _tr("Backed up {memories}; the backup is identical.").format(memories=wording.memories(one.memories))


def removal(one: Backup) -> str:
    """Return the question before a backup is deleted."""
    return _tr("Delete the backup of {when}? It cannot be brought back.").format(when=day_and_time(one.made_at))


def group(which: Group, count: int) -> str:
    """Return how a backup and now differ, as a heading."""
    return _tr(_GROUPS[which]).format(n=wording.number(count))


def summary(preview: RestorePreview) -> str:
    """Return what a preview found."""
    text = _tr("The backup holds {memories}.").format(memories=wording.memories(preview.memories))
    if preview.forgotten:
        stay = _tr("{memories} you forgot since stay forgotten.").format(memories=wording.memories(preview.forgotten))
        text = f"{text} {stay}"
    return text


def restored(done: Restored) -> str:
    """Return what was brought back."""
    counts = (
        (_tr("Brought back: {n}."), done.lost),
        (_tr("As they were: {n}."), done.changed),
        (_tr("Taken out: {n}."), done.newer),
        (_tr("Left out, because another memory says the same now: {n}."), done.known),
    )
    told = [text.format(n=wording.number(count)) for text, count in counts if count]
    return " ".join(told) if told else _tr("Nothing was brought back.")


def _large(text: str) -> str:
    return text[:1].upper() + text[1:]
