"""What the window shows when the file of memories cannot be opened: what is wrong and the ways on."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog

from wellkept.model.errors import StoreError, WellkeptError
from wellkept.ui.empty import Empty
from wellkept.ui.in_words import in_words

_COMMAND_LINE_WAY = " with --store"
"""What the faults of a store say for the command line; here there is a button."""


class StartFault(Empty):
    """Signals: `try_again`; `chosen` another path; `quit_wanted`; `backup_wanted` in the place of a path."""

    try_again = Signal()
    chosen = Signal(object)
    quit_wanted = Signal()
    backup_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__("warning")
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
        next_step = in_words(error.next_step).replace(_COMMAND_LINE_WAY, "")
        self._path = path
        offers = isinstance(error, StoreError) and error.has_backups
        if offers:
            kept = self.tr("What is there now is kept beside it under another name.")
            next_step = f"{next_step} {kept}"
        self.say(in_words(error.sentence), next_step + where)
        self.backup.setVisible(offers)
        self.again.set_look("" if offers else "primary")
        (self.backup if offers else self.again).setFocus()

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
