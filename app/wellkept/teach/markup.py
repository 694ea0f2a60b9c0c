"""The source of a web page as the text a reader of it would see, each letter in the place where it stands."""

from html import unescape

import regex

from wellkept.teach.words import word_set

NOTHING = "\ufdd0"
"""Stands where there is nothing to read inside a word or a line; a noncharacter, so no text holds it."""

_IS_PAGE = regex.compile(r"<(?:!doctype\s+html|html|body)\b[^<>]{0,300}>", regex.I)
_CLOSED_BLOCK = regex.compile(r"</(?:p|div|li|td|tr|ul|h[1-6]|table|section|article)\s*>", regex.I)
_BLOCKS_OF_A_PIECE = 3
"""How many closed blocks tell that a text without a page's head is markup and not about it. Ours."""

_OPENED = regex.compile(r"<!--|<(head|script|style|template|noscript|svg)\b[^<>]*>", regex.I)
_CLOSED = {
    name: regex.compile(rf"</{name}\s*>", regex.I)
    for name in ("head", "script", "style", "template", "noscript", "svg")
} | {"": regex.compile("-->")}
_TAG = regex.compile(r"<!?/?([A-Za-z][A-Za-z0-9]*)\b[^<>]*>")
_INLINE = word_set("a abbr b bdi bdo cite code em font i kbd mark q s small span strong sub sup time tt u wbr")
_ENTITY = regex.compile(r"&(?:#\d{1,7}|#x[0-9a-fA-F]{1,6}|[A-Za-z]{2,24}\d{0,2});")
_INDENT = regex.compile(rf"(?m)^[ \t{NOTHING}]+(?=[^\s{NOTHING}])")
_EMPTY = regex.compile(rf"(?m)^[ \t{NOTHING}]+$")


def without_markup(text: str) -> str:
    """Return a web page's source with blanks for its tags, as long as it was; any other text as it is."""
    if "<" not in text or not _is_page(text):
        return text
    seen = _without_unseen(text)
    seen = _TAG.sub(lambda tag: _inline(tag) if tag[1].casefold() in _INLINE else _block(tag), seen)
    seen = _ENTITY.sub(_letter, seen)
    seen = _EMPTY.sub(lambda blank: " " * len(blank[0]), seen)
    return _INDENT.sub(_inline, seen)


def _is_page(text: str) -> bool:
    if _IS_PAGE.search(text, 0, 2000):
        return True
    return sum(1 for _, _ in zip(_CLOSED_BLOCK.finditer(text), range(_BLOCKS_OF_A_PIECE), strict=False)) == (
        _BLOCKS_OF_A_PIECE
    )


def _without_unseen(text: str) -> str:
    """Blank what a reader never sees; each kind that is not closed is looked for once, so the work is linear."""
    pieces: list[str] = []
    done = at = 0
    unclosed: set[str] = set()
    while (opened := _OPENED.search(text, at)) is not None:
        at = opened.end()
        kind = (opened[1] or "").casefold()
        closed = None if kind in unclosed else _CLOSED[kind].search(text, at)
        if closed is None:
            unclosed.add(kind)
            continue
        at = closed.end()
        pieces += [text[done : opened.start()], _blank(at - opened.start())]
        done = at
    return "".join([*pieces, text[done:]])


def _blank(length: int) -> str:
    return " " * (length - 2) + "\n\n"


def _block(found: "regex.Match[str]") -> str:
    return _blank(len(found[0]))


def _inline(found: "regex.Match[str]") -> str:
    return NOTHING * len(found[0])


def _letter(found: "regex.Match[str]") -> str:
    letter = unescape(found[0])
    return letter + NOTHING * (len(found[0]) - 1) if len(letter) == 1 else found[0]
