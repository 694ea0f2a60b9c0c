"""What never leaves: how many memories, the marks on sources and tags, and a line to add one."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, QStringListModel, Qt, Signal
from PySide6.QtWidgets import QComboBox, QCompleter, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from wellkept.model.ledger import Marked, PrivateMark
from wellkept.ui.ledger import words
from wellkept.ui.tokens import SMALL, L, M, S
from wellkept.ui.widgets import Button, Label, clear, holds_focus, suggestions


class MarksPane(QWidget):
    """Signals: `added` and `removed` a `PrivateMark`."""

    added = Signal(object)
    removed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheet")
        self._known: dict[Marked, Sequence[str]] = {Marked.TAG: (), Marked.SOURCE: ()}
        self.count = Label(wrap=True)
        self.marks = QWidget()
        self._list = QVBoxLayout(self.marks)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(S)
        self.on = QComboBox()
        self.on.setAccessibleName(self.tr("Mark a tag or a source"))
        self.on.addItem(self.tr("Tag"), Marked.TAG)
        self.on.addItem(self.tr("Source"), Marked.SOURCE)
        self.on.currentIndexChanged.connect(self._on_kind)
        self.value = QLineEdit()
        self.value.setAccessibleName(self.tr("Tag or source that never leaves"))
        self.value.returnPressed.connect(self._on_add)
        self._names = QStringListModel(self)
        completer = QCompleter(self._names, self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setPopup(suggestions())
        self.value.setCompleter(completer)
        self.add = Button(self.tr("Add"), self._on_add)
        self.add.setAccessibleName(self.tr("Mark it: it never leaves this computer"))
        self._build()
        self._on_kind()

    def _build(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(S)
        row.addWidget(self.on)
        row.addWidget(self.value, 1)
        row.addWidget(self.add)
        column = QVBoxLayout(self)
        column.setContentsMargins(L, L, L, L)
        column.setSpacing(M)
        column.addWidget(Label(self.tr("WHAT NEVER LEAVES"), size=SMALL, bold=True, tone="muted"))
        column.addWidget(self.count)
        column.addWidget(self.marks)
        column.addSpacing(L - M)
        column.addLayout(row)
        hint = self.tr(
            "Everything with this tag, or from this source, stays here: what is kept now and what comes later. "
            "A single memory is marked where its details are shown."
        )
        column.addWidget(Label(hint, tone="muted", size=SMALL, wrap=True))
        column.addStretch(1)

    def minimumSizeHint(self) -> QSize:
        """Ask for no height: what wraps is as high as its width makes it."""
        return QSize(super().minimumSizeHint().width(), 0)

    def tell(self, staying: int, marks: Sequence[PrivateMark]) -> None:
        """Show what never leaves."""
        had = holds_focus(self.marks)
        self.count.setText(words.staying(staying))
        clear(self._list)
        for mark in marks:
            self._list.addWidget(_Line(mark, self))
        self.marks.setVisible(bool(marks))
        if had:
            self.value.setFocus()

    def offer(self, tags: Sequence[str], sources: Sequence[str]) -> None:
        """Offer the tags and sources there are while one types."""
        self._known = {Marked.TAG: tags, Marked.SOURCE: sources}
        self._on_kind()

    def _on_kind(self) -> None:
        which = Marked(self.on.currentData())
        self._names.setStringList(list(self._known[which]))
        tag = which is Marked.TAG
        self.value.setPlaceholderText(self.tr("such as health") if tag else self.tr("such as email"))

    def _on_add(self) -> None:
        value = self.value.text().strip()
        if value:
            self.value.clear()
            self.added.emit(PrivateMark(Marked(self.on.currentData()), value))


class _Line(QWidget):
    """One mark and a button to remove it."""

    def __init__(self, mark: PrivateMark, pane: MarksPane) -> None:
        super().__init__()
        text = words.mark(mark)
        self.remove = Button("", lambda: pane.removed.emit(mark), look="quiet", glyph="close")
        self.remove.setAccessibleName(self.tr("Remove the mark: {what}").format(what=text))
        self.remove.setToolTip(self.tr("Let it leave again"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(S)
        row.addWidget(Label(text, wrap=True), 1)
        row.addWidget(self.remove)
