"""A screen of our own, and the program on it.

Needs Xvfb, openbox, xdotool, xclip, ImageMagick, D-Bus, and a system Python with AT-SPI. Debian: xvfb openbox xdotool
xclip imagemagick dbus at-spi2-core python3-gi gir1.2-atspi-2.0.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PAUSE_S = 1.6  # longer than any answer takes, so that each picture is of a window at rest
START_S = 60.0
# Root may write to every file; without this right it is as bound by permissions as everybody else.
_BOUND = ("setpriv", "--bounding-set=-dac_override", "--inh-caps=-dac_override")
_INSIDE = "WELLKEPT_SITTING"


def under_a_screen(module: str, folder: Path, *arguments: str) -> None:
    """Return when there is a screen, a bus and a window manager; without them start anew with them, and end."""
    if _INSIDE in os.environ:
        return
    screen = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "dbus-run-session", "--"]
    there = os.environ | {_INSIDE: "1"}
    sat = subprocess.run([*screen, sys.executable, "-m", module, str(folder), *arguments], check=False, env=there)
    sys.exit(sat.returncode)


@contextmanager
def window_manager() -> Iterator[None]:
    """Let windows have frames, and get the focus."""
    manager = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        manager.kill()
        manager.wait()


@contextmanager
def program(store: Path, home: Path, *, bound: bool = False) -> Iterator[subprocess.Popen[bytes]]:
    """Run the program on a store, with settings in `home`; Ctrl+Q at the end, and a kill where that is not enough.

    `bound` by the permissions of files also where root runs it.
    """
    there = os.environ | {
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home),
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "QT_LOGGING_RULES": "qt.accessibility.atspi=false",
        "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring",
    }
    start = [*(_BOUND if bound and os.geteuid() == 0 else ()), sys.executable, "-m", "wellkept"]
    running = subprocess.Popen([*start, "--store", str(store)], env=there)
    try:
        wait_for_window()
        yield running
        subprocess.run(["xdotool", "key", "ctrl+q"], check=True)
        running.wait(20)
    finally:
        running.kill()
        running.wait()


def wait_for_window() -> None:
    """Wait until the window is there and its rows are drawn. Raises: TimeoutError."""
    until = time.monotonic() + START_S
    while time.monotonic() < until:
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "^Wellkept$"], check=False, capture_output=True
        )
        if found.returncode == 0:
            time.sleep(3 * PAUSE_S)
            return
        time.sleep(0.3)
    raise TimeoutError("no window")
