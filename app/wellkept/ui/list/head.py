"""The bar over the list: how many memories there are, and the simplest filters."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QWidget

from wellkept.model.kinds import Kind
from wellkept.model.query import Filters
from wellkept.service.answers import Found
from wellkept.ui import wording
from wellkept.ui.tokens import HEAD, L, M, S
from wellkept.ui.widgets import Label


class ListHead(QWidget):
    """Signals: `changed` the filters are others."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.count = Label(tone="muted")
        self.core = QCheckBox(self.tr("Always in mind"))
        self.core.setToolTip(self.tr("Show only what your assistants always have in mind"))
        self.kinds = QComboBox()
        self.kinds.setAccessibleName(self.tr("Kind of memory"))
        self.kinds.addItem(self.tr("All kinds"), None)
        for kind in Kind:
            self.kinds.addItem(wording.kind(kind), kind)
        row = QHBoxLayout(self)
        row.setContentsMargins(L, S, M, S)
        row.setSpacing(S)
        row.addStrut(HEAD)
        row.addWidget(self.count, 1)
        row.addWidget(self.core)
        row.addWidget(self.kinds)
        self.kinds.currentIndexChanged.connect(self._on_changed)
        self.core.toggled.connect(self._on_changed)

    @property
    def filters(self) -> Filters:
        """What may pass."""
        kind = self.kinds.currentData()
        return Filters(kinds=(Kind(kind),) if kind else (), core=True if self.core.isChecked() else None)

    def clear(self) -> None:
        """Let everything pass."""
        self.kinds.setCurrentIndex(0)
        self.core.setChecked(False)

    def restore(self, filters: Filters) -> None:
        """Let pass what these filters let pass, as far as they can be set here."""
        self.kinds.setCurrentIndex(max(0, self.kinds.findData(filters.kinds[0])) if filters.kinds else 0)
        self.core.setChecked(bool(filters.core))

    def tell(self, found: Found) -> None:
        """Say how many memories were found, of how many."""
        text = wording.memories(found.of)
        if len(found.keys) != found.of:
            text = self.tr("{n} of {all}").format(n=wording.number(len(found.keys)), all=text)
        self.count.setText(text)
        for control in (self.core, self.kinds):
            control.setVisible(found.of > 0)

    def _on_changed(self) -> None:
        self.changed.emit()
