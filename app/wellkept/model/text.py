"""The words of a memory: brought to one form, fingerprinted, and made safe to show."""

import re
import unicodedata
from collections.abc import Iterable
from hashlib import blake2b

from wellkept.model.errors import InvalidMemory
from wellkept.model.memory import CONTENT_MAX_CHARS
from wellkept.model.said import said

TAG_MAX_CHARS = 80

_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_BLANKS = re.compile(r"\s+")
_END_STOPS = " .!。！．"
_WIDTH_TAGS = ("<wide>", "<narrow>")

# Characters that change what a reader sees around them without being seen themselves, with the
# names Unicode gives them. The plain direction marks (LRM, RLM, ALM) are left alone: right-to-left
# writers need them and they cannot reorder other people's words.
_MARKS = {
    "\u202a": "LRE", "\u202b": "RLE", "\u202c": "PDF", "\u202d": "LRO", "\u202e": "RLO",
    "\u2066": "LRI", "\u2067": "RLI", "\u2068": "FSI", "\u2069": "PDI",
    "\u200b": "ZWSP", "\ufeff": "BOM", "\u2060": "WJ", "\u00ad": "SHY",
    "\ufff9": "IAA", "\ufffa": "IAS", "\ufffb": "IAT",
}  # fmt: skip
_SHOWN = str.maketrans({char: f"‹{name}›" for char, name in _MARKS.items()})
_HIDDEN = re.compile("[" + "".join(_MARKS) + r"\x00-\x1f\x7f-\x9f\U000e0000-\U000e0fff]")
# What leaves no ink on a page: all that Unicode calls Default_Ignorable_Code_Point (DerivedCoreProperties.txt), blanks,
# controls, the marks of annotations, and two that are drawn as nothing: the empty Braille pattern and note head.
_INK = re.compile(
    r"[^\s\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    r"\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d159"
    r"\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)


def mend_surrogates(text: str) -> str:
    """Join surrogate pairs and put U+FFFD for lone ones, so that the text can be stored as UTF-8."""
    if text.isascii():
        return text
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def normalise(text: str) -> str:
    """Return text as one clean line: NFC, no controls, single blanks, no lone surrogates. Idempotent."""
    clean = _CONTROLS.sub(" ", mend_surrogates(text))
    return _BLANKS.sub(" ", unicodedata.normalize("NFC", clean)).strip()


def has_ink(text: str) -> bool:
    """Return whether anything of a text is seen: a filler or a zero-width space alone looks like nothing at all."""
    return _INK.search(text) is not None


def content_of(text: str) -> str:
    """Return text as the words of one memory, 1..2000 chars.

    Raises: InvalidMemory when nothing is left that can be seen, or it is too long.
    """
    content = normalise(text)
    if not has_ink(content):
        raise InvalidMemory("There are no words to keep.", "Write one sentence.")
    if len(content) > CONTENT_MAX_CHARS:
        raise InvalidMemory(
            said(
                "This sentence has {n:,} characters; a memory holds at most {most:,}.",
                n=len(content),
                most=CONTENT_MAX_CHARS,
            ),
            "Shorten it, or split it into several sentences.",
        )
    return content


def tags_of(words: Iterable[str]) -> tuple[str, ...]:
    """Return tags in one form (one line, no leading #, at most 80 chars), each once, in order."""
    clean = (normalise(word).lstrip("#").strip()[:TAG_MAX_CHARS].strip() for word in words)
    return tuple(dict.fromkeys(tag for tag in clean if has_ink(tag)))


def _plain_width(char: str) -> str:
    tag = unicodedata.decomposition(char).partition(" ")[0]
    return unicodedata.normalize("NFKC", char) if tag in _WIDTH_TAGS else char


def even_width(text: str) -> str:
    """Return text with full and half width letters as the usual ones; a raised 5 stays another number than a 5."""
    if text.isascii():
        return text
    return unicodedata.normalize("NFC", "".join(map(_plain_width, text)))


def exact_form(content: str) -> str:
    """Return what two sentences must share to say exactly the same.

    Case, blanks, full or half width and a full stop or exclamation mark at the end do not count.
    Compatibility forms do (a raised 5 is another number than a plain one), so this is not NFKC.
    Source: recall.md section 6, where dropping only these merged nothing that differed.
    """
    text = content
    if not text.isascii():
        text = unicodedata.normalize("NFC", even_width(text).casefold())
    text = _BLANKS.sub(" ", text.casefold()).strip()
    return text.rstrip(_END_STOPS) or text


def fingerprint(content: str) -> bytes:
    """Return 16 bytes that are equal for sentences that say exactly the same (BLAKE2b-128)."""
    return blake2b(exact_form(normalise(content)).encode(), digest_size=16).digest()


def exact_digest(content: str) -> bytes:
    """Return 8 bytes that no other words have, not even in another case (BLAKE2b-64).

    They are to find damage by chance, not to stand against forgers: one change in 2^64 would go unseen.
    """
    return blake2b(content.encode("utf-8", "surrogatepass"), digest_size=8).digest()


def shown(text: str) -> str:
    """Return text for the screen: characters that reorder or hide words are shown as ‹marks›.

    Where nothing at all would be seen, every character but blanks is.
    """
    if text.isascii() and text.isprintable():
        return text
    return shown_part(text) if has_ink(text) else "".join(map(_named, text))


def shown_part(text: str) -> str:
    """Return part of a text that has ink for the screen, like `shown`; the part itself may have none."""
    return _HIDDEN.sub(lambda found: found[0].translate(_SHOWN) if found[0] in _MARKS else "\ufffd", text)


def _named(char: str) -> str:
    return shown_part(char) if char.isspace() or _HIDDEN.match(char) else f"‹U+{ord(char):04X}›"
