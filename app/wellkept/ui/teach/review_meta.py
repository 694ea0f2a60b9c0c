"""The small line of a found sentence: what it is to the memories there are, its kind, tags, importance, a remark."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from wellkept.model.kinds import Kind
from wellkept.model.text import shown
from wellkept.service.answers import Novelty
from wellkept.ui import wording
from wellkept.ui.list.parts import METER_HEIGHT, METER_WIDTH, chip_width, draw_chip, draw_meter, unit
from wellkept.ui.list.phrases import Phrases
from wellkept.ui.teach import review_words
from wellkept.ui.teach.review_item import Item
from wellkept.ui.theme import sized
from wellkept.ui.tokens import SMALL, XS, Colours, M

_BETWEEN = "  ·  "
_CHIP_MOST = 120
_CHIPS_SHARE = 0.4  # of the room left by state and kind; the rest is for the remark


class ReviewMeta:
    """Paints the line in one font, that of the sentences. Attributes: `height` in device-independent pixels."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self._unit = unit(font)
        self._small = Phrases(sized(font, SMALL))
        self._bold = Phrases(sized(font, SMALL, bold=True))
        self.height = self._small.height + 2

    def draw(self, painter: QPainter, row: QRectF, item: Item, colours: Colours) -> None:
        """Paint the line of one sentence."""
        left, right = self._bold.draw(painter, row, _label(item), _ink(item, colours)), row.right()
        if item.by_model:
            right = self._meter(painter, row, item, colours)
            self._small.draw(painter, _part(row, left, right), _BETWEEN, colours.muted)
            place = _part(row, self.kind_frame(row, item).left(), right)
            left = self._bold.draw(painter, place, wording.kind(item.kind), colours.kinds[item.kind].ink)
            left = self._chips(painter, _part(row, left, right), item, colours)
        more = review_words.remark(item.candidate, item.choice, edited=item.edited)
        if more:
            self._small.draw(painter, _part(row, left, right), _BETWEEN + more, colours.muted)

    def kind_frame(self, row: QRectF, item: Item) -> QRectF:
        """Return where the kind of a model's sentence stands: a click there changes it."""
        if not item.by_model:
            return QRectF()
        left = row.left() + self._bold.width(_label(item)) + self._small.width(_BETWEEN)
        return QRectF(left, row.top(), self._bold.width(wording.kind(item.kind)), row.height())

    def _meter(self, painter: QPainter, row: QRectF, item: Item, colours: Colours) -> float:
        width, height = METER_WIDTH * self._unit, METER_HEIGHT * self._unit
        track = QRectF(row.right() - width, row.center().y() - height / 2, width, height)
        draw_meter(painter, track, item.candidate.importance, colours)
        return track.left() - M

    def _chips(self, painter: QPainter, room: QRectF, item: Item, colours: Colours) -> float:
        """Paint as many tags as find room; return where they end."""
        left, most = room.left() + M, room.left() + room.width() * _CHIPS_SHARE
        end = room.left()
        wash = colours.kinds[item.kind].wash
        for tag in item.candidate.tags:
            width = chip_width(shown(tag), self._small, _CHIP_MOST)
            if left + width > most:
                break
            draw_chip(painter, _part(room, left, left + width), shown(tag), self._small, colours.text, wash)
            end = left + width
            left = end + XS
        return end


def _label(item: Item) -> str:
    words = review_words.state(item.candidate, edited=item.edited)
    return words[:1].upper() + words[1:]


def _ink(item: Item, colours: Colours) -> str:
    if item.edited:
        return colours.accent
    if review_words.guessed(item.candidate):
        return colours.danger
    return {
        Novelty.NEW: colours.good,
        Novelty.KNOWN: colours.accent,
        Novelty.UPDATE: colours.kinds[Kind.EPISODE].ink,
        Novelty.CONFLICT: colours.danger,
        Novelty.NEAR: colours.kinds[Kind.DOCUMENT].ink,
        Novelty.REPEATED: colours.muted,
        Novelty.FORGOTTEN: colours.danger,
    }[item.candidate.novelty]


def _part(row: QRectF, left: float, right: float) -> QRectF:
    return QRectF(left, row.top(), max(0.0, right - left), row.height())
