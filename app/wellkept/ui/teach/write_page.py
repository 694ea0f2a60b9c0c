"""First step of teaching: the text, what is attached to it, and the search for sentences with progress."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from wellkept.ui.errands import KeepDraft, Part
from wellkept.ui.teach.attachments import Attachments
from wellkept.ui.teach.paste_box import PasteBox, fits_a_box
from wellkept.ui.tokens import TITLE, XL, L, M, S
from wellkept.ui.widgets import Button, Label


class WritePage(QWidget):
    """Signals: `find_wanted`; `cancel_wanted`; `left`; `files_given` paths; `edited` the draft is another."""

    find_wanted = Signal()
    cancel_wanted = Signal()
    left = Signal()
    files_given = Signal(object)
    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.box = PasteBox()
        self.box.too_long.connect(self._on_too_long)
        self.box.dropped.connect(self.files_given)
        self.box.done.connect(self._on_done)
        self.box.left.connect(self.left)
        self.box.textChanged.connect(self._on_edited)
        self.attachments = Attachments()
        self.attachments.changed.connect(self._on_edited)
        self._finding = False
        self._build()
        self._on_edited()

    def _build(self) -> None:
        self.back = Button(self.tr("Back"), self.left.emit, look="quiet", glyph="back")
        self.back.setToolTip(self.tr("Back to the list (Esc); your text stays here"))
        self.add_file = Button(self.tr("Add a file"), self._on_add_file, glyph="attach")
        self.find_button = Button(self.tr("Find sentences"), self.find_wanted.emit, look="primary")
        self.find_button.setToolTip(self.tr("Find sentences to keep (Ctrl+Return)"))
        self.cancel = Button(self.tr("Cancel"), self.cancel_wanted.emit)
        self.progress = QProgressBar(textVisible=False)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.state = Label(tone="muted")
        head = QHBoxLayout()
        head.setSpacing(M)
        head.addWidget(self.back)
        head.addWidget(Label(self.tr("Teach something new"), size=TITLE, bold=True), 1)
        foot = QHBoxLayout()
        foot.setSpacing(M)
        foot.addWidget(self.add_file)
        foot.addWidget(self.state, 0, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self.progress, 1, Qt.AlignmentFlag.AlignVCenter)
        foot.addStretch(0)
        foot.addWidget(self.cancel)
        foot.addWidget(self.find_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(XL, L, XL, L)
        column.setSpacing(M)
        column.addLayout(head)
        column.addWidget(
            Label(
                self.tr(
                    "Wellkept finds the sentences worth keeping and shows them to you first. "
                    "Nothing is kept before you choose it."
                ),
                tone="muted",
                wrap=True,
            )
        )
        column.addWidget(self.box, 1)
        column.addWidget(self.attachments)
        column.addSpacing(S - M)
        column.addLayout(foot)
        self.set_finding(False)

    def draft(self) -> KeepDraft:
        """Return what is written and attached."""
        return KeepDraft(self.box.toPlainText(), self.attachments.parts)

    def set_draft(self, draft: KeepDraft) -> None:
        """Put what was written and attached back; a text too long for the box becomes an attachment."""
        parts = list(draft.parts)
        text = draft.text
        if not fits_a_box(text):
            parts.append(Part(self.tr("Pasted text"), text))
            text = ""
        self.box.setPlainText(text)
        self.attachments.set_parts(parts)

    def set_finding(self, finding: bool) -> None:
        """Show that sentences are being found, or no longer."""
        self._finding = finding
        self.progress.setVisible(finding)
        self.cancel.setVisible(finding)
        self.box.setReadOnly(finding)
        self.attachments.setEnabled(not finding)
        self.add_file.setEnabled(not finding)
        self.state.setText(self.tr("Finding sentences…") if finding else "")
        self.state.setVisible(finding)
        self.progress.setRange(0, 0)
        self._on_edited()

    def set_progress(self, done: int, total: int) -> None:
        """Show how far the search has come; `total` 0 if that is not known."""
        self.progress.setRange(0, min(total, 1_000_000))
        self.progress.setValue(round(done * min(total, 1_000_000) / total) if total else 0)

    def _on_edited(self) -> None:
        written = not self.box.document().isEmpty() or bool(self.attachments.parts)
        self.find_button.setEnabled(written and not self._finding)
        if not written:
            self.box.pasted = False
        self.edited.emit()

    def _on_done(self) -> None:
        if self.find_button.isEnabled():
            self.find_wanted.emit()

    def _on_too_long(self, text: str) -> None:
        self.attachments.add(Part(self.tr("Pasted text"), text))

    def _on_add_file(self) -> None:
        dialog = QFileDialog(self, self.tr("Add text files"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters([self.tr("Text (*.txt *.md *.markdown)"), self.tr("All files (*)")])
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.filesSelected.connect(self._on_chosen)
        dialog.open()

    def _on_chosen(self, names: list[str]) -> None:
        self.files_given.emit([Path(name) for name in names])
