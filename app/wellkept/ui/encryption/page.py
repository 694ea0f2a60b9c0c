"""The page about encryption: how things stand, and the ways to change it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QScrollArea, QVBoxLayout, QWidget

from wellkept.service.encryption_requests import EncryptionState
from wellkept.ui.encryption import words
from wellkept.ui.encryption.code_sheet import CodeSheet
from wellkept.ui.flow import Flow
from wellkept.ui.messages import announce
from wellkept.ui.settings.parts import Column, Section, fault_label, say
from wellkept.ui.tokens import TITLE, XL, L, M, S
from wellkept.ui.widgets import Button, Label


class EncryptionPage(QWidget):
    """Signals: `left` to the list; `code_wanted` a new key; `decrypt_wanted`."""

    left = Signal()
    code_wanted = Signal()
    decrypt_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.back = Button(self.tr("Back"), self.left.emit, look="quiet", glyph="back", tip=self.tr("Back (Esc)"))
        self.sentence = Label(bold=True, wrap=True)
        self.more = Label(tone="muted", wrap=True)
        self.fault = fault_label()
        self.done = Label(tone="muted", wrap=True)
        self.progress = QProgressBar(textVisible=False, minimum=0, maximum=0)
        self.progress.setAccessibleName(self.tr("Work on the file"))
        self.on = Button(self.tr("Encrypt my memories"), self.code_wanted.emit, look="primary", glyph="lock")
        self.change = Button(self.tr("New key and code"), self.code_wanted.emit)
        self.off = Button(self.tr("Turn encryption off"), self._on_off)
        self.question = Label(
            self.tr("Whoever gets hold of the file can read it then, and its recovery code opens nothing any more."),
            wrap=True,
        )
        self.sure = Button(self.tr("Turn it off"), self._on_sure, look="danger")
        self.keep = Button(self.tr("Keep it on"), self._on_keep)
        self.sheet = CodeSheet()
        self._on = False
        self._build()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(XL, L, XL, 0)
        head.setSpacing(M)
        head.addWidget(self.back)
        head.addWidget(Label(self.tr("Encryption"), size=TITLE, bold=True), 1)
        intro = self.tr(
            "An encrypted file can be read with its key only. The key is made here and lies in the keyring of your "
            "system, which opens when you log in: you need no password of its own, and searching stays as fast. "
            "Backups follow: those that are there are made anew, encrypted or plain as your memories are, and the old "
            "ones are written over. Copies that you made elsewhere, or files set aside, stay as they are."
        )
        card = Section(self.tr("THE FILE OF YOUR MEMORIES"))
        for widget in (self.sentence, self.more, self.fault, self.done, self.progress, self.question):
            card.column.addWidget(widget)
        card.column.addSpacing(S)
        card.column.addLayout(Flow(self.on, self.change, self.off, self.sure, self.keep))
        column = Column()
        for part in (Label(intro, tone="muted", wrap=True), card, self.sheet):
            column.rows.addWidget(part)
        column.rows.addStretch(1)
        self.area = QScrollArea(widgetResizable=True)
        self.area.setObjectName("page")
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(column)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(self.area, 1)
        self.say_done("")
        self._arrange(asking=False, busy=True)

    def tell(self, state: EncryptionState) -> None:
        """Show how things stand, with nothing under way."""
        self._on = state.on
        sentence, more = words.standing(state)
        self.sentence.setText(sentence)
        self.more.setText("\n".join(filter(None, (more, words.backups_left(state.backups_left)))))
        self._arrange(asking=False, busy=False)

    def start(self, *, on: bool) -> None:
        """Show that the file is being made anew."""
        say(self.fault, "")
        self.say_done("")
        self.sheet.clear()
        self.sentence.setText(words.working(on=on))
        self.more.setText("")
        self._arrange(asking=False, busy=True)
        announce(self, self.sentence.text())

    def refuse(self, sentence: str) -> None:
        """Say why nothing was changed."""
        say(self.fault, sentence)
        announce(self, sentence, urgent=True)

    def say_done(self, sentence: str) -> None:
        """Say what was done with the code."""
        say(self.done, sentence)
        if sentence:
            announce(self, sentence)

    def show_code(self, code: str) -> None:
        """Show a new code; nothing else is offered meanwhile."""
        say(self.fault, "")
        self.say_done("")
        self.sheet.show_code(code)
        self._arrange(asking=False, busy=False)

    def focus(self) -> None:
        """Move the focus to what is done first here."""
        places = (self.on, self.change, self.back)
        next(place for place in places if not place.isHidden()).setFocus()

    def rest(self) -> None:
        """Show no code and ask nothing any more."""
        self.sheet.clear()
        self._arrange(asking=False, busy=not self.progress.isHidden())

    def _arrange(self, *, asking: bool, busy: bool) -> None:
        idle = not busy and self.sheet.isHidden()
        shown = {
            self.progress: busy and bool(self.sentence.text()),
            self.on: idle and not self._on,
            self.change: idle and self._on and not asking,
            self.off: idle and self._on and not asking,
            self.question: asking,
            self.sure: asking,
            self.keep: asking,
        }
        for widget, visible in shown.items():
            widget.setVisible(visible)

    def _on_off(self) -> None:
        self._arrange(asking=True, busy=False)
        self.keep.setFocus()

    def _on_keep(self) -> None:
        self._arrange(asking=False, busy=False)
        self.off.setFocus()

    def _on_sure(self) -> None:
        self.decrypt_wanted.emit()
