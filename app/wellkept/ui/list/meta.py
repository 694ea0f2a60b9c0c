"""The small line of a card: kind, source, age, tags, always in mind, importance."""

from collections import OrderedDict
from dataclasses import dataclass, field
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPixmap

from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory
from wellkept.model.text import shown
from wellkept.ui import wording
from wellkept.ui.ages import ago
from wellkept.ui.list.parts import METER_HEIGHT, METER_WIDTH, chip_width, draw_chip, draw_glyph, draw_meter, unit
from wellkept.ui.list.phrases import Phrases
from wellkept.ui.mirror import mirror, upright
from wellkept.ui.theme import sized
from wellkept.ui.tokens import SMALL, XS, Colours, M, S

_STAR = 14
_CHIP_MOST = 140
_CHIP_LEAST = 64
_KEPT = 150
"""Pictures of lines: more than ten screens of them, 20 to 40 kB each."""


@dataclass(frozen=True, slots=True)
class _Words:
    """What the line says, and on which ground."""

    kind: Kind
    rest: str
    tags: tuple[str, ...] = field(repr=False)
    ground: str
    selected: bool
    dark: bool


class MetaLine:
    """Paints the line in one font, that of the sentences. Attributes: `height` of the line, device-independent.

    Lines that have room enough are kept as pictures, on the ground that they stand on, for which letters are smoothed:
    to paint one takes twice the time of its sentence, and most are painted again, half of them at once.
    """

    def __init__(self, font: QFont) -> None:
        self._unit = unit(font)
        self._small = Phrases(sized(font, SMALL))
        self._bold = Phrases(sized(font, SMALL, bold=True))
        self.height = self._small.height + 2
        self._pictures: OrderedDict[object, QPixmap] = OrderedDict()

    def draw(
        self,
        painter: QPainter,
        row: QRectF,
        memory: Memory,
        colours: Colours,
        now: int,
        *,
        ground: str,
        selected: bool,
    ) -> None:
        """Paint the line of one memory; `now` in ms since 1970 UTC, `ground` is the colour that it stands on."""
        right = self._right_side(painter, row, memory, colours)
        rest = "".join(_between() + fact for fact in (wording.source(memory.source), ago(memory.created_at, now)))
        words = _Words(memory.kind, rest, memory.tags, ground, selected, colours.dark)
        width = self._width(words)
        if width > right - row.left():
            self._words(painter, _part(row, row.left(), right), words, colours)
            return
        top = floor(row.top())
        picture = self._picture(painter, QRectF(0, row.top() - top, width, row.height()), words, colours)
        with upright(painter, QRectF(row.left(), top, width, row.height())):
            painter.drawPixmap(QPointF(row.left(), top), picture)

    def _picture(self, painter: QPainter, frame: QRectF, words: _Words, colours: Colours) -> QPixmap:
        """Return the line as it stands in a frame from the left edge of whole pixels."""
        turned, ratio = painter.transform().m11() < 0, painter.device().devicePixelRatioF()
        key = (words, turned, ratio, frame.top())
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._pictures[key] = QPixmap(ceil(frame.width() * ratio), ceil(frame.bottom() * ratio))
            picture.setDevicePixelRatio(ratio)
            picture.fill(QColor(words.ground))
            inside = QPainter(picture)
            inside.setRenderHint(QPainter.RenderHint.Antialiasing)
            mirror(inside, frame, Qt.LayoutDirection.RightToLeft if turned else Qt.LayoutDirection.LeftToRight)
            self._words(inside, frame, words, colours)
            inside.end()
            if len(self._pictures) > _KEPT:
                self._pictures.popitem(last=False)
        return picture

    def _width(self, words: _Words) -> float:
        """Return how wide the line is where all of it has room, in whole pixels."""
        tags = sum(chip_width(shown(tag), self._small, _CHIP_MOST) + XS for tag in words.tags)
        return ceil(self._bold.width(wording.kind(words.kind)) + self._small.width(words.rest) + M + tags)

    def _words(self, painter: QPainter, row: QRectF, words: _Words, colours: Colours) -> None:
        tint, right = colours.kinds[words.kind], row.right()
        left = self._bold.draw(painter, row, wording.kind(words.kind), tint.ink)
        left = self._small.draw(painter, _part(row, left, right), words.rest, colours.muted) + M
        if words.tags:
            wash = colours.base if words.selected else tint.wash
            self._chips(painter, _part(row, left, right), words.tags, colours.text, wash)

    def _right_side(self, painter: QPainter, row: QRectF, memory: Memory, colours: Colours) -> float:
        """Paint meter and star from the right; return where they begin."""
        width, height = METER_WIDTH * self._unit, METER_HEIGHT * self._unit
        middle = row.center().y()
        track = QRectF(row.right() - width, middle - height / 2, width, height)
        draw_meter(painter, track, memory.importance, colours)
        left = track.left() - S
        if memory.core:
            star = round(_STAR * self._unit)
            ink = colours.kinds[Kind.DOCUMENT].ink
            draw_glyph(painter, QPointF(left - star, middle - star / 2), "star", ink, star)
            left -= star + S
        return left

    def _chips(self, painter: QPainter, room: QRectF, tags: tuple[str, ...], ink: str, wash: str) -> None:
        """Paint as many tags as there is room for, then how many more there are."""
        words, left = self._small, room.left()
        for place, tag in enumerate(tags):
            after = len(tags) - place - 1
            rest = chip_width(f"+{after}", words, _CHIP_MOST) + XS if after else 0.0
            free = room.right() - left - rest
            width = chip_width(shown(tag), words, _CHIP_MOST)
            if width > free and (place or free < _CHIP_LEAST):
                count = f"+{after + 1}"
                width = chip_width(count, words, _CHIP_MOST)
                if width <= room.right() - left:
                    draw_chip(painter, _part(room, left, left + width), count, words, ink, wash)
                return
            width = min(width, free)
            draw_chip(painter, _part(room, left, left + width), shown(tag), words, ink, wash)
            left += width + XS


def _between() -> str:
    """Return what stands between two facts; where one reads from right to left, with marks on both sides.

    Without these a name in Latin letters would draw the number of the next fact to its own side.
    """
    mark = "\u200f" if QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft else ""
    return f"{mark}  ·  {mark}"


def _part(row: QRectF, left: float, right: float) -> QRectF:
    return QRectF(left, row.top(), right - left, row.height())
