"""A calm line with a choice: a change of model that would find less waits for the owner."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wellkept.service.answers import Waiting
from wellkept.ui import wording
from wellkept.ui.exam.words import waiting as words
from wellkept.ui.icons import pixmap
from wellkept.ui.messages import announce
from wellkept.ui.tokens import ICON, L, M, S, colours_of
from wellkept.ui.widgets import Button, Label, named


class VerdictBar(QWidget):
    """Signals: `keep_wanted` and `change_wanted` the name of a model; `look_wanted` that of the one to try."""

    keep_wanted = Signal(str)
    change_wanted = Signal(str)
    look_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._waiting: Waiting | None = None
        self._picture = QLabel()
        self.text = Label(wrap=True).selectable()
        self.look = Button(self.tr("Show the questions"), self._on_look, look="link")
        self.keep = Button("", self._on_keep)
        self.change = Button(self.tr("Change anyway"), self._on_change)
        frame = named(QFrame(), "message")
        frame.setProperty("tone", "notice")
        choice = QHBoxLayout()
        choice.setSpacing(S)
        for button in (self.keep, self.change, self.look):
            choice.addWidget(button)
        choice.addStretch(1)
        said = QVBoxLayout()
        said.setSpacing(S)
        said.addWidget(self.text)
        said.addLayout(choice)
        row = QHBoxLayout(frame)
        row.setContentsMargins(M, M, M, M)
        row.setSpacing(M)
        row.addWidget(self._picture)
        row.addLayout(said, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(L, S, L, S)
        column.addWidget(frame)
        self.hide()

    def tell(self, waiting: Waiting | None) -> None:
        """Show what waits, or nothing."""
        if waiting == self._waiting:
            return
        self._waiting = waiting
        self.setVisible(waiting is not None)
        if waiting is None:
            return
        self._picture.setPixmap(
            pixmap("why", colours_of(QApplication.palette()).accent, ICON, self.devicePixelRatioF())
        )
        self.keep.setText(self.tr("Keep {model}").format(model=wording.embedder(waiting.serving)))
        self.text.setText(words(waiting))
        announce(self, words(waiting))

    def _on_keep(self) -> None:
        if self._waiting is not None:
            self.keep_wanted.emit(self._waiting.serving)

    def _on_change(self) -> None:
        if self._waiting is not None:
            self.change_wanted.emit(self._waiting.model)

    def _on_look(self) -> None:
        if self._waiting is not None:
            self.look_wanted.emit(self._waiting.model)
