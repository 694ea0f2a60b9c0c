"""No screen is said in words, before Qt can abort."""

import shutil
import sys
from pathlib import Path

import PySide6
import pytest

from wellkept.model.errors import LibraryMissing, NoDisplay
from wellkept.ui.display import require_display, require_libraries

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X and Wayland are of Linux")

THERE: dict[str, dict[str, str]] = {
    "wayland": {"WAYLAND_DISPLAY": "wayland-0"},
    "x": {"DISPLAY": ":7"},
    "x with screen": {"DISPLAY": ":7.0"},
    "x by unix": {"DISPLAY": "unix:7"},
    "x elsewhere": {"DISPLAY": "otherhost:0"},
    "offscreen": {"QT_QPA_PLATFORM": "offscreen"},
    "vnc with options": {"QT_QPA_PLATFORM": "vnc:port=5900"},
}
MISSING: dict[str, dict[str, str]] = {
    "nothing": {},
    "empty": {"DISPLAY": ""},
    "no such x": {"DISPLAY": ":8"},
    "no number": {"DISPLAY": "screen"},
    "xcb without x": {"QT_QPA_PLATFORM": "xcb"},
}


@pytest.fixture
def sockets(tmp_path: Path) -> Path:
    (tmp_path / "X7").touch()
    return tmp_path


@pytest.mark.parametrize("environment", THERE.values(), ids=THERE.keys())
def test_a_display_is_found(environment: dict[str, str], sockets: Path) -> None:
    require_display(environment, sockets)


@pytest.mark.parametrize("environment", MISSING.values(), ids=MISSING.keys())
def test_a_missing_display_is_said(environment: dict[str, str], sockets: Path) -> None:
    with pytest.raises(NoDisplay):
        require_display(environment, sockets)


def test_a_missing_library_is_named(tmp_path: Path) -> None:
    plugin = Path(PySide6.__path__[0]) / "Qt/plugins/platforms/libqxcb.so"
    shutil.copy(plugin, tmp_path)  # out of the reach of a part of Qt that it needs
    with pytest.raises(LibraryMissing, match=r"needs lib\w+\S*\.so"):
        require_libraries({}, tmp_path / plugin.name)


@pytest.mark.parametrize(
    "environment",
    [{"QT_QPA_PLATFORM": "offscreen"}, {"WAYLAND_DISPLAY": "wayland-0"}, {"QT_QPA_PLATFORM": "wayland"}],
    ids=["offscreen", "wayland", "wayland asked for"],
)
def test_what_is_not_needed_is_not_looked_for(environment: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "libqxcb.so").write_text("no library")
    require_libraries(environment, tmp_path / "libqxcb.so")
