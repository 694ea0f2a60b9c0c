"""What an owner sees who has no memories yet: three ways to begin."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

from wellkept.ui.first_run.card import Card
from wellkept.ui.list.parts import unit
from wellkept.ui.tokens import LARGE, XL, L, M, S
from wellkept.ui.widgets import Label, named

_WIDTH = 880
"""The cards' width at most, in device-independent pixels at the usual font size."""
_SIDE_BY_SIDE = 640
"""From this width on, at the usual font size, the cards stand side by side."""
_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class FirstRun(QScrollArea):
    """A heading and three cards; scrolls where there is no room for them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.title = Label(self.tr("No memories yet"), size=LARGE, bold=True, wrap=True)
        self.text = Label(
            self.tr(
                "Begin in one of these ways. Nothing is kept before you choose it, and nothing leaves this computer."
            ),
            tone="muted",
            wrap=True,
        )
        self.paste = Card(
            "teach",
            self.tr("Paste something about yourself"),
            self.tr(
                "A page about you, a diary, notes, a chat. Wellkept finds the sentences worth keeping; you choose."
            ),
        )
        self.bring = Card(
            "attach",
            self.tr("Import from elsewhere"),
            self.tr("Choose files of plain text: .txt, .md and others, up to 50 MB each. Other kinds cannot be read."),
        )
        self.look = Card(
            "search",
            self.tr("Look around with sample memories"),
            self.tr("Some forty memories of somebody who does not exist. One press removes them all, wholly."),
        )
        self._build()

    def _build(self) -> None:
        self._cards = QBoxLayout(_BESIDE)
        self._cards.setSpacing(M)
        for card in (self.paste, self.bring, self.look):
            self._cards.addWidget(card, 1)
        self._column = QVBoxLayout()
        self._column.setSpacing(S)
        for label in (self.title, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            self._column.addWidget(label)
        self._column.addSpacing(L)
        self._column.addLayout(self._cards)
        self._middle = QWidget()
        self._middle.setLayout(self._column)
        self._column.setContentsMargins(0, 0, 0, 0)
        sheet = named(QWidget(), "sheet")
        outer = QVBoxLayout(sheet)
        outer.setContentsMargins(XL, XL, XL, XL)
        outer.addStretch(2)
        row = QBoxLayout(_BESIDE)
        row.addStretch(1)
        row.addWidget(self._middle, 1000)
        row.addStretch(1)
        outer.addLayout(row)
        outer.addStretch(3)
        self.setWidget(sheet)

    def event(self, event: QEvent) -> bool:
        """Put the cards one above the other where they have no room side by side."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.StyleChange, QEvent.Type.Show):
            scale = unit(QApplication.font())
            self._middle.setMaximumWidth(round(_WIDTH * scale))
            fits = self.width() >= round(_SIDE_BY_SIDE * scale)
            self._cards.setDirection(_BESIDE if fits else _BELOW)
        return super().event(event)
