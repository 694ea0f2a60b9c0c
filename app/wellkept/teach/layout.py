"""Paragraphs, lists, headings, tables and code of a part of a text, as CommonMark reads them."""

from collections.abc import Iterator
from dataclasses import dataclass

import regex
from markdown_it import MarkdownIt
from markdown_it.token import Token

from wellkept.teach.blocks import CODE, HEADING, LIST_MARK, MARK, RULE, TABLE, Block
from wellkept.teach.chat import SPOKE, Speaker
from wellkept.teach.found import Span
from wellkept.teach.lines import Line
from wellkept.teach.stops import is_numbered

_PARSER = MarkdownIt("commonmark").enable("table").disable(["html_block", "reference", "inline", "blockquote"])
_MANY_MARKS = 500
_WRAPPED = 50
_MARKED = regex.compile(r"\s{4}|\t|\s*(?:[-*+#=_~`|<\[•◦▪‣●○■□✓✔☐☑→–—·∙⁃\uf0b7\uf0a7(]|\w{1,9}[.)])|.*[|\t]")
_MARKER = regex.compile(
    r"\s*(?:[-*+•◦▪‣●○■□✓✔☐☑→–—·∙⁃\uf0b7\uf0a7]|\(?(?:\d{1,9}|[a-zA-Z])[.)]\)?)(?:\s+(?:\[[ xX]\]\s+)?)"
)
_BULLET = regex.compile(r"\s*(?:\[[ xX✓✔]\]\s+|[•◦▪‣●○■□✓✔☐☑→∙⁃\uf0b7\uf0a7]\s*|[–—·]\s+|o\t)(?=\S)")
_NUMBER = regex.compile(r"\s*(?:\d{1,3}[.)]|\(\d{1,3}\)|[a-zA-Z]\))\s+(?=\S)")
_ORDINAL = regex.compile(r"\s*\d{1,9}\.\s+([\p{L}]+)")
_DASH_IN_PROSE = regex.compile(r"\s*[-+*–—]\s+\p{Ll}")
_COMPLETE = regex.compile(r"[.!?…:;。！？।][\"'”’»)*_]*$")
_CODE_SIGNS = regex.compile(r"[{}<>=$;\\]|\w\(|^\s*(?:def|for|if|import|return|class|let|const|var)\b", regex.M)
_CELL = regex.compile(r"(?:\\\||[^|])+")


@dataclass(frozen=True, slots=True)
class _Row:
    start: int
    end: int
    words: str


def blocks_of(text: str, lines: list[Line], speaker: Speaker, lead: str = MARK) -> Iterator[Block]:
    """Yield the blocks of a part of a text, in order. `lead` says what stands before its first line."""
    rows = [_Row(line.start, line.end, text[line.start : line.end]) for line in lines]
    if any(_MARKED.match(row.words) for row in rows):
        found = _Reader(text, lines, rows, speaker).blocks()
    else:
        found = _paragraphs(lines, rows, speaker)
    for block in found:
        yield Block(block.pieces, block.reason, lead if lead == SPOKE else block.lead, block.item, block.speaker)
        lead = MARK


def _paragraphs(lines: list[Line], rows: list[_Row], speaker: Speaker) -> Iterator[Block]:
    pieces: list[Span] = []
    for line, row in zip(lines, rows, strict=True):
        if line.apart and pieces:
            yield Block(tuple(pieces), speaker=speaker)
            pieces = []
        pieces.append(_inner(row))
    if pieces:
        yield Block(tuple(pieces), speaker=speaker)


def _inner(row: _Row) -> Span:
    return row.start + len(row.words) - len(row.words.lstrip()), row.end


