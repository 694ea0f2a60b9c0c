"""The token of an assistant, shown once, and what to paste where so that it finds its way in."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication, QButtonGroup, QPlainTextEdit, QVBoxLayout, QWidget

from wellkept.service.snippets import Snippet
from wellkept.ui.assistants.scrolled import Sheet
from wellkept.ui.flow import Flow
from wellkept.ui.in_words import in_words
from wellkept.ui.theme import sized
from wellkept.ui.tokens import BODY, LARGE, SMALL, XS, L, M, S
from wellkept.ui.widgets import Button, Label

_MOST_LINES = 16


def fixed(size: float) -> QFont:
    """Return the font for what is copied letter by letter, at a step of the type scale."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(sized(QApplication.font(), size).pointSizeF())
    return font


class TokenLabel(Label):
    """A token, in letters that cannot be taken for one another."""

    def __init__(self) -> None:
        super().__init__(size=BODY, wrap=True)
        self.selectable()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # a screen reader stops here

    def _rescale(self) -> None:
        self.setFont(fixed(BODY))


class TokenSheet(Sheet):
    """Signals: `copy_wanted` a text; `done` the owner has what is needed."""

    copy_wanted = Signal(str)
    done = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._token = ""
        self._snippets: tuple[Snippet, ...] = ()
        self.title = Label(size=LARGE, bold=True, wrap=True)
        self.token = TokenLabel()
        self.token.setAccessibleName(self.tr("Token"))
        self.copy = Button(self.tr("Copy the token"), self._on_copy_token, glyph="copy")
        self.programs = QButtonGroup(self)
        self.programs.idClicked.connect(self._on_program)
        self._flow = Flow()
        self.where = Label(wrap=True)
        self.text = QPlainTextEdit(readOnly=True)
        self.text.setAccessibleName(self.tr("What to paste"))
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.text.document().documentLayout().documentSizeChanged.connect(self._fit)
        self.copy_text = Button(self.tr("Copy this"), self._on_copy_text, look="primary", glyph="copy")
        self.finish = Button(self.tr("Done"), self.done.emit)
        self._build()

    def _build(self) -> None:
        why = self.tr("Its token is shown only now, and kept nowhere. Whoever has it gets in as this assistant.")
        column = QVBoxLayout(self)
        column.setContentsMargins(L + S, L, L + S, L)
        column.setSpacing(S)
        column.addWidget(self.title)
        column.addWidget(Label(why, tone="muted", wrap=True))
        column.addSpacing(XS)
        column.addWidget(Label(self.tr("WHICH PROGRAM IS IT?"), size=SMALL, bold=True, tone="muted"))
        column.addLayout(self._flow)
        column.addWidget(self.where)
        column.addWidget(self.text)
        column.addLayout(Flow(self.copy_text))
        column.addSpacing(M)
        column.addWidget(Label(self.tr("THE TOKEN ALONE"), size=SMALL, bold=True, tone="muted"))
        column.addWidget(self.token)
        column.addLayout(Flow(self.copy, self.finish))
        column.addStretch(1)

    def show_token(self, title: str, token: str, snippets: Sequence[Snippet]) -> None:
        """Show the token of an assistant that was let in just now, and the first of some ways to use it."""
        self._token, self._snippets = token, tuple(snippets)
        self.title.setText(title)
        self.token.setText(token)
        for button in self.programs.buttons():
            self.programs.removeButton(button)
            button.deleteLater()
        while self._flow.takeAt(0) is not None:
            pass
        for place, one in enumerate(snippets):
            button = Button(one.program, look="quiet")
            button.setCheckable(True)
            self.programs.addButton(button, place)
            self._flow.addWidget(button)
        if snippets:
            self.programs.button(0).setChecked(True)
            self._on_program(0)
        self.copy_text.setFocus(Qt.FocusReason.OtherFocusReason)

    def clear(self) -> None:
        """Show no token any more, and hold none."""
        self._token, self._snippets = "", ()
        self.token.setText("")
        self.text.setPlainText("")

    @property
    def holds(self) -> bool:
        """Whether a token is in sight that cannot be shown again."""
        return bool(self._token)

    def _on_program(self, place: int) -> None:
        one = self._snippets[place]
        self.where.setText(in_words(one.where))
        self.text.setFont(fixed(SMALL))
        self.text.setPlainText(one.text)

    def _fit(self, _size: object = None) -> None:
        """Be as high as the text, within reason."""
        lines = min(max(int(self.text.document().size().height()), 1), _MOST_LINES)
        self.text.setFixedHeight(lines * self.text.fontMetrics().lineSpacing() + 2 * M)

    def _on_copy_token(self) -> None:
        self.copy_wanted.emit(self._token)

    def _on_copy_text(self) -> None:
        self.copy_wanted.emit(self.text.toPlainText())
