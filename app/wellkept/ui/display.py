"""Whether a window can be opened here: a screen, and all that Qt needs. Qt itself would abort the whole program."""

import ctypes
import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from wellkept.model.errors import LibraryMissing, NoDisplay

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


def require_libraries(environment: Mapping[str, str] = os.environ, plugin: Path | None = None) -> None:
    """Return if what Qt loads for a window on X can be loaded (11 ms, which Qt then saves). Raises: LibraryMissing."""
    platform = environment.get("QT_QPA_PLATFORM", "").partition(":")[0] or "xcb"
    plugin = plugin or _plugin_of_x()
    if not sys.platform.startswith("linux") or platform != "xcb" or environment.get("WAYLAND_DISPLAY"):
        return
    if plugin is not None and plugin.exists():
        try:
            ctypes.CDLL(str(plugin))
        except OSError as error:
            raise lacking(error) from None


def lacking(error: Exception) -> LibraryMissing:
    """Return the fault that tells of a library the loader did not find; it is the first word of what it says."""
    name = str(error).partition(":")[0]
    return LibraryMissing(f"The window needs {name}, which this system lacks.")


def _plugin_of_x() -> Path | None:
    spec = find_spec("PySide6")
    places = spec.submodule_search_locations if spec is not None else None
    return Path(places[0]) / "Qt/plugins/platforms/libqxcb.so" if places else None


def _x_is_there(display: str, sockets: Path) -> bool:
    host, colon, rest = display.partition(":")
    if not colon:
        return False
    number = rest.partition(".")[0]
    local = host in ("", "unix")
    return (sockets / f"X{number}").exists() if local else True