class _Reader:
    """Turns the parser's tokens into blocks; the parser sees a copy where look-alikes are made harmless."""

    def __init__(self, text: str, lines: list[Line], rows: list[_Row], speaker: Speaker) -> None:
        self._text = text
        self._speaker = speaker
        self._rows: list[_Row | None] = []
        for line, row in zip(lines, rows, strict=True):
            if line.apart:
                self._rows.append(None)
            self._rows.append(row)

    def blocks(self) -> Iterator[Block]:
        """Yield what the parser found; then, where the end is nothing but marks, a block to say so."""
        end = 0
        for block in self._found():
            end = block.pieces[-1][1] if block.pieces else end
            yield block
        last = self._rows[-1]
        if last is not None and last.end - end > _MANY_MARKS:
            yield Block(((last.end, last.end),), MARK, speaker=self._speaker)

    def _found(self) -> Iterator[Block]:
        depth = 0
        source = "\n".join(self._harmless(index) for index in range(len(self._rows)))
        heading = False
        for token in _PARSER.parse(source):
            depth += token.nesting if token.type in {"bullet_list", "ordered_list"} or "list_" in token.type else 0
            if token.type == "heading_open":
                heading = True
                yield from self._heading(token)
            elif token.type == "heading_close":
                heading = False
            elif not heading:
                yield from self._block(token, depth)

    def _block(self, token: Token, depth: int) -> Iterator[Block]:
        if token.type == "paragraph_open":
            yield from self._paragraph(self._lines(token), in_list=depth > 0)
        elif token.type in {"code_block", "fence"}:
            yield from self._code(self._lines(token), fenced=token.type == "fence")
        elif token.type == "hr":
            yield self._left(self._lines(token), RULE)
        elif token.type == "tr_open":
            yield from self._table_row(self._lines(token))

    def _harmless(self, index: int) -> str:
        """Return a line as the parser shall see it: same line, but dates and dashes of prose no list marks."""
        row = self._rows[index]
        if row is None:
            return ""
        before = self._rows[index - 1] if index else None
        ordinal = _ORDINAL.match(row.words)
        if ordinal and is_numbered(ordinal.group(1)):
            return "x" + row.words.lstrip()
        if before is not None and self._is_dash_in_prose(index, row, before):
            return "x" + row.words.lstrip()
        if before is not None and regex.fullmatch(r"-+\s*", row.words.strip()) and _COMPLETE.search(before.words):
            return "***"
        return row.words

    def _is_dash_in_prose(self, index: int, row: _Row, before: _Row) -> bool:
        """A dash that wrapping brought to the head of a line; no neighbour is a list item."""
        after = self._rows[index + 1] if index + 1 < len(self._rows) else None
        goes_on = len(before.words) >= _WRAPPED and not _COMPLETE.search(before.words)
        neighbours = [other for other in (before, after) if other is not None]
        alone = not any(_MARKER.match(other.words) for other in neighbours)
        return goes_on and alone and _DASH_IN_PROSE.match(row.words) is not None

    def _lines(self, token: Token) -> list[_Row]:
        first, last = token.map or [0, 0]
        return [row for row in self._rows[first:last] if row is not None]

    def _left(self, rows: list[_Row], reason: str) -> Block:
        lead = TABLE if reason == TABLE else MARK
        return Block(tuple(_inner(row) for row in rows), reason, lead, speaker=self._speaker)

    def _heading(self, token: Token) -> Iterator[Block]:
        rows = self._lines(token)
        if not token.markup.startswith("#") and len(rows) > 2:
            yield from self._paragraph(rows[:-1], in_list=False)
            yield self._left(rows[-1:], RULE)
        elif rows:
            yield self._left(rows, HEADING)

    def _paragraph(self, rows: list[_Row], *, in_list: bool) -> Iterator[Block]:
        """Yield a paragraph; lines in it that begin with marks CommonMark does not know are items too."""
        if len(rows) > 1 and all("\t" in _MARKER.sub("", row.words, count=1).strip() for row in rows):
            yield self._left(rows, TABLE)
            return
        if all(row.words.lstrip().startswith("|") for row in rows):
            for row in rows:
                yield from self._table_row([row])
            return
        numbered = sum(1 for row in rows if self._is_number(row)) > 1
        group: list[Span] = []
        is_item, lead = in_list, MARK
        for index, row in enumerate(rows):
            marks = self._marks(row, numbered=numbered, first=index == 0, in_list=in_list)
            if marks and group:
                yield Block(tuple(group), None, lead, is_item, self._speaker)
                group = []
            if marks:
                is_item, lead = True, LIST_MARK
            start, end = row.start + marks, row.end
            if start < end:
                group.append(_inner(_Row(start, end, row.words[marks:])))
        if group:
            yield Block(tuple(group), None, lead, is_item, self._speaker)

    def _is_number(self, row: _Row) -> bool:
        ordinal = _ORDINAL.match(row.words)
        return _NUMBER.match(row.words) is not None and not (ordinal and is_numbered(ordinal.group(1)))

    def _marks(self, row: _Row, *, numbered: bool, first: bool, in_list: bool) -> int:
        """Return how many characters of a line are list marks."""
        length = 0
        if first and in_list:
            while (found := _MARKER.match(row.words, length)) and not self._is_date(row.words[length:]):
                length = found.end()
            return length
        if numbered and self._is_number(row) and (found := _NUMBER.match(row.words)):
            return int(found.end())
        bullet = _BULLET.match(row.words)
        return bullet.end() if bullet and (first or not _DASH_IN_PROSE.match(row.words)) else 0

    def _is_date(self, words: str) -> bool:
        ordinal = _ORDINAL.match(words)
        return ordinal is not None and is_numbered(ordinal.group(1))

    def _code(self, rows: list[_Row], *, fenced: bool) -> Iterator[Block]:
        """Yield code; an indented stretch that reads like prose, or like a list, is that."""
        words = "\n".join(row.words for row in rows)
        if fenced or not rows or _CODE_SIGNS.search(words):
            yield self._left(rows, CODE)
        elif _MARKER.match(rows[0].words) or (len(words.split()) > 3 and _COMPLETE.search(words)):
            yield from self._paragraph(rows, in_list=_MARKER.match(rows[0].words) is not None)
        else:
            yield self._left(rows, CODE)

    def _table_row(self, rows: list[_Row]) -> Iterator[Block]:
        """Yield the cells of a row that are sentences; what is left of the row is a table."""
        for row in rows:
            for found in _CELL.finditer(row.words):
                if _is_sentence(found.group()):
                    start = row.start + found.start()
                    cell = _inner(_Row(start, start + len(found.group().rstrip()), found.group()))
                    yield Block((cell,), None, TABLE, item=True, speaker=self._speaker)
            yield Block(((row.end, row.end),), TABLE, TABLE, speaker=self._speaker)


def _is_sentence(cell: str) -> bool:
    words = cell.strip()
    return regex.search(r"[.!?…。！？।]$", words) is not None and (len(words.split()) > 2 or not words.isascii())
