"""Paints the lines of the sidebar: a box, a name, a count; headings with an arrow."""

from collections import OrderedDict
from dataclasses import replace
from math import floor

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from wellkept.model.facets import Group
from wellkept.model.kinds import Kind
from wellkept.ui import wording
from wellkept.ui.filters.lines import Line, Sort
from wellkept.ui.filters.model import LINE
from wellkept.ui.list.parts import draw_glyph, unit
from wellkept.ui.list.phrases import Phrases
from wellkept.ui.theme import sized
from wellkept.ui.tokens import SMALL, XS, Colours, L, M, S, colours_of

BOX, GLYPH, ARROW = 16, 15, 18
AIR = 9
_HEAD_AIR = 10
_KEPT = 120
"""Pictures of lines: about three screens of them, 26 kB each."""
_FOCUS, _HOVER = QStyle.StateFlag.State_HasFocus.value, QStyle.StateFlag.State_MouseOver.value


def arrow_room(option: QStyleOptionViewItem) -> QRect:
    """Return where the arrow of a value that unfolds more is, before mirroring."""
    frame, width = option.rect, round(ARROW * unit(option.font))
    return QRect(frame.left(), frame.top(), width + XS, frame.height())


class _Face:
    """What all lines of one font have in common: texts that stay are laid out once, for any frame repaints them all."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self.unit = unit(font)
        self.height = QFontMetrics(font).height()
        self.body = Phrases(font)
        self.small = Phrases(sized(font, SMALL))
        self.bold = Phrases(sized(font, SMALL, bold=True))


class FilterDelegate(QStyledItemDelegate):
    """Paints one line. Everything grows with the font and turns about where one reads from the right.

    Lines are kept as pictures: every frame of a window that is resized paints them all, each the same again. A count is
    written onto its picture: at each letter of a search all of them are others.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known_face: _Face | None = None
        self._pictures: OrderedDict[object, QPixmap] = OrderedDict()

    def _face(self) -> _Face:
        font = QApplication.font()
        if self._known_face is None or self._known_face.font != font:
            self._known_face = _Face(font)
            self._pictures.clear()
        return self._known_face

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a line; a heading has air above."""
        line: Line | None = index.data(LINE)
        height = self._face().height + AIR
        return QSize(1, height + _HEAD_AIR if line is not None and line.sort is Sort.HEAD else height)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint a line."""
        line: Line = index.data(LINE)
        colours = colours_of(QApplication.palette())  # not the option's: the style sheet made its base transparent
        face, ratio = self._face(), painter.device().devicePixelRatioF()
        looks = option.state.value & (_FOCUS | _HOVER)
        count = wording.number(line.count) if line.sort is Sort.VALUE else ""
        room = round(face.small.width(count))
        without = replace(line, count=min(line.count, 1)) if count else line
        known = (without, room, option.rect.size().toTuple(), looks, option.direction, colours.dark, ratio)
        picture = self._pictures.get(known)
        if picture is None:
            picture = self._pictures[known] = _picture(option, line, colours, face, ratio)
            if len(self._pictures) > _KEPT:
                self._pictures.popitem(last=False)
        painter.drawPixmap(option.rect.topLeft(), picture)
        if count:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _write(painter, option, _count_room(option.rect, room), option.rect, face.small, count, colours.muted)


def _picture(option: QStyleOptionViewItem, line: Line, colours: Colours, face: _Face, ratio: float) -> QPixmap:
    """Return a line as a picture on the ground of the sidebar: letters are smoothed for the ground they stand on."""
    picture = QPixmap(option.rect.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(colours.window))
    here = QStyleOptionViewItem(option)
    here.rect = frame = QRect(QPoint(0, 0), option.rect.size())
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if line.sort is Sort.HEAD:
        frame = frame.adjusted(0, _HEAD_AIR, 0, 0)
    _ground(painter, here, frame, colours)
    if line.sort is Sort.VALUE:
        _value(painter, here, frame, line, colours, face)
    else:
        _heading(painter, here, frame, line, colours, face)
    painter.end()
    return picture


def _ground(painter: QPainter, option: QStyleOptionViewItem, frame: QRect, colours: Colours) -> None:
    """Paint what says that the mouse is there, or the focus."""
    inside = QRectF(frame).adjusted(XS, 0.5, -XS, -0.5)
    focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
    hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
    if focused or hovered:
        painter.setPen(QPen(QColor(colours.accent), 1.5) if focused else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.selection if focused else colours.selection_idle))
        painter.drawRoundedRect(inside, 6, 6)


