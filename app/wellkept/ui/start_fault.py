"""What the window shows when the file of memories cannot be opened: what is wrong and the ways on."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog

from wellkept.model.errors import KeyRefused, NotAStore, StoreError, StoreSealed, WellkeptError
from wellkept.ui.code_field import CodeField
from wellkept.ui.empty import Empty
from wellkept.ui.in_words import in_words, next_step_words


class StartFault(Empty):
    """Signals: `try_again`; `code_given` open it by this recovery code; `chosen` another path; `quit_wanted`;
    `backup_wanted` in the place of a path.
    """

    try_again = Signal()
    code_given = Signal(str)
    chosen = Signal(object)
    quit_wanted = Signal()
    backup_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__("warning")
        self.code = CodeField()
        self.code.given.connect(self.code_given)
        self.add_below_text(self.code)
        self._path: Path | None = None
        self.backup = self.add_button(self.tr("Start from the newest backup"), self._on_backup, look="primary")
        self.again = self.add_button(
            self.tr("Try again"),
            self.try_again.emit,
        )
        self.other = self.add_button(self.tr("Choose another file"), self._on_choose)
        self.quit = self.add_button(self.tr("Quit"), self.quit_wanted.emit)

    def say_fault(self, error: WellkeptError, path: Path | None) -> None:
        """Show what is wrong, and with which file."""
        where = f"\n\n{path}" if path is not None else ""
        next_step = next_step_words(error)
        self._path = path
        offers = isinstance(error, StoreError) and error.has_backups
        if offers:
            kept = self.tr("What is there now is kept beside it under another name.")
            next_step = f"{next_step} {kept}"
        self.say(in_words(error.sentence), next_step + where)
        self.backup.setVisible(offers)
        sealed = isinstance(error, StoreSealed | KeyRefused)
        self.set_glyph("lock" if sealed else "warning")
        self.code.setVisible(sealed)
        self.backup.set_look("" if sealed else "primary")
        likely = self.backup if offers else self.other if isinstance(error, NotAStore) else self.again
        for button in (self.again, self.other):
            button.set_look("primary" if button is likely and not sealed else "")
        (self.code if sealed else likely).setFocus()

    def _on_backup(self) -> None:
        self.backup_wanted.emit(self._path)

    def _on_choose(self) -> None:
        dialog = QFileDialog(self, self.tr("Choose a file of memories"))
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
        dialog.setNameFilters([self.tr("Memories (*.db)"), self.tr("All files (*)")])
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._on_selected)
        dialog.open()

    def _on_selected(self, name: str) -> None:
        self.chosen.emit(Path(name))
