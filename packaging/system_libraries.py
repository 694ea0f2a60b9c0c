"""Name the system libraries that Qt needs and this machine lacks; as root on Debian, install them.

Run by the Makefile with the Python that holds PySide6. Exit code 0: all there; 1: some are missing.
"""

import argparse
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

# The package of each library that a Qt platform plugin may miss. Source: tried one by one on a
# blank Debian 12 (offscreen) and a blank Debian with X (xcb).
PACKAGES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb-xinerama.so.0": "libxcb-xinerama0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
}
SCREENLESS = ("plugins/platforms/libqoffscreen.so", "lib/libQt6Widgets.so.6")
# What only tests need, by the program that shows it is there: a real keyring in a session of its own.
FOR_TESTS = {"gnome-keyring-daemon": "gnome-keyring", "dbus-run-session": "dbus"}
ON_SCREEN = (*SCREENLESS, "plugins/platforms/libqxcb.so")


def missing_libraries(parts: tuple[str, ...]) -> list[str]:
    """Return the names of the shared libraries that the loader does not find for these parts of Qt."""
    spec = find_spec("PySide6")
    loader = shutil.which("ldd")
    if spec is None or not spec.submodule_search_locations or loader is None:
        return []
    folder = Path(spec.submodule_search_locations[0]) / "Qt"
    missing: dict[str, None] = {}
    for part in parts:
        listing = subprocess.run([loader, str(folder / part)], capture_output=True, text=True, check=False)
        for entry in listing.stdout.splitlines():
            name, _, where = entry.strip().partition(" => ")
            if where.startswith("not found"):
                missing[name] = None
    return list(missing)


def install_line(libraries: list[str]) -> str:
    """Return the apt-get line that brings libraries; one that is not in our table goes by its own name."""
    packages = sorted({PACKAGES.get(name, name.partition(".so")[0]) for name in libraries})
    return "apt-get install -y --no-install-recommends " + " ".join(packages)


def bring_test_programs() -> None:
    """As root on Debian, install what only tests need. Without it they are skipped and say so, so nothing fails."""
    packages = [package for program, package in FOR_TESTS.items() if shutil.which(program) is None]
    if packages and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"For the tests of the keyring, installing: {' '.join(packages)}")
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
        subprocess.run(install, check=False, stdout=subprocess.DEVNULL)


def main() -> int:
    """Check, and as root on Debian mend."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--screen", action="store_true", help="also what a window on X needs")
    parser.add_argument("--tests", action="store_true", help="also what only tests need")
    asked = parser.parse_args()
    if asked.tests:
        bring_test_programs()
    parts = ON_SCREEN if asked.screen else SCREENLESS
    missing = missing_libraries(parts)
    if not missing:
        return 0
    line = install_line(missing)
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Qt needs {', '.join(missing)}, which this system lacks; installing: {line}")
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(line.split(), check=False, stdout=subprocess.DEVNULL)
        missing = missing_libraries(parts)
    if missing:
        print(f"Qt needs {', '.join(missing)}, which this system lacks. On Debian: sudo {install_line(missing)}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
