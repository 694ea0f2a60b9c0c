"""Joins the page about encryption with what it asks for."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtWidgets import QFileDialog

from wellkept.model.errors import WellkeptError
from wellkept.service.encryption_requests import (
    AskEncryption,
    CodeSaved,
    Decrypt,
    Encrypt,
    EncryptionState,
    MakeCode,
    NewCode,
    SaveCode,
)
from wellkept.ui.desk import Desk
from wellkept.ui.encryption import words
from wellkept.ui.encryption.page import EncryptionPage
from wellkept.ui.in_words import fault_words


class EncryptionKeeper(QObject):
    """Holds the page; the code is on it only while it is to be written down."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._making = 0
        self.page = EncryptionPage()
        self.page.code_wanted.connect(self._make_code)
        self.page.decrypt_wanted.connect(self._decrypt)
        sheet = self.page.sheet
        sheet.go_on.connect(self._encrypt)
        sheet.cancelled.connect(self._on_cancelled)
        sheet.copy_wanted.connect(self._copy)
        sheet.save_wanted.connect(self._ask_where)
        sheet.print_wanted.connect(self._print)

    def show_page(self) -> None:
        """Bring the page up to date."""
        self._desk.ask(AskEncryption(), self._on_state)

    def leave(self) -> None:
        """Show no code any more."""
        self._desk.drop(self._making)
        self.page.rest()

    def save(self, path: Path) -> None:
        """Write the code into a file."""
        text = words.printed(self.page.sheet.code.text())
        self._desk.ask(SaveCode(path, text), self._on_saved, failed=self._on_refused)

    def _on_state(self, state: EncryptionState) -> None:
        self.page.tell(state)
        self.page.focus()

    def _make_code(self) -> None:
        self._making = self._desk.ask(MakeCode(), self._on_code)

    def _on_code(self, made: NewCode) -> None:
        if self.page.isVisible():
            self.page.show_code(made.code)

    def _on_cancelled(self) -> None:
        self.page.rest()
        self.page.focus()

    def _encrypt(self) -> None:
        self.page.start(on=True)
        self._desk.ask(Encrypt(), self._on_state, failed=self._on_failed)

    def _decrypt(self) -> None:
        self.page.start(on=False)
        self._desk.ask(Decrypt(), self._on_state, failed=self._on_failed)

    def _on_failed(self, error: Exception) -> None:
        def told(state: EncryptionState) -> None:
            self._on_state(state)  # first, since it takes away what was refused before
            self._on_refused(error)

        self._desk.ask(AskEncryption(), told)

    def _on_refused(self, error: Exception) -> None:
        if isinstance(error, WellkeptError):
            self.page.refuse(fault_words(error))
        else:
            self._desk.failed.emit(error)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.page.sheet.code.text())
        self.page.say_done(self.tr("Copied. Paste it into a safe place now, and copy something else afterwards."))

    def _ask_where(self) -> None:
        dialog = QFileDialog(self.page, self.tr("Save the recovery code"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        # It would offer to write over what is there, which is never done: the page says so and asks for another name.
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        dialog.selectFile(self.tr("Wellkept recovery code.txt"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._on_selected)
        dialog.open()

    def _on_selected(self, name: str) -> None:
        self.save(Path(name))

    def _on_saved(self, _saved: CodeSaved) -> None:
        self.page.say_done(self.tr("Saved. Move the file to a stick, and keep it away from this computer."))

    def _print(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # loading it takes as long as the page does

        self._printer = QPrinter()
        dialog = QPrintDialog(self._printer, self.page)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(self._on_print)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def _on_print(self) -> None:
        page = QTextDocument()
        page.setPlainText(words.printed(self.page.sheet.code.text()))
        page.print_(self._printer)
        self.page.say_done(self.tr("Sent to the printer. Look at the page before you go on."))
