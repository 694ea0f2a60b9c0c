"""Who is speaking where a part of a text begins: a part may begin in the middle of somebody's turn."""

from typing import Final

from wellkept.teach.chat import Stamp, stamp_of

_LOOKED_BACK: Final = 8000
"""Characters before a part in which the head of a turn is looked for. Ours: two parts."""


def head_before(text: str, at: int) -> str:
    """Return the head of the chat line ("ChatGPT said:") that is in force at a place, "" for none."""
    begin = max(0, at - _LOOKED_BACK)
    before = text[begin:at]
    lines = before.split("\n")
    for line in reversed(lines):
        stamp = _stamp(line.strip(), before)
        if stamp is not None:
            return line.strip()[: stamp.length].strip()
    return ""


def _stamp(line: str, near: str) -> Stamp | None:
    return stamp_of(line, near) if line and not line[0].isspace() else None
