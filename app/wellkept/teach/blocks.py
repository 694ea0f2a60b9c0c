"""A stretch of a text with one role: prose to be read, or something to leave out."""

from dataclasses import dataclass

from wellkept.teach.chat import Speaker
from wellkept.teach.found import Span

MARK = "a mark of the layout"
LIST_MARK = "a list mark"
HEADING = "a heading"
CODE = "code"
TABLE = "a table"
RULE = "a line across"
MARKUP = "a web page's markup"


@dataclass(frozen=True, slots=True)
class Block:
    """One stretch of the text, line by line and in reading order.

    Attributes: `pieces` the spans of its lines without indents and marks; `reason` why it is left out,
    None for prose; `lead` what the marks before its first line are; `item` True in a list or table;
    `speaker` whose words they are.
    """

    pieces: tuple[Span, ...]
    reason: str | None = None
    lead: str = MARK
    item: bool = False
    speaker: Speaker = Speaker.WRITER
