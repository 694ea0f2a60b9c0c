"""The bytes of a text file as text."""

import codecs
import string
from dataclasses import dataclass, field

from wellkept.model.errors import UnreadableText
from wellkept.model.said import said

MAX_BYTES = 16 * 1024 * 1024

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)

_BLANKS = b"\t\n\v\f\r"
_CONTROLS = bytes(byte for byte in range(0x20) if byte not in _BLANKS)
_LETTERS = string.ascii_letters.encode("ascii")
_OTHERS = bytes(range(0x80, 0x100))


@dataclass(frozen=True, slots=True)
class Decoded:
    """A text, and whether its encoding had to be guessed (then some letters may be wrong)."""

    text: str = field(repr=False)
    guessed: bool


def decode(data: bytes, most: int = MAX_BYTES) -> Decoded:
    """Return the text of a file: by its byte order mark, else UTF-8, else Windows-1252 as a guess.

    Raises: UnreadableText for more than `most` bytes, and for bytes that are no text.
    """
    if len(data) > most:
        raise UnreadableText(
            said(
                "This text has {n:,} MB; at most {most:,} MB can be taught at once.",
                n=round(len(data) / 1024**2),
                most=most // 1024**2,
            ),
            "Cut it into several files and teach them one by one.",
        )
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return Decoded(data.decode(encoding, "replace"), guessed=False)
    if data.count(0) > len(data) // 100:
        raise _no_text()
    try:
        return Decoded(data.decode("utf-8"), guessed=False)
    except UnicodeDecodeError:
        return _guessed(data)


def _guessed(data: bytes) -> Decoded:
    """Return text of no stated encoding: UTF-8 with a few bytes broken, else Windows-1252."""
    text = data.decode("utf-8", "replace")
    broken = text.count("\ufffd")
    if broken * 3 <= len(text) - len(text.encode("ascii", "ignore")) - broken:
        return Decoded(text, guessed=True)
    # Windows-1252 is for languages that write mostly plain letters. A text whose letters are mostly others is
    # Cyrillic, Chinese ... in an old encoding, or no text at all: every guess would be gibberish.
    if _count(data, _OTHERS) > _count(data, _LETTERS):
        raise UnreadableText(
            "This text does not say how its letters are encoded.", "Save it as plain text (UTF-8) and try again."
        )
    if _count(data, _CONTROLS) * 50 > len(data):
        raise _no_text()
    return Decoded(data.decode("cp1252", "replace"), guessed=True)


def _count(data: bytes, wanted: bytes) -> int:
    """Return how many bytes are of those wanted; of 50 MB in a tenth of a second."""
    return len(data) - len(data.translate(None, wanted))


def _no_text() -> UnreadableText:
    return UnreadableText("This is not a text file.", "Save its words as plain text and try again.")
