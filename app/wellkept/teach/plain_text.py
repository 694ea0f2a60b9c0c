"""The bytes of a text file as text."""

import codecs
from dataclasses import dataclass, field

from wellkept.model.errors import UnreadableText

MAX_BYTES = 16 * 1024 * 1024

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


@dataclass(frozen=True, slots=True)
class Decoded:
    """A text, and whether its encoding had to be guessed (then some letters may be wrong)."""

    text: str = field(repr=False)
    guessed: bool


def decode(data: bytes) -> Decoded:
    """Return the text of a file: by its byte order mark, else UTF-8, else Windows-1252 as a guess.

    Raises: UnreadableText for more than 16 MB, and for bytes that are no text.
    """
    if len(data) > MAX_BYTES:
        raise UnreadableText(
            f"This text has {len(data) / 1024**2:,.0f} MB; at most {MAX_BYTES // 1024**2} MB can be taught at once.",
            "Cut it into several files and teach them one by one.",
        )
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return Decoded(data.decode(encoding, "replace"), guessed=False)
    if data.count(0) > len(data) // 100:
        raise UnreadableText("This is not a text file.", "Save its words as plain text and try again.")
    try:
        return Decoded(data.decode("utf-8"), guessed=False)
    except UnicodeDecodeError:
        return Decoded(data.decode("cp1252", "replace"), guessed=True)
