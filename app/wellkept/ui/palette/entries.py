"""What the palette offers: all commands of the table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QAction

from wellkept.ui.commands import COMMANDS, Command, Where, keys_of, native, plain
from wellkept.ui.palette.matching import rank
from wellkept.ui.palette.other_names import other_names

_WORDS_BEGIN = 1  # the worst rank that other names may have: initials and insides of words would be chance
_ALSO = 4  # after all that are named so


@dataclass(frozen=True, slots=True)
class Entry:
    """A row. `id` tells it from others and is remembered, so it holds no word of the owner's; `command` is what it
    runs, or `act` where that is no command.
    """

    id: str
    command: str
    name: str
    keys: str
    enabled: bool
    ticked: bool = False
    act: Callable[[], object] | None = None


def entries(actions: Mapping[str, QAction], *, list_in_sight: bool) -> list[Entry]:
    """Return all there is, in the order of the table; what cannot be done now is there but not enabled."""
    return [_command(one, actions[one.id], list_in_sight=list_in_sight) for one in COMMANDS if one.id != "palette"]


def found(all_: Sequence[Entry], typed: str, recent: Sequence[str]) -> list[Entry]:
    """Return what answers the typed text: the best first, and among equals those used last."""
    ranked = [(_rank(typed, entry), entry) for entry in all_]
    places = {name: place for place, name in enumerate(recent)}
    answering = [(how, places.get(entry.id, len(places)), entry) for how, entry in ranked if how is not None]
    return [entry for _, _, entry in sorted(answering, key=lambda one: one[:2])]


def _rank(typed: str, entry: Entry) -> int | None:
    """Return how well an entry answers by its name, or else by what people also call it."""
    by_name = rank(typed, entry.name)
    if by_name is not None:
        return by_name
    also = rank(typed, other_names(entry.command))
    return _ALSO if also is not None and also <= _WORDS_BEGIN else None


def _command(command: Command, action: QAction, *, list_in_sight: bool) -> Entry:
    name = action.text().replace("&", "") if command.id in ("undo", "redo") else plain(command)
    keys = next(map(native, keys_of(command)), "")
    enabled = action.isEnabled() and (command.where is not Where.LIST or list_in_sight)
    return Entry(command.id, command.id, name, keys, enabled, action.isChecked())
