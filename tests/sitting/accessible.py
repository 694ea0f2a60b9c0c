"""What a screen reader is told of the running window, asked from outside through AT-SPI.

Runs under a Python that has `gi` (Debian: python3-gi gir1.2-atspi-2.0), so it imports nothing of this program.

    accessible.py dump           the tree
    accessible.py where NAME     "x y width height" of what has this name, in pixels of the screen
    accessible.py sees WORDS     ends with 0 if something in sight has these words
"""

import sys
import time
from collections.abc import Iterator
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402 - only after its version is chosen

SHOWN = {"focused", "focusable", "editable", "selected", "checked", "showing"}
WIDEST = 12  # children of a list or a table that are told; there may be a million
WIDE = 100  # of anything else
LONG = {"list", "table", "tree", "tree table"}


def program(named: str = "wellkept") -> Any:
    """Return the running program, waiting up to 10 s for it."""
    desktop = Atspi.get_desktop(0)
    for _ in range(100):
        for place in range(desktop.get_child_count()):
            found = desktop.get_child_at_index(place)
            if found is not None and named in (found.get_name() or "").lower():
                return found
        time.sleep(0.1)
    sys.exit("The program is not on the accessibility bus.")


def walk(node: Any, depth: int = 0) -> Iterator[tuple[int, Any]]:
    """Yield everything below a node with its depth, at most `WIDEST` children of a list."""
    yield depth, node
    most = WIDEST if node.get_role_name() in LONG else WIDE
    for place in range(min(node.get_child_count(), most)):
        child = node.get_child_at_index(place)
        if child is not None:
            yield from walk(child, depth + 1)


def line(node: Any) -> str:
    """Return the role, name and states of a node."""
    states = sorted(state.value_nick for state in node.get_state_set().get_states() if state.value_nick in SHOWN)
    return f"{node.get_role_name()} {node.get_name()!r} {' '.join(states)}"


def main(arguments: list[str]) -> None:
    """Print the tree, or where something is."""
    if arguments[0] == "dump":
        for depth, node in walk(program()):
            print("  " * depth + line(node))
        return
    if arguments[0] == "sees":
        told = (line(node) for _depth, node in walk(program()))
        sys.exit(not any(arguments[1] in one and "showing" in one for one in told))
    for _depth, node in walk(program()):
        if node.get_name() == arguments[1] and "showing" in line(node):
            box = node.get_extents(Atspi.CoordType.SCREEN)
            print(box.x, box.y, box.width, box.height)
            return
    sys.exit(f"Nothing in sight is called {arguments[1]!r}.")


if __name__ == "__main__":
    main(sys.argv[1:])
