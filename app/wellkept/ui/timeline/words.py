"""What is said of the bars."""

from PySide6.QtCore import QCoreApplication

from wellkept.ui import wording
from wellkept.ui.timeline.layout import Picture


def _tr(text: str) -> str:
    return QCoreApplication.translate("timeline", text)


def of_places(picture: Picture, first: int, last: int) -> str:
    """Return "March 2026: 14 memories" of places, both included; how many of how many where others were looked for."""
    found, whole = sum(picture.found[first : last + 1]), sum(picture.whole[first : last + 1])
    when, all_there = picture.scale.name(first, last), wording.memories(whole)
    if found == whole:
        return _tr("{when}: {memories}").format(when=when, memories=all_there)
    return _tr("{when}: {n} of {memories}").format(when=when, n=wording.number(found), memories=all_there)


def how_to() -> str:
    """Return how the timeline is used, by mouse and by key."""
    return _tr(
        "Drag over the bars to see only what was learned then; double-click to see all again. "
        "By key: Left and Right, Space to choose, Shift+Left and Shift+Right for less or more, Esc for all."
    )
