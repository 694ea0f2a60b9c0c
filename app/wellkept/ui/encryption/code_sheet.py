"""The recovery code, shown once: the owner writes it down, prints, saves or copies it, and says so."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget

from wellkept.ui.flow import Flow
from wellkept.ui.settings.parts import Section
from wellkept.ui.theme import sized
from wellkept.ui.tokens import LARGE, S
from wellkept.ui.widgets import Button, Label

_SPACING = 106
"""Percent of the usual distance between letters."""


class CodeLabel(Label):
    """A code in large letters that stand apart, at any size of the font."""

    def __init__(self) -> None:
        super().__init__(size=LARGE, wrap=True)
        self.selectable()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # a screen reader stops here

    def _rescale(self) -> None:
        font = sized(QApplication.font(), LARGE, bold=True)
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, _SPACING)
        self.setFont(font)


class CodeSheet(Section):
    """Signals: `go_on` the code is safe; `cancelled`; `copy_wanted`, `save_wanted`, `print_wanted`."""

    go_on = Signal()
    cancelled = Signal()
    copy_wanted = Signal()
    save_wanted = Signal()
    print_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("RECOVERY CODE"), parent)
        self.code = CodeLabel()
        self.code.setAccessibleName(self.tr("Recovery code"))
        self.copy = Button(self.tr("Copy"), self.copy_wanted.emit, look="quiet", glyph="copy")
        self.save = Button(self.tr("Save as a file"), self.save_wanted.emit, look="quiet", glyph="document")
        self.print = Button(self.tr("Print"), self.print_wanted.emit, look="quiet", glyph="document")
        self.safe = QCheckBox(self.tr("I have written it down or printed it"))
        self.encrypt = Button(self.tr("Encrypt now"), self.go_on.emit, look="primary", glyph="lock")
        self.cancel = Button(self.tr("Cancel"), self.cancelled.emit)
        self.safe.toggled.connect(self.encrypt.setEnabled)
        why = self.tr(
            "It is shown only now. If this computer breaks or its keyring is lost, it is the only way to your "
            "memories: nobody else has it, and nobody can make another."
        )
        self.column.addWidget(Label(why, tone="muted", wrap=True))
        self.column.addSpacing(S)
        self.column.addWidget(self.code)
        self.column.addSpacing(S)
        self.column.addLayout(Flow(self.copy, self.save, self.print))
        self.column.addSpacing(S)
        self.column.addWidget(self.safe, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addSpacing(S)
        self.column.addLayout(Flow(self.encrypt, self.cancel))
        self.clear()

    def show_code(self, code: str) -> None:
        """Show a code that nothing is encrypted with yet."""
        self.code.setText(code)
        self.safe.setChecked(False)
        self.encrypt.setEnabled(False)
        self.show()
        self.code.setFocus()

    def clear(self) -> None:
        """Show none, and hold none."""
        self.code.setText("")
        self.hide()
