"""The page of the map of meaning."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QStackedWidget, QVBoxLayout, QWidget

from wellkept.service.map_answers import MeaningMap
from wellkept.ui.empty import Empty
from wellkept.ui.map import words
from wellkept.ui.map.canvas import MapCanvas
from wellkept.ui.map.handling import MapHandling
from wellkept.ui.map.legend import Legend
from wellkept.ui.tokens import SMALL, TITLE, XL, L, M, S
from wellkept.ui.widgets import Button, Label, named, rule


class MapPage(QWidget):
    """Signals: `left` to the list; `opened` the key of a memory; `listed` keys to show in the list;
    `anew_wanted` lay all out again; `cancel_wanted`.
    """

    left = Signal()
    opened = Signal(object)
    listed = Signal(object)
    anew_wanted = Signal()
    cancel_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.canvas, self.legend = MapCanvas(), Legend()
        self.handling = MapHandling(self.canvas)
        self.back = Button(self.tr("Back"), self.left.emit, look="quiet", glyph="back", tip=self.tr("Back (Esc)"))
        self.none = Empty("map")
        self.none.add_button(self.tr("Back to the memories"), self.left.emit)
        self.again = self.none.add_button(self.tr("Try again"), self.anew_wanted.emit)
        self.progress = QProgressBar(textVisible=False)
        self.stack = QStackedWidget()
        self.waiting = self._computing()
        for page in (self.waiting, self.none, self.canvas):
            self.stack.addWidget(page)
        self._build()
        self.canvas.chosen.connect(self._on_chosen)
        self.handling.opened.connect(self.opened)
        self.legend.changed.connect(self._on_legend)
        self._show_tools(there=False)

    def _build(self) -> None:
        top = QVBoxLayout()
        top.setContentsMargins(XL, L, XL, S)
        top.setSpacing(S)
        top.addLayout(self._head())
        self.intro = Label(tone="muted", wrap=True)
        top.addWidget(self.intro)
        top.addWidget(self.legend)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(rule())
        column.addWidget(self.stack, 1)
        column.addWidget(self._foot())

    def _head(self) -> QHBoxLayout:
        self.mover = self._tool(self.tr("Move"), None, self.tr("Drag moves the map, instead of selecting"))
        self.mover.setCheckable(True)
        self.mover.toggled.connect(self._on_move)
        self.farther = self._tool("−", self.handling.farther, self.tr("See more of the map (-)"))
        self.closer = self._tool("+", self.handling.closer, self.tr("Look closer (+)"))
        self.fit = self._tool(self.tr("See all"), self.handling.fit, self.tr("See all of the map (0)"))
        self.anew = self._tool(self.tr("Lay out anew"), self.anew_wanted.emit, self.tr("Lay out all memories again"))
        head = QHBoxLayout()
        head.setSpacing(S)
        head.addWidget(self.back)
        head.addWidget(Label(self.tr("Map of meaning"), size=TITLE, bold=True, wrap=True), 1)
        for tool in (self.mover, self.farther, self.closer, self.fit, self.anew):
            head.addWidget(tool)
        return head

    def _foot(self) -> QWidget:
        self.count = Label(tone="muted", size=SMALL, wrap=True)
        self.nothing = Button(self.tr("Select none"), self._on_nothing, look="quiet")
        self.show_in_list = Button("", self._on_listed, look="primary")
        for button in (self.nothing, self.show_in_list):
            room = button.sizePolicy()
            room.setRetainSizeWhenHidden(True)  # so that the map does not grow and shrink
            button.setSizePolicy(room)
        foot = QHBoxLayout()
        foot.setContentsMargins(XL, S, XL, S)
        foot.setSpacing(M)
        foot.addWidget(self.count, 1)
        foot.addWidget(self.nothing)
        foot.addWidget(self.show_in_list)
        self.foot = QWidget()
        column = QVBoxLayout(self.foot)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(rule())
        column.addLayout(foot)
        return self.foot

    def _tool(self, text: str, pressed: Callable[[], object] | None, tip: str) -> Button:
        made = Button(text, pressed, look="quiet", tip=tip)
        made.setAccessibleName(tip)
        return made

    def _computing(self) -> QWidget:
        sheet = named(QWidget(), "sheet")
        sheet.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.progress.setAccessibleName(self.tr("Progress of the map"))
        self.progress.setMaximumWidth(320)
        self.cancel = Button(self.tr("Cancel"), self.cancel_wanted.emit)
        column = QVBoxLayout(sheet)
        column.setSpacing(M)
        column.addStretch(2)
        column.addWidget(Label(self.tr("Laying out your memories by meaning…")), 0, Qt.AlignmentFlag.AlignHCenter)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.progress, 2)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self.cancel, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        return sheet

    def load(self, drawn: MeaningMap, hits: frozenset[int] | None) -> None:
        """Show a map; all but `hits` stand back where something was searched for."""
        self.canvas.light(hits)
        self.canvas.load(drawn)
        self.legend.tell(self.canvas.points.counts())
        lit = words.lit(len(hits.intersection(drawn.keys))) if hits is not None else ""
        self.intro.setText(f"{words.described(drawn)} {lit}".strip())
        self._turn(self.canvas)

    def say(self, title: str, text: str, *, again: bool = False) -> None:
        """Say why there is no map."""
        self.canvas.clear()
        self.none.say(title, text)
        self.again.setVisible(again)
        self._turn(self.none)

    def wait(self) -> None:
        """Show that the map is being made."""
        self.progress.setRange(0, 0)
        self._turn(self.waiting)

    def set_progress(self, done: int, total: int) -> None:
        """Show how far it has come."""
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def focus(self) -> None:
        """Move the focus to the map, or to the way back where there is none."""
        (self.canvas if self.stack.currentWidget() is self.canvas else self.back).setFocus()

    def _turn(self, page: QWidget) -> None:
        within = self.stack.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False
        self.stack.setCurrentWidget(page)
        self._show_tools(there=page is self.canvas)
        if within or self.back.hasFocus():
            self.focus()

    def _show_tools(self, *, there: bool) -> None:
        for tool in (self.mover, self.farther, self.closer, self.fit, self.anew, self.intro, self.legend, self.foot):
            tool.setVisible(there)
        self._on_chosen()

    def _on_chosen(self) -> None:
        count = len(self.canvas.selected)
        self.count.setText(words.selected(count))
        self.show_in_list.setText(words.show_these(count))
        for button in (self.show_in_list, self.nothing):
            if button.hasFocus() and not count:
                self.canvas.setFocus()
            button.setVisible(count > 0)

    def _on_legend(self) -> None:
        self.canvas.points.hidden = self.legend.hidden
        points = self.canvas.points
        kept = {key for key in self.canvas.selected if (at := points.place_of(key)) is not None and points.shown(at)}
        self.canvas.repaint_points()
        self.canvas.choose(kept)

    def _on_move(self, moving: bool) -> None:
        self.handling.moving = moving
        self.canvas.setCursor(Qt.CursorShape.OpenHandCursor if moving else Qt.CursorShape.ArrowCursor)

    def _on_nothing(self) -> None:
        self.canvas.choose(set())

    def _on_listed(self) -> None:
        self.listed.emit(tuple(key for key in self.canvas.points.keys if key in self.canvas.selected))
