"""The parts of a pasted text, in reading order: prose, chat, replies, signatures, code."""

from collections.abc import Iterator
from itertools import chain, pairwise

import regex

from wellkept.teach import mail
from wellkept.teach.blocks import CODE, MARK, Block
from wellkept.teach.chat import SPOKE, Speaker, Stamp, is_cue, is_notice, named_of, stamp_of
from wellkept.teach.layout import blocks_of
from wellkept.teach.lines import Line, LinesAhead

_PART_CHARS = 4000
"""About how much is laid out at once; ours: it takes under 10 ms."""
_PART_LINES = 150
_LONGEST_SIGNATURE = 12
_LOOK_AHEAD = 4
_FENCE = regex.compile(r"\s{0,3}(`{3,}(?=[^`]*$)|~{3,})")
_ENDED = regex.compile(r"[.!?…。！？।][\"'”’»)]*$")


def blocks(text: str) -> Iterator[Block]:
    """Yield every block of a text in reading order, a few thousand characters at a time."""
    return _Scanner(text).blocks()


class _Scanner:
    """Reads line by line, keeps what is plain until it is enough to lay out, and sets the rest apart."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines = LinesAhead(text)
        self._plain: list[Line] = []
        self._lead = MARK
        self._speaker = Speaker.WRITER
        self._has_prose = False
        self._no_fence_closes_after = len(text) + 1

    def blocks(self) -> Iterator[Block]:
        while (line := self._lines.take()) is not None:
            special = self._special(line)
            if special is not None:
                yield from chain(self._flush(), special)
                continue
            stamp = None if self._is_indented(line) else stamp_of(self._words(line), self._near(line))
            if stamp is not None:
                yield from self._flush()
                yield from self._begin_message(line, stamp)
                continue
            if is_cue(self._words(line)) or (self._speaker is not Speaker.WRITER and is_notice(self._words(line))):
                yield from chain(self._flush(), [self._left([line], SPOKE)])
                continue
            if self._is_enough(line):
                yield from self._flush()
            self._plain.append(line)
        yield from self._flush()

    def _words(self, line: Line) -> str:
        return self._text[line.start : line.end]

    def _near(self, line: Line) -> str:
        return self._text[max(0, line.start - _PART_CHARS) : line.end + _PART_CHARS]

    def _is_indented(self, line: Line) -> bool:
        return self._words(line)[:1].isspace()

    def _is_enough(self, line: Line) -> bool:
        """Lay out what is there before this line? At best between paragraphs."""
        if not self._plain:
            return False
        length = line.start - self._plain[0].start
        ended = line.apart or _ENDED.search(self._words(self._plain[-1])) is not None
        long = length > _PART_CHARS or len(self._plain) > _PART_LINES
        return length > 2 * _PART_CHARS or len(self._plain) > 2 * _PART_LINES or (long and ended)

    def _special(self, line: Line) -> Iterator[Block] | None:
        """Return the blocks of something set apart that begins at this line, or None for plain text."""
        words = self._words(line)
        if mail.is_quote(words):
            return iter([self._left([line], mail.QUOTED)])
        if self._closes(words, line):
            return self._fence(line, words)
        if mail.is_signature(words) and self._has_prose_before():
            return self._signature(line)
        if mail.begins_original(words):
            return self._original(line)
        if mail.is_header(words):
            return self._header(line)
        return self._attribution(line)

    def _has_prose_before(self) -> bool:
        return self._has_prose or bool(self._plain)

    def _left(self, lines: list[Line], reason: str) -> Block:
        return Block(tuple((line.start, line.end) for line in lines), reason, speaker=self._speaker)

    def _closes(self, words: str, line: Line) -> bool:
        """Tell whether a fence opens here that is closed later; one that is not is only a mark."""
        opening = _FENCE.match(words)
        if opening is None or line.end >= self._no_fence_closes_after:
            return False
        closing = regex.compile(rf"(?m)^[ \t]{{0,3}}{regex.escape(opening.group(1)[:3])}+[ \t]*\r?$")
        if closing.search(self._text, line.end) is None:
            self._no_fence_closes_after = line.end
            return False
        return True

    def _fence(self, line: Line, words: str) -> Iterator[Block]:
        opening = _FENCE.match(words)
        mark = opening.group(1) if opening else "```"
        yield self._left([line], CODE)
        while (inner := self._lines.take()) is not None:
            yield self._left([inner], CODE)
            closing = self._words(inner).strip()
            if len(closing) >= len(mark) and not closing.strip(mark[0]):
                return

    def _signature(self, line: Line) -> Iterator[Block]:
        yield self._left([line], mail.SIGNATURE)
        for _ in range(_LONGEST_SIGNATURE):
            coming = self._lines.peek(1)
            if not coming or mail.is_quote(self._words(coming[0])) or mail.is_header(self._words(coming[0])):
                return
            taken = self._lines.take()
            if taken is not None:
                yield self._left([taken], mail.SIGNATURE)

    def _original(self, line: Line) -> Iterator[Block]:
        yield self._left([line], mail.QUOTED)
        yield from self._rest_is_quoted()

    def _rest_is_quoted(self) -> Iterator[Block]:
        while (line := self._lines.take()) is not None:
            yield self._left([line], mail.QUOTED)

    def _header(self, line: Line) -> Iterator[Block] | None:
        """Three fields in a row are a header: of this text at its top, of a quoted message further down."""
        coming = self._lines.peek(_LOOK_AHEAD)
        fields = 1
        for following in coming:
            if following.apart or not mail.is_header(self._words(following)):
                break
            fields += 1
        if fields < 3:
            return None
        if self._has_prose_before():
            return self._original(line)
        return self._own_header(line, fields)

    def _own_header(self, line: Line, fields: int) -> Iterator[Block]:
        # Whoever wrote it is named there: perhaps the owner, perhaps not, so "I" may not become "Owner".
        self._speaker = Speaker.OTHER
        yield self._left([line], mail.HEADER)
        for _ in range(fields - 1):
            taken = self._lines.take()
            if taken is not None:
                yield self._left([taken], mail.HEADER)

    def _attribution(self, line: Line) -> Iterator[Block] | None:
        """A line, or up to three of them, that says who wrote what is quoted below."""
        if line.end - line.start > 320:
            return None
        group = [line]
        for following in [*self._lines.peek(2), None]:
            if mail.is_attribution(" ".join(self._words(part).strip() for part in group)):
                for _ in group[1:]:
                    self._lines.take()
                return iter([self._left(group, mail.QUOTED)])
            if following is None or following.apart:
                return None
            group.append(following)
        return None

    def _begin_message(self, line: Line, stamp: Stamp) -> Iterator[Block]:
        """Begin one message of a chat; what stands before its words says who spoke and when."""
        self._speaker = stamp.speaker
        start = line.start + stamp.length
        if start < line.end:
            self._plain.append(Line(start, line.end, apart=True))
            self._lead = SPOKE
            return
        yield self._left([line], SPOKE)

    def _flush(self) -> Iterator[Block]:
        """Lay out the plain lines gathered so far."""
        lines, self._plain = self._plain, []
        lead, self._lead = self._lead, MARK
        if not lines:
            return
        self._has_prose = True
        stamps = named_of([self._words(line) for line in lines]) if lead == MARK else {}
        if not stamps:
            yield from blocks_of(self._text, lines, self._speaker, lead)
            return
        yield from self._talk(lines, stamps)

    def _talk(self, lines: list[Line], stamps: dict[int, Stamp]) -> Iterator[Block]:
        """Lay out named lines, each with the lines up to the next name; after the last, up to a blank line."""
        heads = [*sorted(stamps), len(lines)]
        if heads[0]:
            yield from blocks_of(self._text, lines[: heads[0]], self._speaker)
        for head, following in pairwise(heads):
            until = following
            if following == len(lines) or following - head > _LOOK_AHEAD:
                until = next((at for at in range(head + 1, following) if lines[at].apart), following)
            line = lines[head]
            first = Line(line.start + stamps[head].length, line.end, apart=True)
            yield from blocks_of(self._text, [first, *lines[head + 1 : until]], stamps[head].speaker, SPOKE)
            if until < following:
                yield from blocks_of(self._text, lines[until:following], self._speaker)
