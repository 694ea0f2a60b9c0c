"""The card at the top: how the door stands, a switch, and a way out where it does not open."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wellkept.ui.assistants import words
from wellkept.ui.assistants.door import Door, DoorState
from wellkept.ui.flow import Flow
from wellkept.ui.icons import pixmap
from wellkept.ui.messages import announce
from wellkept.ui.settings.parts import say
from wellkept.ui.tokens import TITLE, XS, L, M, S, colours_of
from wellkept.ui.widgets import Button, Label

_GLYPH = 28
_TROUBLE = (Door.TAKEN, Door.REFUSED, Door.FELL)


class DoorCard(QFrame):
    """Signals: `asked` open the door, or shut it; `again` try once more; `elsewhere` at another number;
    `copy_wanted` the address.
    """

    asked = Signal(bool)
    again = Signal()
    elsewhere = Signal()
    copy_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("section")
        self._state, self._anybody = DoorState(), False
        self._picture = QLabel()
        self.sentence = Label(size=TITLE, bold=True, wrap=True)
        self.more = Label(tone="muted", wrap=True)
        self.switch = Button("", self._on_switch)
        self.copy = Button("", self._on_copy, look="quiet", glyph="copy", tip=self.tr("Copy the address"))
        self.retry = Button(self.tr("Try again"), self.again.emit, look="primary")
        self.other = Button(self.tr("Use another number"), self.elsewhere.emit)
        self._build()
        self.tell(self._state, anybody=False)

    def _build(self) -> None:
        said = QVBoxLayout()
        said.setSpacing(XS)
        said.addWidget(self.sentence)
        said.addWidget(self.more)
        self._acts = QWidget()
        acts = QVBoxLayout(self._acts)
        acts.setContentsMargins(0, S, 0, 0)
        acts.addLayout(Flow(self.retry, self.other))
        said.addWidget(self._acts)
        row = QHBoxLayout(self)
        row.setContentsMargins(L, M, L, M)
        row.setSpacing(L)
        row.addWidget(self._picture)
        row.addLayout(said, 1)
        row.addWidget(self.copy)
        row.addWidget(self.switch)

    def tell(self, state: DoorState, *, anybody: bool) -> None:
        """Show how the door stands; `anybody` whether an assistant is let in."""
        turned = state.door is not self._state.door
        self._state, self._anybody = state, anybody
        trouble, opened = state.door in _TROUBLE, state.door is Door.OPEN
        self.sentence.setText(words.door(state, anybody=anybody))
        self.sentence.set_tone("danger" if trouble else "")
        say(self.more, words.door_more(state, anybody=anybody))
        wanted = opened or state.door is Door.OPENING
        self.switch.setText(self.tr("Shut the door") if wanted else self.tr("Open the door"))
        self.switch.set_look("" if wanted else "primary")
        self.switch.setVisible(not trouble)
        self.switch.setEnabled(wanted or anybody)
        had = self.retry.hasFocus() or self.other.hasFocus() or self.switch.hasFocus()
        self.retry.setVisible(trouble)
        self.other.setVisible(state.door is Door.TAKEN)
        self.copy.setVisible(opened)
        self._acts.setVisible(trouble)
        if had:
            (self.retry if trouble else self.switch).setFocus()
        if turned and self.isVisible():
            announce(self, self.sentence.text(), urgent=trouble)
        self._tint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the program."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()

    def _tint(self) -> None:
        colours = colours_of(QApplication.palette())
        opened = self._state.door is Door.OPEN
        ink = colours.good if opened else colours.danger if self._state.door in _TROUBLE else colours.muted
        self._picture.setPixmap(pixmap("door_open" if opened else "door", ink, _GLYPH, self.devicePixelRatioF()))

    def _on_switch(self) -> None:
        self.asked.emit(self._state.door not in (Door.OPEN, Door.OPENING))

    def _on_copy(self) -> None:
        self.copy_wanted.emit(self._state.address)
