"""The small line of a card: kind, source, age, tags, always in mind, importance."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory
from wellkept.model.text import shown
from wellkept.ui import wording
from wellkept.ui.ages import ago
from wellkept.ui.list.parts import METER_HEIGHT, METER_WIDTH, chip_width, draw_chip, draw_glyph, draw_meter, draw_words
from wellkept.ui.list.parts import unit as unit_of
from wellkept.ui.theme import sized
from wellkept.ui.tokens import SMALL, XS, Colours, M, S

_STAR = 14
_CHIP_MOST = 140
_CHIP_LEAST = 64


@dataclass(frozen=True, slots=True)
class MetaLine:
    """Paints the line in one font; `font` is the one of the sentences."""

    font: QFont
    colours: Colours
    now: int

    @staticmethod
    def height(font: QFont) -> float:
        """Return the height of the line below sentences of a font."""
        return QFontMetricsF(sized(font, SMALL)).height() + 2

    def draw(self, painter: QPainter, row: QRectF, memory: Memory, *, selected: bool) -> None:
        """Paint the line of one memory."""
        right = self._right_side(painter, row, memory)
        small = sized(self.font, SMALL)
        tint = self.colours.kinds[memory.kind]
        painter.setFont(sized(self.font, SMALL, bold=True))
        left = draw_words(painter, row.left(), right, row, wording.kind(memory.kind), tint.ink)
        painter.setFont(small)
        rest = f"  ·  {wording.source(memory.source)}  ·  {ago(memory.created_at, self.now)}"
        left = draw_words(painter, left, right, row, rest, self.colours.muted) + M
        wash = self.colours.base if selected else tint.wash
        self._chips(painter, QRectF(left, row.top(), right - left, row.height()), memory.tags, wash)

    def _right_side(self, painter: QPainter, row: QRectF, memory: Memory) -> float:
        """Paint meter and star from the right; return where they begin."""
        unit = unit_of(self.font)
        width, height = METER_WIDTH * unit, METER_HEIGHT * unit
        middle = row.center().y()
        track = QRectF(row.right() - width, middle - height / 2, width, height)
        draw_meter(painter, track, memory.importance, self.colours)
        left = track.left() - S
        if memory.core:
            star = round(_STAR * unit)
            ink = self.colours.kinds[Kind.DOCUMENT].ink
            draw_glyph(painter, QPointF(left - star, middle - star / 2), "star", ink, star)
            left -= star + S
        return left

    def _chips(self, painter: QPainter, room: QRectF, tags: tuple[str, ...], wash: str) -> None:
        """Paint as many tags as there is room for, then how many more there are."""
        font, ink = painter.font(), self.colours.text
        left = room.left()
        for place, tag in enumerate(tags):
            after = len(tags) - place - 1
            rest = chip_width(f"+{after}", font, _CHIP_MOST) + XS if after else 0.0
            free = room.right() - left - rest
            width = chip_width(shown(tag), font, _CHIP_MOST)
            if width > free and (place or free < _CHIP_LEAST):
                count = f"+{after + 1}"
                width = chip_width(count, font, _CHIP_MOST)
                if width <= room.right() - left:
                    draw_chip(painter, QRectF(left, room.top(), width, room.height()), count, ink, wash)
                return
            width = min(width, free)
            draw_chip(painter, QRectF(left, room.top(), width, room.height()), shown(tag), ink, wash)
            left += width + XS
