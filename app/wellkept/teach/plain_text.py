"""The bytes of a text file as text."""

import codecs
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
            said(
                "This text has {n:,} MB; at most {most:,} MB can be taught at once.",
                n=round(len(data) / 1024**2),
                most=MAX_BYTES // 1024**2,
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
    if broken * 3 <= sum(char > "\x7f" for char in text) - broken:
        return Decoded(text, guessed=True)
    # Windows-1252 is for languages that write mostly plain letters. A text whose letters are mostly others is
    # Cyrillic, Chinese ... in an old encoding, or no text at all: every guess would be gibberish.
    others, plain = sum(byte > 0x7F for byte in data), sum(chr(byte).isalpha() for byte in data if byte < 0x80)
    if others > plain:
        raise UnreadableText(
            "This text does not say how its letters are encoded.", "Save it as plain text (UTF-8) and try again."
        )
    if sum(byte < 0x20 and byte not in _BLANKS for byte in data) * 50 > len(data):
        raise _no_text()
    return Decoded(data.decode("cp1252", "replace"), guessed=True)


def _no_text() -> UnreadableText:
    return UnreadableText("This is not a text file.", "Save its words as plain text and try again.")
