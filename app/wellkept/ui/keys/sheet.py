"""The sheet of all keys (F1), written from the table of commands: to look them up, and to choose others."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from wellkept.ui.commands import COMMANDS, OTHER_KEYS, Command, Where, native, plain, words
from wellkept.ui.keys.key_button import KeyButton
from wellkept.ui.keys.own import Own
from wellkept.ui.messages import announce
from wellkept.ui.tokens import TITLE, XL, L, M, S
from wellkept.ui.widgets import Button, Label, named


class KeySheet(QDialog):
    """Lists keys by place. Not modal: it may stay open while one tries them.

    Signals: `wanted` a `Command` and keys for it ("" none); `insisted` the keys that were just refused, all the same;
    `reset` a `Command`, or None for all of them.
    """

    wanted = Signal(object, str)
    insisted = Signal()
    reset = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("sheet")
        self.setWindowTitle(self.tr("Keys"))
        self.buttons: dict[str, KeyButton] = {}
        self.resets: dict[str, Button] = {}
        self._said = Label(wrap=True)
        self.insist = Button(self.tr("Use it here"), self.insisted.emit, look="link")
        self.reset_all = Button(self.tr("Reset all keys"), self._on_reset_all)
        self.close_button = Button(self.tr("Close"), self.accept, look="primary")
        self._build()
        self.say("")
        self.resize(680, 680)

    def _build(self) -> None:
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(self._sheet())
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(XL, L, 0, L)
        column.setSpacing(M)
        column.addWidget(Label(self.tr("Keys"), size=TITLE, bold=True))
        hint = self.tr("Press the keys of a command to give it others. Esc leaves them, Backspace takes them away.")
        column.addWidget(Label(hint, tone="muted", wrap=True))
        column.addWidget(area, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(0, 0, L, 0)
        foot.setSpacing(M)
        foot.addWidget(self._said, 1)
        foot.addWidget(self.insist)
        foot.addWidget(self.reset_all)
        foot.addWidget(self.close_button)
        column.addLayout(foot)

    def _sheet(self) -> QWidget:
        sheet = named(QWidget(), "sheet")
        grid = QGridLayout(sheet)
        grid.setContentsMargins(0, 0, XL, L)
        grid.setHorizontalSpacing(M)
        grid.setVerticalSpacing(S // 2)
        grid.setColumnStretch(0, 1)
        for where in Where:
            heading = Label(words(where.value), bold=True)
            heading.setContentsMargins(0, S if grid.count() else 0, 0, 0)
            grid.addWidget(heading, grid.rowCount(), 0, 1, 3)
            for command in COMMANDS:
                if command.where is where:
                    self._add(grid, command)
            for key in OTHER_KEYS:
                if key.where is where:
                    row = grid.rowCount()
                    grid.addWidget(Label(words(key.text), wrap=True), row, 0)
                    shown = ", ".join(native(one) for one in key.keys.split(", "))
                    grid.addWidget(Label(shown, tone="chip"), row, 1, 1, 2, Qt.AlignmentFlag.AlignLeft)
        return sheet

    def _add(self, grid: QGridLayout, command: Command) -> None:
        row = grid.rowCount()
        button = self.buttons[command.id] = KeyButton(command)
        button.taken.connect(self._on_taken)
        back = self.resets[command.id] = Button(self.tr("Reset"), self._on_reset, look="link")
        back.setAccessibleName(self.tr("Reset the keys of “{command}”").format(command=plain(command)))
        room = back.sizePolicy()
        room.setRetainSizeWhenHidden(True)
        back.setSizePolicy(room)
        back.hide()
        grid.addWidget(Label(plain(command), wrap=True), row, 0)
        grid.addWidget(button, row, 1, Qt.AlignmentFlag.AlignLeft)
        grid.addWidget(back, row, 2)

    def renew(self, own: Own) -> None:
        """Show the keys in use, and which of them are the owner's own."""
        for name, button in self.buttons.items():
            button.renew()
            if name not in own and self.resets[name].hasFocus():
                button.setFocus()
            self.resets[name].setVisible(name in own)
        if not own and self.reset_all.hasFocus():
            self.close_button.setFocus()
        self.reset_all.setEnabled(bool(own))

    def say(self, text: str, *, can_insist: bool = False, wrong: bool = False) -> None:
        """Say what came of new keys, "" for nothing; perhaps offer to take them all the same."""
        self._said.set_tone("danger" if wrong else "muted")
        self._said.setText(text)
        self.insist.setVisible(can_insist)
        if can_insist:
            self.insist.setFocus()
        if text:
            announce(self, text, urgent=wrong)

    @property
    def said(self) -> str:
        """What was said last."""
        return self._said.text()

    def _on_taken(self, keys: str) -> None:
        button = self.sender()
        if isinstance(button, KeyButton):
            self.wanted.emit(button.command, keys)

    def _on_reset(self) -> None:
        name = next((name for name, button in self.resets.items() if button is self.sender()), None)
        if name is not None:
            self.reset.emit(self.buttons[name].command)

    def _on_reset_all(self) -> None:
        self.reset.emit(None)
