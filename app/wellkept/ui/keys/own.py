"""Whether keys may be given to a command, said in words, and what an owner's choice of keys becomes."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from wellkept.ui.commands import COMMANDS, OTHER_KEYS, Command, Menu, Where, keys_of, meet, native, plain, words

Own = Mapping[str, tuple[str, ...]]
"""The owner's keys by command id, in Qt's portable form; an empty tuple is no keys at all."""

_STRONG = ("Ctrl+", "Meta+", "Alt+")  # Qt writes what is held in one order, Shift last
_ONLY_IN_LISTS = ("Del", "Ins")


@dataclass(frozen=True, slots=True)
class Clash:
    """Why keys cannot be given just so. `holder` has them now and could give them up; None where nobody can."""

    sentence: str
    holder: Command | None = None


def clash(command: Command, keys: str) -> Clash | None:
    """Return what stands against giving keys to a command, None if nothing does."""
    shown = native(keys)
    if needed_for_typing(keys, command.where):
        text = _tr("{keys} is needed for typing. Add Ctrl or Alt, or choose a function key.")
        return Clash(text.format(keys=shown))
    if QKeySequence(keys) in [QKeySequence.mnemonic(words(menu.value)) for menu in Menu if menu]:
        return Clash(_tr("{keys} opens a menu.").format(keys=shown))
    for other in OTHER_KEYS:
        fixed = [QKeySequence(one) for one in other.keys.split(", ")]
        if QKeySequence(keys) in fixed and meet(command.where, other.where):
            text = _tr("{keys} is a fixed key. {where}: {what}.")
            return Clash(text.format(keys=shown, where=words(other.where.value), what=words(other.text)))
    for held in COMMANDS:
        if held.id != command.id and meet(command.where, held.where) and keys in keys_of(held):
            return Clash(_tr("{keys} already stands for “{name}”.").format(keys=shown, name=plain(held)), held)
    return None


def needed_for_typing(keys: str, where: Where) -> bool:
    """Say whether keys write, delete or move where one types, so that a command may not have them."""
    if keys.startswith(_STRONG):
        return False
    bare = keys.removeprefix("Shift+")
    if where is Where.LIST and bare in _ONLY_IN_LISTS:
        return False
    return re.fullmatch(r"F\d+", bare) is None


def given(own: Own, command: Command, keys: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return the choice with other keys for a command; whoever the owner gave one of them before gives it up."""
    chosen = {name: had for name, had in own.items() if name != command.id}
    for other in COMMANDS:
        if other.id in chosen and meet(command.where, other.where):
            chosen[other.id] = tuple(one for one in chosen[other.id] if one not in keys)
    if keys != command.keys:
        chosen[command.id] = keys
    return chosen


def packed(own: Own) -> str:
    """Return a choice as one text, to be remembered."""
    return json.dumps({name: list(keys) for name, keys in own.items()})


def unpacked(text: str) -> dict[str, tuple[str, ...]]:
    """Return a choice from its text; what is no command or no key (any more) is left out."""
    try:
        found = json.loads(text)
        known = {command.id for command in COMMANDS}
        return {name: tuple(map(str, keys)) for name, keys in found.items() if name in known and _all_keys(keys)}
    except (ValueError, TypeError, AttributeError):
        return {}


def _all_keys(keys: object) -> bool:
    return isinstance(keys, list) and all(isinstance(one, str) and QKeySequence(one).toString() for one in keys)


def _tr(text: str) -> str:
    return QCoreApplication.translate("keys", text)
