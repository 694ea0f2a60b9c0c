"""No screen is said in words, before Qt can abort."""

import sys
from pathlib import Path

import pytest

from wellkept.model.errors import NoDisplay
from wellkept.ui.display import require_display

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
