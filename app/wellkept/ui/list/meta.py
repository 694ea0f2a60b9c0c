"""The small line of a card: kind, source, age, tags, always in mind, importance."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory
from wellkept.model.text import shown
from wellkept.ui import wording
from wellkept.ui.ages import ago
from wellkept.ui.list.parts import METER_HEIGHT, METER_WIDTH, chip_width, draw_chip, draw_glyph, draw_meter, unit
from wellkept.ui.list.phrases import Phrases
from wellkept.ui.theme import sized
from wellkept.ui.tokens import SMALL, XS, Colours, M, S

_STAR = 14
_CHIP_MOST = 140
_CHIP_LEAST = 64
_BETWEEN = "  ·  "


class MetaLine:
    """Paints the line in one font, that of the sentences. Attributes: `height` of the line, device-independent.

    Each fact is a phrase of its own: sources and ages are few, so all are laid out already, and where one reads from
    right to left no fact can draw the number of the next one to its own side.
    """

    def __init__(self, font: QFont) -> None:
        self._unit = unit(font)
        self._small = Phrases(sized(font, SMALL))
        self._bold = Phrases(sized(font, SMALL, bold=True))
        self.height = self._small.height + 2

    def draw(
        self, painter: QPainter, row: QRectF, memory: Memory, colours: Colours, now: int, *, selected: bool
    ) -> None:
        """Paint the line of one memory; `now` in ms since 1970 UTC."""
        tint, right = colours.kinds[memory.kind], self._right_side(painter, row, memory, colours)
        left = self._bold.draw(painter, _part(row, row.left(), right), wording.kind(memory.kind), tint.ink)
        facts = (_BETWEEN, wording.source(memory.source), _BETWEEN, ago(memory.created_at, now))
        left = self._small.draw_all(painter, _part(row, left, right), facts, colours.muted) + M
        if memory.tags:
            wash = colours.base if selected else tint.wash
            self._chips(painter, _part(row, left, right), memory.tags, colours.text, wash)

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


def _part(row: QRectF, left: float, right: float) -> QRectF:
    return QRectF(left, row.top(), right - left, row.height())
