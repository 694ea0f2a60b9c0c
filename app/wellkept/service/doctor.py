"""What works on this computer and what does not, each with the way to mend it.

It looks only: beyond what opening the file does (an update of an older one, after a backup), nothing is changed,
and nothing is sent.
"""

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from wellkept.model.errors import StoreError, WellkeptError
from wellkept.model.instants import to_iso
from wellkept.service import remote_cases
from wellkept.service.answers import finish
from wellkept.service.file_keys import FileKeys
from wellkept.service.forgotten_requests import KeyPlace
from wellkept.service.places import default_store_path, settings_folder
from wellkept.service.remote_requests import AskRemote
from wellkept.service.wellkept import Wellkept

_STALE_BACKUP_MS = 3 * 86_400_000  # one is made on each day of use: three days without one are worth a word


class Verdict(StrEnum):
    """How something was found."""

    WORKS = "works"
    NOTE = "note"  # works, but the owner may want to know
    FAULT = "fault"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at, how it was found, a sentence about it, and what to do ("" for nothing)."""

    what: str
    verdict: Verdict
    said: str
    do: str = ""


def examine(path: Path | None = None, keys: FileKeys | None = None) -> Iterator[Finding]:
    """Look at everything that Wellkept stands on, one finding after the other."""
    yield _display()
    yield _settings()
    path = default_store_path() if path is None else path
    if not path.exists():
        yield Finding(
            "file", Verdict.NOTE, f"There is no file of memories yet at {path}.", "It is made at the first use."
        )
        return
    try:
        opened = Wellkept.open(path, keys=keys)
    except WellkeptError as error:
        yield Finding("file", Verdict.FAULT, error.sentence, error.next_step)
        return
    try:
        yield from _inside(opened, path)
    finally:
        opened.close()


def _inside(opened: Wellkept, path: Path) -> Iterator[Finding]:
    health = opened.check()
    size = path.stat().st_size / 1e6
    yield Finding("file", Verdict.WORKS, f"{_memories(health.count)} in {path} ({size:,.1f} MB).")
    for problem in health.problems:
        yield Finding("file", Verdict.FAULT, problem, "Make a copy of the file, then: wellkept salvage FILE.")
    for look in (_place, _backups, _encryption, _meaning, _forgotten, _service):
        try:
            yield from look(opened)
        except StoreError as error:
            yield Finding(look.__name__.removeprefix("_"), Verdict.FAULT, error.sentence, error.next_step)


def _memories(count: int) -> str:
    return "1 memory" if count == 1 else f"{count:,} memories"


def _display() -> Finding:
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return Finding("window", Verdict.WORKS, "There is a display for the window.")
    do = "Start it from a desktop; the command line works without one."
    return Finding("window", Verdict.NOTE, "There is no display here, so no window can open.", do)


def _settings() -> Finding:
    folder = settings_folder()
    standing = next(place for place in (folder, *folder.parents) if place.exists())
    if standing.is_dir() and os.access(standing, os.W_OK):
        return Finding("settings", Verdict.WORKS, f"Settings can be written to {folder}.")
    return Finding("settings", Verdict.FAULT, f"Settings cannot be written to {folder}.", "Allow writing there.")


def _place(opened: Wellkept) -> Iterator[Finding]:
    for warning in finish(opened.backups.look_over()).place:
        yield Finding("place", Verdict.NOTE, warning, "Another place: wellkept --store PATH.")


def _backups(opened: Wellkept) -> Iterator[Finding]:
    found = opened.backups.show()
    if found.fault:
        yield Finding("backups", Verdict.FAULT, found.fault, "Try again: wellkept backup.")
    last = found.last_proven
    if last is None:
        yield Finding("backups", Verdict.NOTE, "There is no proven backup yet.", "Make one: wellkept backup.")
        return
    when = f"The last proven backup is of {to_iso(last.made_at)[:10]}, {_memories(last.memories)}, identical."
    stale = found.at - last.made_at > _STALE_BACKUP_MS
    yield Finding(
        "backups", Verdict.NOTE if stale else Verdict.WORKS, when, "Make one: wellkept backup." if stale else ""
    )
    if found.owing:
        do = "Reach the disk they lie on, then: wellkept backups."
        yield Finding("backups", Verdict.NOTE, f"{len(found.owing)} still hold something forgotten.", do)


def _encryption(opened: Wellkept) -> Iterator[Finding]:
    state = opened.encryption.state()
    said = "The file is encrypted." if state.on else "The file is not encrypted (wellkept encrypt on)."
    yield Finding("encryption", Verdict.WORKS, said)
    if state.backups_left:
        do = "wellkept encrypt status tells more."
        yield Finding("encryption", Verdict.NOTE, f"{state.backups_left} backups are not encrypted as the file is.", do)


def _meaning(opened: Wellkept) -> Iterator[Finding]:
    coverage = opened.meaning.coverage()
    said = f"{coverage.with_:,} of {coverage.total:,} memories can be found by meaning ({coverage.model})."
    if coverage.reason:
        yield Finding("meaning", Verdict.FAULT, coverage.reason, "Searching goes by words meanwhile.")
    elif coverage.with_ < coverage.total:
        yield Finding("meaning", Verdict.NOTE, said, "The rest: wellkept embed.")
    else:
        yield Finding("meaning", Verdict.WORKS, said)


def _forgotten(opened: Wellkept) -> Iterator[Finding]:
    found = finish(opened.forgotten.show())
    if not found.count:
        return
    said = f"{found.count:,} forgotten sentences stay forgotten."
    if not found.watched:
        do = "Switch it on: wellkept forgotten --watch on."
        yield Finding("forgotten", Verdict.NOTE, "What was forgotten is not held back.", do)
    elif found.place in (KeyPlace.LOCKED, KeyPlace.NOWHERE, KeyPlace.WAITING):
        do = "Unlock your keyring."
        yield Finding("forgotten", Verdict.FAULT, "The key to what was forgotten is out of reach.", do)
    else:
        yield Finding("forgotten", Verdict.WORKS, said)
    if found.unknown:
        do = "Start the list anew: wellkept forgotten --empty."
        yield Finding("forgotten", Verdict.NOTE, f"{found.unknown:,} of them cannot be recognised here.", do)


def _service(opened: Wellkept) -> Iterator[Finding]:
    far = opened.far.remote
    state = far.state if far.needs_no_key else finish(remote_cases.ask(far, AskRemote()))
    if state.ready:
        yield Finding("service", Verdict.WORKS, f"{state.host} can be asked.")
    else:
        do = "Everything works without it. To use it: wellkept key set."
        yield Finding("service", Verdict.NOTE, state.note, do)
