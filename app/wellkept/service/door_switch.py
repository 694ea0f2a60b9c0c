"""Whether the owner wants the door for programs open while the window is, and where: kept in the file."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wellkept.service.snippets import DOOR_PORT
from wellkept.store.store import Store

_NAME = "door"
PORTS = range(1024, 65_536)
"""Those that a program may take without special rights."""


@dataclass(frozen=True, slots=True)
class AskDoor:
    """How does the owner want the door?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetDoor:
    """Want the door otherwise; None leaves it as it is."""

    open: bool | None = None
    port: int | None = None


@dataclass(frozen=True, slots=True)
class DoorWanted:
    """Attributes: `open` whether the door is to be open with the window; `port` where; `path` of the memories."""

    open: bool
    port: int
    path: Path


class DoorSwitch:
    """The use cases, by request. The door itself is opened by whoever shows the window."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.use_cases: Mapping[type, Callable[[Any], object]] = {AskDoor: self.ask, SetDoor: self.set}

    def ask(self, _request: AskDoor) -> DoorWanted:
        """Return what is wanted; a door is shut until the owner opens it."""
        try:
            found = json.loads(self._store.setting(_NAME) or "{}")
        except ValueError:
            found = {}
        wanted = found if isinstance(found, dict) else {}
        port = wanted.get("port")
        own = port if isinstance(port, int) and port in PORTS else DOOR_PORT
        return DoorWanted(wanted.get("open") is True, own, self._store.path)

    def set(self, request: SetDoor) -> DoorWanted:
        """Keep what is wanted from now on. Raises: ValueError for a port that is none, or not for everybody."""
        if request.port is not None and request.port not in PORTS:
            raise ValueError("no port for a door")
        now = self.ask(AskDoor())
        opened = now.open if request.open is None else request.open
        port = now.port if request.port is None else request.port
        self._store.save_setting(_NAME, json.dumps({"open": opened, "port": port}))
        return DoorWanted(opened, port, now.path)
