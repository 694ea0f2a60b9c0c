"""Whether there is a screen to open a window on. Qt itself would abort the whole program."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from wellkept.model.errors import NoDisplay

_SCREENLESS = ("offscreen", "minimal", "vnc")
_SOCKETS = Path("/tmp/.X11-unix")  # noqa: S108 - where X servers on this machine listen


def require_display(environment: Mapping[str, str] = os.environ, sockets: Path = _SOCKETS) -> None:
    """Return if a window can be opened. Raises: NoDisplay."""
    if not sys.platform.startswith("linux"):
        return
    if environment.get("QT_QPA_PLATFORM", "").partition(":")[0] in _SCREENLESS:
        return
    if environment.get("WAYLAND_DISPLAY") or _x_is_there(environment.get("DISPLAY", ""), sockets):
        return
    raise NoDisplay


def _x_is_there(display: str, sockets: Path) -> bool:
    host, colon, rest = display.partition(":")
    if not colon:
        return False
    number = rest.partition(".")[0]
    local = host in ("", "unix")
    return (sockets / f"X{number}").exists() if local else True
