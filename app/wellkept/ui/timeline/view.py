"""How a timeline looks: it holds the counts and what is chosen, and paints them."""

import math

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolTip, QWidget

from wellkept.model.facets import Span, Times
from wellkept.ui.held import STEPS, TICK_MS, TICKS
from wellkept.ui.list.parts import unit
from wellkept.ui.timeline import words
from wellkept.ui.timeline.brush import Brush
from wellkept.ui.timeline.layout import Layout, Picture, Shape, laid_out
from wellkept.ui.timeline.painting import Pointed, paint, small
from wellkept.ui.timeline.scale import Scale
from wellkept.ui.tokens import XS, L, S, colours_of

_SLOT = 6
"""A bar and the gap behind it, at least, in pixels at the usual font size."""
_MOST = 120
"""More bars tell no more, however wide the window is."""
_BARS = 36
"""The height of the highest bar, in pixels at the usual font size."""


class TimelineView(QWidget):
    """Signals: `resized` there may be room for other stretches of time."""

    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wanted, self._allowed = True, False
        self.picture: Picture | None = None
        self.span: Span | None = None
        self.brush: Brush | None = None
        self._layout: Layout | None = None
        self._last: QPixmap | None = None
        self._steps = 0
        self._drag = QTimer(self, singleShot=True, interval=TICK_MS * TICKS)
        self._drag.timeout.connect(self.update)
        self.at = self.over = -1
        self.holding = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Memories over time"))
        self.setAccessibleDescription(words.how_to())
        self.hide()

    @property
    def room(self) -> int:
        """How many stretches there is room for, at least two."""
        return max(2, min(int(self.shape_now.width / (_SLOT * unit(QApplication.font()))), _MOST))

    @property
    def scale_shown(self) -> Scale | None:
        """How time is cut now, None before the first counts."""
        return self.picture.scale if self.picture is not None else None

    @property
    def shape_now(self) -> Shape:
        """Where things are, as large as the widget is now."""
        width, bars = max(1, self.width() - 2 * L), round(_BARS * unit(QApplication.font()))
        return Shape(float(width), float(L), float(S + XS), float(bars), not self.isLeftToRight())

    @property
    def pointed(self) -> Brush | None:
        """What is spoken of: the place under the mouse, else what the mouse holds or the keys are at."""
        if self.picture is None:
            return None
        if self.holding and self.brush is not None:
            return self.brush
        if self.over >= 0:
            return Brush(self.over, self.over)
        return (self.brush or Brush(self.at, self.at)) if self.hasFocus() else None

    @property
    def said(self) -> str:
        """What is said of that, "" for nothing."""
        pointed = self.pointed
        if self.picture is None or pointed is None:
            return ""
        return words.of_places(self.picture, pointed.first, pointed.last)

    def want(self, wanted: bool) -> None:
        """Be shown wherever there is something to show, or not."""
        self.wanted = wanted
        self.setVisible(self.wanted and self._allowed)

    def allow(self, allowed: bool) -> None:
        """Be shown if wanted, or not: without memories there is nothing to show."""
        self._allowed = allowed
        self.setVisible(self.wanted and self._allowed)

    def show_times(self, scale: Scale, times: Times) -> None:
        """Show other counts."""
        changed = scale != self.scale_shown
        self.picture = Picture(scale, times.whole, times.found)
        if changed:
            self.brush = self._brush_of(self.span)
            self.over, self.holding = -1, False
            self.at = self.brush.head if self.brush is not None else scale.number - 1
        self.update()

    def show_span(self, span: Span | None) -> None:
        """Show that a stretch of time is chosen, None for all of it."""
        if span != self.span:
            self.span, self.brush = span, self._brush_of(span)
            self.at = self.brush.head if self.brush is not None else self.at
            self.update()

    def place(self, x: float) -> int:
        """Return the place at so many pixels from the left, -1 before the first counts."""
        scale, shape = self.scale_shown, self.shape_now
        if scale is None:
            return -1
        at = (x - shape.left) / shape.width
        return max(0, min(int((1 - at if shape.right_to_left else at) * scale.number), scale.number - 1))

    def ends(self) -> tuple[float, float]:
        """Return where what is chosen begins and ends, in pixels from the left; far off for nothing."""
        scale, shape = self.scale_shown, self.shape_now
        if scale is None or self.span is None:
            return -math.inf, -math.inf
        begin, end = (shape.x(place * shape.width / scale.number) for place in scale.ends(self.span))
        return begin, end

    def sizeHint(self) -> QSize:
        """Return the size: as wide as may be, as high as bars and names need."""
        names = QFontMetrics(small()).height()
        return QSize(200, round(self.shape_now.top + self.shape_now.bars + XS + names + XS))

    def minimumSizeHint(self) -> QSize:
        """Return a size that never makes the window wider."""
        return QSize(80, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint; while the window is dragged, what was painted last, from the edge that it begins at."""
        if self.picture is None:
            return
        if self._last is None or not self.dragged:
            self._last = self._painted(self.picture)
        left = self.width() - round(self._last.deviceIndependentSize().width()) if self.shape_now.right_to_left else 0
        painter = QPainter(self)
        painter.drawPixmap(left, 0, self._last)
        painter.end()

    @property
    def dragged(self) -> bool:
        """Whether the window is being dragged larger or smaller."""
        return self._drag.isActive() and self._steps > STEPS

    def _painted(self, picture: Picture) -> QPixmap:
        chosen = picture.scale.ends(self.span) if self.span is not None else None
        by_key = self.hasFocus() and self.over < 0
        pointed = Pointed(self.pointed, self.said, by_key=by_key) if self.pointed is not None else None
        colours, ratio = colours_of(QApplication.palette()), self.devicePixelRatioF()
        still = QPixmap(self.size() * ratio)
        still.setDevicePixelRatio(ratio)
        still.fill(QColor(colours.window))
        painter = QPainter(still)
        paint(painter, self._laid_out(picture), chosen, pointed, colours)
        painter.end()
        return still

    def _laid_out(self, picture: Picture) -> Layout:
        """Return the layout of now; the one of before where nothing is other."""
        laid, shape = self._layout, self.shape_now
        if laid is None or laid.picture is not picture or laid.shape != shape:
            self._layout = laid = laid_out(picture, shape, QFontMetrics(small()).horizontalAdvance, laid)
        return laid

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell that there is room for more or fewer stretches."""
        super().resizeEvent(event)
        self._steps = self._steps + 1 if self._drag.isActive() else 0
        self._drag.start()
        self.resized.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font size of the program."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._layout = None
            self.updateGeometry()
            self.resized.emit()

    def event(self, event: QEvent) -> bool:
        """Say in a tooltip what is under the mouse, and what can be done."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), "\n".join(filter(None, (self.said, words.how_to()))), self)
            return True
        return super().event(event)

    def _brush_of(self, span: Span | None) -> Brush | None:
        """Return the places that a stretch of time touches."""
        scale = self.scale_shown
        if span is None or scale is None:
            return None
        begin, end = scale.ends(span)
        first = min(int(begin), scale.number - 1)
        return Brush(first, max(first, math.ceil(end) - 1))
