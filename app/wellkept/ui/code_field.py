"""Where the owner types the recovery code of an encrypted file."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from wellkept.ui.tokens import L, S
from wellkept.ui.widgets import Button


class CodeField(QWidget):
    """Signals: `given` a code, as it was typed."""

    given = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QLineEdit()
        self.field.setAccessibleName(self.tr("Recovery code"))
        self.field.setAccessibleDescription(self.tr("Seven groups of four letters and digits"))
        self.field.setPlaceholderText(self.tr("Recovery code"))
        self.field.setInputMethodHints(Qt.InputMethodHint.ImhSensitiveData | Qt.InputMethodHint.ImhNoPredictiveText)
        self.open = Button(self.tr("Open"), self._on_given, look="primary")
        self.field.returnPressed.connect(self._on_given)
        self.setFocusProxy(self.field)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, L, 0, 0)
        row.setSpacing(S)
        row.addWidget(self.field, 1)
        row.addWidget(self.open)
        self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        """Hold no code longer than it is needed."""
        self.field.setText("")
        super().hideEvent(event)

    def _on_given(self) -> None:
        if self.field.text().strip():
            self.given.emit(self.field.text())
