"""`backup`, `backups` and `restore`."""

from pathlib import Path

import click

from wellkept.cli.options import json_option, opened, store_option
from wellkept.cli.printing import plural, print_json
from wellkept.cli.progress import finish, worked
from wellkept.cli.words import WORDS
from wellkept.model.instants import to_iso
from wellkept.model.text import shown
from wellkept.service.backup_requests import Group, MakeBackup, Restore, RestorePreview, RestoreRow, ShowRestoreRows
from wellkept.service.wellkept import Wellkept
from wellkept.store.backups import Backup

_NOTHING = 1
_AT_ONCE = 200
_SIGNS = {Group.LOST: "-", Group.CHANGED: "~", Group.NEWER: "+"}


@click.command()
@json_option
@store_option
def backup(store: Path | None, as_json: bool) -> None:
    """Make a backup now and prove it: it is opened, counted, compared row by row, and searched."""
    with opened(store) as wellkept:
        made = worked(wellkept.backups.make(MakeBackup()), "Backing up").backup
    if made is not None and as_json:
        print_json(_to_json(made))
    elif made is not None:
        click.echo(f"Backed up {_memories(made.memories)}, identical, to {made.path}")


@click.command()
@json_option
@store_option
def backups(store: Path | None, as_json: bool) -> None:
    """List the backups, the newest first, with what is known of each."""
    with opened(store) as wellkept:
        finish(wellkept.backups.pay())
        found = wellkept.backups.show()
    if as_json:
        print_json({"folder": str(found.folder), "backups": [_to_json(one) for one in found.backups]})
    for one in () if as_json else found.backups:
        click.echo(f"{one.name:<38}  {_memories(one.memories):>16}  {_state(one)}")
    if not found.backups:
        click.echo("There is no backup yet.", err=True)
        raise click.exceptions.Exit(_NOTHING)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--dry-run", is_flag=True, help="Only show what differs.")
@click.option("--all", "everything", is_flag=True, help="Make all as it was: earlier words too, newer memories out.")
@click.option("--id", "ids", multiple=True, type=WORDS, metavar="ID", help="Only this memory; may be given again.")
@json_option
@store_option
def restore(
    store: Path | None, file: Path, dry_run: bool, everything: bool, ids: tuple[str, ...], as_json: bool
) -> None:
    """Bring memories back that are only in a backup: FILE is one of `wellkept backups`, or a path.

    How things are is kept as a backup before. What was forgotten since the backup was made stays forgotten.
    """
    with opened(store) as wellkept:
        preview = worked(wellkept.backups.preview(_path(wellkept, file)), "Comparing")
        rows = {group: _rows(wellkept, preview, group) for group in Group} if dry_run or ids else {}
        if dry_run:
            _show(preview, rows, as_json=as_json)
            return
        restored = finish(wellkept.backups.restore(_wanted(rows, ids) if ids else _all(everything=everything)))
    told = {"lost": restored.lost, "changed": restored.changed, "newer": restored.newer, "known": restored.known}
    if as_json:
        print_json({**told, "before": restored.before.name if restored.before is not None else None})
        return
    click.echo(f"Brought {_memories(restored.lost)} back, gave {restored.changed:,} their earlier words, ", nl=False)
    click.echo(f"took {restored.newer:,} newer ones out.")


def _path(wellkept: Wellkept, file: Path) -> Path:
    """Return the backup that is meant: one of those listed goes before a file of the same name."""
    listed = {one.name: one.path for one in wellkept.backups.show().backups}
    return listed.get(str(file), file)


def _all(*, everything: bool) -> Restore:
    return Restore(None, None, None) if everything else Restore()


def _wanted(rows: dict[Group, list[RestoreRow]], ids: tuple[str, ...]) -> Restore:
    """Return what brings back single memories."""
    places = {
        group: tuple(row.place for row in found if row.then is not None and row.then.id in ids)
        for group, found in rows.items()
    }
    return Restore(places[Group.LOST], places[Group.CHANGED], ())


def _rows(wellkept: Wellkept, preview: RestorePreview, group: Group) -> list[RestoreRow]:
    count = {Group.LOST: preview.lost, Group.CHANGED: preview.changed, Group.NEWER: preview.newer}[group]
    starts = range(0, count, _AT_ONCE)
    asked = (ShowRestoreRows(group, tuple(range(start, min(start + _AT_ONCE, count)))) for start in starts)
    return [row for request in asked for row in wellkept.backups.rows(request).rows]


def _show(preview: RestorePreview, rows: dict[Group, list[RestoreRow]], *, as_json: bool) -> None:
    if as_json:
        print_json(
            {
                "memories": preview.memories,
                "stayForgotten": preview.forgotten,
                **{group.value: [_row_json(row) for row in found] for group, found in rows.items()},
            }
        )
        return
    for group, found in rows.items():
        for row in found:
            for sign, one in ((_SIGNS[group], row.then), ("+" if group is Group.NEWER else "=", row.now)):
                if one is not None:
                    click.echo(f"{sign} {one.id}  {shown(one.content)}")
    click.echo(
        f"{_memories(preview.memories)} in the backup: {preview.lost:,} only there (-), {preview.changed:,} otherwise"
        f" there (~) than now (=), {preview.newer:,} only here now (+); {preview.forgotten:,} stay forgotten.",
        err=True,
    )


def _row_json(row: RestoreRow) -> dict[str, object]:
    either = row.then or row.now
    return {
        "id": either.id if either is not None else None,
        "then": row.then.content if row.then is not None else None,
        "now": row.now.content if row.now is not None else None,
    }


def _state(one: Backup) -> str:
    if one.size is None:
        owed = f"; {_memories(one.owed)} forgotten since may still be in it" if one.owed else ""
        return f"cannot be reached{owed}"
    if one.owed:
        return f"still holds {_memories(one.owed)} forgotten since"
    return "identical when it was made" + (f"; {one.gone:,} forgotten in it since" if one.gone else "")


def _to_json(one: Backup) -> dict[str, object]:
    return {
        "name": one.name,
        "path": str(one.path),
        "kind": one.kind.value,
        "madeAt": to_iso(one.made_at),
        "memories": one.memories,
        "provenAt": to_iso(one.proven_at) if one.proven_at is not None else None,
        "reachable": one.size is not None,
        "forgottenSince": one.gone,
        "owed": one.owed,
    }


def _memories(count: int) -> str:
    return plural(count, "memory", "memories")


COMMANDS = (backup, backups, restore)
