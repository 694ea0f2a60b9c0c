"""What of a text never leaves the computer, and the text without it, each other letter in its place."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from typing import Final

import regex

from wellkept.model.said import Said, one_after_the_other, said
from wellkept.teach.found import Span
from wellkept.teach.secret_shapes import KEY_BLOCK_BEGUN, KEY_BLOCK_ENDED
from wellkept.teach.secrets import A_PRIVATE_KEY, SEVERAL, Secret, apart, secrets_in

PLACEHOLDER: Final = "*"
_LONGEST_BLOCK: Final = 20_000
"""Characters of the longest private key looked for (RSA of 16,384 bits has about 12,700)."""
_AROUND: Final = 200
"""Characters read beyond both ends of a stretch, for what its borders cut in two."""
_BLANK_LINE = regex.compile(r"\n[^\S\n]*\n")


class HeldBack:
    """Finds the secrets of any stretch of one text; a key of many lines is known as a whole."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._blocks = _key_blocks(text)

    def within(self, span: Span) -> list[Secret]:
        """Return the secrets of a stretch, cut to it, in order; their spans are those of the whole text."""
        start, end = max(0, span[0] - _AROUND), min(len(self._text), span[1] + _AROUND)
        found = [
            Secret((secret.span[0] + start, secret.span[1] + start), secret.name)
            for secret in secrets_in(self._text[start:end])
        ]
        found += [Secret(block, A_PRIVATE_KEY) for block in self._blocks if block[0] < span[1] and span[0] < block[1]]
        cut = (Secret((max(one.span[0], span[0]), min(one.span[1], span[1])), one.name) for one in apart(found))
        return [one for one in cut if one.span[0] < one.span[1]]


def _key_blocks(text: str) -> list[Span]:
    ends = [found.end() for found in KEY_BLOCK_ENDED.finditer(text)]
    blocks: list[Span] = []
    for begun in KEY_BLOCK_BEGUN.finditer(text):
        if blocks and begun.start() < blocks[-1][1]:
            continue
        following = bisect_left(ends, begun.end())
        if following < len(ends) and ends[following] - begun.start() <= _LONGEST_BLOCK:
            blocks.append((begun.start(), ends[following]))
        else:
            most = min(len(text), begun.end() + _LONGEST_BLOCK)
            blank = _BLANK_LINE.search(text, begun.end(), most)
            blocks.append((begun.start(), blank.start() if blank else most))
    return blocks


def masked(text: str, span: Span, secrets: Iterable[Secret]) -> str:
    """Return a stretch of a text with asterisks for its secrets, as long as it was, in the same lines."""
    pieces: list[str] = []
    done = span[0]
    for secret in secrets:
        start, end = secret.span
        pieces += [text[done:start], "".join(char if char in "\r\n" else PLACEHOLDER for char in text[start:end])]
        done = end
    return "".join([*pieces, text[done : span[1]]])


def in_words(secrets: Iterable[Secret]) -> str:
    """Return what was held back as a sentence ("Held back: a card number, 2 passwords."), "" for nothing."""
    names = Counter(secret.name for secret in secrets)
    told = [name if count == 1 else Said.of(SEVERAL[name], {"n": count}) for name, count in names.items()]
    return said("Held back: {what}.", what=one_after_the_other(told, ", ")) if told else ""
