"""One assistant: how things stand with it, what it may do and see, and what can be done about it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wellkept.model.assistants import Assistant, Right
from wellkept.ui.assistants import words
from wellkept.ui.assistants.scrolled import Sheet
from wellkept.ui.flow import Flow
from wellkept.ui.icons import pixmap
from wellkept.ui.list.parts import unit
from wellkept.ui.tokens import ICON, LARGE, SMALL, XS, L, M, S, colours_of
from wellkept.ui.widgets import Button, Label, clear

_YES, _NO = "done", "close"
_WHOSE, _ABOUT, _LEARNED = "document", "relationship", "map"


class MayLine(QWidget):
    """A sentence with a sign before it; the sentence says it all to who cannot see the sign."""

    def __init__(self, glyph: str, text: str) -> None:
        super().__init__()
        self._glyph = glyph
        self._picture = QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(S)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(Label(text, tone="muted" if glyph == _NO else "", wrap=True), 1)
        self._tint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the program."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._tint()

    def _tint(self) -> None:
        colours = colours_of(QApplication.palette())
        ink = colours.good if self._glyph == _YES else colours.muted
        size = round(ICON * unit(QApplication.font()))
        self._picture.setPixmap(pixmap(self._glyph, ink, size, self.devicePixelRatioF()))


class AssistantView(Sheet):
    """Signals: `change_wanted`; `renew_wanted` of its token; `out_wanted`; `remove_wanted`; `accesses_wanted`;
    `sight_wanted` the list as it may read it.
    """

    change_wanted = Signal()
    renew_wanted = Signal()
    out_wanted = Signal()
    remove_wanted = Signal()
    accesses_wanted = Signal()
    sight_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = Label(size=LARGE, bold=True, wrap=True)
        self.standing = Label(tone="muted", wrap=True)
        self.accesses = Button(self.tr("What it read and wrote"), self.accesses_wanted.emit, glyph="search")
        self.sight = Button(self.tr("See what it may read"), self.sight_wanted.emit, glyph="filter")
        self.sight.setToolTip(self.tr("Show the list as this assistant may read it"))
        self.change = Button(self.tr("Change what it may do"), self.change_wanted.emit, glyph="correct")
        self.renew = Button(self.tr("New token"), self.renew_wanted.emit)
        self.out = Button(self.tr("Shut it out"), self.out_wanted.emit, look="danger", glyph="lock")
        self.out.setToolTip(self.tr("Its token stops working at once; it stays on the list"))
        self.back_in = Button(self.tr("Let it in again"), self.renew_wanted.emit, look="primary")
        self.back_in.setToolTip(self.tr("It gets a new token; the old one stays dead"))
        self.remove = Button(self.tr("Remove"), self.remove_wanted.emit, look="danger", glyph="forget")
        self.remove.setToolTip(self.tr("Take it off the list, with the record of what it read"))
        self._build()

    def _build(self) -> None:
        self._may, self._sees = QVBoxLayout(), QVBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(L + S, L, L + S, L)
        column.setSpacing(XS)
        column.addWidget(self.name)
        column.addWidget(self.standing)
        self._doing, self._seeing = (Label(size=SMALL, bold=True, tone="muted") for _ in range(2))
        for title, lines in ((self._doing, self._may), (self._seeing, self._sees)):
            column.addSpacing(L)
            column.addWidget(title)
            lines.setSpacing(S)
            column.addSpacing(XS)
            column.addLayout(lines)
        column.addSpacing(L + M)
        column.addLayout(Flow(self.back_in, self.accesses, self.sight, self.change, self.renew))
        column.addSpacing(S)
        column.addLayout(Flow(self.out, self.remove))
        column.addStretch(1)

    def show_assistant(self, one: Assistant, times: int, now: int) -> None:
        """Show an assistant; `times` it asked this week, `now` in ms since 1970 UTC."""
        self.name.setText(words.name(one))
        self.standing.setText(words.standing(one, times, now))
        inside = one.revoked_at is None
        self._doing.setText(self.tr("WHAT IT MAY DO") if inside else self.tr("WHAT IT MIGHT DO, ONCE LET IN AGAIN"))
        self._seeing.setText(self.tr("WHAT IT MAY SEE") if inside else self.tr("WHAT IT MIGHT SEE"))
        rights = one.rights
        _fill(self._may, [(_YES if allowed else _NO, text) for allowed, text in words.may(rights)])
        sees = ((_WHOSE, words.whose(rights)), (_ABOUT, words.about(rights)), (_LEARNED, words.learned(rights)))
        _fill(self._sees, sees)
        for button, visible in (
            (self.back_in, not inside),
            (self.sight, Right.READ in rights.can),
            (self.change, inside),
            (self.renew, inside),
            (self.out, inside),
            (self.remove, True),
        ):
            button.setVisible(visible)

    def focus(self) -> None:
        """Move the focus to what is done first here."""
        (self.back_in if not self.back_in.isHidden() else self.accesses).setFocus()


def _fill(column: QVBoxLayout, lines: Sequence[tuple[str, str]]) -> None:
    clear(column)
    for glyph, text in lines:
        column.addWidget(MayLine(glyph, text))