def _value(
    painter: QPainter, option: QStyleOptionViewItem, frame: QRect, line: Line, colours: Colours, face: _Face
) -> None:
    scale = face.unit
    left = frame.left() + round(ARROW * scale) + XS + round(line.level * M * scale)
    side = round(BOX * scale)
    box = QRect(left, frame.center().y() - side // 2, side, side)
    _box(painter, _mirrored(option, frame, box), colours, on=line.on)
    left = box.right() + S
    glyph = _glyph(line, colours)
    if glyph is not None:
        size = round(GLYPH * scale)
        place = _mirrored(option, frame, QRect(left, frame.center().y() - size // 2, size, size))
        draw_glyph(painter, QPointF(place.topLeft()), *glyph, size)
        left += size + S
    ink = colours.text if line.count or line.on else colours.muted
    right = _count_room(frame, round(face.small.width(wording.number(line.count)))).left()
    room = QRect(left, frame.top(), right - S - left, frame.height())
    _write(painter, option, room, frame, face.body, line.text, ink)
    if line.fold:
        _arrow(painter, option, frame, colours, scale, is_open=line.open)


def _count_room(frame: QRect, width: int) -> QRect:
    """Return where a count so wide stands, before mirroring."""
    return QRect(frame.right() - L - width, frame.top(), width + 1, frame.height())


def _heading(
    painter: QPainter, option: QStyleOptionViewItem, frame: QRect, line: Line, colours: Colours, face: _Face
) -> None:
    left = frame.left() + round(ARROW * face.unit) + XS
    words = face.bold if line.sort is Sort.HEAD else face.small
    ink = colours.muted if line.sort is Sort.HEAD else colours.accent
    room = QRect(left, frame.top(), frame.right() - M - left, frame.height())
    text = line.text
    if line.sort is Sort.HEAD and line.count and not line.open:
        text = f"{text}  ·  {wording.number(line.count)}"
    _write(painter, option, room, frame, words, text, ink)
    _arrow(painter, option, frame, colours, face.unit, is_open=line.open, up=line.sort is Sort.MORE and line.open)


def _glyph(line: Line, colours: Colours) -> tuple[str, str] | None:
    """Return the icon of a value and its colour."""
    match line.choice.group:
        case Group.KINDS:
            return line.choice.value, colours.kinds[Kind(line.choice.value)].ink
        case Group.CORE:
            return "star", colours.kinds[Kind.DOCUMENT].ink
        case Group.STAYS:
            return "lock", colours.muted
    return None


def _box(painter: QPainter, box: QRect, colours: Colours, *, on: bool) -> None:
    frame = QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setPen(QPen(QColor(colours.accent if on else colours.edge), 1))
    painter.setBrush(QColor(colours.accent if on else colours.base))
    painter.drawRoundedRect(frame, 5, 5)
    if on:
        pen = QPen(QColor(colours.on_accent), max(1.6, box.width() / 9))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        points = [(0.24, 0.53), (0.43, 0.71), (0.77, 0.32)]
        painter.drawPolyline([QPointF(box.left() + x * box.width(), box.top() + y * box.height()) for x, y in points])


def _arrow(
    painter: QPainter,
    option: QStyleOptionViewItem,
    frame: QRect,
    colours: Colours,
    scale: float,
    *,
    is_open: bool,
    up: bool = False,
) -> None:
    room = _mirrored(option, frame, QRect(frame.left() + XS, frame.top(), round(ARROW * scale), frame.height()))
    middle, half = QPointF(room.center()), 3.5 * scale
    forward = -1 if option.direction == Qt.LayoutDirection.RightToLeft else 1
    if is_open:
        down = -1 if up else 1
        points = [(-half, -half / 2 * down), (0.0, half / 2 * down), (half, -half / 2 * down)]
    else:
        points = [(-half / 2 * forward, -half), (half / 2 * forward, 0.0), (-half / 2 * forward, half)]
    pen = QPen(QColor(colours.muted), 1.6 * scale)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline([middle + QPointF(x, y) for x, y in points])


def _write(
    painter: QPainter, option: QStyleOptionViewItem, room: QRect, frame: QRect, words: Phrases, text: str, ink: str
) -> None:
    """Write where a line begins in its room, which is on the right where one reads from there."""
    place = QRectF(_mirrored(option, frame, room))
    if option.direction == Qt.LayoutDirection.RightToLeft:
        place.setLeft(max(place.left(), floor(place.right() - words.width(text))))
    words.draw(painter, place, text, ink)


def _mirrored(option: QStyleOptionViewItem, frame: QRect, part: QRect) -> QRect:
    return QStyle.visualRect(option.direction, frame, part)
