"""The line under the list: how many memories can be found by meaning, and a button while more are being read."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wellkept.service.meaning_answers import Coverage
from wellkept.ui import wording
from wellkept.ui.counting import counted
from wellkept.ui.in_words import in_words
from wellkept.ui.meaning_keeper import Standing, State
from wellkept.ui.tokens import SMALL, XS, L, M, S
from wellkept.ui.widgets import Button, Label, rule


class ListFoot(QWidget):
    """Signals: `pause_wanted`; `go_on_wanted`; `left` the button went away while it had the focus."""

    pause_wanted = Signal()
    go_on_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = State.RESTS
        self.text = Label(tone="muted", size=SMALL, wrap=True)
        self.button = Button("", self._on_button, look="link")
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not take the focus from the search
        keeps_its_room = self.button.sizePolicy()
        keeps_its_room.setRetainSizeWhenHidden(True)
        self.button.setSizePolicy(keeps_its_room)
        row = QHBoxLayout()
        row.setContentsMargins(L, XS, M, XS)
        row.setSpacing(S)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(rule())
        column.addLayout(row)
        self._name_button(State.RESTS)
        self.button.hide()

    def tell(self, standing: Standing) -> None:
        """Show how far it has come."""
        text = said(standing)
        if text != self.text.text():
            self.text.setText(text)
        self.text.setToolTip(in_words(standing.coverage.note))
        if standing.state is not self._state:
            self._state = standing.state
            self._name_button(standing.state)
        offered = standing.state is not State.RESTS and _missing(standing.coverage)
        if self.button.hasFocus() and not offered:
            self.left.emit()
        self.button.setVisible(offered)

    def _name_button(self, state: State) -> None:
        paused = state is State.PAUSED
        self.button.setText(self.tr("Go on") if paused else self.tr("Pause"))
        name = self.tr("Go on reading for meaning") if paused else self.tr("Pause reading for meaning")
        self.button.setAccessibleName(name)

    def _on_button(self) -> None:
        (self.go_on_wanted if self._state is State.PAUSED else self.pause_wanted).emit()


def said(standing: Standing) -> str:
    """Return how many memories can be found by meaning, in plain words; "" where there are none."""
    coverage = standing.coverage
    if coverage.reason:
        if coverage.usable:
            return in_words(coverage.note)
        return _tr("Searching by words only: {reason}").format(reason=in_words(coverage.reason))
    if not coverage.total:
        return ""
    if not _missing(coverage):
        return _all(coverage.total)
    changing = coverage.note and standing.state is not State.RESTS
    pattern = _tr("Changing to {model}: {n} of {all}") if changing else _tr("Searchable by meaning: {n} of {all}")
    text = pattern.format(
        model=wording.embedder(coverage.model),
        n=wording.number(coverage.with_),
        all=wording.number(coverage.total),
    )
    if standing.state is State.PAUSED:
        return _tr("{text}, paused").format(text=text)
    return f"{text}. {in_words(coverage.note)}" if coverage.note and not changing else text


def _all(total: int) -> str:
    return counted("ListFoot", "Searchable by meaning", "All {n} searchable by meaning", total)


def _missing(coverage: Coverage) -> bool:
    return coverage.with_ < coverage.total


def _tr(text: str) -> str:
    return QCoreApplication.translate("ListFoot", text)
