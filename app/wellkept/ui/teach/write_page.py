"""First step of teaching: the text, what is attached to it, and the search for sentences with progress."""

from pathlib import Path

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from wellkept.ui import wording
from wellkept.ui.errands import KeepDraft, Part
from wellkept.ui.teach.attachments import Attachments
from wellkept.ui.teach.paste_box import PasteBox, fits_a_box
from wellkept.ui.teach.rest_bar import RestBar
from wellkept.ui.teach.sending_words import model_name
from wellkept.ui.tokens import TITLE, XL, L, M, S
from wellkept.ui.widgets import Button, Label

_INK = QRegularExpression(r"\S", QRegularExpression.PatternOption.UseUnicodePropertiesOption)


class WritePage(QWidget):
    """Signals: `find_wanted` without a model; `model_wanted` with the one that is ready; `preview_wanted` of what
    goes to it; `cancel_wanted`; `left`; `files_given` paths; `edited` the draft is another.
    """

    find_wanted = Signal()
    model_wanted = Signal()
    preview_wanted = Signal()
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
        self.attachments.removed.connect(self.box.setFocus)
        self._finding = False
        self._model = ""
        self._build()
        self.set_model("")
        self._on_edited()

    def _build(self) -> None:
        self.back = Button(self.tr("Back"), self.left.emit, look="quiet", glyph="back")
        self.back.setToolTip(self.tr("Back to the list (Esc); your text stays here"))
        self.add_file = Button(self.tr("Add a file"), self.choose_files, glyph="attach")
        self.find_button = Button("", self._on_find, look="primary")
        self.find_button.setToolTip(self.tr("Find sentences to keep (Ctrl+Return)"))
        self.without = Button(self.tr("Without the model"), self.find_wanted.emit, look="quiet")
        self.without.setToolTip(self.tr("Find sentences on this computer; nothing is sent"))
        self.what_is_sent = Button(self.tr("What is sent?"), self.preview_wanted.emit, look="link")
        self.cancel = Button(self.tr("Cancel"), self.cancel_wanted.emit)
        self.progress = QProgressBar(textVisible=False)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.state = Label(tone="muted")
        head = QHBoxLayout()
        head.setSpacing(M)
        head.addWidget(self.back)
        head.addWidget(Label(self.tr("Teach something new"), size=TITLE, bold=True), 1)
        self.rest = RestBar()
        column = QVBoxLayout(self)
        column.setContentsMargins(XL, L, XL, L)
        column.setSpacing(M)
        column.addLayout(head)
        column.addWidget(self.rest)
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
        column.addLayout(self._foot())
        self.set_finding(False)

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setSpacing(M)
        foot.addWidget(self.add_file)
        foot.addWidget(self.state, 0, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self.progress, 1, Qt.AlignmentFlag.AlignVCenter)
        foot.addStretch(0)
        foot.addWidget(self.what_is_sent)
        foot.addWidget(self.without)
        foot.addWidget(self.cancel)
        foot.addWidget(self.find_button)
        return foot

    def set_model(self, model: str) -> None:
        """Offer to find sentences with a model, or without one only where there is none ("")."""
        self._model = model
        find = self.tr("Find sentences with {model}").format(model=model_name(model))
        self.find_button.setText(find if model else self.tr("Find sentences"))
        self._show_choices()

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
        pasted = self.box.pasted and bool(text)
        self.box.setPlainText(text)
        self.box.pasted = pasted
        self.rest.hide()
        self.attachments.set_parts(parts)

    def choose_files(self) -> None:
        """Let the owner choose files whose texts are taught."""
        dialog = QFileDialog(self, self.tr("Add text files"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters([self.tr("Text (*.txt *.md *.markdown)"), self.tr("All files (*)")])
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.filesSelected.connect(self._on_chosen)
        dialog.open()

    def set_finding(self, finding: bool) -> None:
        """Show that sentences are being found, or no longer."""
        self._finding = finding
        for button in (self.without, self.what_is_sent):
            button.hide()  # before anything else is shown: there is no room for all of them
        self.progress.setVisible(finding)
        self.cancel.setVisible(finding)
        self.box.setReadOnly(finding)
        self.attachments.setEnabled(not finding)
        self.add_file.setEnabled(not finding)
        self.state.setText(self.tr("Finding sentences…"))
        self.state.setVisible(finding)
        self.progress.setRange(0, 0)
        self.rest.setEnabled(not finding)
        self._show_choices()
        self._on_edited()

    def set_progress(self, done: int, total: int) -> None:
        """Show how far the search has come; `total` 0 if that is not known."""
        self.progress.setRange(0, min(total, 1_000_000))
        self.progress.setValue(round(done * min(total, 1_000_000) / total) if total else 0)

    def set_part(self, done: int, total: int) -> None:
        """Show which part of a text a model reads, when it has done some."""
        self.set_progress(done, total)
        text = self.tr("Part {n} of {all}")
        self.state.setText(text.format(n=wording.number(min(done + 1, total)), all=wording.number(total)))

    def _show_choices(self) -> None:
        for button in (self.without, self.what_is_sent):
            button.setVisible(bool(self._model) and not self._finding)

    def _on_edited(self) -> None:
        written = bool(self.attachments.parts) or not self.box.document().find(_INK).isNull()
        for button in (self.find_button, self.without, self.what_is_sent):
            button.setEnabled(written and not self._finding)
        if not written:
            self.box.pasted = False
            self.rest.hide()
        self.edited.emit()

    def _on_find(self) -> None:
        (self.model_wanted if self._model else self.find_wanted).emit()

    def _on_done(self) -> None:
        if self.find_button.isEnabled():
            self._on_find()

    def _on_too_long(self, text: str) -> None:
        self.attachments.add(Part(self.tr("Pasted text"), text))

    def _on_chosen(self, names: list[str]) -> None:
        self.files_given.emit([Path(name) for name in names])
