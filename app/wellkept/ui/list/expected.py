"""Asking why a memory is not among the results: the line under them, and the strip while the owner points at it."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wellkept.model.text import shown
from wellkept.ui.commands import tip_of
from wellkept.ui.tokens import SMALL, XS, L, M, S
from wellkept.ui.widgets import Button, Label, named, rule

_QUERY_CHARS = 60


class ExpectedLine(QWidget):
    """Signals: `wanted` the owner expected another memory."""

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.point = Button(self.tr("Point at it"), self.wanted.emit, look="link", tip=partial(tip_of, "why_not"))
        self.point.setAccessibleName(self.tr("Point at the memory you expected"))
        self.point.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row = QHBoxLayout()
        row.setContentsMargins(L, XS, M, XS)
        row.setSpacing(S)
        row.addWidget(Label(self.tr("Expected a memory that is not here?"), tone="muted", size=SMALL), 1)
        row.addWidget(self.point)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(rule())
        column.addLayout(row)
        self.hide()


class PointingStrip(QWidget):
    """Signals: `back_wanted` to the search."""

    back_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = Label(bold=True, wrap=True)
        self.hint = Label(
            self.tr("Choose it in the list; type a few of its words to find it. It then says why it was not found."),
            tone="muted",
            size=SMALL,
            wrap=True,
        )
        self.back = Button(self.tr("Back to the search"), self.back_wanted.emit, tip=partial(tip_of, "why_not"))
        said = QVBoxLayout()
        said.setSpacing(XS)
        said.addWidget(self.text)
        said.addWidget(self.hint)
        sheet = named(QWidget(), "pointing")
        sheet.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(sheet)
        row.setContentsMargins(L, S, M, S)
        row.setSpacing(M)
        row.addLayout(said, 1)
        row.addWidget(self.back)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(sheet)
        column.addWidget(rule())
        self.hide()

    def say(self, query: str) -> None:
        """Say which search it is about, and come into sight."""
        cut = query if len(query) <= _QUERY_CHARS else query[: _QUERY_CHARS - 1] + "…"
        pattern = self.tr("Which memory did you expect for “{query}”?")
        self.text.setText(pattern.format(query=shown(" ".join(cut.split()))))
        self._fit()
        self.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as high as the words need at this width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.setMinimumHeight(max(0, self.heightForWidth(self.width())))
